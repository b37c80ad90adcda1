import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePublishChoice } from '../../publishing/publish-choice.ts';
import { type Execution, type Workflow, type WorkflowName, waitsFor } from '../../publishing/publishing.ts';
import type { SyncStatus } from '../../publishing/sync-status.ts';
import { useSession } from '../../session/session-store.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { confirm, whileLoading } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import styles from './compose.module.css';
import { ComposeFoot } from './compose-foot.tsx';
import { PlanPane } from './plan-pane.tsx';
import { startPublish } from './publish-calls.ts';
import { ReviewPane } from './review-pane.tsx';
import { type SayPublishing, usePublishing } from './run-words.ts';
import { StoreChooser } from './store-chooser.tsx';
import {
  type Departure,
  defaultEntry,
  departuresOf,
  type Moment,
  type PlannedWave,
  type Strategy,
  strategyOf,
  wavesOf,
} from './strategy.ts';
import { usePreviews } from './use-previews.ts';

type ComposeViewProps = {
  readonly workflow: WorkflowName;
  readonly companyId: string;
  readonly locations: readonly SyncStatus[];
  readonly runs: readonly Workflow[];
};

/** Choose the stores, read what would change, say how and when. */
export function ComposeView({ workflow, companyId, locations, runs }: ComposeViewProps) {
  const waiting = useMemo(() => locations.filter((location) => waitsFor(workflow, location)), [workflow, locations]);
  const given = usePublishChoice();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string> | null>(() => (given ? new Set(given) : null));
  const chosen = chosenIds ?? new Set(waiting.map(({ id }) => id));
  const selected = locations.filter(({ id }) => chosen.has(id));
  const previews = usePreviews(workflow, companyId, { waiting, chosen });
  const [name, setName] = useState('');
  const [entry, setEntry] = useState(defaultEntry);
  const [moment, setMoment] = useState<Moment>(null);
  const groups = useGroups(selected);
  const strategy = strategyOf(entry, groups);
  const departures = departuresOf(selected, moment);
  const waves = strategy ? wavesOf(departures, strategy) : [];
  const isTimed = departures.every(({ at }) => moment === null || at !== null);
  const problems = previews.data.filter(({ locationId, problem }) => problem && chosen.has(locationId)).length;
  const publish = usePublish({
    workflow,
    companyId,
    name,
    strategy,
    departures,
    waves,
    moment,
    problems,
    replaced: selected.filter(({ id }) => runs.some((run) => run.locationIds.includes(id))).length,
  });
  return (
    <>
      <div className={styles.columns}>
        <StoreChooser
          workflow={workflow}
          locations={locations}
          runs={runs}
          chosen={chosen}
          onChoose={(ids) => setChosenIds(ids)}
        />
        <ReviewPane workflow={workflow} locations={selected} total={locations.length} previews={previews} />
        <PlanPane
          name={name}
          onName={setName}
          entry={entry}
          onEntry={setEntry}
          moment={moment}
          onMoment={setMoment}
          departures={departures}
          waves={waves}
          locations={selected}
        />
      </div>
      <ComposeFoot
        count={selected.length}
        waves={waves.length}
        problems={problems}
        isScheduled={moment !== null}
        canGo={selected.length > 0 && strategy !== null && isTimed}
        onGo={publish}
      />
    </>
  );
}

function useGroups(locations: readonly SyncStatus[]): readonly string[] {
  const { accessibleTenants } = useSession();
  const ids = new Set(locations.map(({ groupId }) => groupId));
  return accessibleTenants.filter(({ type, id }) => type === 'GROUP' && ids.has(id)).map(({ id }) => id);
}

type Going = {
  readonly workflow: WorkflowName;
  readonly companyId: string;
  readonly name: string;
  readonly strategy: Strategy | null;
  readonly departures: readonly Departure[];
  readonly waves: readonly PlannedWave[];
  readonly moment: Moment;
  readonly problems: number;
  /** Stores for which something is still open: what has not begun there is replaced. */
  readonly replaced: number;
};

/** Asks, starts, and opens the board. PB-14, PB-17 */
function usePublish(going: Going): () => Promise<void> {
  const t = usePublishing();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const { strategy, moment, companyId } = going;
    if (!strategy || (await confirm(question(t, going))) !== 'accept') return;
    const started = await whileLoading(t('publishing'), () => startAll({ ...going, strategy }));
    await queries.invalidateQueries({ queryKey: ['publishing', companyId] });
    const [first] = started.executions;
    if (started.hasFailed) notify.error(t('startFailed'));
    if (!first) return;
    if (!started.hasFailed) notify.success(t(moment ? 'scheduled' : 'started'));
    await navigate({ to: '.', search: (before: object) => ({ ...before, run: first.workflowId, view: undefined }) });
  };
}

async function startAll({ departures, ...going }: Omit<Going, 'strategy'> & { readonly strategy: Strategy }) {
  const executions: Execution[] = [];
  for (const { at, locations } of departures) {
    const { workflow, companyId, name, strategy } = going;
    const locationIds = locations.map(({ id }) => id);
    const options = { workflow, companyId, name: name.trim(), strategy, at, locationIds, action: 'PUBLISH' } as const;
    const idempotencyKey = crypto.randomUUID();
    const first = await startPublish({ ...options, idempotencyKey });
    const isLost = first.status === 'failed';
    const result = isLost ? await startPublish({ ...options, idempotencyKey }) : first;
    if (result.status !== 'ok') return { executions, hasFailed: true };
    executions.push(result.data);
  }
  return { executions, hasFailed: false };
}

function question(t: SayPublishing, { workflow, departures, waves, moment, problems, replaced }: Going) {
  const count = departures.reduce((sum, { locations }) => sum + locations.length, 0);
  const what = t(workflow === 'locations' ? 'whatLocations' : 'whatEmployment');
  const values = { what, waves: t('wavesCount', { count: waves.length }) };
  const sentences = [
    moment
      ? t('confirmTimeText', { ...values, time: formatDateTime(`${moment.date}T${moment.time}`) })
      : t('confirmNowText', values),
    replaced > 0 && t('confirmReplaces', { count: replaced }),
    problems > 0 && t('confirmFails', { problems: t('problems', { count: problems }) }),
    workflow === 'employment' && t('cannotRevert'),
  ];
  return {
    title: t(moment ? 'confirmSchedule' : 'confirmPublish', { locations: t('locationsCount', { count }) }),
    message: sentences.filter(Boolean).join(' '),
    accept: t(moment ? 'schedule' : 'publishNow'),
  };
}
