import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/** For how many months a company keeps tickets and time punches, and from which business date on there are any. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`CREATE TABLE retention (
      company_id text PRIMARY KEY REFERENCES companies(id), ticket_months integer, punch_months integer,
      tickets_from date, punches_from date)`)
    .execute(db);
  await secureTable(db, 'retention', { lookup: 'SELECT' });
}
