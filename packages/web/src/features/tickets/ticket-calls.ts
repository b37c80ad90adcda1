import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { type Answer, type CallInput, call, linkTo } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

export type { FoundTicket } from '@servery/contract';
export type TicketRecord = Answer<'getTicket'>;
export type TicketPrices = Answer<'priceTicket'>;
export type TicketIndex = Answer<'ticketsIndexInfo'>;
export type LocationTickets = TicketIndex['locations'][number];

/** The fields that tickets are searched by. */
export type TicketQuery = Omit<NonNullable<CallInput<'searchTickets'>['query']>, 'companyId' | 'after' | 'limit'>;

/** TF-02: as one types on, the results before stay until the next are there. */
export function ticketsQuery(companyId: string, query: TicketQuery) {
  return infiniteQueryOptions({
    queryKey: keys.tickets(companyId, 'found', query),
    queryFn: async ({ signal, pageParam }) =>
      unwrap(await call('searchTickets', { query: { ...query, companyId, after: pageParam }, signal })),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

/** How many tickets there are by each choice of the filters; null where they are too many to count. */
export function ticketCountsQuery(companyId: string, query: TicketQuery) {
  return queryOptions({
    queryKey: keys.tickets(companyId, 'counts', query),
    queryFn: async ({ signal }) =>
      unwrap(await call('countTickets', { query: { ...query, companyId }, signal })).counts,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

/** The address that a browser downloads the tickets of a search from. */
export function exportAddress(companyId: string, query: TicketQuery): string {
  return linkTo('exportTickets', { query: { ...query, companyId } });
}

/** TF-03: null for one that does not exist, or is of a location whose tickets the reader does not see. */
export function ticketQuery(companyId: string, ticketId: string) {
  return queryOptions({
    queryKey: keys.tickets(companyId, 'one', ticketId),
    queryFn: async ({ signal }) => {
      const result = await call('getTicket', { params: { ticketId }, query: { companyId }, signal });
      return result.status === 'not-found' || result.status === 'invalid' ? null : unwrap(result);
    },
    staleTime: 5_000,
  });
}

/** The menu of a ticket and its prices. A menu never changes under its hash, so they hold for as long as the ticket is the same. */
export function ticketPricesQuery(companyId: string, ticketId: string, revision: number) {
  return queryOptions({
    queryKey: keys.tickets(companyId, 'prices', `${ticketId} ${revision}`),
    queryFn: async ({ signal }) =>
      unwrap(await call('priceTicket', { params: { ticketId }, query: { companyId }, signal })),
    staleTime: 60_000,
  });
}

/** TF-04: the totals, and the locations page by page. */
export function ticketIndexQuery(companyId: string) {
  return infiniteQueryOptions({
    queryKey: keys.tickets(companyId, 'index'),
    queryFn: async ({ signal, pageParam }) =>
      unwrap(await call('ticketsIndexInfo', { query: { companyId, offset: pageParam }, signal })),
    initialPageParam: 0,
    getNextPageParam: ({ locationCount }, pages) => {
      const shown = pages.reduce((sum, { locations }) => sum + locations.length, 0);
      return shown < locationCount ? shown : null;
    },
    staleTime: 5_000,
  });
}

const firstPage: string | undefined = undefined;
