import { type SalesSum, shareOfCents } from '@servery/domain';

/** How a column is written: cents as dollars, thousandths as a quantity, a share in percent, minutes. */
export type SalesUnit = 'money' | 'count' | 'quantity' | 'share' | 'minutes';

/** What a column is worked out from: a sum of the rollups, or two other columns. */
type Formula =
  | { readonly sum: SalesSum }
  | { readonly from: string; readonly less: string }
  | { readonly of: string; readonly per: string }
  /** Of the same column over all rows. */
  | { readonly shareOf: string };

interface ColumnShape {
  readonly unit: SalesUnit;
  readonly formula: Formula;
  /** What more of it means for the restaurant; neither where it is absent. */
  readonly more?: 'good' | 'bad';
}

/**
 * The columns of every report, each worked out in one way: sums that can be added over anything, and differences and quotients of such
 * sums. Their names and definitions are in `sales-phrases.ts`.
 */
export const salesColumns = {
  gross: { unit: 'money', formula: { sum: 'gross' }, more: 'good' },
  discounts: { unit: 'money', formula: { sum: 'discounts' }, more: 'bad' },
  netSales: { unit: 'money', formula: { from: 'gross', less: 'discounts' }, more: 'good' },
  share: { unit: 'share', formula: { shareOf: 'netSales' } },
  discountShare: { unit: 'share', formula: { of: 'discounts', per: 'gross' }, more: 'bad' },
  charges: { unit: 'money', formula: { sum: 'charges' } },
  tax: { unit: 'money', formula: { sum: 'tax' } },
  tips: { unit: 'money', formula: { sum: 'tips' }, more: 'good' },
  tipShare: { unit: 'share', formula: { of: 'tips', per: 'netSales' }, more: 'good' },
  voids: { unit: 'money', formula: { sum: 'voids' }, more: 'bad' },
  voidedTickets: { unit: 'count', formula: { sum: 'voided' }, more: 'bad' },
  openTickets: { unit: 'count', formula: { sum: 'open' } },
  tickets: { unit: 'count', formula: { sum: 'tickets' }, more: 'good' },
  guests: { unit: 'count', formula: { sum: 'guests' }, more: 'good' },
  averageTicket: { unit: 'money', formula: { of: 'netSales', per: 'tickets' }, more: 'good' },
  averageGuest: { unit: 'money', formula: { of: 'netSales', per: 'guests' }, more: 'good' },
  sold: { unit: 'quantity', formula: { sum: 'quantity' }, more: 'good' },
  averagePrice: { unit: 'money', formula: { of: 'netSales', per: 'sold' }, more: 'good' },
  minutes: { unit: 'minutes', formula: { sum: 'minutes' } },
  averageMinutes: { unit: 'minutes', formula: { of: 'minutes', per: 'tickets' }, more: 'bad' },
} as const satisfies Record<string, ColumnShape>;

export type SalesColumnId = keyof typeof salesColumns;

function isSalesColumn(id: string): id is SalesColumnId {
  return id in salesColumns;
}

/** Sums by name; what is absent is zero. */
export type SalesValues = Readonly<Partial<Record<SalesSum, number>>>;

/** Where the same column is said over rows, the sums of all of them. */
interface Sums {
  readonly sums: SalesValues;
  readonly whole: SalesValues;
}

const thousand = 1_000;

/** In the unit of the column; null where it is divided by nothing. */
export function salesValue(id: SalesColumnId, { sums, whole }: Sums): number | null {
  const { formula, unit }: ColumnShape = salesColumns[id];
  if ('sum' in formula) return sums[formula.sum] ?? 0;
  if ('less' in formula) return partOf(formula.from, { sums, whole }) - partOf(formula.less, { sums, whole });
  const [part, by] =
    'shareOf' in formula
      ? [partOf(formula.shareOf, { sums, whole }), partOf(formula.shareOf, { sums: whole, whole })]
      : [partOf(formula.of, { sums, whole }), partOf(formula.per, { sums, whole })];
  if (by <= 0) return null;
  if (unit === 'share') return part / by;
  // Of one, where what it is divided by is kept in thousandths.
  return shareOfCents(part, 'per' in formula && unitOf(formula.per) === 'quantity' ? thousand : 1, by);
}

function partOf(id: string, sums: Sums): number {
  return isSalesColumn(id) ? (salesValue(id, sums) ?? 0) : 0;
}

function unitOf(id: string): SalesUnit | undefined {
  return isSalesColumn(id) ? salesColumns[id].unit : undefined;
}

/** The columns that a column is worked out from, in the order of the definition; empty for a sum. */
export function salesParts(id: SalesColumnId): readonly SalesColumnId[] {
  const { formula }: ColumnShape = salesColumns[id];
  const names =
    'sum' in formula
      ? []
      : 'less' in formula
        ? [formula.from, formula.less]
        : 'of' in formula
          ? [formula.of, formula.per]
          : [formula.shareOf];
  return names.filter(isSalesColumn);
}

/** Whether more of a column is good news: undefined where it says nothing. */
export function salesMeaning(id: SalesColumnId): 'good' | 'bad' | undefined {
  const shape: ColumnShape = salesColumns[id];
  return shape.more;
}
