import {
  applyChanges,
  asJsonObject,
  type Change,
  diff,
  type JsonObject,
  type MenuItem,
  menuBlobSchema,
  newCategory,
  newDepartment,
  newInfo,
  newItem,
  newItemPricing,
} from '@servery/domain';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kinds } from '../../configuration/kinds.ts';
import { gzipBody } from '../../testing/gzip-body.ts';
import { setTo } from '../../testing/settings-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, type TestCompany, testServer } from '../../testing/test-server.ts';

let company: TestCompany;
let admin: Client;
let menuId: string;

const ids = ['cola', 'tea', 'water'];

beforeEach(async () => {
  company = await buildCompany(await testServer());
  admin = await company.as('admin');
  menuId = await newMenu();
});

function drink(id: string, name = id, description = ''): MenuItem {
  const pricing = [newItemPricing({ pricingScheme: 'default' })];
  const info = newInfo({ name, description });
  return newItem({ id, name, info, department: 'drinks', category: 'soft', pricing });
}

async function newMenu(more: object = {}): Promise<string> {
  const url = `/api/menus/company/${company.id}`;
  const made = (await admin('POST', url, gzipBody({ name: 'Drinks', ...more }))).json();
  const { menuBlob, name, desc, singleUse } = (await admin('GET', `${url}/${made.id}`)).json();
  const parts = {
    departments: [newDepartment({ id: 'drinks', name: 'Drinks' })],
    categories: [newCategory({ id: 'soft', department: 'drinks', name: 'Soft Drinks' })],
    items: ids.map((id) => drink(id)),
  };
  const body = { id: made.id, ver: made.ver, name, desc, singleUse, menuBlob: { ...JSON.parse(menuBlob), ...parts } };
  expect((await admin('PUT', url, gzipBody(body))).statusCode).toBe(200);
  return made.id;
}

const renamed = (id: string, to: string, from = id): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['items', { id }, 'info', 'name'],
  from,
  to,
});
const removed = (id: string): Change => ({ kind: 'ARRAY_ENTITY_REMOVED', path: ['items', { id }] });

interface Sent {
  readonly baseVersion: number;
  readonly changes: readonly object[];
  readonly tenantId?: string;
  readonly client?: Client;
  readonly kind?: string;
  readonly documentId?: string;
}

function save({ client = admin, kind = 'menu', documentId = menuId, ...body }: Sent) {
  return client('POST', `/api/configuration/${company.id}/${kind}/${documentId}/changes`, gzipBody(body));
}

async function menuNow(): Promise<JsonObject> {
  return JSON.parse((await admin('GET', `/api/menus/company/${company.id}/${menuId}`)).json().menuBlob);
}

const namesNow = async () => Object.values((await menuNow()).items ?? {}).map((item) => item.info.name);
const ownAt = async (tenantId: string) =>
  (await admin('GET', `/api/menus/location/${tenantId}/${menuId}?companyId=${company.id}`)).json().override;
const person = async (permissions: Parameters<typeof personWith>[2]['permissions'], id?: string) =>
  personWith(await testServer(), company, { permissions, on: id === undefined ? undefined : { type: 'LOCATION', id } });

const edits = fc.array(
  fc.record({ what: fc.constantFrom('name', 'remove', 'add', 'move'), at: fc.nat(9), text: fc.uuid() }),
  { maxLength: 6 },
);
type Edits = typeof edits extends fc.Arbitrary<infer Made> ? Made : never;

function edited(items: readonly MenuItem[], made: Edits): readonly MenuItem[] {
  let list = [...items];
  for (const { what, at, text } of made) {
    const place = at % Math.max(1, list.length);
    if (what === 'add') list.push(drink(text, `New ${text}`));
    if (what === 'remove') list.splice(place, 1);
    if (what === 'move') list = [...list.slice(place), ...list.slice(0, place)];
    const item = list[place];
    if (what === 'name' && item !== undefined) list[place] = { ...item, info: { ...item.info, name: `Named ${text}` } };
  }
  return list;
}

describe('changes of the company’s document', () => {
  test('OV-17 are saved as a version of its own, and changes that are there already make none', async () => {
    const answer = await save({ baseVersion: 2, changes: [renamed('cola', 'Cola')] });
    expect(answer.json()).toMatchObject({ record: { id: menuId, ver: 3 }, since: null });
    expect(await namesNow()).toEqual(['Cola', 'tea', 'water']);
    const again = await save({ baseVersion: 3, changes: [renamed('cola', 'Cola', 'Cola')] });
    expect(again.json()).toMatchObject({ record: { ver: 3 }, since: null });
    const undone = [renamed('tea', 'Tea'), renamed('tea', 'tea', 'Tea')];
    expect((await save({ baseVersion: 3, changes: undone })).json()).toMatchObject({ record: { ver: 3 } });
  });

  test('CT-32 made on an older version they go on top of what was saved since, which comes back with its people', async () => {
    await save({ baseVersion: 2, changes: [renamed('cola', 'Cola')] });
    await save({ baseVersion: 3, changes: [removed('water')] });
    const { record, since } = (await save({ baseVersion: 2, changes: [renamed('tea', 'Tea')] })).json();
    expect(record.ver).toBe(5);
    expect(since).toMatchObject({ ver: 4, changes: expect.arrayContaining([renamed('cola', 'Cola')]) });
    expect(since.versions.map(({ version, by }: { version: number; by: string }) => [version, by])).toEqual([
      [3, expect.any(String)],
      [4, expect.any(String)],
    ]);
    expect(await namesNow()).toEqual(['Cola', 'Tea']);
  });

  test('CT-33 where both sides changed one place, nothing is saved and the other side is told', async () => {
    await save({ baseVersion: 2, changes: [renamed('cola', 'Cola')] });
    const refused = await save({ baseVersion: 2, changes: [renamed('cola', 'Kola'), renamed('tea', 'Tea')] });
    expect([refused.statusCode, refused.json().current.changes]).toEqual([409, [renamed('cola', 'Cola')]]);
    expect(await namesNow()).toEqual(['Cola', 'tea', 'water']);
  });

  test('VR-14 what fits no more beside what others saved is answered with it, so that the editor shows both', async () => {
    const numbered = (id: string): Change => ({
      kind: 'SIMPLE_FIELD_CHANGED',
      path: ['items', { id }, 'info', 'pluNum'],
      from: '',
      to: '1000',
    });
    await save({ baseVersion: 2, changes: [numbered('cola')] });
    const answer = await save({ baseVersion: 2, changes: [numbered('tea')] });
    expect([answer.statusCode, answer.json().current.changes]).toEqual([409, [numbered('cola')]]);
    const refused = await save({ baseVersion: 3, changes: [numbered('tea')] });
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'PLU_TAKEN']);
  });

  test('fifty people who save at once lose nothing, and nobody is refused', async () => {
    const names = Array.from({ length: 50 }, (_, at) => ({ id: `sauce${at}`, name: `Sauce ${at}` }));
    const added = names.map(
      ({ id, name }): Change => ({
        kind: 'ARRAY_ELEMENT_ADDED',
        path: ['items'],
        to: asJsonObject(drink(id, name)),
        after: { id: 'cola' },
      }),
    );
    const answers = await Promise.all(added.map((change) => save({ baseVersion: 2, changes: [change] })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(await namesNow())).toEqual(new Set([...ids, ...names.map(({ name }) => name)]));
  });

  test('what is not right is refused by name, and nothing is saved', async () => {
    const bad = async (sent: Omit<Sent, 'baseVersion'> & { readonly baseVersion?: number }) => {
      const answer = await save({ baseVersion: 2, ...sent });
      const { error, errors = [] } = answer.json();
      const [{ code = error, path = undefined } = {}] = errors;
      return [answer.statusCode, code, path];
    };
    expect(await bad({ baseVersion: 9, changes: [renamed('cola', 'Cola')] })).toEqual([
      400,
      'UNKNOWN_VERSION',
      'baseVersion',
    ]);
    expect(await bad({ changes: [renamed('gone', 'Gone')] })).toEqual([
      400,
      'NO_SUCH_TARGET',
      expect.stringContaining('gone'),
    ]);
    expect(await bad({ changes: [renamed('cola', '')] })).toEqual([400, 'NAME_MISSING', 'items.cola.info.name']);
    expect(await bad({ changes: [{ kind: 'RENAMED', path: ['items'] }] })).toEqual([
      400,
      'INVALID',
      'body.changes.0.kind',
    ]);
    expect(await bad({ changes: [setTo(['items', { id: 'cola' }, 'shade'], 'red')] })).toMatchObject([
      400,
      'NO_SUCH_TARGET',
      'items.cola.shade',
    ]);
    expect(await bad({ documentId: 'other', changes: [] })).toEqual([404, 'NOT_FOUND', undefined]);
    expect(await bad({ kind: 'locationSettings', documentId: menuId, changes: [] })).toEqual([
      404,
      'NOT_FOUND',
      undefined,
    ]);
    expect(await namesNow()).toEqual(ids);
  });

  test('any edits come to what the whole document would', async () => {
    let version = 2;
    await fc.assert(
      fc.asyncProperty(edits, async (made) => {
        const before = await menuNow();
        const items = edited(menuBlobSchema.parse(before).items, made);
        const changes = diff(before, asJsonObject({ ...before, items }), kinds.menu.identifiers);
        const answer = await save({ baseVersion: version, changes });
        expect(answer.statusCode).toBe(200);
        version = answer.json().record.ver;
        expect(await menuNow()).toEqual(applyChanges(before, changes).document);
        expect((await menuNow()).items).toEqual(items);
      }),
      { numRuns: 25 },
    );
  });
});

describe('versions of which most keep only their changes', () => {
  test('OV-04 are all read as they were saved, by a server that starts', async () => {
    const key = { kind: 'menu', documentId: menuId, tenantId: '' } as const;
    const saved = new Map<number, JsonObject>([[2, await menuNow()]]);
    const made = fc.sample(edits, { numRuns: 53, seed: 7 });
    for (const [at, edit] of made.entries()) {
      const before = await menuNow();
      const many = Array.from({ length: at === 30 ? 30 : 0 }, (_, more) =>
        drink(`many${more}`, `Many ${more}`, 'y'.repeat(3_000)),
      );
      const items = [...edited(menuBlobSchema.parse(before).items, edit), ...many, drink(`own${at}`)];
      const changes = diff(before, asJsonObject({ ...before, items }), kinds.menu.identifiers);
      const { record } = (await save({ baseVersion: at + 2, changes })).json();
      saved.set(record.ver, await menuNow());
    }
    const { database } = await testServer();
    const whole = await database.inCompany(company.id, ({ db }) =>
      db
        .selectFrom('document_versions')
        .select('version')
        .where('document_id', '=', menuId)
        .where('content', 'is not', null)
        .orderBy('version')
        .execute(),
    );
    expect(whole.map(({ version }) => version)).toEqual([1, 33, 50]);
    for (const versions of [[...saved.keys()], [...saved.keys()].reverse()]) {
      vi.resetModules();
      const started = await import('../../configuration/kept-documents.ts');
      for (const version of versions) {
        const read = await database.inCompany(company.id, (scope) => started.readDocument(scope, key, version));
        expect(read).toEqual(saved.get(version));
      }
    }
  });
});

describe('changes of a group or location', () => {
  test('OV-11 OV-12 become what it keeps, over what the levels above make', async () => {
    const { one } = company.locations;
    const { west } = company.groups;
    expect(
      (await save({ tenantId: west, baseVersion: 0, changes: [renamed('cola', 'West Cola')] })).json(),
    ).toMatchObject({
      record: { overrideVer: 1 },
      since: null,
    });
    const changes = [renamed('cola', 'Cola One', 'West Cola'), renamed('tea', 'Tea One')];
    expect((await save({ tenantId: one, baseVersion: 0, changes })).json()).toMatchObject({
      record: { overrideVer: 1 },
    });
    expect((await ownAt(one)).changes).toEqual([renamed('cola', 'Cola One', 'West Cola'), renamed('tea', 'Tea One')]);
    const back = [renamed('tea', 'tea', 'Tea One')];
    expect((await save({ tenantId: one, baseVersion: 1, changes: back })).json()).toMatchObject({
      record: { overrideVer: 2 },
    });
    expect((await ownAt(one)).changes).toEqual([renamed('cola', 'Cola One', 'West Cola')]);
    expect(await namesNow()).toEqual(ids);
  });

  test('CT-32 CT-33 made on an older version they go on top of what was saved since, unless both changed one place', async () => {
    const { one } = company.locations;
    await save({ tenantId: one, baseVersion: 0, changes: [renamed('cola', 'Cola One')] });
    const { since } = (await save({ tenantId: one, baseVersion: 0, changes: [renamed('tea', 'Tea One')] })).json();
    expect(since).toMatchObject({ ver: 1, changes: [renamed('cola', 'Cola One')] });
    expect((await ownAt(one)).changes).toEqual([renamed('cola', 'Cola One'), renamed('tea', 'Tea One')]);
    const refused = await save({ tenantId: one, baseVersion: 1, changes: [renamed('tea', 'Other')] });
    expect([refused.statusCode, refused.json().current.changes]).toEqual([409, [renamed('tea', 'Tea One')]]);
  });

  test('OV-11 the first ones of several people at once are all kept', async () => {
    const { one } = company.locations;
    const first = (id: string) => save({ tenantId: one, baseVersion: 0, changes: [renamed(id, `${id} of one`)] });
    const answers = await Promise.all(ids.map(first));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await ownAt(one)).changes).toHaveLength(3);
  });

  test('OV-13 what it keeps of a thing that the company removed stays, until somebody takes it away', async () => {
    const { one } = company.locations;
    await save({ tenantId: one, baseVersion: 0, changes: [renamed('water', 'Water One')] });
    await save({ baseVersion: 2, changes: [removed('water')] });
    await save({ tenantId: one, baseVersion: 1, changes: [renamed('tea', 'Tea One')] });
    expect((await ownAt(one)).changes).toEqual([renamed('tea', 'Tea One'), renamed('water', 'Water One')]);
  });

  test('MN-05 of a menu made for one location are saved whole too', async () => {
    const { one } = company.locations;
    menuId = await newMenu({ name: 'Own', singleUse: true });
    await admin('POST', `/api/menus/company/${company.id}/${menuId}/assign`, { locationIds: [one] });
    const answer = await save({ tenantId: one, baseVersion: 0, changes: [renamed('cola', 'Cola One')] });
    expect(answer.json()).toMatchObject({ record: { ver: 3, overrideVer: 1 } });
    expect(await namesNow()).toEqual(['Cola One', 'tea', 'water']);
  });
});

describe('changes of settings and employment', () => {
  test('ST-02 of a company that never saved any go on top of the default', async () => {
    const documentId = `set_${company.id}`;
    const settings = { kind: 'locationSettings', documentId };
    const changes = [setTo(['hours', 'startOfWeek'], 3, 0)];
    expect((await save({ ...settings, baseVersion: 0, changes })).json()).toMatchObject({ since: null });
    const { ver, blob } = (await admin('GET', `/api/blobs/settings/company/${company.id}`)).json();
    expect([ver, blob.hours.startOfWeek]).toEqual([2, 3]);
    const licensed = [setTo(['licensing', 'deliveryAuth'], true, false)];
    expect((await save({ ...settings, baseVersion: 2, changes: licensed })).json()).toMatchObject({
      errors: [{ code: 'READ_ONLY' }],
    });
    const { one } = company.locations;
    const below = await save({ ...settings, tenantId: one, baseVersion: 0, changes: licensed });
    expect(below.json()).toMatchObject({ errors: [{ code: 'READ_ONLY' }] });
  });
});

describe('who may not save there', () => {
  const changes = [renamed('cola', 'Cola')];

  test('is refused: another role, another location, another company', async () => {
    const { one, two } = company.locations;
    const reader = await company.as('reader');
    const manager = await person(['OVERRIDE_MENUS'], one);
    const other = await buildCompany(await testServer());
    const status = async (sent: Omit<Sent, 'baseVersion' | 'changes'>) =>
      (await save({ baseVersion: sent.tenantId === undefined ? 2 : 0, changes, ...sent })).statusCode;
    expect(await status({ client: reader })).toBe(403);
    expect(await status({ client: reader, tenantId: one })).toBe(403);
    expect(await status({ client: manager })).toBe(403);
    expect(await status({ client: manager, tenantId: two })).toBe(403);
    expect(await status({ client: manager, tenantId: one })).toBe(200);
    expect(await status({ client: await other.as('admin') })).toBe(404);
    expect(await status({ tenantId: other.locations.one })).toBe(404);
    expect(await namesNow()).toEqual(ids);
  });

  test('PM-57 is refused a template without the right to manage templates, and no location changes one', async () => {
    const both = await person(['MANAGE_MENUS', 'MANAGE_MENU_TEMPLATES', 'OVERRIDE_MENUS']);
    const menus = `/api/menus/company/${company.id}`;
    const { id: documentId } = (await both('POST', `${menus}/${menuId}/template`, { name: 'Template' })).json();
    const only = await person(['MANAGE_MENUS']);
    expect((await save({ client: only, documentId, baseVersion: 1, changes })).statusCode).toBe(403);
    const below = { documentId, tenantId: company.locations.one, baseVersion: 0, changes };
    expect((await save({ client: both, ...below })).json()).toMatchObject({ errors: [{ code: 'TEMPLATE' }] });
    expect((await save({ client: both, documentId, baseVersion: 1, changes })).statusCode).toBe(200);
  });

  test('is refused the sections that are not this person’s to read, and the fields that are not to change', async () => {
    const documentId = `set_${company.id}`;
    const { one } = company.locations;
    const hours = await person(['ACCESS_CONFIGURATION_OPTIONS'], one);
    const sent = { client: hours, kind: 'locationSettings', documentId, tenantId: one, baseVersion: 0 };
    expect((await save({ ...sent, changes: [setTo(['hours', 'startOfWeek'], 3, 0)] })).statusCode).toBe(200);
    const foreign = [setTo(['driverManagement', 'trackDrivers'], true, false)];
    expect((await save({ ...sent, baseVersion: 1, changes: foreign })).statusCode).toBe(403);
  });
});
