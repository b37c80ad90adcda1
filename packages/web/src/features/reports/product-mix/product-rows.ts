import { shareOfCents } from '@servery/domain';
import { salesValue } from '@servery/words';
import { type SalesAnswer, type SoldItem, totalOf } from '../../../sales/sales-calls.ts';
import type { ReportRow } from '../frame/report-columns.tsx';

const thousand = 1_000;

type Names = { readonly noItem: string; readonly noCategory: string };

/** An item under its name of today, or under the one it was sold as. */
export function itemRows({ rows, names }: SalesAnswer, menu: ReadonlyMap<string, SoldItem>, words: Names): ReportRow[] {
  return rows.map((row) => {
    const id = String(row.key[0]);
    const known = menu.get(id);
    const name = id === '' ? words.noItem : (known?.name ?? names[id] ?? id);
    return { ...row, id, name, meta: known?.category ?? words.noCategory };
  });
}

/** The items of each category together. */
export function categoryRows(items: readonly ReportRow[]): ReportRow[] {
  return [...Map.groupBy(items, ({ meta = '' }) => meta)].map(([name, members]) => ({
    ...totalOf(members),
    id: name,
    name,
  }));
}

/** Modifiers or options under the names that tickets gave them last. */
export function partRows({ rows, names }: SalesAnswer): ReportRow[] {
  return rows.map((row) => {
    const id = String(row.key[0]);
    return { ...row, id, name: names[id] ?? id };
  });
}

/** The earning of an item: how often it was sold, the margin left of its price, and the class that results. */
export type Earning = {
  readonly id: string;
  readonly name: string;
  /** Thousandths. */
  readonly sold: number;
  /** Cents of one. */
  readonly margin: number;
  /** Cents of all that were sold. */
  readonly earned: number;
  readonly class: ItemClass;
};

export const itemClasses = ['star', 'workhorse', 'puzzle', 'dog'] as const;
export type ItemClass = (typeof itemClasses)[number];

/** More marks are no picture, and too much for a browser to draw. */
export const mostMarks = 400;

/** The lines between the classes: thousandths sold, and cents of one. */
export type EarningLines = { readonly sold: number; readonly margin: number };

export type Earnings = {
  readonly items: ReadonlyMap<string, Earning>;
  readonly lines: EarningLines;
};

/** Thousandths of each option that were sold, by item. */
export type SoldOptions = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** @param sales by item and option */
export function soldOptions({ rows }: SalesAnswer): SoldOptions {
  const sold = new Map<string, Map<string, number>>();
  for (const { key, sums } of rows) {
    const [item = '', option = ''] = key.map(String);
    const ofItem = sold.get(item) ?? new Map<string, number>();
    sold.set(item, ofItem.set(option, sums.quantity ?? 0));
  }
  return sold;
}

type Costs = {
  readonly menu: ReadonlyMap<string, SoldItem>;
  /** Undefined while it is not known how many of each size were sold. */
  readonly options: SoldOptions | undefined;
  /** Where somebody drew a line; the others are in the middle of all items. */
  readonly drawn: Partial<EarningLines>;
};

/** Of the items whose cost is known and that were sold. */
export function earningsOf(rows: readonly ReportRow[], { menu, options, drawn }: Costs): Earnings {
  const known = rows.flatMap((row) => {
    const item = menu.get(row.id);
    const sold = row.sums.quantity ?? 0;
    const cost = item && sold > 0 ? costOf(item, sold, options && (options.get(row.id) ?? new Map())) : null;
    const price = salesValue('averagePrice', { sums: row.sums, whole: row.sums });
    if (cost === null || price === null) return [];
    const margin = price - shareOfCents(cost, 1, sold);
    const earned = (row.sums.gross ?? 0) - (row.sums.discounts ?? 0) - shareOfCents(cost, 1, thousand);
    return [{ id: row.id, name: row.name, sold, margin, earned }];
  });
  const lines = {
    sold: drawn.sold ?? medianOf(known.map(({ sold }) => sold)),
    margin: drawn.margin ?? medianOf(known.map(({ margin }) => margin)),
  };
  const items = known.map((item): [string, Earning] => [item.id, { ...item, class: classOf(item, lines) }]);
  return { items: new Map(items), lines };
}

/**
 * The cost of all that were sold, in thousandths of a cent; null where nobody stated the cost of one that was sold.
 * @param sold thousandths
 */
function costOf(
  { cost, costs }: SoldItem,
  sold: number,
  options: ReadonlyMap<string, number> | undefined,
): number | null {
  if (costs.length > 0 && options === undefined) return null;
  const sized = costs.map((size) => ({ ...size, sold: options?.get(size.option) ?? 0 }));
  const others = sized.reduce((left, size) => left - size.sold, sold);
  if (cost === null && others !== 0) return null;
  return sized.reduce((sum, size) => sum + shareOfCents(size.cost, size.sold, 1), shareOfCents(cost ?? 0, others, 1));
}

function classOf(item: EarningLines, lines: EarningLines): ItemClass {
  if (item.sold >= lines.sold) return item.margin >= lines.margin ? 'star' : 'workhorse';
  return item.margin >= lines.margin ? 'puzzle' : 'dog';
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return shareOfCents(low + high, 1, 2);
}
