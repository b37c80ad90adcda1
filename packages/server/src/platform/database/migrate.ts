import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { up as foundation } from './migrations/2026-11-20-foundation.ts';
import { up as people } from './migrations/2026-11-20-people.ts';
import { up as roles } from './migrations/2026-11-20-roles.ts';
import { up as companies } from './migrations/2026-11-21-companies.ts';
import { up as signIn } from './migrations/2026-11-21-sign-in.ts';
import { up as tenants } from './migrations/2026-11-21-tenants.ts';
import { up as shell } from './migrations/2026-11-22-shell.ts';
import { up as images } from './migrations/2026-11-23-images.ts';
import { up as licences } from './migrations/2026-11-23-licences.ts';

/** Append-only, in order of their names. */
const migrations: Record<string, Migration> = {
  '2026-11-20-foundation': { up: foundation },
  '2026-11-20-people': { up: people },
  '2026-11-20-roles': { up: roles },
  '2026-11-21-companies': { up: companies },
  '2026-11-21-sign-in': { up: signIn },
  '2026-11-21-tenants': { up: tenants },
  '2026-11-22-shell': { up: shell },
  '2026-11-23-images': { up: images },
  '2026-11-23-licences': { up: licences },
};

/** Brings the schema up to date; nodes that start together wait for one of them. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database.owner, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
