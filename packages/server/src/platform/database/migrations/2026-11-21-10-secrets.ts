import { type Kysely, sql } from 'kysely';
import { secureTable } from '../secure-table.ts';

/** Secrets of the location settings, sealed with a key of their company, which is sealed with the installation's. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `CREATE TABLE company_keys (
      company_id text PRIMARY KEY REFERENCES companies(id), key_id text NOT NULL, sealed bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now())`,
    `CREATE TABLE secrets (
      company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, tenant_id text NOT NULL, field text NOT NULL,
      sealed bytea NOT NULL, last4 text NOT NULL, set_at timestamptz NOT NULL, set_by text NOT NULL,
      PRIMARY KEY (company_id, id))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await secureTable(db, 'company_keys', { lookup: 'SELECT, UPDATE' });
  await secureTable(db, 'secrets', { isAppendOnly: true });
}
