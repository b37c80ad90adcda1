import {
  applyChanges,
  asJsonObject,
  type Change,
  diff,
  type JsonObject,
  type MenuItem,
  menuBlobSchema,
} from '@servery/domain';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kinds } from '../../configuration/kinds.ts';
import { setTo } from '../../testing/settings-calls.ts';
import { testServer } from '../../testing/test-server.ts';
import {
  buildDrinksMenu,
  type DrinksMenu,
  drink,
  drinkIds,
  removed,
  renamed,
  type SentChanges,
} from './testing/drinks-menu.ts';

let drinks: DrinksMenu;

beforeEach(async () => {
  drinks = await buildDrinksMenu();
});

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
    const { menuId, save, namesNow } = drinks;
    const answer = await save({ baseVersion: 2, changes: [renamed('cola', 'Cola')] });
    expect(answer.json()).toMatchObject({ record: { id: menuId, ver: 3 }, since: null });
    expect(await namesNow()).toEqual(['Cola', 'tea', 'water']);
    const again = await save({ baseVersion: 3, changes: [renamed('cola', 'Cola', 'Cola')] });
    expect(again.json()).toMatchObject({ record: { ver: 3 }, since: null });
    const undone = [renamed('tea', 'Tea'), renamed('tea', 'tea', 'Tea')];
    expect((await save({ baseVersion: 3, changes: undone })).json()).toMatchObject({ record: { ver: 3 } });
  });

  test('CT-32 made on an older version they go on top of what was saved since, which comes back with its people', async () => {
    const { save, namesNow } = drinks;
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
    const { save, namesNow } = drinks;
    await save({ baseVersion: 2, changes: [renamed('cola', 'Cola')] });
    const refused = await save({ baseVersion: 2, changes: [renamed('cola', 'Kola'), renamed('tea', 'Tea')] });
    expect([refused.statusCode, refused.json().current.changes]).toEqual([409, [renamed('cola', 'Cola')]]);
    expect(await namesNow()).toEqual(['Cola', 'tea', 'water']);
  });

  test('VR-14 what fits no more beside what others saved is answered with it, so that the editor shows both', async () => {
    const { save } = drinks;
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
    const { save, namesNow } = drinks;
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
    expect(new Set(await namesNow())).toEqual(new Set([...drinkIds, ...names.map(({ name }) => name)]));
  });

  test('what is not right is refused by name, and nothing is saved', async () => {
    const { menuId, save, namesNow } = drinks;
    const bad = async (sent: Omit<SentChanges, 'baseVersion'> & { readonly baseVersion?: number }) => {
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
    expect(await namesNow()).toEqual(drinkIds);
  });

  test('any edits come to what the whole document would', async () => {
    const { menuNow, save } = drinks;
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
    const { company, menuId, menuNow, save } = drinks;
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
