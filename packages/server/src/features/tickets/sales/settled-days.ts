import { SALES_ROLLUPS } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope, Database } from '../../../platform/database/database.ts';
import { isOfStore, references, salesColumns, salesTable } from './rollup-tables.ts';

/** The location of rows that hold the sums of all stores. */
export const allStores = '';
/** So many days are settled in a round. */
const daysAtOnce = 500;
/** A day is over everywhere on earth. */
const daysToWait = 2;

/**
 * Notes that the sums of these days change in this transaction: the kept sums of all stores count no longer. Reports of many stores
 * hold their days together; `settleDay` waits for them.
 */
export async function unsettle({ db, companyId }: CompanyScope, dates: Iterable<string>): Promise<void> {
  const days = [...new Set(dates)].sort();
  await sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(day, 0))
    FROM unnest(${days.map((day) => lockName(companyId, day))}::text[]) AS day`.execute(db);
  // A day that is known is not written again: stores would wait for each other.
  await sql`INSERT INTO sales_days (company_id, business_date)
    SELECT ${companyId}, day FROM unnest(${days}::date[]) AS day
    WHERE NOT EXISTS (SELECT FROM sales_days AS known WHERE known.company_id = ${companyId} AND known.business_date = day)
    ORDER BY day ON CONFLICT DO NOTHING`.execute(db);
  await sql`UPDATE sales_days SET settled_at = NULL
    WHERE company_id = ${companyId} AND business_date = ANY(${days}::date[]) AND settled_at IS NOT NULL`.execute(db);
}

/** Sums a day over all stores, once no report of it is under way. */
async function settleDay({ db, companyId }: CompanyScope, date: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lockName(companyId, date)}, 0))`.execute(db);
  for (const rollup of SALES_ROLLUPS) {
    const table = sql.table(salesTable(rollup));
    const { key, sums } = salesColumns(rollup);
    const shared = key.filter((name) => !isOfStore(name));
    const ofAll = key.map((name) => (isOfStore(name) ? sql`''` : sql.ref(name)));
    const ofDay = sql`company_id = ${companyId} AND business_date = ${date}::date`;
    await sql`DELETE FROM ${table} WHERE ${ofDay} AND location_id = ${allStores}`.execute(db);
    await sql`INSERT INTO ${table} (company_id, business_date, location_id, ${references([...key, ...sums])})
      SELECT company_id, business_date, ${allStores}, ${sql.join(ofAll)}, ${sql.join(sums.map((name) => sql`sum(${sql.ref(name)})`))}
      FROM ${table} WHERE ${ofDay} AND location_id <> ${allStores} GROUP BY company_id, business_date, ${references(shared)}`.execute(
      db,
    );
  }
  await sql`UPDATE sales_days SET settled_at = now() WHERE company_id = ${companyId} AND business_date = ${date}::date`.execute(
    db,
  );
}

/** Settles the days that are over, the oldest first. @returns how many; as many as fit into a round: there may be more */
export async function settleDays(database: Database, stopping: AbortSignal): Promise<number> {
  const open = await database.lookup(async (db) => {
    const { rows } = await sql<{ company_id: string; day: string }>`
      SELECT company_id, business_date::text AS day FROM sales_days
      WHERE settled_at IS NULL AND business_date <= (now() AT TIME ZONE 'UTC')::date - ${daysToWait}::int
      ORDER BY business_date, company_id LIMIT ${daysAtOnce}`.execute(db);
    return rows;
  });
  let settled = 0;
  for (const { company_id: companyId, day } of open) {
    if (stopping.aborted) break;
    await database.inCompany(companyId, (scope) => settleDay(scope, day));
    settled += 1;
  }
  return settled;
}

export interface SoldDays {
  /** Their sums of all stores are kept. */
  readonly settled: readonly string[];
  readonly open: readonly string[];
}

/** The days on which the company sold, from the first to the last. */
export async function soldDays(
  { db, companyId }: CompanyScope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SoldDays> {
  const { rows } = await sql<{ day: string; is_settled: boolean }>`
    SELECT business_date::text AS day, settled_at IS NOT NULL AS is_settled FROM sales_days
    WHERE company_id = ${companyId} AND business_date >= ${from}::date AND business_date <= ${to}::date`.execute(db);
  return {
    settled: rows.filter(({ is_settled }) => is_settled).map(({ day }) => day),
    open: rows.filter(({ is_settled }) => !is_settled).map(({ day }) => day),
  };
}

function lockName(companyId: string, date: string): string {
  return `sales of ${companyId} on ${date}`;
}
