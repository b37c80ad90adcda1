import { type QueryExecutorProvider, sql } from 'kysely';

/** A publication may be held between its waves: since when and by whom, and which of its locations wait for that. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [
    `ALTER TABLE publications
      ADD COLUMN IF NOT EXISTS held_at timestamptz,
      ADD COLUMN IF NOT EXISTS held_by_name text`,
    'ALTER TABLE publication_locations ADD COLUMN IF NOT EXISTS is_held boolean NOT NULL DEFAULT false',
  ])
    await sql.raw(statement).execute(db);
}
