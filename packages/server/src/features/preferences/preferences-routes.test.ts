import { describe, expect, test } from 'vitest';
import { auditActions } from '../../testing/audit-actions.ts';
import { refusalsOf } from '../../testing/employee-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const floor = (marginFloor: string | null) => ({ marginFloor, priceViews: [] });
const url = `/api/preferences/${company.id}`;

describe('preferences of a company', () => {
  test('a margin floor is saved with its history and an entry in the audit', async () => {
    expect((await admin('GET', url)).json()).toEqual({
      ver: 0,
      preferences: { marginFloor: null, priceViews: [] },
      history: [],
    });
    const first = await admin('PUT', url, { ver: 0, preferences: floor('60') });
    expect(first.json()).toMatchObject({ ver: 1, preferences: { marginFloor: '60' } });
    await admin('PUT', url, { ver: 1, preferences: floor('62.5') });
    const { history } = (await admin('PUT', url, { ver: 2, preferences: floor(null) })).json();
    expect(
      history.map((one: { ver: number; by: string; marginFloor: string }) => [one.ver, one.by, one.marginFloor]),
    ).toEqual([
      [3, 'Ada Admin', null],
      [2, 'Ada Admin', '62.5'],
      [1, 'Ada Admin', '60'],
    ]);
    expect((await auditActions(server, company.id)).filter((action) => action === 'EDIT_PREFERENCES')).toHaveLength(3);
  });

  test('views of the price table are kept beside it, and are no part of its history', async () => {
    const { ver, preferences, history } = (await admin('GET', url)).json();
    const view = { name: 'Delivery', search: 'pie', place: 'pizza', schemes: ['dine', 'delivery'] };
    const priceViews = [{ ...view, isOnlyDifferences: true }];
    const saved = await admin('PUT', url, { ver, preferences: { ...preferences, priceViews } });
    expect(saved.json()).toMatchObject({ ver: ver + 1, preferences: { ...preferences, priceViews } });
    expect((await admin('GET', url)).json()).toMatchObject({ preferences: { priceViews }, history });
  });

  test.each([
    ['a name of nothing', [{ name: '  ' }], 'INVALID body.preferences.priceViews.0.name'],
    ['a name of two lines', [{ name: 'Lunch\nroom' }], 'INVALID body.preferences.priceViews.0.name'],
    ['a name of 61 letters', [{ name: 'x'.repeat(61) }], 'INVALID body.preferences.priceViews.0.name'],
    ['one name in two cases', [{ name: 'Lunch' }, { name: 'lunch ' }], 'INVALID body.preferences.priceViews'],
    ['51 views', Array.from({ length: 51 }, (_, n) => ({ name: `View ${n}` })), 'INVALID body.preferences.priceViews'],
  ])('%s is refused at its field', async (_, given, refusal) => {
    const { ver, preferences } = (await admin('GET', url)).json();
    const priceViews = given.map((view) => ({
      search: '',
      place: null,
      schemes: [],
      isOnlyDifferences: false,
      ...view,
    }));
    const answer = await admin('PUT', url, { ver, preferences: { ...preferences, priceViews } });
    expect(answer.statusCode).toBe(400);
    expect(refusalsOf(answer)).toEqual([refusal]);
  });

  test('a save without a change writes nothing; a late save is answered with the values that another person saved since', async () => {
    const { ver, preferences } = (await admin('GET', url)).json();
    expect((await admin('PUT', url, { ver, preferences })).json().ver).toBe(ver);
    await admin('PUT', url, { ver, preferences: floor('50') });
    const late = await admin('PUT', url, { ver, preferences: floor('10') });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: 'CONFLICTING EDIT', current: { preferences: { marginFloor: '50' } } });
  });

  test('of two who save at the same moment one gets the conflict', async () => {
    const { ver } = (await admin('GET', url)).json();
    const answers = await Promise.all(
      ['31', '32'].map((marginFloor) => admin('PUT', url, { ver, preferences: floor(marginFloor) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test.each(['101', '-1', '12.345', 'half', '', '1e1'])(
    '%j is no percentage, which is said at its field',
    async (marginFloor) => {
      const { ver } = (await admin('GET', url)).json();
      const answer = await admin('PUT', url, { ver, preferences: floor(marginFloor) });
      expect(answer.statusCode).toBe(400);
      expect(refusalsOf(answer)).toEqual(['INVALID body.preferences.marginFloor']);
    },
  );

  test('T5 T9 who edits menus of the company saves, who overrides them reads, others and other companies do neither', async () => {
    const { ver } = (await admin('GET', url)).json();
    const body = { ver, preferences: floor('44') };
    const local = await company.as('manager');
    expect((await local('GET', url)).statusCode).toBe(200);
    expect((await local('PUT', url, body)).statusCode).toBe(403);
    const reader = await company.as('reader');
    expect((await reader('GET', url)).statusCode).toBe(403);
    const stranger = await (await buildCompany(server)).as('admin');
    expect((await stranger('GET', url)).statusCode).toBe(404);
    expect((await stranger('PUT', url, body)).statusCode).toBe(404);
    const onlyMenus = await personWith(server, company, { permissions: ['MANAGE_MENUS'] });
    expect((await onlyMenus('PUT', url, body)).statusCode).toBe(200);
  });
});
