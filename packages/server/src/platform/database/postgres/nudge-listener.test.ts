import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { newDatabase } from '../../../../../../tools/src/new-database.ts';
import { postgresDatabase } from '../database.ts';
import { nudge, nudgeChannel, onNudge } from '../nudges/nudges.ts';
import { hearNudges } from './nudge-listener.ts';

const postgres = process.env.TEST_DATABASE_URL;

async function openNodes() {
  const url = await newDatabase(postgres ?? '');
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const heard: string[] = [];
  for (const topic of ['menu a', 'menu b']) onNudge([topic], () => heard.push(topic));
  const rounds = hearNudges([url]);
  // Those who listen are woken once the connection is there.
  await vi.waitFor(() => expect(heard).toEqual(['menu a', 'menu b']), { timeout: 10_000 });
  heard.length = 0;
  const say = (topic: string) => other.query('SELECT pg_notify($1, $2)', [nudgeChannel, `other-node\n${topic}`]);
  return { url, other, heard, say, rounds };
}

test.skipIf(postgres === undefined)('a node hears what another one says of a topic', async () => {
  const { other, heard, say, rounds } = await openNodes();
  await say('menu b');
  await say('menu of nobody');
  await say('menu a');
  await vi.waitFor(() => expect(heard).toEqual(['menu b', 'menu a']));
  await rounds.stop();
  await other.end();
});

test.skipIf(postgres === undefined)('after its connection broke it hears again, and everyone reads again', async () => {
  const { other, heard, say, rounds } = await openNodes();
  await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'NOTIFY%'`);
  await vi.waitFor(() => expect(new Set(heard)).toEqual(new Set(['menu a', 'menu b'])), { timeout: 10_000 });
  onNudge(['menu c'], () => heard.push('menu c'));
  heard.length = 0;
  const saysAndHears = async () => {
    await say('menu c');
    expect(heard).toContain('menu c');
  };
  await vi.waitFor(saysAndHears, { timeout: 10_000 });
  await rounds.stop();
  await other.end();
});

test.skipIf(postgres === undefined)('its own nudges reach it once, as soon as they are committed', async () => {
  const { url, other, heard, say, rounds } = await openNodes();
  const database = postgresDatabase(url, { connections: 1, statementSeconds: 5 });
  await other.query(`DO $$ BEGIN CREATE ROLE servery_lookup; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
  await database.lookup(async (db) => {
    await sql`SELECT ${nudge('menu a')}`.execute(db);
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['menu a']);
  // The nudge as PostgreSQL delivers it comes before this.
  await say('menu b');
  await vi.waitFor(() => expect(heard).toEqual(['menu a', 'menu b']));
  await rounds.stop();
  await database.close();
  await other.end();
});
