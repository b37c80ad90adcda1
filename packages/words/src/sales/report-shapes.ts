import type { ReportId, SalesRollup } from '@servery/domain';
import type { SalesColumnId } from './sales-columns.ts';

/** What a report is made of, wherever it is read: on its page, in a file or in a mail. */
export interface ReportShape {
  readonly rollup: SalesRollup;
  /** What its rows are. */
  readonly by: 'location' | 'item' | 'server' | 'tax';
  /** The figures above its table. */
  readonly strip: readonly SalesColumnId[];
  readonly columns: readonly SalesColumnId[];
  /** Sorted from the largest, until another column is chosen. */
  readonly usualSort: SalesColumnId;
}

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
} as const satisfies Record<ReportId, ReportShape>;
