import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { expect, test } from 'vitest';
import { newDatabase } from '../../../../../../tools/src/new-database.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { postgresDatabase } from '../database.ts';
import { bounded, migrateOneByOne, untilUnlocked } from './migration-locks.ts';

const postgres = process.env.TEST_DATABASE_URL;

test.skipIf(postgres === undefined)(
  'a migration that waits for a table lets others read it, and is done once the table is free',
  async () => {
    const url = await newDatabase(postgres ?? '');
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('CREATE TABLE stores (id text)');
    await holder.query('BEGIN; SELECT FROM stores');
    const database = postgresDatabase(url, { connections: 2, statementSeconds: 10 });
    const migrations = bounded({
      widen: { up: async (db) => void (await sql`ALTER TABLE stores ADD COLUMN name text`.execute(db)) },
    });
    const migrator = new Migrator({ db: database.owner, provider: { getMigrations: async () => migrations } });
    const migrated = untilUnlocked(() => migrator.migrateToLatest());
    await waitFor(async () => {
      const { rows } = await holder.query("SELECT FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND NOT granted");
      return rows.length > 0 ? true : undefined;
    });
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    expect((await reader.query('SELECT count(*)::int AS count FROM stores')).rows).toEqual([{ count: 0 }]);
    await holder.query('COMMIT');
    expect(await migrated).toMatchObject([{ status: 'Success' }]);
    expect((await reader.query('SELECT name FROM stores')).rows).toEqual([]);
    for (const client of [holder, reader]) await client.end();
    await database.close();
  },
);

test.skipIf(postgres === undefined)(
  'what one migration has changed can be used while the next one waits for its table',
  async () => {
    const url = await newDatabase(postgres ?? '');
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('CREATE TABLE stores (id text); CREATE TABLE menus (id text)');
    await holder.query('BEGIN; SELECT FROM menus');
    const database = postgresDatabase(url, { connections: 2, statementSeconds: 10 });
    const widened = (table: string) => ({
      up: async (db: Kysely<unknown>) =>
        void (await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN name text`.execute(db)),
    });
    const migrations = bounded({ a: widened('stores'), b: widened('menus') });
    const migrator = new Migrator({ db: database.owner, provider: { getMigrations: async () => migrations } });
    const migrated = migrateOneByOne(migrator);
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await waitFor(async () => {
      const { rows } = await reader.query("SELECT FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND NOT granted");
      return rows.length > 0 ? true : undefined;
    });
    expect((await reader.query('SELECT name FROM stores')).rows).toEqual([]);
    await holder.query('COMMIT');
    await migrated;
    expect((await reader.query('SELECT name FROM menus')).rows).toEqual([]);
    for (const client of [holder, reader]) await client.end();
    await database.close();
  },
);
