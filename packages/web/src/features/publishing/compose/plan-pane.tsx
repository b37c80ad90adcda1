import { SegmentedControl } from '@mantine/core';
import { firstNames } from '../../../phrases/first-names.ts';
import { storeMoment } from '../../../publishing/store-time.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MomentFields, StoreTimes, startingMoment } from '../moment-fields.tsx';
import { type SayPublishing, usePublishing } from '../run-words.ts';
import { type Departure, type Moment, type PlannedWave, percentsOf, type StrategyEntry } from '../strategy.ts';
import styles from './compose.module.css';
import { PARTS } from './preflight/line-link.ts';

type PlanPaneProps = {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly entry: StrategyEntry;
  readonly onEntry: (entry: StrategyEntry) => void;
  readonly moment: Moment;
  readonly onMoment: (moment: Moment) => void;
  readonly departures: readonly Departure[];
  readonly waves: readonly PlannedWave[];
  readonly locations: readonly SyncStatus[];
};

const whenLabel = 'publish-when-label';

/** The name, the strategy with its waves, and when. PB-17, PB-27 to PB-29 */
export function PlanPane(props: PlanPaneProps) {
  const t = usePublishing();
  const { name, onName, entry, onEntry, moment, onMoment, departures, locations } = props;
  return (
    <section className={styles.plan} aria-label={t('plan')}>
      <Heading>{t('plan')}</Heading>
      <TextField label={t('name')} value={name} onChange={onName} placeholder={t('namePlaceholder')} maxLength={200} />
      <StrategyFields entry={entry} onEntry={onEntry} />
      <div id={PARTS.when}>
        <p className={styles.label} id={whenLabel}>
          {t('when')}
        </p>
        <SegmentedControl
          fullWidth
          aria-labelledby={whenLabel}
          value={moment ? 'time' : 'now'}
          onChange={(value) => onMoment(value === 'now' ? null : startingMoment(locations[0]?.timezone))}
          data={[
            { value: 'now', label: t('now') },
            { value: 'time', label: t('atTime') },
          ]}
        />
      </div>
      {moment && (
        <>
          <MomentFields moment={moment} onMoment={onMoment} isPassed={departures.some(({ at }) => isPast(at))} />
          <StoreTimes departures={departures} />
        </>
      )}
      {locations.length > 0 && <Waves {...props} />}
    </section>
  );
}

function isPast(at: number | null): boolean {
  return at !== null && at <= Date.now();
}

type StrategyFieldsProps = Pick<PlanPaneProps, 'entry' | 'onEntry'>;

const kinds = ['batches', 'allAtOnce', 'wavesByGroup', 'wavesByPercent'] as const;

function StrategyFields({ entry, onEntry }: StrategyFieldsProps) {
  const t = usePublishing();
  const isPercentWrong = percentsOf(entry.percents) === null;
  return (
    <>
      <SelectField
        label={t('strategy')}
        value={entry.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`strategy.${kind}`) }))}
        onChange={(value) => onEntry({ ...entry, kind: kinds.find((kind) => kind === value) ?? entry.kind })}
      />
      {entry.kind === 'wavesByPercent' && (
        <TextField
          label={t('percents')}
          value={entry.percents}
          onChange={(percents) => onEntry({ ...entry, percents })}
          hint={t('percentsHint')}
          error={isPercentWrong ? t('percentsWrong') : undefined}
        />
      )}
      {entry.kind !== 'allAtOnce' && (
        <Grid columns={2} gap={2}>
          {entry.kind === 'batches' && (
            <NumberField
              label={t('batchSize')}
              value={entry.size}
              min={1}
              max={1000}
              onChange={(size) => onEntry({ ...entry, size })}
            />
          )}
          <NumberField
            label={t('everySeconds')}
            value={entry.everySeconds}
            min={0}
            max={86_400}
            onChange={(everySeconds) => onEntry({ ...entry, everySeconds })}
          />
        </Grid>
      )}
    </>
  );
}

function Waves({ waves, moment }: PlanPaneProps) {
  const t = usePublishing();
  return (
    <div>
      <h3 className={styles.label}>{t('waves')}</h3>
      <ol className={styles.waves}>
        {waves.map(({ wave, locations, due, zone }) => (
          <li key={wave}>
            <span className={styles.waveNumber}>{wave}</span>
            <Text place="fill" tone="muted">
              {firstNames(locations.map(({ name }) => name))}
            </Text>
            <span className={styles.waveTime}>
              {moment && zone ? storeMoment(due, zone) : due === 0 ? t('atOnce') : t('later', { time: span(t, due) })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function span(t: SayPublishing, millis: number): string {
  const seconds = Math.round(millis / 1000);
  return seconds < 120 ? t('seconds', { count: seconds }) : t('minutes', { count: Math.round(seconds / 60) });
}
