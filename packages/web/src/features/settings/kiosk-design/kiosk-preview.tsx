import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { useReadMenu } from '../../../editing/kinds/use-read-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { kioskDesignPhrases } from '../../../phrases/settings/kiosk-design.ts';
import { KioskFrame } from '../../../previews/kiosk/kiosk-frame.tsx';
import { KioskAttract, KioskItem, KioskMenu } from '../../../previews/kiosk/kiosk-screens.tsx';
import styles from '../../../previews/preview.module.css';
import { shownMenu } from '../../../previews/shown-menu.ts';
import { KIOSK_SCREENS, useShownScreen } from './shown-screen.ts';

const screens = { attract: KioskAttract, menu: KioskMenu, item: KioskItem } as const;
const words = { attract: 'showAttract', menu: 'showMenu', item: 'showItem' } as const;

/** The kiosk in the design that is edited, with the company's menu. */
export function KioskPreview() {
  const t = usePhrases(kioskDesignPhrases);
  const design = useSettings(({ kioskDesign }) => kioskDesign);
  const { companyId } = useEditor().level;
  const shown = useShownScreen((state) => state.screen);
  const read = useReadMenu();
  const menu = useMemo(() => shownMenu(read, { channel: 'KIOSK' }), [read]);
  const Screen = screens[shown];
  return (
    <div className={styles.preview}>
      <SegmentedControl
        aria-label={t('previewScreen')}
        value={shown}
        onChange={(chosen) =>
          useShownScreen.setState({ screen: KIOSK_SCREENS.find((name) => name === chosen) ?? 'menu' })
        }
        data={KIOSK_SCREENS.map((value) => ({ value, label: t(words[value]) }))}
      />
      <KioskFrame design={design} label={t('previewOf', { screen: t(words[shown]) })}>
        <Screen design={design} companyId={companyId} menu={menu} />
      </KioskFrame>
    </div>
  );
}
