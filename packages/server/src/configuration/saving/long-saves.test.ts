import type { Change } from '@servery/domain';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { foodItem, foodMenu } from '../../testing/food-menu.ts';
import { gzipBody } from '../../testing/gzip-body.ts';
import { testCompany } from '../../testing/test-server.ts';
import { outcomes } from './long-saves.ts';

const { company, admin } = await testCompany();
const { one, two } = company.locations;
const items = Array.from({ length: 250 }, (_, at) => foodItem(`i${at}`, '5'));
const menuBlob = foodMenu(items);

async function newMenu(): Promise<string> {
  const body = gzipBody({ name: newId('menu'), menuBlob });
  return (await admin('POST', `/api/menus/company/${company.id}`, body)).json().id;
}

/** A list so long that it is judged before its transaction. */
function renamed(to: string, from = (name: string) => name) {
  return items.map(({ id, info: { name } }) => ({
    kind: 'SIMPLE_FIELD_CHANGED' as const,
    path: ['items', { id }, 'info', 'name'],
    from: from(name),
    to: `${to} ${id}`,
  }));
}

function saveOverride(menuId: string, { at = one, overrideVer = 0, changes }: Sent) {
  return admin('POST', `/api/menus/location/${at}/${menuId}?overrideVer=${overrideVer}`, { changes });
}

interface Sent {
  readonly at?: string;
  readonly overrideVer?: number;
  readonly changes: readonly Change[];
}

function saveChanges(menuId: string, { tenantId, baseVersion, changes }: Changes) {
  return admin(
    'POST',
    `/api/configuration/${company.id}/menu/${menuId}/changes`,
    gzipBody({ tenantId, baseVersion, changes }),
  );
}

interface Changes {
  readonly tenantId?: string;
  readonly baseVersion: number;
  readonly changes: readonly Change[];
}

/** @param tenantId the location that names it; absent: the company */
async function nameAt(menuId: string, tenantId?: string, item = 'i7'): Promise<string> {
  const asked = { documentId: menuId, tenantId, path: ['items', { id: item }, 'info', 'name'] };
  const { published } = (await admin('POST', `/api/configuration/${company.id}/menu/explain`, asked)).json();
  return published.value;
}

test('long lists of several stores at once are all kept, each once', async () => {
  const menu = await newMenu();
  const statuses = await Promise.all(
    [
      saveOverride(menu, { changes: renamed('One') }),
      saveOverride(menu, { changes: renamed('Other') }),
      saveOverride(menu, { at: two, changes: renamed('Two') }),
      saveChanges(menu, { baseVersion: 1, changes: renamed('Company') }),
    ].map(async (answer) => (await answer).statusCode),
  );
  expect(statuses.toSorted()).toEqual([200, 200, 200, 409]);
  const winner = statuses[0] === 200 ? 'One' : 'Other';
  expect([await nameAt(menu, one), await nameAt(menu, two), await nameAt(menu)]).toEqual([
    `${winner} i7`,
    'Two i7',
    'Company i7',
  ]);
});

test('a long save of the company or a store is put on top of what others saved since', async () => {
  const menu = await newMenu();
  const short = renamed('Short').slice(7, 8);
  expect((await saveChanges(menu, { baseVersion: 1, changes: short })).json().record.ver).toBe(2);
  const others = renamed('Long').toSpliced(7, 1);
  const saved = (await saveChanges(menu, { baseVersion: 1, changes: others })).json();
  expect([saved.record.ver, saved.since.changes.length]).toEqual([3, 1]);
  expect([await nameAt(menu), await nameAt(menu, undefined, 'i8')]).toEqual(['Short i7', 'Long i8']);
  const own = renamed('Store', (name) => `Long ${name}`).toSpliced(7, 1);
  expect((await saveChanges(menu, { tenantId: two, baseVersion: 0, changes: own })).statusCode).toBe(200);
  expect((await saveChanges(menu, { tenantId: two, baseVersion: 0, changes: short })).statusCode).toBe(200);
  expect([await nameAt(menu, two), await nameAt(menu, two, 'i8')]).toEqual(['Short i7', 'Store i8']);
  expect(await saveChanges(menu, { baseVersion: 1, changes: renamed('Again') })).toMatchObject({ statusCode: 409 });
});

test('short saves of a menu that nobody has saved since the start are all kept, however many come at once', async () => {
  const menu = await newMenu();
  const saves = renamed('Short')
    .slice(0, 60)
    .map((change) => saveChanges(menu, { baseVersion: 1, changes: [change] }));
  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([await nameAt(menu, undefined, 'i0'), await nameAt(menu, undefined, 'i59')]).toEqual([
    'Short i0',
    'Short i59',
  ]);
});

test('a long save that is not valid, or not this person’s, is refused as a short one is', async () => {
  const menu = await newMenu();
  const nameless = renamed('New').map((change, at) => ({ ...change, to: at === 9 ? 5 : change.to }));
  const path = 'items.i9.info.name';
  for (const save of [
    () => saveOverride(menu, { changes: nameless }),
    () => saveChanges(menu, { tenantId: one, baseVersion: 0, changes: nameless }),
    () => saveChanges(menu, { baseVersion: 1, changes: nameless }),
  ]) {
    const answer = await save();
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  }
  const reader = await company.as('reader');
  const url = `/api/menus/location/${one}/${menu}?overrideVer=0`;
  expect((await reader('POST', url, { changes: renamed('New') })).statusCode).toBe(403);
  expect(await nameAt(menu, one)).not.toContain('New');
});

test('an outcome holds for one state of an object', async () => {
  const find = outcomes<number>();
  const list: readonly string[] = [];
  let asked = 0;
  const ask = (state: string) => find(list, state, async () => ++asked);
  expect([await ask('1'), await ask('1'), await ask('2'), await ask('1')]).toEqual([1, 1, 2, 3]);
});
