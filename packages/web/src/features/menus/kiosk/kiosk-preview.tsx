import { SegmentedControl } from '@mantine/core';
import { KIOSK_INCHES, type KioskInches, type MenuBlob } from '@servery/domain';
import { timeText } from '@servery/words';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { kioskMenuPhrases } from '../../../phrases/menus/kiosk-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { KioskFrame } from '../../../previews/kiosk/kiosk-frame.tsx';
import { KioskMenu, type KioskPresses } from '../../../previews/kiosk/kiosk-screens.tsx';
import styles from '../../../previews/preview.module.css';
import { shownMenu } from '../../../previews/shown-menu.ts';
import { useActiveLevel } from '../../../session/level/active-level.ts';
import { useItemsOutAt } from '../../../stock/use-stock-here.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { useDesigns } from '../use-designs.ts';
import { TouchCheck } from './touch-check.tsx';
import { useKioskNow } from './use-kiosk-now.ts';
import { useTouchSizes } from './use-touch-sizes.ts';

type KioskPreviewProps = {
  /** The category whose tiles are drawn; the first one while none is chosen. */
  readonly selectedId: string | null;
  readonly presses: KioskPresses;
};

/** The kiosk as the draft makes it now, in the looks of Kiosk Design. */
export function KioskPreview({ selectedId, presses }: KioskPreviewProps) {
  const t = usePhrases(kioskMenuPhrases);
  const { companyId } = useEditor().level;
  const menu: MenuBlob = useDeferredValue(useMenu((draft) => draft));
  const { kioskDesign: design } = useDesigns();
  const { at, location } = useKioskNow();
  const out = useItemsOutAt(menu, useActiveLevel().locations[0]?.id);
  const shown = useMemo(() => shownMenu(menu, { channel: 'KIOSK', at, selectedId, out }), [menu, at, selectedId, out]);
  const [inches, setInches] = useState<KioskInches>(KIOSK_INCHES[0]);
  const drawn = useRef<HTMLDivElement>(null);
  const sizes = useTouchSizes(drawn, inches);
  return (
    <div className={styles.preview}>
      <SegmentedControl
        aria-label={t('kioskSize')}
        value={String(inches)}
        onChange={(chosen) => setInches(KIOSK_INCHES.find((one) => String(one) === chosen) ?? KIOSK_INCHES[0])}
        data={KIOSK_INCHES.map((one) => ({ value: String(one), label: t('inches', { inches: one }) }))}
      />
      <div ref={drawn}>
        <KioskFrame design={design} label={t('preview')} isPressed>
          <KioskMenu design={design} companyId={companyId} menu={shown} selectedId={selectedId} presses={presses} />
        </KioskFrame>
      </div>
      <Muted small>
        {location === null ? t('noKiosk') : t('asStore', { store: location, time: timeText(at.seconds) })}
      </Muted>
      <TouchCheck sizes={sizes} inches={inches} />
    </div>
  );
}
