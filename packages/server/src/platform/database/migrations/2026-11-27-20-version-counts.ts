import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * How many changes a version has in each section, and how many bytes they are as JSON; how many bytes all versions of a document
 * are. Lists of versions are answered from these, without unpacking a change.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [
    `ALTER TABLE document_versions ADD COLUMN IF NOT EXISTS change_counts jsonb NOT NULL DEFAULT '{}'`,
    'ALTER TABLE document_versions ADD COLUMN IF NOT EXISTS change_bytes integer NOT NULL DEFAULT 0',
    'ALTER TABLE documents ADD COLUMN IF NOT EXISTS version_bytes bigint NOT NULL DEFAULT 0',
    // Forced row-level security would hide the rows of every company from a plain owner.
    'ALTER TABLE documents NO FORCE ROW LEVEL SECURITY',
    'ALTER TABLE document_versions NO FORCE ROW LEVEL SECURITY',
  ])
    await sql.raw(statement).execute(db);
  await countVersions(db);
  for (const table of ['document_versions', 'documents'])
    await sql.raw(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`).execute(db);
}

/** Counts the versions that were never counted: those of a time before, and those of an older backup. */
export async function countVersions(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [
    `UPDATE documents SET version_bytes = counted.bytes FROM (
        SELECT company_id, kind, document_id, tenant_id, sum(coalesce(octet_length(content), 0)
          + coalesce(octet_length(override_changes::text), 0) + octet_length(changes::text)) AS bytes
        FROM document_versions GROUP BY 1, 2, 3, 4) AS counted
      WHERE documents.version_bytes = 0
        AND (counted.company_id, counted.kind, counted.document_id, counted.tenant_id)
          = (documents.company_id, documents.kind, documents.document_id, documents.tenant_id)`,
    `UPDATE document_versions SET change_bytes = octet_length(changes::text), change_counts = (
        SELECT coalesce(jsonb_object_agg(section, count), '{}') FROM (
          SELECT coalesce(change -> 'path' ->> 0, '') AS section, count(*) AS count
          FROM jsonb_array_elements(changes) AS change GROUP BY 1) AS sections)
      WHERE change_bytes = 0`,
  ])
    await sql.raw(statement).execute(db);
}
