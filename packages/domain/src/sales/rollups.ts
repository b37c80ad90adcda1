/** What a sum of sales is kept by beside its store and its business date. */
export const SALES_DIMENSIONS = ['hour', 'channel', 'orderType', 'item', 'modifier', 'server', 'offer'] as const;
export type SalesDimension = (typeof SALES_DIMENSIONS)[number];

/**
 * The sums that are kept of tickets: each by store, business date and what is named here. All are integers that can be added over
 * anything: money in cents, quantities in thousandths.
 */
export const salesRollups = {
  hours: {
    by: ['hour', 'channel', 'orderType'],
    sums: ['tickets', 'open', 'guests', 'gross', 'discounts', 'charges', 'tax', 'tips', 'voids', 'voided', 'minutes'],
  },
  items: { by: ['item', 'channel', 'orderType'], sums: ['quantity', 'tickets', 'gross', 'discounts', 'voids'] },
  modifiers: { by: ['item', 'modifier', 'channel', 'orderType'], sums: ['quantity', 'gross'] },
  servers: {
    by: ['server', 'channel', 'orderType'],
    sums: ['tickets', 'guests', 'gross', 'discounts', 'tips', 'voids', 'minutes'],
  },
  offers: { by: ['offer', 'channel', 'orderType'], sums: ['tickets', 'discounts'] },
} as const satisfies Record<string, { readonly by: readonly SalesDimension[]; readonly sums: readonly string[] }>;

export type SalesRollup = keyof typeof salesRollups;
export const SALES_ROLLUPS = [
  'hours',
  'items',
  'modifiers',
  'servers',
  'offers',
] as const satisfies readonly SalesRollup[];

/** The names of all sums, of whatever rollup. */
export const SALES_SUMS = [...salesRollups.hours.sums, 'quantity'] as const satisfies readonly SalesSum[];

type Rollup<Id extends SalesRollup> = (typeof salesRollups)[Id];
export type SalesSum<Id extends SalesRollup = SalesRollup> = Id extends SalesRollup
  ? Rollup<Id>['sums'][number]
  : never;
export type SalesSums<Id extends SalesRollup> = Readonly<Record<SalesSum<Id>, number>>;

/** What one ticket adds in one place: key in the order of the rollup's `by`. */
export interface SalesCell<Id extends SalesRollup = SalesRollup> {
  readonly rollup: Id;
  readonly key: readonly (string | number)[];
  readonly sums: Readonly<Partial<Record<SalesSum<Id>, number>>>;
}
