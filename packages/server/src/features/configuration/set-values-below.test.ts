import { mostPreviewedAtOnce, mostSavesAtOnce, type SavesOutcome } from '@servery/contract';
import { BASE, newCategory, newDepartment, newItem, newItemPricing, type Path, type Permission } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, type TestCompany, testServer } from '../../testing/test-server.ts';
import { addLocations } from '../../testing/test-stores.ts';

let company: TestCompany;
let admin: Client;
let menuId: string;

const drinks = { department: 'drinks', category: 'soft' };
const item: Path = ['items', { id: 'cola' }];
const online: Path = [...item, 'availability', 'online'];
const prices: Path = [...item, 'pricing', { by: 'pricingScheme', value: 'default' }, 'itemBased', 'prices'];
const priced = (price: string) => ({ path: [...prices, { id: BASE }], value: { id: BASE, price } });
const notOnline = { path: online, value: false };
const hidden = { kind: 'SIMPLE_FIELD_CHANGED', path: [...item, 'info', 'status'], from: 'ACTIVE', to: 'INACTIVE' };
const offline = { kind: 'SIMPLE_FIELD_CHANGED', path: online, from: true, to: false };

beforeEach(async () => {
  company = await buildCompany(await testServer());
  admin = await company.as('admin');
  menuId = await newMenu();
});

async function newMenu(): Promise<string> {
  const url = `/api/menus/company/${company.id}`;
  const { id } = (await admin('POST', url, gzipBody({ name: 'Drinks' }))).json();
  const cola = newItem({
    id: 'cola',
    name: 'Cola',
    ...drinks,
    pricing: [newItemPricing({ pricingScheme: 'default' })],
  });
  const menuBlob = {
    ...JSON.parse((await admin('GET', `${url}/${id}`)).json().menuBlob),
    departments: [newDepartment({ id: 'drinks', name: 'Drinks' })],
    categories: [newCategory({ id: 'soft', department: 'drinks', name: 'Soft Drinks' })],
    items: [cola],
  };
  const body = { id, ver: 1, name: 'Drinks', desc: '', singleUse: false, menuBlob };
  expect((await admin('PUT', url, gzipBody(body))).statusCode).toBe(200);
  return id;
}

const ways = { set: 'set', preview: 'set/preview', undo: 'set/undo' } as const;

function send(way: keyof typeof ways, body: object, client = admin) {
  const url = `/api/configuration/${company.id}/menu/overrides-below/${ways[way]}`;
  return client('POST', url, { documentId: menuId, ...body });
}

async function keep(tenantId: string, changes: readonly object[], overrideVer = 0): Promise<void> {
  const url = `/api/menus/location/${tenantId}/${menuId}?companyId=${company.id}&overrideVer=${overrideVer}`;
  expect((await admin('POST', url, { changes })).statusCode).toBe(200);
}

async function keptAt(tenantId: string): Promise<readonly object[]> {
  const answer = await admin('GET', `/api/menus/location/${tenantId}/${menuId}?companyId=${company.id}`);
  return answer.json().override?.changes ?? [];
}

const at = (version: number, ...ids: readonly string[]) => ids.map((tenantId) => ({ tenantId, version }));
const nothing: SavesOutcome = { saved: [], unchanged: [], skipped: [], unfit: [] };
const person = async (permissions: readonly Permission[], id?: string) =>
  personWith(await testServer(), company, {
    permissions,
    on: id === undefined ? undefined : { type: 'LOCATION', id },
  });

describe('one value for several groups and stores', () => {
  test('OV-11 OV-15 is shown in sentences, those where the same would change together, and is saved by each', async () => {
    const { one, two, three } = company.locations;
    const { west } = company.groups;
    await keep(two, [hidden]);
    const values = [priced('4.50'), notOnline];
    const { groups } = (await send('preview', { values, tenantIds: [one, two, three, west] })).json();
    expect(groups).toHaveLength(2);
    const [ofTwo] = groups.filter(
      ({ locations }: SavesOutcome['saved'][number] & { locations: object[] }) => locations.length === 1,
    );
    expect(ofTwo).toMatchObject({ locations: at(1, two), changeCount: 2, leftOut: [] });
    expect(JSON.stringify(ofTwo.changes)).toContain('Online');
    const overridesBelow = [...at(0, one, three), ...at(1, two)];
    const answer = (await send('set', { values, overridesBelow })).json();
    expect(answer).toEqual({ ...nothing, saved: expect.arrayContaining([...at(1, one, three), ...at(2, two)]) });
    expect(await keptAt(one)).toMatchObject([{ to: { id: BASE, price: '4.50' } }, offline]);
    expect(await keptAt(two)).toContainEqual(hidden);
    expect(await keptAt(west)).toEqual([]);
  });

  test('OV-11 a group comes before its stores, which inherit the value from it then', async () => {
    const { one, two, three } = company.locations;
    const { west } = company.groups;
    await keep(two, [hidden, offline]);
    const overridesBelow = [...at(0, one, three, west), ...at(1, two)];
    const answer = (await send('set', { values: [notOnline], overridesBelow })).json();
    expect(answer).toEqual({ ...nothing, saved: [...at(1, west, three), ...at(2, two)], unchanged: [one] });
    expect([await keptAt(west), await keptAt(two)]).toEqual([[offline], [hidden]]);
  });

  test('OV-11 stores that have it already, and those that changed since, are named and left as they are', async () => {
    const { one, two } = company.locations;
    await keep(one, [offline]);
    await keep(two, [hidden]);
    await keep(two, [hidden, offline], 1);
    const overridesBelow = at(1, one, two);
    expect((await send('set', { values: [notOnline], overridesBelow })).json()).toEqual({
      ...nothing,
      unchanged: [one],
      skipped: [two],
    });
    const inherited = [{ path: online, value: true }];
    expect((await send('set', { values: inherited, overridesBelow: at(1, one) })).json().saved).toEqual(at(2, one));
    expect(await keptAt(one)).toEqual([]);
  });

  test('what a store has no place for is named before, and a value that is not valid there is refused there', async () => {
    const { one, two } = company.locations;
    const gone = { path: ['items', { id: 'gone' }, 'availability', 'online'], value: false };
    const { groups } = (await send('preview', { values: [gone], tenantIds: [one] })).json();
    expect(groups).toMatchObject([{ changeCount: 0 }]);
    expect(groups[0].leftOut).toHaveLength(1);
    const values = [{ path: [...item, 'availability', 'online'], value: 'sometimes' }];
    const answer = (await send('set', { values, overridesBelow: at(0, one, two) })).json();
    expect(answer.unfit).toHaveLength(2);
    expect(answer.unfit[0].message).toContain('items.cola.availability.online');
    expect(await keptAt(one)).toEqual([]);
  });

  test('it is taken back as it was, but not over what somebody saved since', async () => {
    const { one, two } = company.locations;
    await keep(one, [hidden]);
    const { saved } = (
      await send('set', { values: [notOnline], overridesBelow: [...at(1, one), ...at(0, two)] })
    ).json();
    await keep(two, [offline, hidden], 1);
    const answer = (await send('undo', { overridesBelow: saved })).json();
    expect(answer).toEqual({ ...nothing, saved: at(3, one), skipped: [two] });
    expect([await keptAt(one), await keptAt(two)]).toEqual([[hidden], [offline, hidden]]);
  });
});

describe('who may', () => {
  test('PM-34 PM-35 a field that the person does not override is refused at each store, also when it is taken back', async () => {
    const { one, two } = company.locations;
    const names = await person(['OVERRIDE_MENUS']);
    const answer = (await send('set', { values: [priced('4.50')], overridesBelow: at(0, one) }, names)).json();
    expect(answer.unfit).toMatchObject([
      { tenantId: one, message: expect.stringContaining('You do not have permission to change this.') },
    ]);
    expect((await send('set', { values: [notOnline], overridesBelow: at(0, two) }, names)).json().saved).toHaveLength(
      1,
    );
    const { saved } = (await send('set', { values: [priced('4.50')], overridesBelow: at(0, one) })).json();
    expect((await send('undo', { overridesBelow: saved }, names)).json().unfit).toHaveLength(1);
    expect(await keptAt(one)).toHaveLength(1);
  });

  test('PM-57 nothing is touched when one of them is out of reach, in another company or not to change', async () => {
    const { one, two } = company.locations;
    const onOne = await person(['OVERRIDE_MENUS'], one);
    const reader = await company.as('reader');
    const other = await (await buildCompany(await testServer())).as('admin');
    const both = { values: [notOnline], overridesBelow: at(0, one, two), tenantIds: [one, two] };
    const { overridesBelow, values, tenantIds } = both;
    for (const [client, status] of [
      [onOne, 403],
      [reader, 403],
      [other, 404],
    ] as const) {
      expect((await send('set', { values, overridesBelow }, client)).statusCode).toBe(status);
      expect((await send('undo', { overridesBelow }, client)).statusCode).toBe(status);
      expect((await send('preview', { values, tenantIds }, client)).statusCode).toBe(status);
    }
    expect((await send('set', { values, overridesBelow: at(0, one, 'loc_unknown') })).statusCode).toBe(404);
    expect((await send('set', { values: [{ path: [{ step: 1 }], value: 1 }], overridesBelow })).statusCode).toBe(400);
    expect((await send('set', { values, overridesBelow: at(0, one) }, onOne)).json().saved).toEqual(at(1, one));
    expect(await keptAt(two)).toEqual([]);
  });
});

test('of 10,000 stores all are looked at in pieces, and a piece is saved', { timeout: 240_000 }, async () => {
  const ids = await addLocations(await testServer(), company, 10_000);
  const [first = '', ...others] = ids;
  await keep(first, [hidden]);
  const found: number[] = [];
  for (let from = 0; from < ids.length; from += mostPreviewedAtOnce) {
    const tenantIds = ids.slice(from, from + mostPreviewedAtOnce);
    const { groups } = (await send('preview', { values: [notOnline], tenantIds })).json();
    found.push(...groups.map(({ locations }: { locations: object[] }) => locations.length));
  }
  expect(found.reduce((sum, count) => sum + count)).toBe(ids.length);
  expect(found).toHaveLength(ids.length / mostPreviewedAtOnce + 1);
  const overridesBelow = at(0, ...others.slice(-mostSavesAtOnce));
  expect((await send('set', { values: [notOnline], overridesBelow })).json().saved).toHaveLength(mostSavesAtOnce);
  const tooMany = { values: [notOnline], overridesBelow: at(0, ...others.slice(0, mostSavesAtOnce + 1)) };
  expect((await send('set', tooMany)).statusCode).toBe(400);
});
