import type { SalesName } from '@servery/domain';

/** What every sum of sales is kept by. */
interface SalesTable {
  company_id: string;
  /** `2026-11-28` */
  business_date: string;
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
