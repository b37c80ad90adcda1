import { type QueryExecutorProvider, sql } from 'kysely';

/** When a person last signed in, beside the person: the audit, which says it too, is not kept for ever. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN IF NOT EXISTS signed_in_at timestamptz`.execute(db);
}
