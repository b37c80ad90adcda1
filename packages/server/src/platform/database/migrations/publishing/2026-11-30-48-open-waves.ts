import { type QueryExecutorProvider, sql } from 'kysely';

/** What of a publication is open, wave by wave: found without reading what has ended. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `CREATE INDEX IF NOT EXISTS publication_locations_open_waves
        ON publication_locations (company_id, publication_id, batch, location_id) WHERE ended_at IS NULL`,
    )
    .execute(db);
}
