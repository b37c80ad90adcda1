import { percentOfWhole } from '../../formats/exact.ts';

/** The part of the guest's payment that is left after the cost to the restaurant. */
export interface Margin {
  readonly costCents: number;
  readonly marginCents: number;
  /** As a percentage of the price that the guest pays, with one decimal; null where the guest pays nothing. */
  readonly percent: number | null;
}

/** The margin of an order whose lines cost this much; undefined where the cost of one line is not known. */
export function marginOf(costs: readonly (number | undefined)[], total: number): Margin | undefined {
  let costCents = 0;
  for (const cost of costs) {
    if (cost === undefined) return undefined;
    costCents += cost;
  }
  return marginLeft(total, costCents);
}

/** The margin of a price. */
export function marginLeft(total: number, costCents: number): Margin {
  const marginCents = total - costCents;
  const percent = total === 0 ? null : percentOfWhole(marginCents, total);
  return { costCents, marginCents, percent };
}
