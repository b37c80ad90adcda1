import {
  type MovedVersions,
  type OpenWorkflows,
  type Publication,
  type PublishedKind,
  type Workflow,
  type WorkflowExecution,
  type WorkflowStatus,
  workflowOperations,
} from '@servery/contract';
import { hasUnpublishedChanges, type PublishableKind, type PublishWorkflow, workflowKinds } from '@servery/domain';
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';
import type { SyncInfo, SyncStatus } from './sync-status.ts';

export type WorkflowName = PublishWorkflow;

/** Kinds as published documents spell them. */
export const publishedPaths = {
  menu: 'menus',
  locationSettings: 'location-settings',
  employment: 'employment',
} as const satisfies Record<PublishableKind, PublishedKind>;

export const allKinds: readonly PublishableKind[] = ['menu', 'locationSettings', 'employment'];

export type Execution = WorkflowExecution;
export type { Publication };
/** A publication as its board shows it, which asks for its locations. */
export type Run = Omit<Workflow, 'locationIds'>;
export type LocationStatus = WorkflowStatus['locationToStatuses'][string][number];
export type { MovedVersions, Workflow, WorkflowStatus };

/** PB-22, BC-07 */
const pollMillis = 2000;
/** A publication that is only scheduled is looked at this often at most. */
const restMillis = 30_000;

/** The mark of the answer that a list came with. */
const marks = new WeakMap<object, string>();

/** PB-24. Asked again while something runs; the locations of held publications are not sent again. */
export function runningQuery(name: WorkflowName, companyId: string) {
  return queryOptions({
    queryKey: keys.publishing(companyId, 'running', name),
    queryFn: async ({ signal, client, queryKey }) => {
      const held = client.getQueryData<readonly Workflow[]>(queryKey) ?? [];
      const params = { params: { companyId }, query: { since: marks.get(held) ?? '' }, signal, isBackground: true };
      const answer = unwrap(await call(workflowOperations[name].running, params));
      return Array.isArray(answer) ? answer : withLocations(held, answer);
    },
    // An answer that is the same as the one before keeps its objects, but has a mark of its own.
    structuralSharing: (held, next) => {
      const shared = replaceEqualDeep(held, next);
      if (isObject(next) && isObject(shared)) marks.set(shared, marks.get(next) ?? '');
      return shared;
    },
    staleTime: 1000,
    refetchInterval: ({ state }) =>
      pollInterval((state.data ?? []).map(({ syncDate, counts, held }) => ({ syncDate, counts, held }))),
  });
}

function withLocations(held: readonly Workflow[], { since, workflows }: OpenWorkflows): Workflow[] {
  const known = new Map(held.map(({ wfExec, locationIds }) => [wfExec.workflowId, locationIds]));
  const list = workflows.map(({ locationIds, ...open }) => ({
    ...open,
    locationIds: locationIds ?? known.get(open.wfExec.workflowId) ?? [],
  }));
  marks.set(list, since);
  return list;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** PB-22, PB-25: one workflow, location by location; asked every two seconds, until it is over, for its progress. */
export function statusQuery(name: WorkflowName, companyId: string, wfExec: Execution) {
  return queryOptions({
    queryKey: keys.publishing(companyId, 'status', name, wfExec.workflowId, wfExec.runId),
    queryFn: async ({ signal, client, queryKey }) => {
      const held = client.getQueryData<WorkflowStatus>(queryKey);
      const answer = unwrap(
        await call(workflowOperations[name].status, {
          query: { companyId },
          body: { ...wfExec, since: held?.since ?? '' },
          signal,
          isBackground: true,
        }),
      );
      return withMoved(held === undefined || answer.isWhole ? {} : held.locationToStatuses, answer);
    },
    staleTime: 1000,
    refetchInterval: ({ state }) => (state.data && !state.data.syncCompleted ? statusInterval(state.data) : false),
  });
}

type Statuses = WorkflowStatus['locationToStatuses'];

function withMoved(
  held: Statuses,
  { moved = [], locationToStatuses: sent, ...answer }: WorkflowStatus,
): WorkflowStatus {
  const now: Statuses = {};
  for (const { locationIds, status } of moved) for (const id of locationIds) now[id] = [status];
  return { ...answer, isWhole: true, locationToStatuses: { ...held, ...sent, ...now } };
}

export function historyQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.publishing(companyId, 'history'),
    queryFn: async ({ signal }) =>
      unwrap(await call('listPublications', { params: { companyId }, signal, isBackground: true })),
    staleTime: 2000,
  });
}

type Due = Pick<Workflow, 'syncDate' | 'counts' | 'held'>;

/** Two seconds while anything runs or is due; no more often than needed while its time lies ahead or it is held; never without work. */
export function pollInterval(workflows: readonly Due[], now = Date.now()): number | false {
  if (workflows.length === 0) return false;
  const waits = workflows.map((workflow) => {
    if (isOnHold(workflow)) return restMillis;
    return isOnlyScheduled(workflow.counts) ? Date.parse(workflow.syncDate) - now : 0;
  });
  return Math.min(restMillis, Math.max(pollMillis, Math.min(...waits)));
}

function statusInterval({ syncDate, held, locationToStatuses }: WorkflowStatus): number | false {
  const counts: Record<string, number> = {};
  for (const { state } of Object.values(locationToStatuses).flat()) counts[state] = (counts[state] ?? 0) + 1;
  return pollInterval([{ syncDate, held, counts }]);
}

/** Whether it is held, and the part that had begun has ended. */
export function isOnHold({ held, counts }: Pick<Workflow, 'held' | 'counts'>): boolean {
  return held !== null && (counts.RUNNING ?? 0) === 0;
}

/** Whether it has not begun at a location or more: that much can be held, or is. */
export function hasNotBegunSomewhere(counts: Readonly<Record<string, number>>): boolean {
  return (counts.SCHEDULED ?? 0) + (counts.WAITING ?? 0) > 0;
}

/** Whether nothing of it has begun: its time lies ahead. PB-11 */
export function isOnlyScheduled(counts: Readonly<Record<string, number>>): boolean {
  return Object.entries(counts).every(
    ([state, count]) => count === 0 || state === 'SCHEDULED' || state === 'TERMINATED',
  );
}

const infoOf: Readonly<Record<PublishableKind, (location: SyncStatus) => SyncInfo>> = {
  menu: ({ menuInfo }) => menuInfo,
  locationSettings: ({ locSettingsInfo }) => locSettingsInfo,
  employment: ({ employmentInfo }) => employmentInfo,
};

export function syncInfoOf(location: SyncStatus, kind: PublishableKind): SyncInfo {
  return infoOf[kind](location);
}

/** PB-02 to PB-06 for the kinds of one workflow. */
export function waitsFor(name: WorkflowName, location: SyncStatus): boolean {
  return workflowKinds[name].some((kind) => hasUnpublishedChanges(syncInfoOf(location, kind)));
}
