import { hasUnpublishedChanges } from '@servery/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../api/api-result.ts';
import { request } from '../api/request.ts';
import { id } from '../api/wire.ts';
import type { SyncInfo, SyncStatus } from './sync-status.ts';

/** Menus and location settings go together, employment on its own path. PB-23 */
export type WorkflowName = 'locations' | 'employment';
export type PublishableKind = 'menu' | 'locationSettings' | 'employment';

export const workflowPaths: Readonly<Record<WorkflowName, string>> = {
  locations: '/api/sync-locations',
  employment: '/api/sync-employment',
};

export const workflowKinds: Readonly<Record<WorkflowName, readonly PublishableKind[]>> = {
  locations: ['menu', 'locationSettings'],
  employment: ['employment'],
};

/** Kinds as the paths of published config spell them. */
export const publishedPaths: Readonly<Record<PublishableKind, string>> = {
  menu: 'menus',
  locationSettings: 'location-settings',
  employment: 'employment',
};

export const allKinds: readonly PublishableKind[] = ['menu', 'locationSettings', 'employment'];

/** As the contract says it; its own schemas bring all of zod, 22 kB, for which the first load has no room. */
const execution = z.object({ workflowId: id, runId: id });
const workflow = z.looseObject({
  wfExec: execution,
  action: z.enum(['PUBLISH', 'REVERT']),
  name: z.string(),
  startedBy: z.string(),
  syncDate: z.string(),
  locationIds: z.array(id),
  syncStarted: z.nullish(z.string()),
  syncCompleted: z.nullish(z.string()),
  counts: z._default(z.record(z.string(), z.number()), {}),
});
const publication = z.extend(workflow, { kind: z.enum(['locations', 'employment']) });

const ref = z.nullish(z.object({ id, version: z.number() }));
const named = z.nullish(z.object({ base: ref, override: ref, groupOverride: ref }));
const locationStatus = z.looseObject({
  state: z.enum(['SCHEDULED', 'WAITING', 'RUNNING', 'COMPLETED', 'FAILED', 'TERMINATED']),
  startTime: z.nullish(z.string()),
  endTime: z.nullish(z.string()),
  error: z.optional(z.string()),
  dueTime: z.string(),
  batch: z.number(),
  versions: z._default(
    z.array(z.object({ kind: z.enum(['menu', 'locationSettings', 'employment']), from: named, to: named })),
    [],
  ),
});
const status = z.object({
  syncStarted: z.nullish(z.string()),
  syncCompleted: z.nullish(z.string()),
  syncDate: z.string(),
  locationToStatuses: z.record(z.string(), z.array(locationStatus)),
  since: z.optional(z.string()),
  isWhole: z.optional(z.boolean()),
});

export type Execution = z.infer<typeof execution>;
export type Workflow = z.infer<typeof workflow>;
export type Publication = z.infer<typeof publication>;
export type LocationStatus = z.infer<typeof locationStatus>;
export type WorkflowStatus = z.infer<typeof status>;
export type MovedVersions = LocationStatus['versions'][number];

/** PB-22, BC-07 */
const pollMillis = 2000;
/** What is only scheduled is looked at this often at most. */
const restMillis = 30_000;

/** PB-24. Asked again while something runs. */
export function runningQuery(name: WorkflowName, companyId: string) {
  return queryOptions({
    queryKey: ['publishing', companyId, 'running', name],
    queryFn: async ({ signal }) =>
      unwrap(
        await request({
          path: `${workflowPaths[name]}/running/${companyId}`,
          schema: z.array(workflow),
          signal,
          isBackground: true,
        }),
      ),
    staleTime: 1000,
    refetchInterval: ({ state }) =>
      pollInterval((state.data ?? []).map(({ syncDate, counts }) => ({ syncDate, counts }))),
  });
}

/** PB-22, PB-25: one workflow, location by location; asked every two seconds, until it is over, for what moved. */
export function statusQuery(name: WorkflowName, companyId: string, wfExec: Execution) {
  return queryOptions({
    queryKey: ['publishing', companyId, 'status', name, wfExec.workflowId, wfExec.runId],
    queryFn: async ({ signal, client, queryKey }) => {
      const held = client.getQueryData<WorkflowStatus>(queryKey);
      const answer = unwrap(
        await request({
          method: 'POST',
          path: `${workflowPaths[name]}/status`,
          query: { companyId },
          body: { ...wfExec, ...(held?.since && { since: held.since }) },
          schema: status,
          signal,
          isBackground: true,
        }),
      );
      return held === undefined || answer.isWhole !== false ? answer : withMoved(held, answer);
    },
    staleTime: 1000,
    refetchInterval: ({ state }) => (state.data && !state.data.syncCompleted ? statusInterval(state.data) : false),
  });
}

function withMoved(held: WorkflowStatus, moved: WorkflowStatus): WorkflowStatus {
  return { ...moved, isWhole: true, locationToStatuses: { ...held.locationToStatuses, ...moved.locationToStatuses } };
}

export function historyQuery(companyId: string) {
  return queryOptions({
    queryKey: ['publishing', companyId, 'history'],
    queryFn: async ({ signal }) =>
      unwrap(
        await request({
          path: `/api/publishing/${companyId}/history`,
          schema: z.array(publication),
          signal,
          isBackground: true,
        }),
      ),
    staleTime: 2000,
  });
}

type Due = { readonly syncDate: string; readonly counts: Readonly<Record<string, number>> };

/** Two seconds while anything runs or is due; no more often than needed while its time lies ahead; never without work. */
export function pollInterval(workflows: readonly Due[], now = Date.now()): number | false {
  if (workflows.length === 0) return false;
  const waits = workflows.map(({ syncDate, counts }) => (isOnlyScheduled(counts) ? Date.parse(syncDate) - now : 0));
  return Math.min(restMillis, Math.max(pollMillis, Math.min(...waits)));
}

function statusInterval({ syncDate, locationToStatuses }: WorkflowStatus): number | false {
  const counts: Record<string, number> = {};
  for (const { state } of Object.values(locationToStatuses).flat()) counts[state] = (counts[state] ?? 0) + 1;
  return pollInterval([{ syncDate, counts }]);
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
