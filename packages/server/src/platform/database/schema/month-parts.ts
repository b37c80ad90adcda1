import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Tables that are kept in a part for each month. */
export const monthlyTables = [
  'tickets',
  'sales_hours',
  'sales_items',
  'sales_modifiers',
  'sales_options',
  'sales_servers',
  'sales_offers',
  'sales_taxes',
  'sales_deliveries',
  'sales_times',
  'time_punches',
  'paid_work',
] as const satisfies readonly (keyof Tables)[];
type MonthlyTable = (typeof monthlyTables)[number];

/** Any number, the same on every node. */
const lockKey = 5_377_002;

/**
 * Makes the parts of the monthly tables for months that have none: `2026-11`. A part is made beside the table and attached then, so
 * that nobody who reads the table waits; behind row-level security it has no policy, so that it is read through the table only.
 */
export function createMonthParts() {
  const known = new Set<string>();
  return async (db: Kysely<Tables>, months: Iterable<string>): Promise<void> => {
    const missing = [...new Set(months)].filter((month) => !known.has(month)).sort();
    for (const month of missing) {
      await makeParts(db, month);
      known.add(month);
    }
  };
}

/** Nodes that meet the same month wait for each other. */
async function makeParts(db: Kysely<Tables>, month: string): Promise<void> {
  await sql
    .raw(`DO $$ BEGIN
      PERFORM pg_advisory_xact_lock(${lockKey});
      ${monthlyTables.map((table) => partOf(table, month)).join('\n')}
    END $$`)
    .execute(db);
}

function partOf(table: MonthlyTable, month: string): string {
  const name = `${table}_${month.replace('-', '_')}`;
  return `IF to_regclass('${name}') IS NULL THEN
      CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS);
      ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
      ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;
      ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${month}-01') TO ('${monthAfter(month)}-01');
    END IF;`;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
