import type { SyncStatus } from '../../../publishing/sync-status.ts';

/** Names of locations by their ids. */
export function namesOf(locations: readonly SyncStatus[]): ReadonlyMap<string, string> {
  return new Map(locations.map(({ id, name }) => [id, name]));
}
