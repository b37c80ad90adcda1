import { centsOf } from '../../../ui/fields/amount.ts';
import type { AdjustedPrice } from './adjust-prices.ts';

/** Beyond this share of the old price a change is named. */
const unusual = 0.25;
const namesShown = 3;

/** The result of a planned change. */
export function findingsOf(planned: readonly AdjustedPrice[]) {
  const changed = planned.filter(({ from, to }) => from !== to);
  const shares = changed.flatMap((price) => {
    const share = shareOf(price);
    return share === undefined ? [] : [{ ...price, share }];
  });
  const far = shares.filter(({ share }) => Math.abs(share) > unusual);
  const held = planned.filter(({ isHeld }) => isHeld);
  return {
    /** The average share by which prices change; undefined where none of them had a price before. */
    average: shares.length === 0 ? undefined : shares.reduce((sum, { share }) => sum + share, 0) / shares.length,
    /** Prices that rounding brings back to their present amount. */
    stay: planned.filter(({ from, to, isHeld }) => from === to && !isHeld).length,
    /** Prices that the nearest ending would have moved against the direction, and the first of them by name. */
    held: held.length,
    heldNames: namesOf(held),
    /** Prices that change by more than a quarter, and the first of them by name. */
    far: far.length,
    farNames: namesOf(far),
  };
}

function namesOf(prices: readonly AdjustedPrice[]): string {
  const names = prices.slice(0, namesShown).map(({ owner, spotName }) => [spotName, owner].filter(Boolean).join(' '));
  return [...names, ...(prices.length > namesShown ? ['…'] : [])].join(', ');
}

/** How much a price rises, as a share of the old one; undefined where there was none. */
function shareOf({ from, to }: AdjustedPrice): number | undefined {
  const before = from === null ? 0 : centsOf(from);
  return before === 0 ? undefined : (centsOf(to) - before) / before;
}
