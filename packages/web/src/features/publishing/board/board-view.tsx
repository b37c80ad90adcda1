import { workflowKinds } from '@servery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { useMayPublish } from '../../../publishing/may-publish.ts';
import { isOnlyScheduled, type Run, statusQuery, type WorkflowName } from '../../../publishing/publishing.ts';
import { type SyncStatus, syncStatusQuery } from '../../../publishing/sync-status.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { NoTerminalYet } from '../no-terminal-yet.tsx';
import { runName, usePublishing } from '../run-words.ts';
import styles from './board.module.css';
import { BoardColumns } from './board-columns.tsx';
import { type BoardState, boardEntries, boardWaves } from './board-entries.ts';
import { InThisPublish } from './in-this-publish.tsx';
import { RunHead } from './run-head.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { useBoardActions } from './use-board-actions.ts';
import { WavesLine } from './waves-line.tsx';

type BoardViewProps = {
  readonly workflow: WorkflowName;
  readonly companyId: string;
  readonly run: Run;
  /** The other open publications. */
  readonly runs: readonly Run[];
  readonly locations: readonly SyncStatus[];
};

/** One publish, location by location. It goes on whether or not somebody looks. PB-08, PB-22 */
export function BoardView({ workflow, companyId, run, runs, locations }: BoardViewProps) {
  const t = usePublishing();
  const status = useQuery(statusQuery(workflow, companyId, run.wfExec));
  useFreshStatus(companyId, status.data?.syncCompleted ?? null, Object.values(status.data?.locationToStatuses ?? {}));
  const kinds = workflowKinds[workflow];
  const mayPublish = useMayPublish(workflow);
  const entries = useMemo(
    () => (status.data ? boardEntries(status.data, locations, { kinds, mayPublish, now: status.dataUpdatedAt }) : []),
    [status.data, status.dataUpdatedAt, locations, kinds, mayPublish],
  );
  const waves = useMemo(() => boardWaves(entries), [entries]);
  const [wave, setWave] = useState<number | null>(null);
  const [locationId, setLocationId] = useState<string | null>(null);
  const actions = useBoardActions({ workflow, companyId, run });
  const isUnconfirmed = entries.some(({ state, runs }) => state === 'sent' && runs !== 'silent');
  useQuery({
    ...syncStatusQuery(companyId),
    refetchInterval: isUnconfirmed && isRecent(status.data?.syncCompleted) ? confirmMillis : false,
  });
  if (status.isPending)
    return (
      <div className={styles.loading}>
        <SkeletonTable rows={8} />
      </div>
    );
  if (status.isError && !status.data)
    return (
      <div className={styles.loading}>
        <ErrorState title={t('runFailed')} onRetry={status.refetch}>
          {t('runFailedHint')}
        </ErrorState>
      </div>
    );
  const isOver = !entries.some(({ state }) => moving.has(state));
  const shown = wave === null ? entries : entries.filter((entry) => entry.wave === wave);
  return (
    <div className={styles.board}>
      <div className={styles.top}>
        <RunTabs runs={runs} run={run} />
        <RunHead
          workflow={workflow}
          run={run}
          held={status.data?.held ?? null}
          entries={entries}
          waves={waves}
          actions={actions}
        />
        <NoTerminalYet locations={locations} />
      </div>
      <div className={styles.body}>
        <div className={styles.main}>
          <BoardColumns
            entries={shown}
            isOver={isOver}
            publicationId={run.wfExec.workflowId}
            action={run.action}
            canRevert={workflow === 'locations' && run.action === 'PUBLISH'}
            actions={actions}
            onChangeTime={setLocationId}
          />
        </div>
        <aside className={styles.aside} aria-label={t('waves')}>
          <WavesLine waves={waves} chosen={wave} onChoose={setWave} />
          <SchedulePanel
            key={`${locationId ?? ''}-${wave ?? ''}`}
            entries={entries}
            locations={locations}
            locationId={locationId}
            wave={wave}
            actions={actions}
            onDone={() => setLocationId(null)}
          />
          <InThisPublish workflow={workflow} companyId={companyId} run={run} entries={entries} />
          {!isOver && <p className={styles.leave}>{t('leaveNote')}</p>}
        </aside>
      </div>
    </div>
  );
}

const moving: ReadonlySet<BoardState> = new Set(['scheduled', 'held', 'waiting', 'running']);

/** Terminals answer within half a minute; after ten nobody waits for them here. */
const confirmMillis = 4000;
const waitMillis = 10 * 60_000;

function isRecent(moment: string | null | undefined): boolean {
  return !moment || Date.now() - Date.parse(moment) < waitMillis;
}

/** PB-21: the published documents of the locations are read again with every location that ends, and when all have. */
function useFreshStatus(
  companyId: string,
  completed: string | null,
  statuses: readonly (readonly { readonly state: string }[])[],
): void {
  const queries = useQueryClient();
  const ended = statuses.flat().filter(({ state }) => state === 'COMPLETED' || state === 'FAILED').length;
  const mark = `${completed ?? ''}|${ended}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = before.current === null || before.current === '|0';
    const isSame = before.current === mark;
    before.current = mark;
    if (isSame || (isFirst && ended === 0)) return;
    void queries.invalidateQueries({ queryKey: keys.syncStatus(companyId) });
    if (completed) void queries.invalidateQueries({ queryKey: keys.publishing(companyId), predicate: isList });
  }, [queries, companyId, mark, completed, ended]);
}

function isList({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[2] === 'running' || queryKey[2] === 'history';
}

function RunTabs({ runs, run }: Pick<BoardViewProps, 'runs' | 'run'>) {
  const t = usePublishing();
  const navigate = useNavigate();
  const isAmong = runs.some(({ wfExec }) => wfExec.workflowId === run.wfExec.workflowId);
  const shown = isAmong ? runs : [run, ...runs];
  if (shown.length < 2) return null;
  return (
    <Row as="nav" gap={1.5} align="stretch" wrap aria-label={t('openRuns')}>
      {shown.map((one) => (
        <Chip
          key={one.wfExec.workflowId}
          isOn={one.wfExec.workflowId === run.wfExec.workflowId}
          onPress={() =>
            navigate({
              to: '.',
              search: (before: object) => ({ ...before, run: one.wfExec.workflowId, view: undefined }),
            })
          }
        >
          {`${runName(t, one)} · ${t(one.syncCompleted ? 'runOver' : isOnlyScheduled(one.counts) ? 'run.scheduled' : 'run.running')}`}
        </Chip>
      ))}
    </Row>
  );
}
