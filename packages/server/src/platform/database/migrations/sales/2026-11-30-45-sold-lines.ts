import { type Kysely, sql } from 'kysely';

/** How many lines were sold in an hour, and how many of them for nothing; of hours before this they are not known until sales are summed again. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of ['lines', 'free'])
    await sql.raw(`ALTER TABLE sales_hours ADD COLUMN ${name} bigint NOT NULL DEFAULT 0`).execute(db);
}
