import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Migration, MigrationResult, MigrationResultSet, Migrator } from 'kysely/migration';
import { StartError } from '../../start-error.ts';

/** While a change of a table waits for its lock, every other node waits behind it: it waits briefly, and often. */
const lockWait = '2s';
const pauseMillis = 1000;
const attempts = 20;

/** The same migrations; none waits for a lock longer than others can wait for it. */
export function bounded(migrations: Readonly<Record<string, Migration>>): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [
      name,
      {
        up: async (db) => {
          await sql`SELECT set_config('lock_timeout', ${lockWait}, true)`.execute(db);
          await up(db);
        },
      },
    ]),
  );
}

/**
 * Brings a database up to date that others use: each migration in a transaction of its own, so that no table is locked for longer than its own takes.
 * One that fails leaves those before it, which older nodes understand too.
 */
export async function migrateOneByOne(migrator: Migrator): Promise<void> {
  for (let done = 1; done > 0; ) done = (await untilUnlocked(() => migrator.migrateUp())).length;
}

/** Runs them again, all or none each time, while another connection holds a table. @throws StartError when it does not let go */
export async function untilUnlocked(run: () => Promise<MigrationResultSet>): Promise<readonly MigrationResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { error, results } = await run();
    if (error === undefined) return results ?? [];
    if (!isLocked(error)) throw error;
    if (attempt === attempts)
      throw new StartError(
        'The database is not updated: another connection, such as pg_dump, holds a table that has to be changed. Let it end, then start again.',
      );
    await sleep(pauseMillis);
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
