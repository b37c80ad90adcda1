import { shareOfCents } from '@servery/domain';
import { salesValue } from '@servery/words';
import { type SalesAnswer, type SalesRow, type SoldItem, totalOf } from '../../../sales/sales-calls.ts';
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

export function modifierRows({ rows, names }: SalesAnswer): ReportRow[] {
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

type Costs = {
  readonly menu: ReadonlyMap<string, SoldItem>;
  /** Where somebody drew a line; the others are in the middle of all items. */
  readonly drawn: Partial<EarningLines>;
};

/** Of the items whose cost is known and that were sold. */
export function earningsOf(rows: readonly ReportRow[], { menu, drawn }: Costs): Earnings {
  const known = rows.flatMap((row) => {
    const cost = menu.get(row.id)?.cost ?? null;
    const margin = marginOf(row, cost);
    const sold = row.sums.quantity ?? 0;
    const earned = (row.sums.gross ?? 0) - (row.sums.discounts ?? 0) - shareOfCents(cost ?? 0, sold, thousand);
    return margin === null || sold <= 0 ? [] : [{ id: row.id, name: row.name, sold, margin, earned }];
  });
  const lines = {
    sold: drawn.sold ?? medianOf(known.map(({ sold }) => sold)),
    margin: drawn.margin ?? medianOf(known.map(({ margin }) => margin)),
  };
  const items = known.map((item): [string, Earning] => [item.id, { ...item, class: classOf(item, lines) }]);
  return { items: new Map(items), lines };
}

/** @param cost in cents; null where nobody stated it */
function marginOf(row: SalesRow, cost: number | null): number | null {
  const price = salesValue('averagePrice', { sums: row.sums, whole: row.sums });
  return price === null || cost === null ? null : price - cost;
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
