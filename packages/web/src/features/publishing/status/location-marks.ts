import {
  type LocationMarks,
  latestCompleted,
  locationHasChanges,
  locationMarks,
  type SyncWorkflow,
} from '@servery/domain';
import type { Begun } from '../../../publishing/location-state.tsx';
import type { SyncStatus } from '../../../publishing/sync-status.ts';

/** PB-09 to PB-12: how a location is marked over the open workflows of both kinds. */
export function marksOf(location: SyncStatus, begun: readonly Begun[], now: number): LocationMarks {
  const workflows = begun.map(syncWorkflow);
  return locationMarks({ id: location.id, hasChanges: locationHasChanges(location) }, workflows, now);
}

/** PB-13: when the location was last published, over every kind. */
export function lastCompleted(location: SyncStatus): number | null {
  const statuses = Object.values(location.published).map(({ at }) => ({
    state: 'COMPLETED' as const,
    startTime: null,
    endTime: Date.parse(at),
  }));
  return latestCompleted(statuses)?.endTime ?? null;
}

function syncWorkflow({ workflow, status }: Begun): SyncWorkflow {
  const millis = (moment: string | null | undefined) => (moment ? Date.parse(moment) : null);
  return {
    locationIds: workflow.locationIds,
    syncDate: Date.parse(status?.syncDate ?? workflow.syncDate),
    syncCompleted: Boolean(status?.syncCompleted ?? workflow.syncCompleted),
    locationToStatuses: Object.fromEntries(
      Object.entries(status?.locationToStatuses ?? {}).map(([id, statuses]) => [
        id,
        statuses.map(({ state, startTime, endTime }) => ({
          state,
          startTime: millis(startTime),
          endTime: millis(endTime),
        })),
      ]),
    ),
  };
}
