import { type LaborView, laborViews } from '@servery/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { type Answer, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

export type LaborStatus = Answer<'getLaborStatus'>;
export type LaborLocation = LaborStatus['locations'][number];
export type LaborEntry = Answer<'listLaborEntries'>['entries'][number];
export { type LaborView, laborViews };

/** The filters of the list, as the address bar has them. */
export type LaborFilters = {
  readonly view?: LaborView | undefined;
  readonly kind?: LaborEntry['kind'] | undefined;
  readonly location?: string | undefined;
  readonly text?: string | undefined;
};

/** While something waits, it is looked for again after so long; an entry that failed is tried again by the server, later. */
const waitingMillis = 2000;
const failedMillis = 5000;
const pageSize = 100;

/** Saves elsewhere add to the entries that wait: a person who comes back to the page sees them as they are then. */
const freshness = { staleTime: 0 } as const;

export function laborStatusQuery(companyId: string) {
  return queryOptions({
    ...freshness,
    queryKey: keys.labor(companyId, 'status'),
    queryFn: async ({ signal }) => unwrap(await call('getLaborStatus', { params: { companyId }, signal })),
    refetchInterval: ({ state }) => {
      if (state.data === undefined) return false;
      const { waiting, failed } = state.data.counts;
      if (waiting > 0) return waitingMillis;
      return failed > 0 && failedMillis;
    },
  });
}

/** `counts` belongs to the query: once they change, the list is read again. */
export function laborEntriesQuery(companyId: string, filters: LaborFilters, counts: LaborStatus['counts'] | undefined) {
  const { view, kind, location, text } = filters;
  return infiniteQueryOptions({
    ...freshness,
    queryKey: keys.labor(companyId, 'entries', filters, counts),
    queryFn: async ({ signal, pageParam }) => {
      const query = { view, kind, locationId: location, search: text, offset: pageParam, limit: pageSize };
      return unwrap(await call('listLaborEntries', { params: { companyId }, query, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { entries }) => sum + entries.length, 0);
      return shown < total ? shown : undefined;
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => {
      const waits = state.data?.pages.some(({ entries }) => entries.some((entry) => entry.state === 'WAITING'));
      return waits === true ? waitingMillis : false;
    },
  });
}

/** LB-20 */
export function setConnected(companyId: string, tenantId: string, laborIntegration: boolean) {
  return call('setLaborIntegration', { query: { companyId }, body: { tenantId, laborIntegration }, isQuiet: true });
}

/** Without ids, everything that failed. */
export function retryEntries(companyId: string, ids?: readonly string[]) {
  return call('retryLaborEntries', { params: { companyId }, body: ids ? { ids } : {}, isQuiet: true });
}

export function runMirror(companyId: string) {
  return call('runLaborMirror', { params: { companyId }, body: {}, isQuiet: true });
}

export function matchEntry(companyId: string, id: string, externalId: string | null) {
  return call('matchLaborEntry', { params: { companyId }, body: { id, externalId }, isQuiet: true });
}
