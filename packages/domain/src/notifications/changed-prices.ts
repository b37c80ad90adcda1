import type { Change } from '../overrides/change.ts';

const AMOUNTS = new Set(['price', 'basePrice']);
const LISTS = new Set(['prices', 'toppingsPrice', 'additionPrices']);

/** How many prices of a menu changes set, add or remove; those of items that are added or removed whole are not counted. */
export function changedPrices(changes: readonly Change[]): number {
  return changes.filter(({ path }) => {
    const [last, list] = [path.at(-1), path.at(-2)];
    return typeof last === 'string' ? AMOUNTS.has(last) : typeof list === 'string' && LISTS.has(list);
  }).length;
}
