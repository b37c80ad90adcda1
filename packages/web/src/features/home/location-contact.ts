import type { SyncStatus } from '../../publishing/sync-status.ts';

export type Contact = {
  readonly upToDate: readonly SyncStatus[];
  readonly outOfDate: readonly (SyncStatus & { readonly lastPing: string })[];
  readonly never: readonly SyncStatus[];
};

const upToDateFor = 24 * 60 * 60_000;

/** Who was in contact within 24 hours, who was longer ago, who never. LC-01 to LC-03; `now` in milliseconds. */
export function contactOf(locations: readonly SyncStatus[], now: number): Contact {
  const seen = locations.flatMap((location) =>
    location.lastPing ? [{ ...location, lastPing: location.lastPing }] : [],
  );
  const isRecent = ({ lastPing }: { lastPing: string }) => now - Date.parse(lastPing) <= upToDateFor;
  return {
    upToDate: seen.filter(isRecent),
    outOfDate: seen.filter((location) => !isRecent(location)),
    never: locations.filter((location) => !location.lastPing),
  };
}
