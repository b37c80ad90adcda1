import { beforeEach, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { setTo } from '../../testing/settings-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, type TestCompany, testServer } from '../../testing/test-server.ts';

let company: TestCompany;
let admin: Client;
let settings: string;

beforeEach(async () => {
  company = await buildCompany(await testServer());
  admin = await company.as('admin');
  settings = `/api/configuration/${company.id}/locationSettings/set_${company.id}`;
});

interface Held {
  readonly tenantId?: string;
  readonly ver?: number;
  readonly overrideVer?: number;
  readonly groupOverrideVer?: number;
  readonly othersKey?: string;
}

function watch(held: Held, client = admin) {
  const asked = Object.entries(held).map(([name, value]) => `${name}=${value}`);
  return client('GET', `${settings}/watch?${asked.join('&')}`);
}

async function save(startOfWeek: number, { tenantId, client = admin }: { tenantId?: string; client?: Client } = {}) {
  const at = tenantId === undefined ? {} : { tenantId };
  const { record } = (await watch(at, client)).json();
  const baseVersion = tenantId === undefined ? record.ver : (record.overrideVer ?? 0);
  const changes = [setTo(['hours', 'startOfWeek'], startOfWeek)];
  const saved = await client('POST', `${settings}/changes`, gzipBody({ ...at, baseVersion, changes }));
  expect(saved.statusCode, saved.body).toBe(200);
  return saved.json().record;
}

/** Whether a call is still waiting after others had their turn. */
async function isWaiting(call: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  void call.then(() => (isOver = true));
  for (let turn = 0; turn < 20; turn += 1) await watch({});
  return !isOver;
}

test('VR-14 who holds other versions, or names none, is answered at once', async () => {
  expect((await watch({})).json()).toMatchObject({ record: { ver: 0, savedAt: null }, others: [] });
  await save(3);
  expect((await watch({ ver: 1 })).json().record.ver).toBe(2);
  const { one } = company.locations;
  await save(4, { tenantId: one });
  expect((await watch({ tenantId: one, ver: 2 })).json().record).toMatchObject({ ver: 2, overrideVer: 1 });
});

test('VR-14 a save of any level above is told to who waits at a location, one of another location is not', async () => {
  const { one, two } = company.locations;
  const { west } = company.groups;
  const { ver } = await save(3);
  const waiting = watch({ tenantId: one, ver });
  await save(4, { tenantId: two });
  expect(await isWaiting(waiting)).toBe(true);
  await save(5, { tenantId: west });
  expect((await waiting).json().record).toMatchObject({ ver, groupOverrideVer: 1, overrideVer: null });
  const next = watch({ tenantId: one, ver, groupOverrideVer: 1 });
  await save(6);
  expect((await next).json().record.ver).toBe(ver + 1);
});

test('VR-14 others who begin and end to edit are told to who waits, oneself is not', async () => {
  const { ver } = await save(3);
  const { one } = company.locations;
  const manager = await company.as('manager');
  const note = (client: Client, isEditing: boolean, place?: readonly string[]) =>
    client('POST', `/api/configuration/${company.id}/locationSettings/editing`, {
      documentId: `set_${company.id}`,
      tenantId: one,
      isEditing,
      place,
    });
  const waiting = watch({ tenantId: one, ver });
  await note(admin, true);
  expect(await isWaiting(waiting)).toBe(true);
  await note(manager, true);
  const { others, othersKey } = (await waiting).json();
  expect(others).toMatchObject([{ place: null }]);
  const moved = watch({ tenantId: one, ver, othersKey });
  await note(manager, true, ['hours']);
  expect((await moved).json().others).toMatchObject([{ place: ['hours'] }]);
  const next = watch({ tenantId: one, ver, othersKey: (await moved).json().othersKey });
  expect(await isWaiting(next)).toBe(true);
  await note(manager, false);
  expect((await next).json().others).toEqual([]);
});

test('a save that is undone by its own transaction is told to nobody', async () => {
  const { ver } = await save(3);
  const waiting = watch({ ver });
  const changes = [setTo(['hours', 'startOfWeek'], 'Monday')];
  const refused = await admin('POST', `${settings}/changes`, gzipBody({ baseVersion: ver, changes }));
  expect(refused.statusCode).toBe(400);
  expect(await isWaiting(waiting)).toBe(true);
  await save(4);
  await waiting;
});

test('who waits in thirty tabs is refused the next one, and others wait beside them', async () => {
  const { ver } = await save(3);
  const tabs = Array.from({ length: 31 }, () => watch({ ver }));
  expect((await Promise.race(tabs)).json()).toEqual({ error: 'BUSY' });
  const manager = await company.as('manager');
  const other = watch({ tenantId: company.locations.one, ver }, manager);
  expect(await isWaiting(other)).toBe(true);
  await save(4);
  const codes = (await Promise.all(tabs)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(30);
  expect((await other).json().record.ver).toBe(ver + 1);
});

test('is for those who read the document there', async () => {
  const { one, two } = company.locations;
  const reader = await company.as('reader');
  const hours = await personWith(await testServer(), company, {
    permissions: ['ACCESS_CONFIGURATION_OPTIONS'],
    on: { type: 'LOCATION', id: one },
  });
  const other = await buildCompany(await testServer());
  expect((await watch({}, reader)).statusCode).toBe(403);
  expect((await watch({ tenantId: one }, hours)).statusCode).toBe(200);
  expect((await watch({ tenantId: two }, hours)).statusCode).toBe(404);
  expect((await watch({ tenantId: other.locations.one })).statusCode).toBe(404);
  expect((await watch({}, await other.as('admin'))).statusCode).toBe(404);
  expect((await admin('GET', `/api/configuration/${company.id}/menu/menu_absent/watch`)).statusCode).toBe(404);
  expect((await admin('GET', `${settings}/watch?ver=minus`)).json().errors[0].path).toBe('querystring.ver');
});
