import type { Instant } from './columns.ts';

/** For how long a company keeps details. */
export interface RetentionTable {
  company_id: string;
  /** Null: for ever. */
  ticket_months: number | null;
  punch_months: number | null;
  /** `2026-08-01`: details of earlier days were deleted, or are about to be; null: none were. */
  tickets_from: string | null;
  punches_from: string | null;
}

/** A customer whom a company forgot. */
export interface ForgottenCustomersTable {
  company_id: string;
  /** Keyed, of phone, email, or name and address. */
  hash: string;
  /** Tickets that were opened before are stripped when they come late. */
  forgotten_at: Instant;
}
