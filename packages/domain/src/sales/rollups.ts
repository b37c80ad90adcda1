/** The dimensions that a sum of sales is kept by beside its store and its business date. */
export const SALES_DIMENSIONS = [
  'hour',
  'channel',
  'orderType',
  'item',
  'modifier',
  'option',
  'server',
  'offer',
  'tax',
  'zone',
  'driver',
  'partner',
  'time',
  'minute',
] as const;
export type SalesDimension = (typeof SALES_DIMENSIONS)[number];

/** The dimensions whose things have names, as tickets gave them last. */
export const NAMED_DIMENSIONS = [
  'item',
  'modifier',
  'option',
  'server',
  'offer',
  'tax',
  'driver',
] as const satisfies readonly SalesDimension[];

/** The dimensions that one store has and no other: sums of all stores together are not kept by them. */
export const STORE_DIMENSIONS = ['zone', 'driver', 'partner'] as const satisfies readonly SalesDimension[];

/**
 * The sums that are kept of tickets: each by store, business date and the dimensions named here. All are integers that can be added over
 * anything: money in cents, quantities in thousandths.
 */
export const salesRollups = {
  hours: {
    by: ['hour', 'channel', 'orderType'],
    sums: [
      'tickets',
      'open',
      'guests',
      'gross',
      'discounts',
      'charges',
      'tax',
      'tips',
      'voids',
      'voided',
      'minutes',
      // The lines that were sold and not voided, and those of them at a price of nothing.
      'lines',
      'free',
    ],
  },
  items: { by: ['item', 'channel', 'orderType'], sums: ['quantity', 'tickets', 'gross', 'discounts', 'voids'] },
  modifiers: { by: ['item', 'modifier', 'channel', 'orderType'], sums: ['quantity', 'gross'] },
  /** Of the lines that an option of a style, such as a size, was chosen for. */
  options: { by: ['item', 'option', 'channel', 'orderType'], sums: ['quantity', 'gross'] },
  servers: {
    by: ['server', 'channel', 'orderType'],
    sums: ['tickets', 'guests', 'gross', 'discounts', 'tips', 'voids', 'minutes'],
  },
  offers: { by: ['offer', 'channel', 'orderType'], sums: ['tickets', 'discounts'] },
  taxes: {
    by: ['tax', 'channel', 'orderType'],
    // The amount that it was computed on, and the tax for which that amount is said.
    sums: ['tickets', 'tax', 'taxable', 'stated'],
  },
  deliveries: {
    by: ['zone', 'driver', 'partner', 'hour', 'channel', 'orderType'],
    sums: ['deliveries', 'promised', 'late', 'unclear', 'driven', 'tipped'],
  },
  /** How many deliveries took so many whole minutes in each of their times: medians come from it. */
  times: {
    by: ['time', 'minute', 'zone', 'driver', 'partner', 'hour', 'channel', 'orderType'],
    sums: ['deliveries'],
  },
} as const satisfies Record<string, { readonly by: readonly SalesDimension[]; readonly sums: readonly string[] }>;

export type SalesRollup = keyof typeof salesRollups;
export const SALES_ROLLUPS = [
  'hours',
  'items',
  'modifiers',
  'options',
  'servers',
  'offers',
  'taxes',
  'deliveries',
  'times',
] as const satisfies readonly SalesRollup[];

/** The names of all sums, of whatever rollup. */
export const SALES_SUMS = [
  ...salesRollups.hours.sums,
  ...salesRollups.deliveries.sums,
  'quantity',
  'taxable',
  'stated',
] as const satisfies readonly SalesSum[];

type Rollup<Id extends SalesRollup> = (typeof salesRollups)[Id];
export type SalesSum<Id extends SalesRollup = SalesRollup> = Id extends SalesRollup
  ? Rollup<Id>['sums'][number]
  : never;
export type SalesSums<Id extends SalesRollup> = Readonly<Record<SalesSum<Id>, number>>;

/** The sums that one ticket adds in one place: key in the order of the rollup's `by`. */
export interface SalesCell<Id extends SalesRollup = SalesRollup> {
  readonly rollup: Id;
  readonly key: readonly (string | number)[];
  readonly sums: Readonly<Partial<Record<SalesSum<Id>, number>>>;
}
