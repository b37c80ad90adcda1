import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TemporaryPostgres } from '../../tools/src/postgres.ts';
import { hasPostgres, type OneNode, oneNode, operate, ownPostgres, refusedWith, until } from './one-node.ts';
import { type Pgbouncer, startPgbouncer, whyNoPgbouncer } from './pgbouncer.ts';

/** A whole server starts here: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const title = 'behind PgBouncer in transaction mode, with its default settings';

describe.skipIf(!hasPostgres || whyNoPgbouncer !== undefined)(
  whyNoPgbouncer === undefined ? title : `${title} (${whyNoPgbouncer})`,
  () => {
    let postgres: TemporaryPostgres;
    let pgbouncer: Pgbouncer;
    let node: OneNode;

    beforeAll(async () => {
      postgres = await ownPostgres();
      pgbouncer = await startPgbouncer(postgres.url);
      node = await oneNode({ DATABASE_URL: pgbouncer.url });
    });
    afterAll(async () => {
      await node?.close();
      await pgbouncer?.stop();
      await postgres?.stop();
    });

    test('a node starts, saves and is ready', async () => {
      expect(await node.save('pier-39')).toMatchObject({ status: 200 });
      await node.untilReady();
    });

    test('a statement that waits for a lock is given up by PostgreSQL', async () => {
      const locking = operate(
        postgres.url,
        'BEGIN',
        'LOCK TABLE document_versions IN ACCESS EXCLUSIVE MODE',
        'SELECT pg_sleep(6)',
        'COMMIT',
      );
      const held = "SELECT count(*)::int AS count FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted";
      await until('the table is locked', async () => (await operate(postgres.url, held))?.rows[0].count > 0);
      expect(await node.read()).toEqual(refusedWith('DATABASE_BUSY'));
      await locking;
      expect(await node.read()).toMatchObject({ status: 200 });
    });
  },
);
