import { SegmentedControl } from '@mantine/core';
import type { KioskDesign } from '@servery/domain';
import type { CSSProperties } from 'react';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { kioskDesignPhrases } from '../../../phrases/kiosk-design.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from './kiosk-preview.module.css';
import { KioskAttract, KioskItem, KioskMenu } from './kiosk-screens.tsx';
import { KIOSK_SCREENS, useShownScreen } from './shown-screen.ts';

const screens = { attract: KioskAttract, menu: KioskMenu, item: KioskItem } as const;
const words = { attract: 'showAttract', menu: 'showMenu', item: 'showItem' } as const;

/** The kiosk in the design that is edited. It shows; nothing in it can be pressed. */
export function KioskPreview() {
  const t = usePhrases(kioskDesignPhrases);
  const design = useSettings(({ kioskDesign }) => kioskDesign);
  const shown = useShownScreen((state) => state.screen);
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
      <div
        className={styles.kiosk}
        style={looks(design)}
        role="img"
        aria-label={t('previewOf', { screen: t(words[shown]) })}
      >
        <Screen design={design} />
      </div>
    </div>
  );
}

const columns = { SMALL: 4, MEDIUM: 3, LARGE: 2 } as const;

function looks({ appearance }: KioskDesign): CSSProperties {
  return {
    '--screen': appearance.backgroundColor,
    '--screen-text': appearance.textColor,
    '--press': appearance.buttonColor,
    '--press-text': appearance.buttonTextColor,
    '--tile': appearance.tileColor,
    '--tile-text': appearance.tileTextColor,
    '--corner': appearance.tileShape === 'ROUNDED' ? '14px' : '0',
    '--columns': columns[appearance.tileSize],
  };
}
