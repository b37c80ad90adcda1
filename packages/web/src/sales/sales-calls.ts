import type { SalesRollup } from '@servery/domain';
import { addedSales, type SalesValues } from '@servery/words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type Answer, type CallInput, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type SoldItem = Answer<'listSoldItems'>['items'][number];
export type SalesQuery = Omit<CallInput<'readSales'>['query'], 'companyId' | 'by'>;

/** Sums of sales, and of the days that they are compared with. */
export type SalesRow = {
  /** Ids, dates, hours: as asked for. */
  readonly key: readonly (string | number)[];
  readonly sums: SalesValues;
  /** Null where nothing is compared. */
  readonly before: SalesValues | null;
};

export type SalesAnswer = {
  readonly rows: readonly SalesRow[];
  /** The last names that tickets had for the ids of the keys. */
  readonly names: Readonly<Record<string, string>>;
  /** All rows together. */
  readonly total: SalesRow;
};

type Asked = { readonly rollup: SalesRollup; readonly by: string; readonly query: SalesQuery };

/** While other days are read, those before stay. */
export function salesQuery(companyId: string, { rollup, by, query }: Asked) {
  return queryOptions({
    queryKey: keys.sales(companyId, rollup, by, query),
    queryFn: async ({ signal }) => {
      const asked = { ...query, companyId, ...(by !== '' && { by }) };
      return readAnswer(unwrap(await call('readSales', { params: { rollup }, query: asked, signal })));
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** The items on the menus: categories and costs. */
export function soldItemsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.sales(companyId, 'items-of-menus'),
    queryFn: async ({ signal }) => unwrap(await call('listSoldItems', { query: { companyId }, signal })).items,
    staleTime: 60_000,
  });
}

type WorkQuery = Omit<CallInput<'readWork'>['query'], 'companyId' | 'by'>;

/** The work of people, in sums like those of sales. */
export function workQuery(companyId: string, { by, query }: { readonly by: string; readonly query: WorkQuery }) {
  return queryOptions({
    queryKey: keys.sales(companyId, 'work', by, query),
    queryFn: async ({ signal }) => {
      const asked = { ...query, companyId, ...(by !== '' && { by }) };
      const answer = unwrap(await call('readWork', { query: asked, signal }));
      return { ...readAnswer(answer), showsPay: answer.sums.includes('straight') };
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

function readAnswer({ sums, rows, names }: Answer<'readSales'> | Answer<'readWork'>): SalesAnswer {
  const valuesOf = (values: readonly (number | null)[]): SalesValues =>
    Object.fromEntries(sums.map((name, at) => [name, values[at] ?? null]));
  const read = rows.map(({ key, sums: now, before }) => ({
    key,
    sums: valuesOf(now),
    before: before && valuesOf(before),
  }));
  return { rows: read, names, total: totalOf(read) };
}

/** Sums of all rows; compared where any of them is. A value that a row does not show is in no sum. */
export function totalOf(rows: readonly SalesRow[]): SalesRow {
  const isCompared = rows.some(({ before }) => before !== null);
  return {
    key: [],
    sums: addedSales(rows.map(({ sums }) => sums)),
    before: isCompared ? addedSales(rows.map(({ before }) => before ?? {})) : null,
  };
}
