import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A transaction that sees one company only: row-level security holds whatever a query forgets. */
export interface CompanyScope {
  readonly db: Transaction<Tables>;
  readonly companyId: string;
  /** So many bytes all versions of the company's documents have at most; absent: 20 GB. */
  readonly versionBytes?: number;
}

/** A transaction before a company is known: sign-in, sessions, credentials, published pointers. */
export type LookupScope = Transaction<Tables>;
