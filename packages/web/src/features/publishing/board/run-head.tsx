import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconClock,
  IconCloudCheck,
  IconLoader2,
  IconRefresh,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Run, WorkflowName, WorkflowStatus } from '../../../publishing/publishing.ts';
import { type Segment, SegmentedProgress } from '../../../ui/data/segmented-progress.tsx';
import { type State, StateTag } from '../../../ui/data/state-tag.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { runName, usePublishing } from '../run-words.ts';
import {
  type BoardEntry,
  type BoardState,
  type BoardWave,
  type RunState,
  runCounts,
  runStateOf,
} from './board-entries.ts';
import { HoldButton } from './hold-button.tsx';
import styles from './run-head.module.css';
import type { BoardActions } from './use-board-actions.ts';

type RunHeadProps = {
  readonly workflow: WorkflowName;
  readonly run: Run;
  readonly held: WorkflowStatus['held'];
  readonly entries: readonly BoardEntry[];
  readonly waves: readonly BoardWave[];
  readonly actions: BoardActions;
};

const tags: Readonly<Record<RunState, State>> = {
  running: 'running',
  scheduled: 'scheduled',
  held: 'held',
  sent: 'waiting',
  live: 'live',
  replaced: 'inactive',
  failed: 'failed',
  terminated: 'inactive',
};

/** One publish: its name, its progress with one segment per location, and the counts. */
export function RunHead({ workflow, run, held, entries, waves, actions }: RunHeadProps) {
  const t = usePublishing();
  const state = runStateOf(entries);
  const mine = entries.filter(({ canAct }) => canAct);
  const done = mine.filter(({ state: one }) => one === 'live' || one === 'sent');
  const failed = mine.filter(({ state: one }) => one === 'failed');
  const name = runName(t, run);
  const canRevert = workflow === 'locations' && run.action === 'PUBLISH' && done.length > 0;
  return (
    <section className={styles.run} aria-label={name}>
      <div className={styles.runMain}>
        <div className={styles.runLine}>
          <h2 className={styles.runName}>{name}</h2>
          <StateTag state={tags[state]} label={t(`run.${state}`, runCounts(entries))} />
          <Row as="span" gap={2} align="stretch" place="end">
            {failed.length > 1 && (
              <Button
                size="sm"
                leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
                onClick={() => actions.tryAgain(failed)}
              >
                {t('tryAllAgain', { count: failed.length })}
              </Button>
            )}
            <HoldButton run={run} held={held} entries={entries} waves={waves} actions={actions} />
            {canRevert && (
              <Button
                size="sm"
                variant="danger"
                leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
                onClick={() => actions.revert(done, name)}
              >
                {t('revert')}
              </Button>
            )}
          </Row>
        </div>
        <Muted small>{useMeta(run, { entries, waves, state, held })}</Muted>
        <SegmentedProgress segments={segmentsOf(entries)} label={useProgress(entries)} />
      </div>
      <Counts entries={entries} />
    </section>
  );
}

interface RunProgress {
  readonly entries: readonly BoardEntry[];
  readonly waves: readonly BoardWave[];
  readonly state: RunState;
  readonly held: WorkflowStatus['held'];
}

function useMeta(run: Run, { entries, waves, state, held }: RunProgress): string {
  const t = usePublishing();
  const values = { time: formatDateTime(run.syncStarted ?? run.syncDate), name: run.startedBy };
  const current =
    waves.find((wave) => wave.state === 'running') ?? waves.findLast((wave) => wave.state !== 'scheduled');
  return [
    t(state === 'scheduled' ? 'scheduledBy' : 'startedBy', values),
    t('locationsCount', { count: entries.length }),
    waves.length > 1 &&
      (state === 'running'
        ? t('waveOf', { wave: current?.wave ?? 1, waves: waves.length })
        : t('wavesCount', { count: waves.length })),
    held && t('heldBy', { time: formatDateTime(held.since), name: held.by }),
  ]
    .filter(Boolean)
    .join(' · ');
}

const tones: Readonly<Record<BoardState, Segment['tone']>> = {
  live: 'live',
  sent: 'changes',
  running: 'running',
  failed: 'failed',
  waiting: 'waiting',
  scheduled: 'scheduled',
  held: 'scheduled',
  terminated: 'waiting',
};

function segmentsOf(entries: readonly BoardEntry[]): Segment[] {
  return entries.map(({ id, state }) => ({ id, tone: tones[state], ...(state === 'running' && { share: 0.6 }) }));
}

function useProgress(entries: readonly BoardEntry[]): string {
  const t = usePublishing();
  const counts = countsOf(entries);
  return t('progress', counts);
}

function countsOf(entries: readonly BoardEntry[]) {
  const count = (...states: readonly BoardState[]) => entries.filter(({ state }) => states.includes(state)).length;
  return {
    live: count('live'),
    sent: count('sent'),
    running: count('running', 'waiting'),
    failed: count('failed'),
    scheduled: count('scheduled', 'held'),
  };
}

type CountName = keyof ReturnType<typeof countsOf>;

const icons: Readonly<Record<CountName, TablerIcon>> = {
  live: IconCircleCheck,
  sent: IconCloudCheck,
  running: IconLoader2,
  failed: IconAlertTriangle,
  scheduled: IconClock,
};

function Counts({ entries }: { readonly entries: readonly BoardEntry[] }) {
  const t = usePublishing();
  const counts = countsOf(entries);
  const names = (['live', 'sent', 'running', 'failed', 'scheduled'] as const).filter(
    (name) => name !== 'sent' || counts.sent > 0,
  );
  return (
    <dl className={styles.counts}>
      {names.map((name) => {
        const Icon = icons[name];
        return (
          <div key={name} data-tone={counts[name] > 0 ? name : undefined}>
            <dd>{counts[name].toLocaleString('en-US')}</dd>
            <dt>
              <Icon size={14} stroke={1.75} aria-hidden />
              {t(`state.${name}`)}
            </dt>
          </div>
        );
      })}
    </dl>
  );
}
