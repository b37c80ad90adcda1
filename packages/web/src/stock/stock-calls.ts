import type { SettingsNames, StockLength, StockThing } from '@servery/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type CallInput, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type { OutEntry } from '@servery/contract';

export type StockQuery = Omit<NonNullable<CallInput<'listOutOfStock'>['query']>, 'companyId'>;

/** Others take out and put back, and tickets count down. */
const againMillis = 15_000;

export function stockQuery(companyId: string, query: StockQuery = {}) {
  return queryOptions({
    queryKey: keys.outOfStock(companyId, query),
    queryFn: async ({ signal }) =>
      unwrap(await call('listOutOfStock', { query: { ...query, companyId }, signal, isBackground: true })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: againMillis,
  });
}

/** When a store opens: the answer that the screens of menus ask for too. */
export function openHoursQuery(companyId: string, locationId: string) {
  return queryOptions({
    queryKey: keys.settingsNames(companyId, locationId),
    queryFn: async ({ signal }): Promise<SettingsNames> =>
      unwrap(await call('locationSettingsNames', { params: { locationId }, query: { companyId }, signal })),
    staleTime: 5 * 60_000,
  });
}

export interface TakeOut {
  readonly thing: StockThing;
  readonly name: string;
  readonly length: StockLength;
  readonly place: StockPlace;
}

/** A location, a group or the company. */
export interface StockPlace {
  readonly id: string;
  readonly name: string;
  /** In a sentence: `all 6 stores`. */
  readonly said: string;
}
