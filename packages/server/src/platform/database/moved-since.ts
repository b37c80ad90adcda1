import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from './database.ts';

/** The data that a caller already has: everything that transactions before this one had written, as seen with certain rights. */
export interface Mark {
  /** Sent back with the next question. */
  readonly now: string;
  /** The transaction since which rows count as moved; undefined: everything is to be reported. */
  readonly since: string | undefined;
}

/**
 * Reads the mark of a question and makes the next one. A mark is the oldest transaction that still ran: rows that were not
 * committed when it was made are reported next time, whatever a clock says.
 * @param given the mark that the last answer carried
 * @param rights the rights that decide which rows the caller sees; others make the mark count for nothing
 */
export async function readMark(scope: CompanyScope, given: string | undefined, rights: unknown): Promise<Mark> {
  const seenWith = createHash('sha256').update(JSON.stringify(rights)).digest('base64url').slice(0, 12);
  const [, since, seenBefore] = /^(\d{1,19})-([\w-]{12})$/.exec(given ?? '') ?? [];
  const { rows } = await sql<{ now: string; known: boolean }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS now,
      ${since ?? '0'}::numeric BETWEEN pg_snapshot_xmax(pg_current_snapshot())::text::numeric - ${longestAgo}::int
        AND pg_snapshot_xmax(pg_current_snapshot())::text::numeric AS known`.execute(scope.db);
  const isKnown = rows[0]?.known === true && seenBefore === seenWith;
  return { now: `${rows[0]?.now}-${seenWith}`, since: isKnown ? since : undefined };
}

/** Transactions; the numbers in rows come round again after two thousand million. */
const longestAgo = 1_000_000_000;

/** Whether a row was written since a mark. @param table its name in the query */
export function writtenSince(table: string, since: string): RawBuilder<boolean> {
  return sql<boolean>`age(${sql.ref(`${table}.xmin`)}) <= age(${since}::text::xid8::xid)`;
}
