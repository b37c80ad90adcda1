import { type QueryExecutorProvider, sql } from 'kysely';

/** The open locations of a publication, wave by wave: found without reading the ended ones. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `CREATE INDEX IF NOT EXISTS publication_locations_open_waves
        ON publication_locations (company_id, publication_id, batch, location_id) WHERE ended_at IS NULL`,
    )
    .execute(db);
}
