import { infiniteQueryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type Answer, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';
import type { LocationKey } from './tenant-calls.ts';

export type HistoryEntry = Answer<'tenantHistory'>['entries'][number];

/** The history of a location or group, newest first, a hundred at a time. */
export function tenantHistoryQuery({ companyId, locationId }: LocationKey) {
  return infiniteQueryOptions({
    queryKey: keys.tenants(companyId, 'history', locationId),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await call('tenantHistory', { params: { companyId, locationId }, query: { before: pageParam }, signal })),
    initialPageParam: startOfHistory(),
    getNextPageParam: ({ next }) => next,
  });
}

function startOfHistory(): string | null {
  return null;
}
