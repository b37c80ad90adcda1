import { useNetwork } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { usePhrases } from '../phrases/phrases.ts';
import { mapPhrases } from '../phrases/tenants/maps.ts';
import type { BaseMapState } from '../ui/map/base-map-state.ts';
import styles from './map-notes.module.css';

type MapNotesProps = {
  readonly isReady: boolean;
  readonly ground: BaseMapState;
  /** The use of the mouse, for people who may edit. */
  readonly help?: string | undefined;
};

/** Notes at the foot of a map, in a column with it: that it is loading, why it has no ground, and how the mouse is used. */
export function MapNotes({ isReady, ground, help }: MapNotesProps) {
  const t = usePhrases(mapPhrases);
  const { online } = useNetwork();
  const note = ground === 'failed' && !online ? 'offline' : ground;
  return (
    <div className={styles.notes} aria-live="polite">
      {!isReady && <p>{t('loading')}</p>}
      {isReady && note !== 'shown' && (
        <p>
          <IconInfoCircle size={14} stroke={1.75} aria-hidden />
          {t(`baseMap.${note}`)}
        </p>
      )}
      {isReady && help !== undefined && <p className={styles.help}>{help}</p>}
    </div>
  );
}
