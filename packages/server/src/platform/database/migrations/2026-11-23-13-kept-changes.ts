import { type QueryExecutorProvider, sql } from 'kysely';

/** How many changes the override of a group or location keeps now, beside its version: lists of locations tell it of thousands at once. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  // Forced row-level security would hide the rows of every company from a plain owner.
  for (const statement of [
    'ALTER TABLE documents ADD COLUMN IF NOT EXISTS kept_changes integer NOT NULL DEFAULT 0',
    'ALTER TABLE documents NO FORCE ROW LEVEL SECURITY',
    'ALTER TABLE document_versions NO FORCE ROW LEVEL SECURITY',
    `UPDATE documents SET kept_changes = jsonb_array_length(head.override_changes)
      FROM document_versions AS head
      WHERE (head.company_id, head.kind, head.document_id, head.tenant_id, head.version)
        = (documents.company_id, documents.kind, documents.document_id, documents.tenant_id, documents.version)
        AND documents.tenant_id <> '' AND jsonb_typeof(head.override_changes) = 'array'`,
    'ALTER TABLE document_versions FORCE ROW LEVEL SECURITY',
    'ALTER TABLE documents FORCE ROW LEVEL SECURITY',
  ])
    await sql.raw(statement).execute(db);
}
