import type { MovedSync, TenantSync } from '@servery/contract';
import { locationHasChanges } from '@servery/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type SyncStatus = TenantSync;
export type { SyncInfo } from '@servery/contract';

/** The mark of the answer that a list came with, or was brought up to. */
const marks = new WeakMap<readonly SyncStatus[], string>();

/** The documents that are assigned to each location and those that it runs. TN-21. After the first time only locations that moved are asked for. */
export function syncStatusQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.syncStatus(companyId),
    queryFn: async ({ signal, client, queryKey }) => {
      const ask = async (since: string) =>
        unwrap(await call('syncStatus', { params: { companyId }, query: { since }, signal, isBackground: true }));
      const held = client.getQueryData<readonly SyncStatus[]>(queryKey);
      const mark = held && marks.get(held);
      const answer = await ask(mark ?? '');
      if (Array.isArray(answer)) return answer;
      const merged = held === undefined || answer.isWhole ? answer.moved : await takenIn(held, answer);
      // A new location, or a new name: only the server knows the order.
      const whole = merged ?? (await ask(''));
      if (Array.isArray(whole)) return keep(whole, answer.since);
      return keep(whole.moved, whole.since);
    },
    staleTime: 60_000,
    // A location that did not move stays the same object without it.
    structuralSharing: false,
  });
}

/** A page that is opened once has no use for the code. */
async function takenIn(held: readonly SyncStatus[], answer: MovedSync): Promise<SyncStatus[] | undefined> {
  const { withMoved } = await import('./moved-locations.ts');
  return withMoved(held, answer);
}

function keep(list: SyncStatus[], mark: string): SyncStatus[] {
  marks.set(list, mark);
  return list;
}

export function unpublishedLocations(locations: readonly SyncStatus[]): readonly SyncStatus[] {
  return locations.filter((location) => location.type === 'LOCATION' && locationHasChanges(location));
}
