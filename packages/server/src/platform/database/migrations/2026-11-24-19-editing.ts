import { type Kysely, sql } from 'kysely';
import { secureTable } from '../secure-table.ts';

/** The people who have unsaved changes in a document at a level, as their consoles said last. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE editing (
        company_id text NOT NULL REFERENCES companies(id), kind text NOT NULL, document_id text NOT NULL,
        tenant_id text NOT NULL, user_id text NOT NULL, name text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(), said_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (company_id, kind, document_id, tenant_id, user_id))`,
    )
    .execute(db);
  await secureTable(db, 'editing');
}
