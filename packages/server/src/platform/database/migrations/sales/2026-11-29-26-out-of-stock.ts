import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/** The things that are or were out of stock at each location: a row comes back by its time, whatever `ended_at` says. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `CREATE TABLE out_of_stock (
      company_id text NOT NULL REFERENCES companies(id), location_id text NOT NULL, begun_in text NOT NULL,
      kind text NOT NULL, thing_id text NOT NULL, item_id text, name text NOT NULL, length jsonb NOT NULL,
      until timestamptz NOT NULL, count integer, sold_thousandths bigint NOT NULL DEFAULT 0, ran_out_at timestamptz,
      begun_at timestamptz NOT NULL, begun_by text NOT NULL, begun_name text NOT NULL, begun_way text NOT NULL,
      ended_at timestamptz, ended_in text, ended_by text, ended_name text, ended_way text,
      PRIMARY KEY (company_id, begun_in, location_id))`,
    'CREATE INDEX out_of_stock_now ON out_of_stock (company_id, location_id, until) WHERE ended_at IS NULL',
    'CREATE INDEX out_of_stock_by_end ON out_of_stock (company_id, ended_in) WHERE ended_in IS NOT NULL',
    'CREATE INDEX out_of_stock_by_time ON out_of_stock (company_id, until)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await secureTable(db, 'out_of_stock', { lookup: 'SELECT' });
}
