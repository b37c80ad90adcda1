import type { Ticket, TicketMark, TicketMarkKind, TicketState } from '@servery/domain';
import type { Generated } from 'kysely';
import type { Instant, JsonColumn } from './columns.ts';

/** A ticket in its highest revision. */
export interface TicketsTable {
  company_id: string;
  location_id: string;
  /** As its terminal numbers it. */
  id: string;
  /** `2026-11-28` */
  business_date: string;
  revision: number;
  /** SHA-256 of the report, in hexadecimal. */
  hash: string;
  state: TicketState;
  opened_at: Instant;
  /** Of the store's clock when it was opened, 0 to 23; null: taken before sales were summed. */
  hour: number | null;
  total_cents: number;
  /** The words that it is found by: `ticketLexemes`. */
  words: string;
  marks: JsonColumn<readonly TicketMark[]>;
  ticket: JsonColumn<Ticket>;
  /** Its customer was removed, and `hash` is a keyed hash of the hash. */
  is_forgotten: Generated<boolean>;
  reported_at: Instant;
}

/** The tickets of a store and business date. */
export interface TicketDaysTable {
  company_id: string;
  location_id: string;
  business_date: string;
  tickets: number;
  /** Those with marks. */
  marked: number;
  /** Of the last that changed anything. */
  reported_at: Instant;
}

/** How many tickets of a store and business date have a mark. */
export interface TicketDayMarksTable {
  company_id: string;
  location_id: string;
  business_date: string;
  kind: TicketMarkKind;
  tickets: number;
}
