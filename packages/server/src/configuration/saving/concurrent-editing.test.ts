import { applyChanges, type Change, diff, type JsonObject, rebase } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gzipBody } from '../../testing/gzip-body.ts';
import { historyCalls } from '../../testing/history-calls.ts';
import { testCompany } from '../../testing/test-server.ts';
import { kinds } from '../kinds.ts';

const { company, admin } = await testCompany();
const menus = `/api/menus/company/${company.id}`;

async function createMenu(name: string): Promise<string> {
  return (await admin('POST', menus, gzipBody({ name }))).json().id;
}

const layoutSchema = z.object({ columns: z.int(), rows: z.int(), tabs: z.array(z.never()) });
const sizesSchema = z.array(z.object({ id: z.string(), name: z.string() }));

interface HeldVersion {
  readonly ver: number;
  readonly document: JsonObject;
}

async function load(id: string): Promise<HeldVersion> {
  const record = (await admin('GET', `${menus}/${id}`)).json();
  return { ver: record.ver, document: JSON.parse(record.menuBlob) };
}

function save(id: string, held: HeldVersion, document: JsonObject) {
  return admin(
    'PUT',
    menus,
    gzipBody({ id, ver: held.ver, name: `Menu ${id}`, desc: '', singleUse: false, menuBlob: document }),
  );
}

/** Saves as the console does: on a 409 it re-bases its own changes on those that the answer brings, and saves again. */
async function saveWithRebase(
  id: string,
  held: HeldVersion,
  edited: JsonObject,
): Promise<{ ver: number; clashes: number; tries: number }> {
  let base = held;
  let changes: Change[] = diff(held.document, edited, kinds.menu.identifiers);
  for (let tries = 1; ; tries += 1) {
    const answer = await save(id, base, applyChanges(base.document, changes).document);
    if (answer.statusCode === 200) return { ver: answer.json().ver, clashes: 0, tries };
    const { current } = answer.json();
    const rebased = rebase(changes, current.changes);
    if (rebased.clashes.length > 0) return { ver: current.ver, clashes: rebased.clashes.length, tries };
    base = { ver: current.ver, document: applyChanges(base.document, current.changes).document };
    changes = rebased.changes;
  }
}

/** The document with another size of the layout. */
function withLayout(
  { document }: HeldVersion,
  layout: { readonly columns?: number; readonly rows?: number },
): JsonObject {
  return { ...document, layout: { ...layoutSchema.parse(document.layout), ...layout } };
}

function withSize({ document }: HeldVersion, id: string): JsonObject {
  return { ...document, sizes: [...sizesOf(document), { id, name: id }] };
}

function sizesOf({ sizes }: JsonObject) {
  return sizesSchema.parse(sizes);
}

describe('two people at one override', () => {
  test('T15 VR-13 an edit that is sent again blindly is refused again, whatever was sent; rebased, both edits are kept', async () => {
    const id = await createMenu('Overridden');
    const url = `/api/menus/location/${company.locations.one}/${id}`;
    const changeOf = (field: 'columns' | 'rows') => ({
      changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['layout', field], from: field === 'columns' ? 5 : 6, to: 8 }],
    });
    const send = (body: object, ver: number) => admin('POST', `${url}?overrideVer=${ver}`, body);
    expect((await send(changeOf('columns'), 0)).statusCode).toBe(200);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const refused = await send(changeOf('rows'), 0);
      expect([refused.statusCode, refused.json().current.changes]).toEqual([409, changeOf('columns').changes]);
    }
    const both = { changes: [...changeOf('columns').changes, ...changeOf('rows').changes] };
    expect((await send(both, 1)).statusCode).toBe(200);
    const { override } = (await admin('GET', url)).json();
    expect(override).toMatchObject({ ver: 2, changes: expect.arrayContaining(both.changes) });
  });
});

describe('many people at one override', () => {
  test('VR-13 each saves another place at once, from the first version on: every edit is kept', async () => {
    const id = await createMenu('Crowded override');
    const { one } = company.locations;
    const places = [['layout', 'columns'] as const, ['layout', 'rows'] as const];
    const url = `/api/configuration/${company.id}/menu/${id}/changes`;
    const saveAt = (path: readonly string[], to: number, baseVersion: number) => {
      const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: null, to }];
      return admin('POST', url, gzipBody({ tenantId: one, baseVersion, changes }));
    };
    for (const [round, to] of [7, 8, 9, 8, 7, 9].entries()) {
      const known = round * places.length;
      const answers = await Promise.all(places.map((path) => saveAt(path, to, known)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const versions = answers.map((answer) => answer.json().record.overrideVer);
      expect(new Set(versions)).toEqual(new Set([known + 1, known + 2]));
      const { override } = (await admin('GET', `/api/menus/location/${one}/${id}`)).json();
      expect(override.changes.map((change: Change) => change.to)).toEqual([to, to]);
    }
  });
});

describe('two people at one menu', () => {
  test('different fields merge without a question: both are there', async () => {
    const id = await createMenu('Merging');
    const [ann, bob] = [await load(id), await load(id)];
    expect(await saveWithRebase(id, ann, withLayout(ann, { columns: 8 }))).toMatchObject({
      ver: 2,
      tries: 1,
    });
    expect(await saveWithRebase(id, bob, withLayout(bob, { rows: 9 }))).toMatchObject({
      ver: 3,
      tries: 2,
      clashes: 0,
    });
    expect((await load(id)).document).toMatchObject({ layout: { columns: 8, rows: 9 } });
  });

  test('the same field asks: the answer brings the other value and its author, and nothing is overwritten', async () => {
    const id = await createMenu('Clashing');
    const [ann, bob] = [await load(id), await load(id)];
    await saveWithRebase(id, ann, withLayout(ann, { columns: 8 }));
    const outcome = await saveWithRebase(id, bob, withLayout(bob, { columns: 9 }));
    expect(outcome).toMatchObject({ clashes: 1 });
    expect((await load(id)).document).toMatchObject({ layout: { columns: 8 } });
    const answer = await save(id, bob, withLayout(bob, { columns: 9 }));
    expect(answer.json().current.versions).toEqual([
      expect.objectContaining({ version: 2, by: 'Ada Admin', at: expect.any(String) }),
    ]);
  });

  test('twenty people saving at once lose no edit: versions are without gaps and every edit is kept', async () => {
    const id = await createMenu('Crowded');
    const held = await load(id);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => saveWithRebase(id, held, withSize(held, `person${index}`))),
    );
    expect(outcomes.map(({ ver }) => ver).sort((left, right) => left - right)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    );
    const { document } = await load(id);
    expect(sizesOf(document).map(({ id: size }) => size)).toEqual(
      expect.arrayContaining(Array.from({ length: 20 }, (_, index) => `person${index}`)),
    );
  });

  test('replaying the changes of every version over the first one gives the newest document', async () => {
    const id = await createMenu('Replayed');
    for (const [index, size] of ['a', 'b', 'c'].entries()) {
      const held = await load(id);
      await save(id, held, withSize({ ...held, document: withLayout(held, { columns: 6 + index }) }, size));
    }
    const history = (await historyCalls(company, { kind: 'menu', documentId: id }).opened(admin)).reverse();
    const first = (await admin('GET', `${menus}/${id}/from/1/to/4`)).json();
    const replayed = history
      .slice(1)
      .reduce(
        (document: JsonObject, entry: { changes: Change[] }) => applyChanges(document, entry.changes).document,
        kinds.menu.createDefault(),
      );
    expect(applyChanges(kinds.menu.createDefault(), first.changes).document).toEqual(replayed);
    expect((await load(id)).document).toEqual(replayed);
  });
});
