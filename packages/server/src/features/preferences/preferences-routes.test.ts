import { describe, expect, test } from 'vitest';
import { auditActions } from '../../testing/audit-actions.ts';
import { refusalsOf } from '../../testing/employee-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const url = `/api/preferences/${company.id}`;

describe('preferences of a company', () => {
  test('a margin floor is saved with its history and an entry in the audit', async () => {
    expect((await admin('GET', url)).json()).toEqual({ ver: 0, preferences: { marginFloor: null }, history: [] });
    const first = await admin('PUT', url, { ver: 0, preferences: { marginFloor: '60' } });
    expect(first.json()).toMatchObject({ ver: 1, preferences: { marginFloor: '60' } });
    await admin('PUT', url, { ver: 1, preferences: { marginFloor: '62.5' } });
    const { history } = (await admin('PUT', url, { ver: 2, preferences: { marginFloor: null } })).json();
    expect(
      history.map((one: { ver: number; by: string; preferences: object }) => [one.ver, one.by, one.preferences]),
    ).toEqual([
      [3, 'Ada Admin', { marginFloor: null }],
      [2, 'Ada Admin', { marginFloor: '62.5' }],
      [1, 'Ada Admin', { marginFloor: '60' }],
    ]);
    expect((await auditActions(server, company.id)).filter((action) => action === 'EDIT_PREFERENCES')).toHaveLength(3);
  });

  test('what is no change writes nothing; what somebody else saved meanwhile is answered', async () => {
    const { ver, preferences } = (await admin('GET', url)).json();
    expect((await admin('PUT', url, { ver, preferences })).json().ver).toBe(ver);
    await admin('PUT', url, { ver, preferences: { marginFloor: '50' } });
    const late = await admin('PUT', url, { ver, preferences: { marginFloor: '10' } });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: 'CONFLICTING EDIT', current: { preferences: { marginFloor: '50' } } });
  });

  test('of two who save at the same moment one is told', async () => {
    const { ver } = (await admin('GET', url)).json();
    const answers = await Promise.all(
      ['31', '32'].map((marginFloor) => admin('PUT', url, { ver, preferences: { marginFloor } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test.each(['101', '-1', '12.345', 'half', '', '1e1'])(
    '%j is no percentage, which is said at its field',
    async (marginFloor) => {
      const { ver } = (await admin('GET', url)).json();
      const answer = await admin('PUT', url, { ver, preferences: { marginFloor } });
      expect(answer.statusCode).toBe(400);
      expect(refusalsOf(answer)).toEqual(['INVALID body.preferences.marginFloor']);
    },
  );

  test('T5 T9 who edits menus of the company saves, who overrides them reads, others and other companies do neither', async () => {
    const { ver } = (await admin('GET', url)).json();
    const body = { ver, preferences: { marginFloor: '44' } };
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
