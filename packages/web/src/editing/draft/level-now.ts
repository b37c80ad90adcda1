import { type StoreNow, storeNow } from '@servery/domain';
import type { DocumentLevel } from '../document/document-level.ts';

/**
 * The moment by which dates are judged at a level: that of its westernmost store, where each day ends last, so that a day that is
 * over there is over at all its stores. Undefined without a store.
 * @param instant epoch milliseconds
 */
export function levelNow({ zones = [] }: Pick<DocumentLevel, 'zones'>, instant: number): StoreNow | undefined {
  const moments = zones.map((zone) => storeNow(instant, zone));
  return moments.reduce<StoreNow | undefined>((first, one) => (first && isBefore(first, one) ? first : one), undefined);
}

function isBefore({ at: one }: StoreNow, { at: other }: StoreNow): boolean {
  return one.date === other.date ? one.seconds <= other.seconds : one.date < other.date;
}
