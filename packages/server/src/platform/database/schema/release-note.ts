import { type Kysely, sql } from 'kysely';
import { softwareVersion } from '../../software-version.ts';
import { StartError } from '../../start-error.ts';
import type { Tables } from '../tables.ts';

/** Leaves at the table of migrations which release brought the schema to where it is. */
export async function noteRelease(db: Kysely<Tables>): Promise<void> {
  await sql`COMMENT ON TABLE kysely_migration IS ${sql.lit(`Servery ${softwareVersion}`)}`.execute(db);
}

/**
 * The names of the migrations that were done, in order; none in an empty database.
 * @throws StartError for a schema with migrations that this release does not have
 */
export async function readMigrated(db: Kysely<Tables>, known: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ note: string | null; is_there: boolean }>`
    SELECT obj_description(to_regclass('kysely_migration'), 'pg_class') AS note,
      to_regclass('kysely_migration') IS NOT NULL AS is_there`.execute(db);
  const [found] = rows;
  if (found?.is_there !== true) return [];
  const done = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  const names = done.rows.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return names;
  throw new StartError(
    `The database is newer than this release, Servery ${softwareVersion}: ${found.note ?? 'a newer one'} has brought it to ${unknown.at(-1)}. Start that release or a newer one; the way back is a backup from before the update.`,
  );
}
