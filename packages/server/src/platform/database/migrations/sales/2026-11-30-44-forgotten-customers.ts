import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/** Customers who were forgotten, as keyed hashes of their phone or email, and the tickets that they were taken from. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('ALTER TABLE tickets ADD COLUMN is_forgotten boolean NOT NULL DEFAULT false').execute(db);
  await sql
    .raw(`CREATE TABLE forgotten_customers (
      company_id text NOT NULL REFERENCES companies(id), hash text NOT NULL, forgotten_at timestamptz NOT NULL,
      PRIMARY KEY (company_id, hash))`)
    .execute(db);
  await secureTable(db, 'forgotten_customers');
}
