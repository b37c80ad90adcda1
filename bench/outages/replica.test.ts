import { type Client, createClient } from '@servery/contract';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PostgresServer, startReplica, type TemporaryPostgres } from '../../tools/src/postgres.ts';
import { signInAs } from '../durability/server-process.ts';
import { hasPostgres, type OneNode, oneNode, operate, ownPostgres, until } from './one-node.ts';

/** Whole servers start here: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const params = { companyId: 'harbor', locationId: 'pier-39' };
const today = new Date().toISOString().slice(0, 10);

describe.skipIf(!hasPostgres)('reports and the finder are read from a replica', () => {
  let primary: TemporaryPostgres;
  let replica: PostgresServer;
  let node: OneNode;
  let terminal: Client;

  beforeAll(async () => {
    primary = await ownPostgres();
    replica = await startReplica(primary);
    node = await oneNode({
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: replica.url,
      DATABASE_REPLICA_SECONDS: '10',
    });
    const { id, secret } = await node.client.call('createCredential', { params, body: { name: 'Register' } });
    terminal = createClient({ url: node.server.url, headers: { authorization: `Bearer ${id}.${secret}` } });
  });
  afterAll(async () => {
    await node?.close();
    await replica?.stop();
    await primary?.stop();
  });

  const sell = (id: string) =>
    terminal.call('reportTickets', {
      body: { tickets: [buildTicket({ id, businessDate: today, opened: `${today}T00:30:00.000Z`, closed: null })] },
    });
  const found = async (client = node.client) => {
    const { tickets } = await client.call('searchTickets', { query: {} });
    return tickets.map(({ id }) => id.split('.')[1]).sort();
  };
  const behind = async () => (await node.client.call('ticketsIndexInfo', { query: {} })).secondsBehind;

  test('what a store reports is found there a moment later, and it is said how far behind it is', async () => {
    await sell('t1');
    await until('the replica is asked', async () => (await behind()) !== null);
    await until('the ticket is found', async () => (await found()).length === 1);
    expect(await behind()).toBeLessThan(11);
  });

  test('one that falls behind is asked for as long as it may be, and rights are never asked of it', async () => {
    const area = await signInAs('area@harbor.example', node.server.url);
    await operate(replica.url, 'SELECT pg_wal_replay_pause()');
    await sell('t2');
    expect([await found(), await found(area)]).toEqual([['t1'], ['t1']]);
    await node.client.call('moveMembers', {
      params: { companyId: 'harbor', groupId: 'bay-area' },
      body: { add: [], remove: ['pier-39'] },
    });
    expect(await found(area)).toEqual([]);
    await until('the primary answers', async () => (await found()).length === 2);
    expect(await behind()).toBeNull();
    await operate(replica.url, 'SELECT pg_wal_replay_resume()');
    await until('the replica is asked again', async () => (await behind()) !== null);
    expect(await found()).toEqual(['t1', 't2']);
  });

  test('one that is gone is missed by nobody, and is asked again once it is back', async () => {
    await replica.halt();
    for (let time = 0; time < 5; time += 1) expect(await found()).toEqual(['t1', 't2']);
    await until('it is noticed', async () => (await behind()) === null);
    await sell('t3');
    expect(await found()).toEqual(['t1', 't2', 't3']);
    await replica.resume();
    await until('the replica is asked again', async () => (await behind()) !== null);
    expect(await found()).toEqual(['t1', 't2', 't3']);
  });

  test('one that was promoted follows nobody and is not asked any more', async () => {
    await operate(replica.url, 'SELECT pg_promote()');
    await until('it is noticed', async () => (await behind()) === null);
    await sell('t4');
    expect(await found()).toEqual(['t1', 't2', 't3', 't4']);
  });
});
