import type { OutEntry } from '@servery/contract';
import { stockKey } from '@servery/domain';

/** The entries of each thing, the first to come back first. */
export function byThing(entries: readonly OutEntry[]): ReadonlyMap<string, readonly OutEntry[]> {
  return Map.groupBy(entries, ({ thing }) => stockKey(thing));
}

/** Whether it is out: a countdown is once none is left. */
export function isOutNow({ left }: Pick<OutEntry, 'left'>): boolean {
  return left === null || left <= 0;
}
