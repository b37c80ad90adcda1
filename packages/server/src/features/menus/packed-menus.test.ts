import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gzipBody, sent } from '../../testing/gzip-body.ts';
import { renamedTax, taxNames } from '../../testing/menu-edits.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const menus = `/api/menus/company/${company.id}`;
const { one, two } = company.locations;

async function createMenu(): Promise<string> {
  return (await admin('POST', menus, gzipBody({ name: `Menu ${crypto.randomUUID()}` }))).json().id;
}

/** The answer as a browser, an older client, or one that unpacks nothing reads it. */
async function read(path: string, encoding: 'br' | 'gzip' | 'identity', client: Client = admin) {
  const answer = await client('GET', path, sent(undefined, { headers: { 'accept-encoding': encoding } }));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[encoding];
  return JSON.parse(unpack(answer.rawPayload).toString());
}

const rename = async (id: string, to: string, rest: { readonly baseVersion: number; readonly tenantId?: string }) => {
  const from = taxNames((await read(`${menus}/${id}`, 'identity')).menuBlob)[0];
  const path = `/api/configuration/${company.id}/menu/${id}/changes`;
  const answer = await admin('POST', path, gzipBody({ ...rest, changes: [renamedTax(to, from)] }));
  expect(answer.statusCode, answer.body).toBe(200);
};

describe('a menu that is packed once for all its readers', () => {
  test('is the same for each of them, and another one after each save', async () => {
    const id = await createMenu();
    const path = `${menus}/${id}`;
    const first = await read(path, 'br');
    expect(await read(path, 'br')).toEqual(first);
    expect(await read(path, 'gzip')).toEqual(first);
    expect(await read(path, 'identity')).toEqual(first);
    await rename(id, 'City tax', { baseVersion: 1 });
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const record = await read(path, encoding);
      expect([record.ver, taxNames(record.menuBlob)[0]]).toEqual([2, 'City tax']);
    }
    const together = await Promise.all(Array.from({ length: 5 }, () => read(path, 'br')));
    expect(together.map(({ ver }) => ver)).toEqual([2, 2, 2, 2, 2]);
    const refusing = sent(undefined, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } });
    expect((await admin('GET', path, refusing)).headers['content-encoding']).toBe('gzip');
    const held = sent(undefined, { headers: { 'accept-encoding': 'br' } });
    expect((await admin('GET', `${path}?expectedVersion=2`, held)).statusCode).toBe(304);
  });

  test('is of each store its own, and another one after each save there', async () => {
    const id = await createMenu();
    const pathOf = (location: string) => `/api/menus/location/${location}/${id}`;
    expect(await read(pathOf(one), 'br')).toMatchObject({ overrideVer: null, override: null });
    await rename(id, 'Here', { baseVersion: 0, tenantId: one });
    for (const encoding of ['br', 'br', 'gzip', 'identity'] as const) {
      expect(await read(pathOf(one), encoding)).toMatchObject({
        overrideVer: 1,
        override: { changes: [{ to: 'Here' }] },
      });
      expect(await read(pathOf(two), encoding)).toMatchObject({ overrideVer: null, override: null });
    }
    await rename(id, 'Here again', { baseVersion: 1, tenantId: one });
    expect(await read(pathOf(one), 'br')).toMatchObject({
      overrideVer: 2,
      override: { changes: [{ to: 'Here again' }] },
    });
  });

  test('is of its own company, by people with the right, also once others have read it', async () => {
    const id = await createMenu();
    await read(`${menus}/${id}`, 'br');
    const ask = (client: Client, path: string) =>
      client('GET', path, sent(undefined, { headers: { 'accept-encoding': 'br' } }));
    const other = await buildCompany(server);
    const stranger = await other.as('admin');
    expect((await ask(stranger, `${menus}/${id}`)).statusCode).toBe(404);
    expect((await ask(stranger, `/api/menus/company/${other.id}/${id}`)).statusCode).toBe(404);
    const manager = await company.as('manager');
    await read(`/api/menus/location/${two}/${id}`, 'br');
    expect((await ask(manager, `/api/menus/location/${two}/${id}`)).statusCode).toBe(403);
  });
});
