import { asJsonObject, diff, newItem, newMenuBlob } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { renamedTax } from '../../testing/menu-edits.ts';
import { testCompany } from '../../testing/test-server.ts';
import { addVersion, readHead } from '../documents-store.ts';
import { readDocument } from '../kept-documents.ts';
import { kinds, onlyDocumentId } from '../kinds.ts';

const { server, company, admin } = await testCompany();
const { one } = company.locations;
const { west } = company.groups;
const menus = `/api/menus/company/${company.id}`;
const blobs = [
  { kind: 'locationSettings', path: 'settings', place: 'hours' },
  { kind: 'employment', path: 'employment', place: 'timeClock' },
] as const;

const namesOf = (answer: { statusCode: number; json: () => { errors?: { code: string; path: string }[] } }) => [
  answer.statusCode,
  answer.json().errors?.map(({ code, path }) => [code, path]),
];
const refused = (...paths: string[]) => [400, paths.map((path) => ['UNKNOWN_FIELD', path])];
const added = (...path: string[]) => ({ kind: 'FIELD_ADDED', path, to: 1 });

async function createMenu(name: string, more: object = {}): Promise<string> {
  const answer = await admin('POST', menus, gzipBody({ name, ...more }));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
}

/** Stores a field that no schema describes, as a release before this one could. */
async function storeUnknown(kind: 'menu' | 'locationSettings' | 'employment', documentId: string, document: object) {
  await server.database.inCompany(company.id, async (scope) => {
    const key = { kind, documentId, tenantId: '' };
    const version = (await readHead(scope, key))?.version ?? 0;
    const after = asJsonObject(document);
    const before = version === 0 ? {} : await readDocument(scope, key, version);
    await addVersion(scope, key, {
      version: version + 1,
      document: after,
      overrideChanges: null,
      changes: diff(before, after, kinds[kind].identifiers),
      author: { userId: 'usr_earlier', name: 'Earlier' },
      automatic: false,
    });
  });
}

describe.each(blobs)('unknown fields of $path', ({ kind, path, place }) => {
  const url = `/api/blobs/${path}/company/${company.id}`;
  const overrideUrl = (id: string) => `/api/blobs/${path}/overrides/location/${id}`;
  const id = onlyDocumentId(kind, company.id);

  test('are refused by name at every depth, private ones are not', async () => {
    const { ver, blob } = (await admin('GET', url)).json();
    const bad = { ...blob, unknown: 1, [place]: { ...blob[place], deeper: { a: 1 } } };
    expect(namesOf(await admin('PUT', url, { id, ver, blob: bad }))).toEqual(refused(`${place}.deeper`, 'unknown'));
    const privately = { ...blob, $selected: 1, [place]: { ...blob[place], $$hashKey: 'x' } };
    expect((await admin('PUT', url, { id, ver, blob: privately })).statusCode).toBe(200);
  });

  test.each([one, west])('are refused in the changes of a location and of a group', async (tenantId) => {
    const answer = await admin('PUT', overrideUrl(tenantId), {
      overrideVer: 0,
      changes: [added('unknown'), added(place, 'deeper')],
    });
    expect(namesOf(answer)).toEqual(refused(`${place}.deeper`, 'unknown'));
    expect((await admin('GET', `/api/blobs/${path}/location/${tenantId}`)).json().override).toBeNull();
  });

  test('that an earlier release stored keep nobody from saving, and no other value of them is taken', async () => {
    const { blob } = (await admin('GET', url)).json();
    await storeUnknown(kind, id, { ...blob, motto: 'Fresh', [place]: { ...blob[place], old: { since: 1987 } } });
    const read = (await admin('GET', url)).json();
    const saved = await admin('PUT', url, { id, ver: read.ver, blob: { ...read.blob, $touched: 1 } });
    expect(saved.statusCode, saved.body).toBe(200);
    const { ver, blob: kept } = (await admin('GET', url)).json();
    expect([kept.motto, kept[place].old]).toEqual(['Fresh', { since: 1987 }]);
    expect(namesOf(await admin('PUT', url, { id, ver, blob: { ...kept, motto: 'Stale' } }))).toEqual(refused('motto'));
    const without = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== 'motto'));
    expect((await admin('PUT', url, { id, ver, blob: without })).statusCode).toBe(200);
  });
});

describe('unknown fields of menus', () => {
  const item = newItem({ id: 'i1', department: 'd1', category: 'c1', name: 'Cola' });
  const withItem = (more: object) => ({ ...newMenuBlob(), items: [{ ...item, ...more }] });

  test('are refused by name when a menu is created, saved and overridden', async () => {
    const bad = withItem({ slogan: 'x', info: { ...item.info, motto: 'y' } });
    const paths = ['items.i1.info.motto', 'items.i1.slogan'];
    expect(namesOf(await admin('POST', menus, gzipBody({ name: 'Bad', menuBlob: bad })))).toEqual(refused(...paths));
    const id = await createMenu('Good', { menuBlob: withItem({}) });
    const put = { id, ver: 1, name: 'Good', desc: '', singleUse: false, menuBlob: bad };
    expect(namesOf(await admin('PUT', menus, gzipBody(put)))).toEqual(refused(...paths));
    for (const tenantId of [one, west]) {
      const answer = await admin('POST', `/api/menus/location/${tenantId}/${id}?overrideVer=0`, {
        changes: [added('slogan'), { kind: 'FIELD_ADDED', path: ['items', { id: 'i1' }, 'info', 'motto'], to: 1 }],
      });
      expect(namesOf(answer)).toEqual(refused('items.i1.info.motto', 'slogan'));
    }
  });

  test('that an earlier release stored are saved by somebody else, and a copy leaves them out', async () => {
    const id = await createMenu('Old', { menuBlob: withItem({}) });
    await storeUnknown('menu', id, withItem({ slogan: 'x' }));
    const { ver, menuBlob } = (await admin('GET', `${menus}/${id}`)).json();
    const stored = JSON.parse(menuBlob);
    const twice = { ...stored, items: [...stored.items, { ...stored.items[0], id: 'i2' }] };
    const put = { id, ver, name: 'Old', desc: '', singleUse: false, menuBlob: twice };
    expect((await admin('PUT', menus, gzipBody(put))).statusCode).toBe(200);
    const override = await admin('POST', `/api/menus/location/${one}/${id}?overrideVer=0`, {
      changes: [renamedTax('Here')],
    });
    expect(override.statusCode, override.body).toBe(200);
    const copy = await createMenu('Copy of Old', { copyOf: id });
    expect(JSON.parse((await admin('GET', `${menus}/${copy}`)).json().menuBlob).items[0]).toEqual(item);
  });

  test('what may be stated beyond the specification is known and kept', async () => {
    const info = {
      ...item.info,
      cost: '0.42',
      costs: [{ option: 'large', amount: '0.84' }],
      allergens: { contains: ['MILK'], mayContain: ['WHEAT'] },
      diet: ['VEGETARIAN'],
      nutrition: { kcal: 540, salt: 1.2 },
      ageCheck: true,
    };
    const menuBlob = { ...withItem({ info }), kioskCategories: [] };
    const id = await createMenu('Stated', { menuBlob });
    expect(JSON.parse((await admin('GET', `${menus}/${id}`)).json().menuBlob)).toEqual(menuBlob);
    const wrong = withItem({ info: { ...info, allergens: { contains: ['GLUE'], mayContain: [] } } });
    const answer = await admin('POST', menus, gzipBody({ name: 'Glued', menuBlob: wrong }));
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'items.i1.info.allergens.contains.0']);
  });
});

test.each(Object.values(kinds))('every field of a new document is known: $kind', (kind) => {
  expect(kind.knownFields(kind.createDefault()).unknown).toEqual([]);
});
