import { type Kysely, sql } from 'kysely';

/** Of each person with unsaved changes: the entity or section that they changed last. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE editing ADD COLUMN place jsonb`.execute(db);
}
