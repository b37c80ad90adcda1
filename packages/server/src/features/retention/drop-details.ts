import { daysAfter, keptFrom } from '@servery/domain';
import { sql } from 'kysely';
import { holdKeptFrom, type KeptThing } from '../../configuration/reported/kept-from.ts';
import { type AuditActor, writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';

/** So many rows are deleted in one transaction, so that reports and searches go on in between. */
const rowsAtOnce = 2_000;
/** Overtime needs every punch of a week, so those of weeks that reach over the first day stay as long as they may be counted. */
const punchDaysBefore = 14;

const servery: AuditActor = { userId: '', name: 'Servery', originalUserId: null, address: '' };

interface Dropping {
  readonly what: KeptThing;
  readonly table: 'tickets' | 'time_punches';
  readonly months: 'ticket_months' | 'punch_months';
  /** Days before the first that is kept whose rows stay. */
  readonly daysBefore: number;
}

const dropped: readonly Dropping[] = [
  { what: 'tickets', table: 'tickets', months: 'ticket_months', daysBefore: 0 },
  { what: 'punches', table: 'time_punches', months: 'punch_months', daysBefore: punchDaysBefore },
];

/**
 * Deletes details after the retention of companies, month by month. First a company’s first day moves on, from which on reports of days before
 * are refused; then rows go in steps. Whatever interrupts it, the next round goes on. The sums of reports stay.
 * @returns how many rows went
 */
export async function dropDetails(database: Database, stopping: AbortSignal, now = Date.now()): Promise<number> {
  const today = new Date(now).toISOString().slice(0, 10);
  const companies = await database.lookup((db) => db.selectFrom('retention').select('company_id').execute());
  let rows = 0;
  for (const { company_id: companyId } of companies)
    for (const dropping of dropped) {
      if (stopping.aborted) return rows;
      const first = await database.inCompany(companyId, (scope) => moveOn(scope, dropping, today));
      if (first !== undefined) rows += await dropBefore(database, stopping, { companyId, dropping, first });
    }
  return rows;
}

/** The first day that is kept, which never goes back; noted in the audit when it moves. Undefined: all is kept. */
async function moveOn(
  scope: CompanyScope,
  { what, table, months, daysBefore }: Dropping,
  today: string,
): Promise<string | undefined> {
  await holdKeptFrom(scope, 'alone');
  const first = sql.ref(`${what}_from`);
  const { rows } = await sql<{ months: number | null; first: string | null }>`
    SELECT ${sql.ref(months)} AS months, ${first}::text AS first FROM retention
    WHERE company_id = ${scope.companyId} FOR UPDATE`.execute(scope.db);
  const [row] = rows;
  const before = row?.first ?? undefined;
  const next = row === undefined || row.months === null ? undefined : keptFrom(row.months, today);
  if (next === undefined || (before !== undefined && next <= before)) return before;
  const going = daysAfter(next, -daysBefore);
  const counted = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)}
    WHERE company_id = ${scope.companyId} AND business_date < ${going}::date`.execute(scope.db);
  await sql`UPDATE retention SET ${first} = ${next}::date WHERE company_id = ${scope.companyId}`.execute(scope.db);
  const count = counted.rows[0]?.count ?? 0;
  if (count > 0)
    await writeAudit(scope, servery, {
      action: what === 'tickets' ? 'DROP_TICKETS' : 'DROP_PUNCHES',
      subject: `company:${scope.companyId}`,
      details: { count, before: going },
    });
  return next;
}

interface Dropped {
  readonly companyId: string;
  readonly dropping: Dropping;
  readonly first: string;
}

async function dropBefore(
  database: Database,
  stopping: AbortSignal,
  { companyId, dropping: { what, table, daysBefore }, first }: Dropped,
): Promise<number> {
  const end = daysAfter(first, -daysBefore);
  let rows = 0;
  for (let month = await oldestMonth(database, companyId, { table, end }); month !== undefined; ) {
    const until = [monthAfter(month), end].toSorted()[0] ?? end;
    const days = { from: month, until };
    for (let gone = rowsAtOnce; gone === rowsAtOnce; rows += gone) {
      if (stopping.aborted) return rows;
      gone = await database.inCompany(companyId, (scope) => dropSome(scope, table, days));
    }
    if (what === 'tickets') await database.inCompany(companyId, (scope) => dropCounts(scope, days));
    month = await oldestMonth(database, companyId, { table, end });
  }
  // Also those of a round that ended between the last rows and their counts.
  if (what === 'tickets') await database.inCompany(companyId, (scope) => dropCounts(scope, { until: end }));
  return rows;
}

/** The first day of the month of the oldest row that goes. */
async function oldestMonth(
  database: Database,
  companyId: string,
  { table, end }: { readonly table: Dropping['table']; readonly end: string },
): Promise<string | undefined> {
  return database.inCompany(companyId, async ({ db }) => {
    const { rows } = await sql<{ month: string | null }>`
      SELECT date_trunc('month', min(business_date))::date::text AS month FROM ${sql.table(table)}
      WHERE company_id = ${companyId} AND business_date < ${end}::date`.execute(db);
    return rows[0]?.month ?? undefined;
  });
}

interface Days {
  readonly from: string;
  /** The day after the last. */
  readonly until: string;
}

async function dropSome(
  { db, companyId }: CompanyScope,
  table: Dropping['table'],
  { from, until }: Days,
): Promise<number> {
  const ofDays = sql`company_id = ${companyId} AND business_date >= ${from}::date AND business_date < ${until}::date`;
  const result = await sql`
    DELETE FROM ${sql.table(table)} WHERE ${ofDays} AND (location_id, id) IN (
      SELECT location_id, id FROM ${sql.table(table)} WHERE ${ofDays} ORDER BY business_date LIMIT ${rowsAtOnce})`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0);
}

/** The counts of the finder are deleted together with the details that it finds. */
async function dropCounts({ db, companyId }: CompanyScope, { until }: Pick<Days, 'until'>): Promise<void> {
  for (const table of ['ticket_days', 'ticket_day_marks'] as const)
    await sql`DELETE FROM ${sql.table(table)} WHERE company_id = ${companyId} AND business_date < ${until}::date`.execute(
      db,
    );
}

/** `2026-12-01` of `2026-11-01` */
function monthAfter(month: string): string {
  return `${daysAfter(month, 31).slice(0, 7)}-01`;
}
