import type { PublishableKind } from '@servery/domain';
import { type LocationState, locationState } from '@servery/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasFeature } from '../session/rights.ts';
import { useSession } from '../session/session-store.ts';
import { StateTag } from '../ui/data/state-tag.tsx';
import {
  allKinds,
  publishedPaths,
  runningQuery,
  statusQuery,
  type Workflow,
  type WorkflowStatus,
} from './publishing.ts';
import type { SyncStatus } from './sync-status.ts';

/** The known state of a store; of some kinds of document only, where asked. */
export function locationStateOf(
  { published, running, lastPing }: Pick<SyncStatus, 'published' | 'running' | 'lastPing'>,
  {
    kinds = allKinds,
    isPublishing = false,
    now = Date.now(),
  }: { readonly kinds?: readonly PublishableKind[]; readonly isPublishing?: boolean; readonly now?: number } = {},
): LocationState {
  const facts = kinds.flatMap((kind) => {
    const path = publishedPaths[kind];
    const found = published[path];
    return found ? [{ kind: path, hash: found.hash, at: Date.parse(found.at) }] : [];
  });
  return locationState(
    { published: facts, running, lastPing: lastPing ? Date.parse(lastPing) : null, isPublishing },
    now,
  );
}

/** Where terminals that are in contact do not run the published documents yet; no publish helps where there is no contact. */
export function unconfirmedLocations(locations: readonly SyncStatus[]): readonly SyncStatus[] {
  return locations.filter((location) => location.type === 'LOCATION' && isUnconfirmed(locationStateOf(location)));
}

function isUnconfirmed(state: LocationState): boolean {
  return state === 'waiting' || state === 'behind';
}

/** Milliseconds until the stores are looked at again: often while a terminal is about to confirm; never when all have. */
export function confirmInterval(locations: readonly SyncStatus[]): number | false {
  const states = new Set(unconfirmedLocations(locations).map((location) => locationStateOf(location)));
  if (states.has('waiting')) return 5000;
  return states.has('behind') ? 30_000 : false;
}

/** A publication that is open, with its status once that has come. */
export type Begun = { readonly workflow: Workflow; readonly status: WorkflowStatus | undefined };

/** The open publications of both kinds, for those who may see them. */
export function useBegun(companyId: string): readonly Begun[] {
  const enabled = hasFeature(useSession(), 'accessConfigurationOptions');
  const menus = useQuery({ ...runningQuery('locations', companyId), enabled }).data;
  const employment = useQuery({ ...runningQuery('employment', companyId), enabled }).data;
  const open = useMemo(
    () => [
      ...(menus ?? []).map((workflow) => ({ name: 'locations' as const, workflow })),
      ...(employment ?? []).map((workflow) => ({ name: 'employment' as const, workflow })),
    ],
    [menus, employment],
  );
  const statuses = useQueries({
    queries: open.map(({ name, workflow }) => statusQuery(name, companyId, workflow.wfExec)),
    combine: (answers) => answers.map(({ data }) => data),
  });
  return useMemo(() => open.map(({ workflow }, at) => ({ workflow, status: statuses[at] })), [open, statuses]);
}

/** Answers the state of any store of the company, with the publications that are running. */
export function useLocationStates(companyId: string): (location: SyncStatus) => LocationState {
  const begun = useBegun(companyId);
  const publishing = useMemo(() => publishingAt(begun), [begun]);
  return useMemo(
    () => (location) => locationStateOf(location, { isPublishing: publishing.has(location.id) }),
    [publishing],
  );
}

/** PB-09, PB-10: where a publication has begun, or is due and about to begin. */
function publishingAt(begun: readonly Begun[], now = Date.now()): ReadonlySet<string> {
  const ids = begun.flatMap(({ status }) =>
    Object.entries(status?.locationToStatuses ?? {}).flatMap(([id, statuses]) =>
      statuses.some(({ state, dueTime }) => state === 'RUNNING' || (state === 'WAITING' && Date.parse(dueTime) <= now))
        ? [id]
        : [],
    ),
  );
  return new Set(ids);
}

/** The state of a store as its word and mark, the same on every screen. */
export function LocationStateTag({ state }: { readonly state: LocationState }) {
  return <StateTag state={state} />;
}
