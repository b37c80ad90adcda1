import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { harborCompany } from '@servery/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCompany } from '../../demo/company-writer.ts';
import { openMemoryEngine } from '../../testing/memory-engine.ts';
import { folderStorage } from '../object-storage/folder-storage.ts';
import { contentHash } from '../object-storage/object-storage.ts';
import { askedBy } from '../work/asked-by.ts';
import { writeBackup } from './backups.ts';
import { embeddedDatabase } from './database.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { openEmbeddedEngine } from './embedded-engine.ts';
import { FolderInUseError, lockFolder } from './locks/folder-lock.ts';
import { migrate } from './migrate.ts';
import { readBackup } from './restore.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'servery-engine-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the folder lock', () => {
  test('a second opener is refused with a sentence that names the holder, also from another process', () => {
    const held = join(folder, 'locked');
    const lock = lockFolder(held, 'the test');
    expect(() => lockFolder(held, 'another')).toThrow(FolderInUseError);
    expect(() => lockFolder(held, 'another')).toThrow(/is in use by the test, process \d+ on /);
    const backup = spawnSync(process.execPath, ['packages/server/src/commands/backup.ts', join(folder, 'x.gz')], {
      env: { ...process.env, SERVERY_DATA: held },
      encoding: 'utf8',
    });
    expect([backup.status, backup.stderr]).toEqual([1, expect.stringContaining('is in use by the test')]);
    lock.release();
    lockFolder(held, 'the next').release();
  });

  test('a lock left behind by a process that died holds nobody back', () => {
    const held = join(folder, 'orphaned');
    const script = `import { lockFolder } from '${new URL('./locks/folder-lock.ts', import.meta.url).pathname}'; lockFolder(${JSON.stringify(held)}, 'the dead'); process.kill(process.pid, 'SIGKILL');`;
    spawnSync(process.execPath, ['--input-type=module', '-e', script]);
    expect(existsSync(join(held, 'lock-holder.txt'))).toBe(true);
    lockFolder(held, 'the living').release();
  });
});

describe('the embedded engine', () => {
  test('flushes every commit, opens again with what was committed, and closes gracefully', async () => {
    const data = join(folder, 'engine');
    const first = await openEmbeddedEngine(data, 'the test');
    await first.pglite.exec('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    await expect(openEmbeddedEngine(data, 'another')).rejects.toThrow(FolderInUseError);
    await first.close();
    const second = await openEmbeddedEngine(data, 'the test');
    expect((await second.pglite.query('SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
    await second.close();
  });

  test('closes once the transactions under way are over, and refuses those that come later', async () => {
    const engine = await openMemoryEngine();
    await engine.pglite.exec('CREATE ROLE servery_lookup');
    const database = embeddedDatabase(engine);
    const slow = database.lookup((db) => sql<{ n: number }>`SELECT 1 AS n FROM pg_sleep(0.2)`.execute(db));
    const waiting = database.lookup((db) => sql<{ n: number }>`SELECT 2 AS n`.execute(db));
    const closed = database.close();
    await expect(database.lookup((db) => sql`SELECT 3`.execute(db))).rejects.toThrow('The database is closed');
    await closed;
    expect([(await slow).rows, (await waiting).rows]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  });

  test('callers take turns: those who ask for much wait behind those who ask for little', async () => {
    const engine = await openMemoryEngine();
    await engine.pglite.exec('CREATE ROLE servery_lookup');
    const database = embeddedDatabase(engine);
    const order: string[] = [];
    const transaction = (share: string) =>
      askedBy({ share }, () =>
        database.lookup(async (db) => {
          order.push(share);
          await sql`SELECT pg_sleep(0.01)`.execute(db);
        }),
      );
    await Promise.all(['much', 'much', 'much', 'little'].map(transaction));
    expect([order.length, order.at(-1)]).toEqual([4, 'much']);
    await database.close();
  });

  test('counts an fsync for every commit', async () => {
    const { PGlite } = await import('@electric-sql/pglite');
    const fileSystem = new DurableFileSystem(join(folder, 'counted'));
    const startParams = [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ];
    const pglite = await PGlite.create({ fs: fileSystem, startParams });
    await pglite.exec('CREATE TABLE t (n int)');
    const before = fileSystem.fsyncCalls;
    for (let n = 0; n < 10; n += 1) await pglite.query('INSERT INTO t VALUES ($1)', [n]);
    expect(fileSystem.fsyncCalls - before).toBeGreaterThanOrEqual(10);
    await pglite.close();
  });
});

describe('backups', () => {
  test('a logical backup restores everything into an empty database, and only into one', async () => {
    const source = embeddedDatabase(await openMemoryEngine());
    await migrate(source);
    await writeCompany(source, company('harbor'));
    await source.inCompany('harbor', (scope) =>
      scope.db
        .insertInto('snapshots')
        .values({ company_id: 'harbor', hash: 'ab', bytes: new Uint8Array([0, 1, 255]), size: 3 })
        .execute(),
    );
    const objects = folderStorage(join(folder, 'source'));
    await source.inCompany('harbor', async (scope) => {
      const hash = await objects.put('harbor', Buffer.from('full'), 'image/webp');
      const thumb_hash = await objects.put('harbor', Buffer.from('thumb'), 'image/webp');
      const by = { uploaded_by: 'ann', uploaded_by_name: 'Ann', deleted_at: null };
      const image = {
        company_id: 'harbor',
        id: 'img_1',
        name: 'Pier',
        hash,
        thumb_hash,
        width: 4,
        height: 3,
        bytes: 4,
      };
      await scope.db
        .insertInto('images')
        .values({ ...image, ...by })
        .execute();
    });
    const file = join(folder, 'backup.jsonl.gz');
    expect(await writeBackup(source, file, { objects })).toBeGreaterThan(4);
    const target = embeddedDatabase(await openMemoryEngine());
    await migrate(target);
    const restored = folderStorage(join(folder, 'target'));
    await readBackup(target, file, restored);
    expect(await restored.get('harbor', contentHash(Buffer.from('full')))).toEqual(Buffer.from('full'));
    expect(await restored.get('harbor', contentHash(Buffer.from('thumb')))).toEqual(Buffer.from('thumb'));
    for (const table of ['images', 'companies', 'tenants', 'users', 'roles', 'grants', 'identities', 'snapshots']) {
      const rows = (database: typeof source) =>
        sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(table)} t ORDER BY 1`.execute(database.owner);
      expect((await rows(target)).rows, table).toEqual((await rows(source)).rows);
    }
    await expect(readBackup(target, file, folderStorage(folder))).rejects.toThrow('not empty');
    await source.close();
    await target.close();
  });

  test('push notifications that were due when it was written are not sent again by a restore', async () => {
    const source = embeddedDatabase(await openMemoryEngine());
    await migrate(source);
    await writeCompany(source, harborCompany('demo1234'));
    const audience = JSON.stringify({ placeIds: ['harbor'], lastOrder: null, channels: [], isOncePerDay: false });
    const states = { due: -60_000, later: 3_600_000 };
    await source.inCompany('harbor', async ({ db }) => {
      for (const [id, ahead] of Object.entries(states)) {
        const text = { title: id, body: id, audience, created_by: 'x', created_name: 'x', state: 'SCHEDULED' } as const;
        await db
          .insertInto('push_messages')
          .values({ company_id: 'harbor', id, ...text, sent_name: null, trouble: null })
          .execute();
        const due = new Date(Date.now() + ahead);
        const times = { due_at: due, expires_at: new Date(Date.now() + 7_200_000), state: 'WAITING' } as const;
        await db
          .insertInto('push_stores')
          .values({ company_id: 'harbor', message_id: id, location_id: 'pier-39', ...times })
          .execute();
      }
    });
    const file = join(folder, 'push.jsonl.gz');
    await writeBackup(source, file);
    const target = embeddedDatabase(await openMemoryEngine());
    await migrate(target);
    await readBackup(target, file, folderStorage(join(folder, 'push')));
    const { rows } = await sql<{ id: string; state: string; store: string }>`
      SELECT id, push_messages.state, push_stores.state AS store FROM push_messages
      JOIN push_stores ON push_stores.message_id = id ORDER BY id`.execute(target.owner);
    expect(rows).toEqual([
      { id: 'due', state: 'STOPPED', store: 'STOPPED' },
      { id: 'later', state: 'SCHEDULED', store: 'WAITING' },
    ]);
    await source.close();
    await target.close();
  });

  test('a file that is no backup is refused and leaves nothing behind', async () => {
    const target = embeddedDatabase(await openMemoryEngine());
    await migrate(target);
    const file = join(folder, 'nonsense.gz');
    writeFileSync(file, 'nonsense');
    await expect(readBackup(target, file, folderStorage(folder))).rejects.toThrow();
    expect(await target.owner.selectFrom('companies').selectAll().execute()).toEqual([]);
    await target.close();
  });

  test('an unfinished backup is never found under its name', async () => {
    const source = embeddedDatabase(await openMemoryEngine());
    await migrate(source);
    await writeBackup(source, join(folder, 'whole.jsonl.gz'));
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
    await source.close();
  });
});

function company(id: string): Parameters<typeof writeCompany>[1] {
  return {
    id,
    name: 'Harbor',
    password: 'correct horse 1',
    tenants: [{ id: 'pier', name: 'Pier', type: 'LOCATION', timezone: 'America/New_York' }],
    roles: [{ id: 'role', name: 'Role', permissions: ['DASHBOARD'] }],
    people: [{ id: 'ann', email: 'ann@harbor.example', name: 'Ann', roleId: 'role', on: { type: 'GLOBAL', id: '' } }],
  };
}
