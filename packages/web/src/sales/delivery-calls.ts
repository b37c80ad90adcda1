import type { DeliveryTime } from '@servery/domain';
import type { SalesValues } from '@servery/words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type Answer, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';
import type { SalesAnswer, SalesQuery, SalesRow } from './sales-calls.ts';

export type DrivenZones = Answer<'listDrivenZones'>;

export type DeliveryTimes = {
  /** The medians of a key, as it is written in JSON. */
  readonly of: (key: SalesRow['key']) => { readonly now: SalesValues; readonly before: SalesValues };
};

type Asked = { readonly by: string; readonly query: SalesQuery };

/** Medians of the times of deliveries; while those of other days are read, those before stay. */
export function deliveryTimesQuery(companyId: string, { by, query }: Asked) {
  return queryOptions({
    queryKey: keys.sales(companyId, 'delivery-times', by, query),
    queryFn: async ({ signal }) => {
      const asked = { ...query, companyId, ...(by !== '' && { by }) };
      return readTimes(unwrap(await call('readDeliveryTimes', { query: asked, signal })));
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** Where a location delivers to. */
export function drivenZonesQuery(companyId: string, locationId: string) {
  return queryOptions({
    queryKey: keys.sales(companyId, 'driven-zones', locationId),
    queryFn: async ({ signal }) => unwrap(await call('listDrivenZones', { query: { companyId, locationId }, signal })),
    staleTime: 60_000,
  });
}

function readTimes({ times, rows }: Answer<'readDeliveryTimes'>): DeliveryTimes {
  const found = new Map(rows.map(({ key, medians, before }) => [JSON.stringify(key), { medians, before }]));
  return {
    of: (key) => {
      const row = found.get(JSON.stringify(key));
      return { now: valuesOf(times, row?.medians), before: valuesOf(times, row?.before) };
    },
  };
}

/** By name; unknown times are left out. */
function valuesOf(times: readonly DeliveryTime[], medians: readonly (number | null)[] | null | undefined): SalesValues {
  return Object.fromEntries(
    times.flatMap((time, at) => {
      const minutes = medians?.[at];
      return typeof minutes === 'number' ? [[time, minutes]] : [];
    }),
  );
}

/** The sums with the medians of the same rows; those of all together are asked for apart, since medians do not add up. */
export function withTimes(sales: SalesAnswer, ofRows: DeliveryTimes, ofAll: DeliveryTimes): SalesAnswer {
  const timed = (row: SalesRow, times: DeliveryTimes): SalesRow => {
    const { now, before } = times.of(row.key);
    return { ...row, sums: { ...row.sums, ...now }, before: row.before && { ...row.before, ...before } };
  };
  return { ...sales, rows: sales.rows.map((row) => timed(row, ofRows)), total: timed(sales.total, ofAll) };
}
