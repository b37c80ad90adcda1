import { useMemo } from 'react';
import { useLastFourWeeks } from './use-last-four-weeks.ts';

/** Sold quantities in thousandths, by the id of the item. */
export type UnitsSold = ReadonlyMap<string, number>;

/** The units of each item that the stores of the level sold in the last four weeks; empty for people without the dashboard, and while it is read. */
export function useUnitsSold(): UnitsSold {
  const rows = useLastFourWeeks('items', 'item');
  return useMemo(() => new Map(rows?.map(({ key: [item], sums }) => [String(item), sums.quantity ?? 0])), [rows]);
}

/** Best sellers first, the others as they were. */
export function bestFirst<Item extends { readonly id: string }>(
  items: readonly Item[],
  sold: UnitsSold,
): readonly Item[] {
  return items.toSorted((one, other) => (sold.get(other.id) ?? 0) - (sold.get(one.id) ?? 0));
}
