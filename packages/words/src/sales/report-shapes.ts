import type { ReportId, SalesRollup } from '@servery/domain';
import type { SalesColumnId, SalesValues } from './sales-columns.ts';

/** The kinds of rows that Payroll can have; the usual one is the first. */
export const workKinds = ['person', 'job', 'location', 'date'] as const;
export type WorkKind = (typeof workKinds)[number];

/** The parts of a report, wherever it is read: on its page, in a file or in a mail. */
export interface ReportColumns {
  /** The figures above its table. */
  readonly strip: readonly SalesColumnId[];
  readonly columns: readonly SalesColumnId[];
}

export interface SalesShape extends ReportColumns {
  readonly rollup: SalesRollup;
  /** The kind of its rows. */
  readonly by: 'location' | 'item' | 'server' | 'tax';
  /** Sorted from the largest, until another column is chosen. */
  readonly usualSort: SalesColumnId;
}

export interface WorkShape extends ReportColumns {
  readonly rollup: 'work';
  /** For a reader who may see no wages. */
  readonly withoutPay: ReportColumns;
  readonly usualSort: SalesColumnId;
}

const workHours = ['shifts', 'worked', 'regular', 'overtime', 'doubleTime', 'unpaid'] as const;

export const reportShapes = {
  storeSummary: {
    rollup: 'hours',
    by: 'location',
    strip: ['netSales', 'guests', 'averageGuest', 'tickets', 'discounts', 'voids'],
    columns: ['tickets', 'netSales', 'share', 'guests', 'averageGuest', 'averageTicket', 'discountShare', 'voids'],
    usualSort: 'netSales',
  },
  productMix: {
    rollup: 'items',
    by: 'item',
    strip: ['netSales', 'sold', 'averagePrice', 'discountShare', 'voids'],
    columns: ['sold', 'netSales', 'share', 'averagePrice'],
    usualSort: 'netSales',
  },
  serverPerformance: {
    rollup: 'servers',
    by: 'server',
    strip: ['netSales', 'guests', 'averageGuest', 'tipShare', 'discountShare', 'voids'],
    columns: [
      'tickets',
      'netSales',
      'share',
      'guests',
      'averageGuest',
      'averageTicket',
      'tipShare',
      'discountShare',
      'voids',
      'averageMinutes',
    ],
    usualSort: 'netSales',
  },
  taxes: {
    rollup: 'taxes',
    by: 'tax',
    strip: ['tax', 'taxable', 'taxRate'],
    columns: ['tax', 'taxShare', 'taxable', 'taxRate'],
    usualSort: 'tax',
  },
  deliveries: {
    rollup: 'deliveries',
    by: 'location',
    strip: ['deliveries', 'keptShare', 'late', 'doorTime', 'makeTime', 'waitTime', 'driveTime'],
    columns: [
      'deliveries',
      'keptShare',
      'late',
      'doorTime',
      'promiseTime',
      'makeTime',
      'waitTime',
      'driveTime',
      'tipEach',
      'unclear',
    ],
    usualSort: 'deliveries',
  },
  employeePayroll: {
    rollup: 'work',
    strip: ['worked', 'overtime', 'pay', 'laborShare', 'salesPerHour', 'declaredTips'],
    columns: [...workHours, 'premium', 'pay', 'payrollTips', 'payout'],
    withoutPay: {
      strip: ['worked', 'overtime', 'doubleTime', 'salesPerHour', 'declaredTips'],
      columns: [...workHours, 'declaredTips', 'payrollTips'],
    },
    usualSort: 'worked',
  },
} as const satisfies Record<ReportId, SalesShape | WorkShape>;

/** Double time has a column where there is any. */
export function shownColumns(columns: readonly SalesColumnId[], total: SalesValues): readonly SalesColumnId[] {
  return (total.doubleTime ?? 0) > 0 ? columns : columns.filter((id) => id !== 'doubleTime');
}
