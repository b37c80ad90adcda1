import { type Kysely, sql } from 'kysely';
import { secureTable } from '../secure-table.ts';

/** The addresses that a secret was set for: those of the first document that named it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`CREATE TABLE secret_addresses (
      company_id text NOT NULL REFERENCES companies(id), secret_id text NOT NULL, addresses jsonb NOT NULL,
      PRIMARY KEY (company_id, secret_id))`)
    .execute(db);
  await secureTable(db, 'secret_addresses', { isAppendOnly: true });
}
