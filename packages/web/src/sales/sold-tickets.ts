import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type Answer, type CallInput, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type SoldTickets = Answer<'searchTickets'>['tickets'];
type TicketsQuery = Omit<NonNullable<CallInput<'searchTickets'>['query']>, 'companyId' | 'after' | 'limit'>;

/** So many of the newest are shown beside a report; the finder has the rest. */
const newest = 20;

export function soldTicketsQuery(companyId: string, query: TicketsQuery) {
  return queryOptions({
    queryKey: keys.tickets(companyId, 'sold', query),
    queryFn: async ({ signal }) =>
      unwrap(await call('searchTickets', { query: { ...query, companyId, limit: newest }, signal })).tickets,
    staleTime: 30_000,
  });
}
