import {
  type Change,
  type Grant,
  newCategory,
  newDepartment,
  newItem,
  newItemPricing,
  newMenuBlob,
} from '@servery/domain';
import { afterAll, describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { personWith } from '../../testing/test-employees.ts';
import { testCompany } from '../../testing/test-server.ts';
import { createOverrideJudge, stillJudged } from './judged-ahead.ts';

const { server, company, admin } = await testCompany();
const judge = createOverrideJudge();
afterAll(() => judge.close());

const count = 600;
const pricing = [newItemPricing({ pricingScheme: 'default' })];
const menuBlob = newMenuBlob({
  departments: [newDepartment({ id: 'd', name: 'Food' })],
  categories: [newCategory({ id: 'c', department: 'd', name: 'All' })],
  items: Array.from({ length: count }, (_, at) =>
    newItem({ id: `i${at}`, department: 'd', category: 'c', name: `Item ${at}`, pricing }),
  ),
});
const menus = `/api/menus/company/${company.id}`;
const documentId: string = (await admin('POST', menus, gzipBody({ name: 'Large', menuBlob }))).json().id;
await admin('POST', `${menus}/${documentId}/assign`, { locationIds: Object.values(company.locations) });

const changed = (id: string, field: string, to: string | number): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['items', { id }, 'info', field],
  from: '',
  to,
});
const names = (word: string) => menuBlob.items.map(({ id }) => changed(id, 'name', `${word} ${id}`));
const save = (tenantId: string, changes: readonly Change[], { overrideVer = 0, client = admin } = {}) =>
  client('POST', `/api/menus/location/${tenantId}/${documentId}?overrideVer=${overrideVer}`, { changes });
const nameAt = async (tenantId: string) => {
  const { override, groupOverride } = (await admin('GET', `/api/menus/location/${tenantId}/${documentId}`)).json();
  return [override?.changes.at(-1).to ?? null, groupOverride?.changes.at(-1).to ?? null];
};

describe('an override that is large', () => {
  test('is judged in a thread before the transaction; a small one, and one that is out of date, is not', async () => {
    const { one } = company.locations;
    const target = { type: 'LOCATION', id: one, groupId: company.groups.west } as const;
    const actor = { companyId: company.id, userId: 'usr', grants: [] };
    const ask = (changes: readonly Change[], expectedVersion = 0) =>
      judge.judgeAhead(server.database, actor, { kind: 'menu', documentId, target, expectedVersion, changes });
    const found = await ask(names('Asked'));
    expect(found?.versions).toEqual({ base: 1, group: 0, own: 0 });
    expect(found?.outcome).toMatchObject({ kind: 'accepted' });
    if (!found) throw new Error('It is large enough.');
    const left: Grant = { roleId: 'r', roleName: 'Left', permissions: [], grantedOn: { type: 'GLOBAL', id: null } };
    const { versions, changes } = found;
    expect(stillJudged(found, { versions, changes, grants: [] })).toBe(found.outcome);
    expect(stillJudged(found, { versions: { ...versions, group: 1 }, changes, grants: [] })).toBeUndefined();
    expect(stillJudged(found, { versions, changes, grants: [left] })).toBeUndefined();
    expect(await ask([changed('i0', 'name', 'Small')])).toBeUndefined();
    expect(await ask(names('Asked'), 7)).toBeUndefined();
    expect((await ask(names('Asked').concat(changed('i0', 'pluNum', 5))))?.outcome).toMatchObject({ status: 400 });
  });

  test('OV-13 is saved over its group as a small one is, and again', async () => {
    const { one } = company.locations;
    expect((await save(company.groups.west, names('Group'))).statusCode).toBe(200);
    const first = await save(one, names('Own'));
    expect([first.statusCode, first.json()]).toMatchObject([200, { ver: 1, overrideVer: 1, groupOverrideVer: 1 }]);
    const second = await save(one, names('Again'), { overrideVer: 1 });
    expect([second.statusCode, second.json().overrideVer]).toEqual([200, 2]);
    expect(await nameAt(one)).toEqual([`Again i${count - 1}`, `Group i${count - 1}`]);
  });

  test('is refused as a small one is: out of date, without a target, not valid, of an unknown field, of an image of nobody', async () => {
    const { two, three } = company.locations;
    await save(two, names('There'));
    expect((await save(two, names('Late'))).statusCode).toBe(409);
    const codeOf = async (more: Change) => {
      const answers = [await save(three, [more]), await save(three, [...names('Not'), more])];
      return answers.map((answer) => [answer.statusCode, answer.json().errors[0].code, answer.json().errors[0].path]);
    };
    for (const more of [
      changed('absent', 'name', 'x'),
      changed('i0', 'name', 5),
      { ...changed('i0', 'surprise', 'x'), kind: 'FIELD_ADDED' } as const,
      changed('i0', 'imageId', 'img_nobody'),
    ]) {
      const [small, large] = await codeOf(more);
      expect(small?.[0]).toBe(400);
      expect(large).toEqual(small);
    }
    expect(await nameAt(three)).toEqual([null, null]);
  });

  test('T5 PM-57 is refused where this person may not change a field', async () => {
    const client = await personWith(server, company, { permissions: ['OVERRIDE_MENUS'] });
    const { three } = company.locations;
    const priced = ['pricing', { by: 'pricingScheme', value: 'default' }, 'toppingBased', 'freeCount'];
    const price: Change = {
      kind: 'SIMPLE_FIELD_CHANGED',
      path: ['items', { id: 'i1' }, ...priced],
      from: 0,
      to: 2,
    };
    const refusals = [await save(three, [price], { client }), await save(three, [...names('Free'), price], { client })];
    for (const answer of refusals)
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([
        403,
        'items.i1.pricing.pricingScheme=default.toppingBased.freeCount',
      ]);
  });
});
