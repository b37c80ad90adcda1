import { buildMenu } from '@servery/domain/testing/build-menu';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { nudgeChannel } from '../../platform/database/nudges/nudges.ts';
import { gzipBody } from '../../testing/gzip-body.ts';
import { testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { one, two } = company.locations;
const credentialsUrl = `/api/tenants/${company.id}/${one}/api-credentials`;
const { owner, engine } = server.database;
const menus = `/api/menus/company/${company.id}`;
const menuId = (await admin('POST', menus, gzipBody({ name: 'Main', menuBlob: buildMenu() }))).json().id;
await admin('POST', `${menus}/${menuId}/assign`, { locationIds: [one, two] });

async function newTerminal() {
  const { id, secret } = (await admin('POST', credentialsUrl, { name: 'Counter' })).json();
  const headers = { authorization: `Bearer ${id}.${secret}` };
  const url = '/api/terminal/check-in';
  const checkIn = async () =>
    (await server.http.inject({ method: 'POST', url, headers, payload: { running: {} } })).statusCode;
  return { id, checkIn };
}

/** The nudge that another node sends when it commits. */
const say = (...topics: readonly string[]) =>
  sql`SELECT pg_notify(${nudgeChannel}, ${['another-node', ...topics].join('\n')})`.execute(owner);

const hearsOthers = test.skipIf(engine === 'embedded');

hearsOthers('TN-18 a credential that another node deleted is refused as soon as it says so', async () => {
  const { id, checkIn } = await newTerminal();
  expect([await checkIn(), await checkIn()]).toEqual([200, 200]);
  await sql`DELETE FROM credentials WHERE id = ${id}`.execute(owner);
  // Known from memory, or this would show nothing.
  expect(await checkIn()).toBe(200);
  await say('credential|of another', `credential|${id}`);
  await vi.waitFor(async () => expect(await checkIn()).toBe(401), { timeout: 1000, interval: 20 });
});

hearsOthers(
  'what ends a credential, moves a published document or takes an item out says so to other nodes',
  async () => {
    const heard: string[] = [];
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(owner);
    const address = new URL(process.env.TEST_DATABASE_URL ?? '');
    address.pathname = `/${rows[0]?.name}`;
    const other = new pg.Client({ connectionString: String(address) });
    await other.connect();
    other.on('notification', ({ payload = '' }) => heard.push(...payload.split('\n').slice(1)));
    await other.query(`LISTEN ${nudgeChannel}`);
    const { id } = await newTerminal();
    await admin('POST', `${credentialsUrl}/${id}/delete`);
    const thing = { kind: 'ITEM', id: 'cola', itemId: null };
    const out = { thing, length: { kind: 'HOURS', hours: 1 }, placeIds: [one], way: 'CONSOLE' };
    expect((await admin('POST', '/api/out-of-stock', out)).statusCode).toBe(200);
    await admin('POST', '/api/sync-locations/start', { syncDateMillis: null, action: 'PUBLISH', locationIds: [two] });
    const topics = [`credential|${id}`, ...[one, two].map((location) => `terminals|${company.id}|${location}`)];
    await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(topics)), { timeout: 5000 });
    await other.end();
  },
);
