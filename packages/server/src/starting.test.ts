import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newDatabase } from '../../../tools/src/new-database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { readEnvironment } from './platform/environment.ts';
import { runCommandLine, runServer } from './testing/server-run.ts';

/** Whole servers start and stop here: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const postgres = process.env.TEST_DATABASE_URL;
let root: string;
/** A data folder with the demo, stopped gracefully. */
let whole: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'servery-starting-'));
  whole = join(root, 'whole');
  const server = runServer({ SERVERY_DATA: whole });
  await server.ready;
  const { code, output } = await server.stop();
  expect(code, output).toBe(0);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Starts on this environment, which is expected to fail, and answers its one sentence. */
async function sentenceOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const { code, output } = await runServer(environment).ended;
  expect(code).toBe(1);
  const lines = output.trim().split('\n');
  expect(lines, output).toHaveLength(1);
  return lines[0] ?? '';
}

/** A copy of the data folder, damaged by the test. */
function copyOf(name: string): { folder: string; files: string } {
  const folder = join(root, name);
  cpSync(whole, folder, { recursive: true });
  return { folder, files: join(folder, 'postgres') };
}

describe('a start that fails says why in one sentence, ends with 1 and lets go of the folder', () => {
  test('the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { folder } = copyOf('port');
    const environment = { SERVERY_DATA: folder, SERVERY_DEMO: '0' };
    expect(await sentenceOf({ ...environment, PORT: String(port) })).toBe(
      `Port ${port} of 127.0.0.1 is in use by another program. Stop that one, or choose another port: PORT=${port + 1}.`,
    );
    other.close();
    const server = runServer(environment);
    await server.ready;
    await server.stop();
  });

  test('the embedded database is in use', async () => {
    const { folder } = copyOf('held');
    const holder = runServer({ SERVERY_DATA: folder });
    await holder.ready;
    expect(await sentenceOf({ SERVERY_DATA: folder })).toMatch(
      /is in use by the Servery server, process \d+ on .*Stop it first/,
    );
    await holder.stop();
  });

  test('PostgreSQL is away, without its password', async () => {
    const sentence = await sentenceOf({
      DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/servery',
      SERVERY_SECRET_KEY: 'x'.repeat(32),
    });
    expect(sentence).toBe(
      'The PostgreSQL at 127.0.0.1:1 of DATABASE_URL does not answer. Start it, or correct DATABASE_URL.',
    );
  });

  test('the database was brought further by a newer release', async () => {
    const { folder } = copyOf('newer');
    const database = await openDatabase(readEnvironment({ SERVERY_DATA: folder }), 'a test');
    await sql`INSERT INTO kysely_migration VALUES ('2099-01-01-99-later', '2099-01-01')`.execute(database.owner);
    await sql`COMMENT ON TABLE kysely_migration IS 'Servery 99.1.0'`.execute(database.owner);
    await database.close();
    expect(await sentenceOf({ SERVERY_DATA: folder })).toMatch(
      /^The database is newer than this release, Servery \S+: Servery 99\.1\.0 has brought it to 2099-01-01-99-later\. Start that release or a newer one/,
    );
  });

  test('DATABASE_URL is no address, or asks for a server that may only be read', async () => {
    const key = { SERVERY_SECRET_KEY: 'x'.repeat(32) };
    expect(await sentenceOf({ DATABASE_URL: 'postgres://me@h1:54x,h2/servery', ...key })).toMatch(
      /^DATABASE_URL is not an address/,
    );
    expect(await sentenceOf({ DATABASE_URL: 'postgres://h1,h2/servery?target_session_attrs=standby', ...key })).toMatch(
      /^DATABASE_URL asks for a server that may only be read \(target_session_attrs=standby\)/,
    );
  });

  test('several hosts, none of which answers, and the fleet demo says so too', async () => {
    const environment = {
      DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1,127.0.0.1:2/servery',
      SERVERY_SECRET_KEY: 'x'.repeat(32),
    };
    const sentence =
      'The PostgreSQL at 127.0.0.1:1, 127.0.0.1:2 of DATABASE_URL does not answer. Start it, or correct DATABASE_URL.';
    expect(await sentenceOf(environment)).toBe(sentence);
    const fleet = await runCommandLine('demo-fleet', [], environment);
    expect([fleet.code, fleet.output.trim()]).toEqual([1, sentence]);
  });

  test.skipIf(postgres === undefined)('the database of PostgreSQL is not in UTF8', async () => {
    const url = await newDatabase(postgres ?? '');
    const name = `${new URL(url).pathname.slice(1)}_ascii`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`);
    await client.end();
    const environment = { DATABASE_URL: new URL(name, url).href, SERVERY_SECRET_KEY: 'x'.repeat(32) };
    expect(await sentenceOf(environment)).toMatch(/^The database is in SQL_ASCII\. Create one in UTF8/);
  });

  test.skipIf(postgres === undefined)('PostgreSQL may only be read', async () => {
    const url = await newDatabase(postgres ?? '');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
    await client.end();
    expect(await sentenceOf({ DATABASE_URL: url, SERVERY_SECRET_KEY: 'x'.repeat(32) })).toMatch(
      /^The PostgreSQL at .* may only be read: it is a standby/,
    );
  });

  test('the data folder is a file', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(await sentenceOf({ SERVERY_DATA: file })).toMatch(/^The data folder .* is not a folder/);
  });

  test.skipIf(postgres === undefined)('PostgreSQL does not have the database', async () => {
    const url = new URL(postgres ?? 'postgres://x');
    url.pathname = '/absent';
    const sentence = await sentenceOf({ DATABASE_URL: String(url), SERVERY_SECRET_KEY: 'x'.repeat(32) });
    expect(sentence).toContain('does not have the database that DATABASE_URL names');
  });
});

describe('damaged files of the embedded database are recognized at the start, and the backups named', () => {
  const backup = 'servery-2026-11-20T15-04-05Z.jsonl.gz';

  test.each<[string, (files: string) => Promise<void> | void]>([
    ['pg_control', (files) => overwrite(join(files, 'global', 'pg_control'), 40)],
    ['pg_control cut short', (files) => truncateSync(join(files, 'global', 'pg_control'), 0)],
    ['the write-ahead log', damageLog],
    ['the write-ahead log removed', (files) => rmSync(join(files, 'pg_wal'), { recursive: true })],
    ['PG_VERSION removed', (files) => rmSync(join(files, 'PG_VERSION'))],
    ['a table', (files) => overwrite(largestTable(files), 20_000)],
    ['a table cut in the middle of a page', (files) => truncateSync(largestTable(files), 20_000)],
  ])('%s', async (name, damage) => {
    const { folder, files } = copyOf(name.replaceAll(' ', '-'));
    await damage(files);
    cpSync(join(whole, 'lock-holder.txt'), join(folder, 'backups', backup), { recursive: true });
    const sentence = await sentenceOf({ SERVERY_DATA: folder });
    expect(sentence).toMatch(/^The files of the embedded database are damaged: /);
    expect(sentence).toContain(`npm run restore -- ${join(folder, 'backups', backup)}`);
    expect(existsSync(files)).toBe(true);
  });
});

test.skipIf(postgres === undefined)(
  'two nodes that start at once on an empty PostgreSQL both live, with one demo',
  async () => {
    const environment = {
      DATABASE_URL: await newDatabase(postgres ?? ''),
      SERVERY_SECRET_KEY: 'the same for both nodes, long enough',
      SERVERY_DEMO: '1',
      SERVERY_DATA: join(root, 'nodes'),
    };
    const nodes = [runServer(environment), runServer(environment), runServer(environment)];
    const addresses = await Promise.all(nodes.map(({ ready }) => ready));
    const answers = await Promise.all(addresses.map((address) => fetch(`${address}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ended = await Promise.all(nodes.map((node) => node.stop()));
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
  },
);

test('files of the embedded database and its backups are for their owner only, also those that were not', async () => {
  const { folder } = copyOf('private');
  for (const path of [folder, ...below(folder)]) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
  const server = runServer({ SERVERY_DATA: folder });
  const address = await server.ready;
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await server.stop();
  const backup = join(root, 'private.jsonl.gz');
  expect((await runCommandLine('backup', [backup], { SERVERY_DATA: folder })).code).toBe(0);
  const images = join(folder, 'objects');
  const open = [folder, backup, ...below(folder)].filter((path) => (statSync(path).mode & 0o077) !== 0);
  expect(open.filter((path) => !path.startsWith(`${images}/`))).toEqual([]);
  expect(below(whole).filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}

async function overwrite(file: string, at: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.from('damaged!'), 0, 8, at);
  await handle.close();
}

/** The record that the next start begins at is in the newest segment. */
async function damageLog(files: string): Promise<void> {
  const folder = join(files, 'pg_wal');
  for (const name of readdirSync(folder).filter((one) => /^[0-9A-F]{24}$/.test(one))) {
    const handle = await open(join(folder, name), 'r+');
    await handle.write(Buffer.alloc(statSync(join(folder, name)).size, 0x5a), 0);
    await handle.close();
  }
}

function largestTable(files: string): string {
  const folder = join(files, 'base', '5');
  const tables = readdirSync(folder).filter((name) => /^\d+$/.test(name));
  const sizes = tables.map((name) => ({ name, size: statSync(join(folder, name)).size }));
  return join(folder, sizes.toSorted((one, two) => two.size - one.size)[0]?.name ?? '');
}
