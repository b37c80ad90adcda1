import { type SalesDimension, type SalesRollup, STORE_DIMENSIONS, salesRollups } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';

/** Of the part of a rollup that a dimension is; `date` and `location` are in each of them. */
const columnOf = {
  date: 'business_date',
  location: 'location_id',
  hour: 'hour',
  channel: 'channel',
  orderType: 'order_type',
  item: 'item',
  modifier: 'modifier',
  option: 'option',
  server: 'server',
  offer: 'offer',
  tax: 'tax_key',
  zone: 'zone',
  driver: 'driver',
  partner: 'partner',
  time: 'time',
  minute: 'minute',
} satisfies Record<SalesDimension | 'date' | 'location', string>;

export type TableColumn = keyof typeof columnOf;

export function salesColumn(dimension: TableColumn): string {
  return columnOf[dimension];
}

/** Whether a part of a key names a thing of one store: of all stores together it is empty. */
export function isOfStore(dimension: string): boolean {
  return STORE_DIMENSIONS.some((one) => one === dimension);
}

export function salesTable(rollup: SalesRollup) {
  return `sales_${rollup}` as const;
}

/** The names of the columns of a rollup as SQL: its key without company and store, and its sums. */
export function salesColumns(rollup: SalesRollup): {
  readonly key: readonly string[];
  readonly sums: readonly string[];
} {
  const { by, sums } = salesRollups[rollup];
  return { key: by.map(salesColumn), sums };
}

export function references(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}
