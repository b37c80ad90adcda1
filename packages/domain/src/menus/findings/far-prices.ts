import { centsOf } from '../../formats/amount.ts';
import { farAmount } from '../../formats/far-amounts.ts';
import { formatMoney } from '../../formats/money.ts';
import type { Change } from '../../overrides/change.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';

/** A price that became three times as much or more, or a third or less. */
interface FarPrice extends MenuFinding {
  /** `11.99` */
  readonly from: string;
  readonly to: string;
}

/** Of changes of a menu those that make a price of an item or modifier far from the one before: a point may be missing. */
export function farPrices(changes: readonly Change[]): readonly FarPrice[] {
  return changes.flatMap(({ path, from, to }) => {
    if (!path.includes('pricing') || typeof from !== 'string' || typeof to !== 'string') return [];
    const [before, after] = [centsOf(from), centsOf(to)];
    if (before === undefined || after === undefined || farAmount(before, after) === undefined) return [];
    const message = `The price goes from ${formatMoney(from)} to ${formatMoney(to)}.`;
    return [{ ...menuFinding('PRICE_FAR', path, message), from, to }];
  });
}
