import { type QueryExecutorProvider, sql } from 'kysely';

/** How much a person has saved within a day is asked with every save. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`CREATE INDEX IF NOT EXISTS document_versions_by_author ON document_versions (company_id, author_id, at)`.execute(
    db,
  );
}
