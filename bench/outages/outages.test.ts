import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TemporaryPostgres } from '../../tools/src/postgres.ts';
import { hasPostgres, type OneNode, oneNode, operate, ownPostgres, refusedWith, until } from './one-node.ts';

/** Whole servers start here: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(!hasPostgres)(
  'PostgreSQL in trouble is a 503 that says when to ask again, and passes without a restart',
  () => {
    let standby: TemporaryPostgres;
    let postgres: TemporaryPostgres;
    let node: OneNode;

    beforeAll(async () => {
      [standby, postgres] = await Promise.all([ownPostgres(), ownPostgres()]);
      await standby.halt();
      await standby.resume('standby');
      const hosts = [standby, postgres].map(({ url }) => new URL(url).host).join(',');
      node = await oneNode({ DATABASE_URL: `postgres://servery@${hosts}/postgres?target_session_attrs=read-write` });
    });
    afterAll(async () => {
      await node?.close();
      await standby?.stop();
      await postgres?.stop();
    });

    test('of several hosts the one that may be written is used', async () => {
      expect(await node.save('pier-39')).toMatchObject({ status: 200 });
      const rows = await operate(postgres.url, 'SELECT count(*)::int AS count FROM companies');
      expect(rows?.rows[0].count).toBeGreaterThan(0);
    });

    test('frozen: open connections are given up, new ones refused', async () => {
      postgres.freeze();
      const answers = await Promise.all([node.read(), node.read(), node.read()]);
      await node.untilNotReady();
      const later = await node.read();
      postgres.thaw();
      // Where other work of the node hangs on all connections, there is none to wait for.
      const code = expect.stringMatching(/^(DATABASE_UNAVAILABLE|BUSY)$/);
      for (const answer of [...answers, later]) expect(answer).toEqual({ status: 503, code, saysWhen: true });
      await node.untilReady();
      expect(await node.save('pier-39')).toMatchObject({ status: 200 });
    });

    test('read-only: saves are refused and the node is not ready', async () => {
      const save = await node.readySave('pier-39');
      await operate(postgres.url, 'ALTER SYSTEM SET default_transaction_read_only = on', 'SELECT pg_reload_conf()');
      await node.untilNotReady();
      expect(await save()).toEqual(refusedWith('DATABASE_UNAVAILABLE'));
      await operate(
        postgres.url,
        'SET default_transaction_read_only = off',
        'ALTER SYSTEM RESET default_transaction_read_only',
        'SELECT pg_reload_conf()',
      );
      await node.untilReady();
      expect(await node.save('pier-39')).toMatchObject({ status: 200 });
    });

    test('a standby at the address: not ready until it is promoted', async () => {
      await postgres.halt();
      await postgres.resume('standby');
      expect(await node.read()).toEqual(refusedWith('DATABASE_UNAVAILABLE'));
      await node.untilNotReady();
      await operate(postgres.url, 'SELECT pg_promote()');
      await node.untilReady();
      expect(await node.save('pier-39')).toMatchObject({ status: 200 });
    });

    test('commits that wait for a standby: saves are refused, reads go on, and the server does not fill with them', async () => {
      await operate(postgres.url, "ALTER SYSTEM SET synchronous_standby_names = '*'", 'SELECT pg_reload_conf()');
      const first = await node.save('pier-39');
      expect(first).toEqual(refusedWith('OUTCOME_UNKNOWN'));
      await node.untilNotReady();
      const tenants = await node.client.call('listTenants', { params: { companyId: 'harbor' } });
      const others = tenants.filter(({ id, type }) => type === 'LOCATION' && id !== 'pier-39');
      const saves = await Promise.all([...others, ...others].map(({ id }) => node.save(id)));
      for (const save of saves) expect(save).toMatchObject({ status: 503, saysWhen: true });
      expect(saves).toContainEqual(refusedWith('DATABASE_UNAVAILABLE'));
      await operate(
        postgres.url,
        'SET synchronous_commit = off',
        "UPDATE sessions SET last_seen_at = now() - interval '5 minutes'",
      );
      const reads = await Promise.all([node.read(), node.read(), node.read()]);
      expect([...reads, await node.read()].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const waiting = await operate(
        postgres.url,
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
      );
      expect(waiting?.rows[0].count).toBeLessThan(12);
      await operate(postgres.url, 'ALTER SYSTEM RESET synchronous_standby_names', 'SELECT pg_reload_conf()');
      await node.untilReady();
      expect(await node.save('pier-39')).toMatchObject({ status: 200 });
    });

    test('a table that is locked for longer than a statement may take: stores of a publication wait and none fails', async () => {
      const holder = new pg.Client({ connectionString: postgres.url });
      await holder.connect();
      await holder.query('BEGIN; LOCK TABLE snapshots IN ACCESS EXCLUSIVE MODE');
      const companyId = 'harbor';
      const tenants = await node.client.call('listTenants', { params: { companyId } });
      const locationIds = tenants.filter(({ type }) => type === 'LOCATION').map(({ id }) => id);
      const execution = await node.client.call('startSync', {
        query: { companyId },
        body: {
          syncDateMillis: null,
          action: 'PUBLISH',
          locationIds,
          strategy: { kind: 'batches', size: 10, everySeconds: 0 },
        },
      });
      const waits = `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND query_start > (SELECT query_start + interval '3 s' FROM pg_stat_activity WHERE pid = ${Number(
        (await holder.query('SELECT pg_backend_pid() AS pid')).rows[0].pid,
      )})`;
      await until('a store was given up and is tried again', async () => {
        const waiting = await operate(postgres.url, waits);
        return waiting?.rows[0].count > 0;
      });
      await holder.query('COMMIT');
      await holder.end();
      let states: string[] = [];
      await until('the publication is complete', async () => {
        const status = await node.client.call('syncWorkflowStatus', { query: { companyId }, body: execution });
        states = locationIds.map((id) => status.locationToStatuses[id]?.[0]?.state ?? '');
        return status.syncCompleted !== null;
      });
      expect(states).toEqual(locationIds.map(() => 'COMPLETED'));
    });
  },
);
