import type { DeliveryTime, ReportId, ReportMailState, SalesName } from '@servery/domain';
import type { Generated } from 'kysely';
import type { GeneratedInstant, NullableInstant } from './columns.ts';

/** The keys of every sum of sales. */
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

export interface SalesOptionsTable extends SalesItemsTable {
  option: string;
}

export interface SalesServersTable extends SalesTable {
  server: string;
}

export interface SalesOffersTable extends SalesTable {
  offer: string;
}

export interface SalesTaxesTable extends SalesTable {
  /** The id of the tax, or else its name; empty: the ticket says a total and no taxes. */
  tax_key: string;
}

export interface SalesDeliveriesTable extends SalesTable {
  /** Its name; empty: the ticket named none. */
  zone: string;
  driver: string;
  partner: string;
  /** Of the store's clock, 0 to 23. */
  hour: number;
}

export interface SalesTimesTable extends SalesDeliveriesTable {
  time: DeliveryTime;
  minute: number;
}

/** The name that tickets gave a thing last. */
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

/** A report with its filters under a name, of one person. */
export interface ReportViewsTable {
  company_id: string;
  id: string;
  user_id: string;
  report: ReportId;
  name: string;
  /** The query of the address. */
  address: string;
  created_at: GeneratedInstant;
  /** Of the clock of the location: `06:30`; null: it is not mailed. */
  mail_at: string | null;
  mail_location_id: string | null;
  mail_due_at: NullableInstant;
  /** The date of the location on which one was sent last. */
  mail_sent_on: string | null;
  mail_state: Generated<ReportMailState>;
}
