import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconClock,
  IconCloudCheck,
  IconLoader2,
  IconPlayerPause,
} from '@tabler/icons-react';
import { firstNames } from '../../../phrases/first-names.ts';
import { ownZone, storeMoment } from '../../../publishing/store-time.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { usePublishing } from '../run-words.ts';
import styles from './board-aside.module.css';
import { type BoardWave, runCounts } from './board-entries.ts';

type WavesLineProps = {
  readonly waves: readonly BoardWave[];
  readonly chosen: number | null;
  readonly onChoose: (wave: number | null) => void;
};

const icons = {
  live: IconCircleCheck,
  sent: IconCloudCheck,
  replaced: IconCloudCheck,
  running: IconLoader2,
  scheduled: IconClock,
  held: IconPlayerPause,
  failed: IconAlertTriangle,
  terminated: IconCircleMinus,
} as const;

/** The waves as a line with their times; one of them filters the board. */
export function WavesLine({ waves, chosen, onChoose }: WavesLineProps) {
  const t = usePublishing();
  return (
    <section className={styles.waves}>
      <header className={styles.asideHead}>
        <h2>{t('waves')}</h2>
        {chosen !== null && (
          <Button size="xs" variant="subtle" onClick={() => onChoose(null)}>
            {t('allWaves')}
          </Button>
        )}
      </header>
      <ol>
        {waves.map((wave) => (
          <Wave
            key={wave.wave}
            wave={wave}
            isChosen={wave.wave === chosen}
            onPress={() => onChoose(wave.wave === chosen ? null : wave.wave)}
          />
        ))}
      </ol>
    </section>
  );
}

type WaveProps = { readonly wave: BoardWave; readonly isChosen: boolean; readonly onPress: () => void };

function Wave({ wave: { wave, entries, dueTime, state }, isChosen, onPress }: WaveProps) {
  const t = usePublishing();
  const Icon = icons[state];
  const done = entries.filter((entry) => entry.state === 'live' || entry.state === 'sent').length;
  const zones = new Set(entries.map((entry) => entry.zone));
  const zone = zones.size === 1 ? (entries[0]?.zone ?? ownZone) : ownZone;
  const due = storeMoment(dueTime, zone);
  const ownDue = storeMoment(dueTime, ownZone);
  return (
    <li data-state={state} data-chosen={isChosen || undefined}>
      <Icon
        className={styles.waveIcon}
        size={16}
        stroke={1.75}
        role="img"
        aria-label={t(`run.${state}`, runCounts(entries))}
      />
      <button type="button" aria-pressed={isChosen} onClick={onPress}>
        <Row as="span" gap={2} align="baseline" justify="between">
          <b>{t('wave', { wave })}</b>
          <Text tone="muted" size="sm" dense>
            {state === 'running'
              ? t('waveDone', { done, count: entries.length })
              : state === 'held'
                ? t('onHold')
                : due}
          </Text>
        </Row>
        <Text tone="muted" size="sm" dense>
          {firstNames(entries.map(({ name }) => name))}
        </Text>
        {state !== 'running' && state !== 'held' && ownDue !== due && (
          <Text tone="muted" size="sm" dense>
            {t('inYourTime', { time: ownDue })}
          </Text>
        )}
      </button>
    </li>
  );
}
