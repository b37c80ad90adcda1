import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * How many changes a version has in each section, and how many bytes they are as JSON; how many bytes all versions of a document
 * are. Lists of versions are answered from these, without unpacking a change. A version of 0 bytes is not counted yet: that
 * would take long where many are large, and a release before this one adds such versions while it still runs beside it.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [
    `ALTER TABLE document_versions ADD COLUMN IF NOT EXISTS change_counts jsonb NOT NULL DEFAULT '{}'`,
    'ALTER TABLE document_versions ADD COLUMN IF NOT EXISTS change_bytes integer NOT NULL DEFAULT 0',
    'ALTER TABLE documents ADD COLUMN IF NOT EXISTS version_bytes bigint NOT NULL DEFAULT 0',
    'CREATE INDEX IF NOT EXISTS document_versions_uncounted ON document_versions (company_id) WHERE change_bytes = 0',
    'GRANT UPDATE (change_counts, change_bytes) ON document_versions TO servery_app',
  ])
    await sql.raw(statement).execute(db);
}
