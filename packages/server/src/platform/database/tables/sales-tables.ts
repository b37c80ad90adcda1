import type { SalesName } from '@servery/domain';
import type { NullableInstant } from './columns.ts';

/** What every sum of sales is kept by. */
interface SalesTable {
  company_id: string;
  /** `2026-11-28` */
  business_date: string;
  /** Empty: all stores together, of a day that is settled. */
  location_id: string;
  channel: string;
  order_type: number;
}

export interface SalesHoursTable extends SalesTable {
  /** Of the store's clock, 0 to 23. */
  hour: number;
}

export interface SalesItemsTable extends SalesTable {
  item: string;
}

export interface SalesModifiersTable extends SalesItemsTable {
  modifier: string;
}

export interface SalesServersTable extends SalesTable {
  server: string;
}

export interface SalesOffersTable extends SalesTable {
  offer: string;
}

/** What tickets called something last. */
export interface SalesNamesTable {
  company_id: string;
  kind: SalesName['kind'];
  id: string;
  name: string;
  /** The business date of the ticket that said so. */
  seen_on: string;
}

/** A day on which the company sold. */
export interface SalesDaysTable {
  company_id: string;
  /** `2026-11-28` */
  business_date: string;
  /** Since when its sums of all stores are kept; null: they are not, or count no longer. */
  settled_at: NullableInstant;
}
