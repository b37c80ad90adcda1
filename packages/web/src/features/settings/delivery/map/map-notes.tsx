import { useNetwork } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../../phrases/settings/delivery.ts';
import type { BaseMapState } from '../../../../ui/map/base-map-state.ts';
import type { ZoneTool } from '../../../../ui/map/zone-map-types.ts';
import styles from './zones-canvas.module.css';

type MapNotesProps = {
  readonly isReady: boolean;
  readonly ground: BaseMapState;
  /** What the mouse does, for those who may edit. */
  readonly tool?: ZoneTool;
};

/** What a map cannot say by itself: that it loads, why it has no ground, what the mouse does. */
export function MapNotes({ isReady, ground, tool }: MapNotesProps) {
  const t = usePhrases(deliveryPhrases);
  const { online } = useNetwork();
  const note = ground === 'failed' && !online ? 'offline' : ground;
  return (
    <div className={styles.notes} aria-live="polite">
      {!isReady && <p>{t('mapLoading')}</p>}
      {isReady && note !== 'shown' && (
        <p>
          <IconInfoCircle size={14} stroke={1.75} aria-hidden />
          {t(`baseMap.${note}`)}
        </p>
      )}
      {isReady && tool && <p className={styles.help}>{t(`help.${tool}`)}</p>}
    </div>
  );
}
