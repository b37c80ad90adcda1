import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/**
 * The days on which a company sold. Once a day is over its sums of all stores are kept beside those of each, in rows without a
 * location; a report of a store that comes later takes the mark off until they are summed again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    `CREATE TABLE sales_days (
      company_id text NOT NULL REFERENCES companies(id), business_date date NOT NULL, settled_at timestamptz,
      PRIMARY KEY (company_id, business_date))`,
    'CREATE INDEX sales_days_open ON sales_days (business_date, company_id) WHERE settled_at IS NULL',
  ])
    await sql.raw(statement).execute(db);
  await secureTable(db, 'sales_days', { lookup: 'SELECT' });
}
