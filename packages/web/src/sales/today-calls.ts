import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type Answer, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type SalesToday = Answer<'readSalesToday'>;
export type UnusualStore = Answer<'readSalesSincePublish'>['unusual'][number];

/** Milliseconds between two looks, while the page is in sight: stores report as they sell. */
const todayMillis = 60_000;
/** The judgment of sales changes by the hour. */
const judgedMillis = 300_000;

/** @param place the id of a group or location; null for all stores */
export function salesTodayQuery(companyId: string, place: string | null) {
  return queryOptions({
    queryKey: keys.sales(companyId, 'today', place ?? ''),
    queryFn: async ({ signal }) => {
      const query = { companyId, ...(place !== null && { places: place }) };
      return unwrap(await call('readSalesToday', { query, signal, isBackground: true }));
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: todayMillis,
  });
}

export function salesSincePublishQuery(companyId: string, place: string | null) {
  return queryOptions({
    queryKey: keys.sales(companyId, 'since-publish', place ?? ''),
    queryFn: async ({ signal }) => {
      const query = { companyId, ...(place !== null && { places: place }) };
      return unwrap(await call('readSalesSincePublish', { query, signal, isBackground: true }));
    },
    staleTime: 60_000,
    refetchInterval: judgedMillis,
  });
}
