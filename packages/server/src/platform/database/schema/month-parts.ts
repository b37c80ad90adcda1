import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Tables that are kept in a part for each month. */
type MonthlyTable = 'tickets';

/** Any number, the same on every node. */
const lockKey = 5_377_002;

/**
 * Makes the parts of a table for months that have none: `2026-11`. A part is made beside the table and attached then, so that nobody
 * who reads the table waits; behind row-level security it has no policy, so that it is read through the table only.
 */
export function createMonthParts(table: MonthlyTable) {
  const known = new Set<string>();
  return async (db: Kysely<Tables>, months: Iterable<string>): Promise<void> => {
    const missing = [...new Set(months)].filter((month) => !known.has(month)).sort();
    for (const month of missing) {
      await makePart(db, table, month);
      known.add(month);
    }
  };
}

/** Nodes that meet the same month wait for each other. */
async function makePart(db: Kysely<Tables>, table: MonthlyTable, month: string): Promise<void> {
  const name = `${table}_${month.replace('-', '_')}`;
  await sql
    .raw(`DO $$ BEGIN
      PERFORM pg_advisory_xact_lock(${lockKey});
      IF to_regclass('${name}') IS NULL THEN
        CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS);
        ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;
        ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${month}-01') TO ('${monthAfter(month)}-01');
      END IF;
    END $$`)
    .execute(db);
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
