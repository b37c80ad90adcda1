import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { up as foundation } from './migrations/2026-11-20-foundation.ts';
import { up as people } from './migrations/2026-11-20-people.ts';

/** Append-only, in order of their names. */
const migrations: Record<string, Migration> = {
  '2026-11-20-foundation': { up: foundation },
  '2026-11-20-people': { up: people },
};

/** Brings the schema up to date; nodes that start together wait for one of them. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database.owner, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
