import { type Kysely, sql } from 'kysely';
import { secureTable } from '../secure-table.ts';

/** The preferences that a company decides for itself beside its documents: a row for each save, the highest version counts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE preferences (
        company_id text NOT NULL REFERENCES companies(id), version integer NOT NULL, preferences jsonb NOT NULL,
        saved_by_name text NOT NULL, saved_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (company_id, version))`,
    )
    .execute(db);
  await secureTable(db, 'preferences', { isAppendOnly: true });
}
