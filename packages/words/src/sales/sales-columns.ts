import { type DeliveryTime, type SalesSum, shareOfCents, type WorkSum } from '@servery/domain';

/** How a column is written: cents as dollars, thousandths as a quantity, a share in percent, the rate of a tax in percent with its decimals, minutes as such or as hours. */
export type SalesUnit = 'money' | 'count' | 'quantity' | 'share' | 'rate' | 'minutes' | 'hours';

/** The source of a column: a sum of the rollups, a median of deliveries, or two other columns. */
type Formula =
  | { readonly sum: SalesSum | WorkSum }
  | { readonly median: DeliveryTime }
  | { readonly plus: readonly string[] }
  | { readonly from: string; readonly less: string }
  | { readonly of: string; readonly per: string }
  /** Of the same column over all rows. */
  | { readonly shareOf: string };

interface ColumnShape {
  readonly unit: SalesUnit;
  readonly formula: Formula;
  /** The meaning of a higher value for the restaurant; neither where it is absent. */
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
  taxShare: { unit: 'share', formula: { shareOf: 'tax' } },
  taxable: { unit: 'money', formula: { sum: 'taxable' } },
  statedTax: { unit: 'money', formula: { sum: 'stated' } },
  taxRate: { unit: 'rate', formula: { of: 'statedTax', per: 'taxable' } },
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
  shifts: { unit: 'count', formula: { sum: 'shifts' } },
  regular: { unit: 'hours', formula: { sum: 'regular' } },
  overtime: { unit: 'hours', formula: { sum: 'overtime' }, more: 'bad' },
  doubleTime: { unit: 'hours', formula: { sum: 'doubleTime' }, more: 'bad' },
  worked: { unit: 'hours', formula: { plus: ['regular', 'overtime', 'doubleTime'] } },
  unpaid: { unit: 'hours', formula: { sum: 'unpaid' } },
  straight: { unit: 'money', formula: { sum: 'straight' } },
  premium: { unit: 'money', formula: { sum: 'premium' }, more: 'bad' },
  pay: { unit: 'money', formula: { plus: ['straight', 'premium'] } },
  declaredTips: { unit: 'money', formula: { sum: 'declaredTips' }, more: 'good' },
  payrollTips: { unit: 'money', formula: { sum: 'payrollTips' } },
  payout: { unit: 'money', formula: { plus: ['pay', 'payrollTips'] } },
  laborCost: { unit: 'money', formula: { sum: 'laborCost' }, more: 'bad' },
  laborHours: { unit: 'hours', formula: { sum: 'laborMinutes' } },
  laborShare: { unit: 'share', formula: { of: 'laborCost', per: 'netSales' }, more: 'bad' },
  salesPerHour: { unit: 'money', formula: { of: 'netSales', per: 'laborHours' }, more: 'good' },
  averageMinutes: { unit: 'minutes', formula: { of: 'minutes', per: 'tickets' }, more: 'bad' },
  deliveries: { unit: 'count', formula: { sum: 'deliveries' }, more: 'good' },
  promised: { unit: 'count', formula: { sum: 'promised' } },
  late: { unit: 'count', formula: { sum: 'late' }, more: 'bad' },
  kept: { unit: 'count', formula: { from: 'promised', less: 'late' }, more: 'good' },
  keptShare: { unit: 'share', formula: { of: 'kept', per: 'promised' }, more: 'good' },
  unclear: { unit: 'count', formula: { sum: 'unclear' }, more: 'bad' },
  driven: { unit: 'count', formula: { sum: 'driven' } },
  driverTips: { unit: 'money', formula: { sum: 'tipped' }, more: 'good' },
  tipEach: { unit: 'money', formula: { of: 'driverTips', per: 'driven' }, more: 'good' },
  makeTime: { unit: 'minutes', formula: { median: 'make' }, more: 'bad' },
  waitTime: { unit: 'minutes', formula: { median: 'wait' }, more: 'bad' },
  driveTime: { unit: 'minutes', formula: { median: 'drive' }, more: 'bad' },
  doorTime: { unit: 'minutes', formula: { median: 'door' }, more: 'bad' },
  promiseTime: { unit: 'minutes', formula: { median: 'promise' } },
} as const satisfies Record<string, ColumnShape>;

export type SalesColumnId = keyof typeof salesColumns;

export function isSalesColumn(id: string): id is SalesColumnId {
  return id in salesColumns;
}

/** Sums by name; an absent one is zero. Medians by the time that they are of; an absent one is not known. */
export type SalesValues = Readonly<Partial<Record<SalesSum | DeliveryTime, number>>> &
  /** Null: not known, or not shown. */
  Readonly<Partial<Record<WorkSum, number | null>>>;

/** Where the same column is said over rows, the sums of all of them. */
interface Sums {
  readonly sums: SalesValues;
  readonly whole: SalesValues;
}

/** For a column that is divided: so many are one. */
const inOne: Partial<Record<SalesUnit, number>> = { quantity: 1_000, hours: 60 };

/** In the unit of the column; null where it is divided by nothing, or a part is not known. */
export function salesValue(id: SalesColumnId, { sums, whole }: Sums): number | null {
  const { formula, unit }: ColumnShape = salesColumns[id];
  if ('sum' in formula) {
    const value = sums[formula.sum];
    return value === undefined ? 0 : value;
  }
  if ('median' in formula) return sums[formula.median] ?? null;
  if ('plus' in formula) return added(formula.plus.map((part) => partOf(part, { sums, whole })));
  if ('less' in formula) {
    const less = partOf(formula.less, { sums, whole });
    return less === null ? null : added([partOf(formula.from, { sums, whole }), -less]);
  }
  const [part, by] =
    'shareOf' in formula
      ? [partOf(formula.shareOf, { sums, whole }), partOf(formula.shareOf, { sums: whole, whole })]
      : [partOf(formula.of, { sums, whole }), partOf(formula.per, { sums, whole })];
  if (part === null || by === null || by <= 0) return null;
  if (unit === 'share' || unit === 'rate') return part / by;
  const unitOfDivisor = 'per' in formula ? unitOf(formula.per) : undefined;
  return shareOfCents(part, (unitOfDivisor && inOne[unitOfDivisor]) ?? 1, by);
}

function added(parts: readonly (number | null)[]): number | null {
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

function partOf(id: string, sums: Sums): number | null {
  return isSalesColumn(id) ? salesValue(id, sums) : 0;
}

function unitOf(id: string): SalesUnit | undefined {
  return isSalesColumn(id) ? salesColumns[id].unit : undefined;
}

/** The columns that a column is worked out from, in the order of the definition; empty for a sum. */
export function salesParts(id: SalesColumnId): readonly SalesColumnId[] {
  const { formula }: ColumnShape = salesColumns[id];
  const names =
    'sum' in formula || 'median' in formula
      ? []
      : 'plus' in formula
        ? formula.plus
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
