import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** How much a company keeps in versions of its documents, unless the operator says otherwise. */
export const usualVersionGigabytes = 20;

/** A transaction that sees one company only: row-level security holds whatever a query forgets. */
export interface CompanyScope {
  readonly db: Transaction<Tables>;
  readonly companyId: string;
  /** So many bytes all versions of the company's documents have at most; absent: the usual. */
  readonly versionBytes?: number;
}

/** A transaction before a company is known: sign-in, sessions, credentials, published pointers. */
export type LookupScope = Transaction<Tables>;
