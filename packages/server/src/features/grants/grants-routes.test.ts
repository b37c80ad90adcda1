import type { GrantedRole, Holder } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { buildHolder, type TestHolder } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const foreign = await buildCompany(server);
const one = () => ({ type: 'LOCATION', id: company.locations.one }) as const;
const two = () => ({ type: 'LOCATION', id: company.locations.two }) as const;
const three = () => ({ type: 'LOCATION', id: company.locations.three }) as const;
const west = () => ({ type: 'GROUP', id: company.groups.west }) as const;
/** Manages the people of location one, and may change its settings. */
const local = await buildHolder(server, company.id, { permissions: ['USER_ADMIN', 'LOCATION_SETTINGS'], on: one() });

const at = (userId: string, more = '') => `/api/grants/${company.id}/${userId}${more}`;
const held = (holder: Holder) => holder.grantedRoles.map(shown);
const shown = ({ roleId, grantObject }: GrantedRole) => (grantObject ? `${roleId} on ${grantObject.name}` : roleId);

async function newPerson(): Promise<string> {
  return (await buildHolder(server, company.id, { permissions: ['DASHBOARD'], on: one() })).userId;
}

async function newRole(permissions: string[]): Promise<string> {
  return (await buildHolder(server, company.id, { permissions, on: three() })).roleId;
}

/** Manages the people of the west group, and may change its settings. */
function regional(): Promise<TestHolder> {
  return buildHolder(server, company.id, { permissions: ['USER_ADMIN', 'LOCATION_SETTINGS'], on: west() });
}

describe('granting', () => {
  test('EE-02 EE-03 EE-05 roles on the company, a group and a location are listed side by side, with the people who granted them', async () => {
    const person = await newPerson();
    const role = await newRole(['DASHBOARD']);
    await admin('POST', at(person), { roleId: role, grantObject: west() });
    const answer = await admin('POST', at(person), { roleId: 'role_reader' });
    expect(held(answer.json())).toEqual(['role_reader', `${role} on West`, expect.stringMatching(/ on One$/)]);
    expect(answer.json().grantedRoles[0]).toMatchObject({ grantedBy: 'Ada Admin', roleName: 'reader' });
    expect(answer.json().grantedRoles[0].grantObject).toBeUndefined();
  });

  test('EE-04 a second role on the same object is refused', async () => {
    const person = await newPerson();
    const answer = await admin('POST', at(person), { roleId: 'role_reader', grantObject: one() });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [expect.objectContaining({ code: 'DOUBLE_GRANT', path: 'body.grantObject' })],
    ]);
  });

  test('the same role on a wider object takes the place of the narrower grant; the narrower one adds nothing', async () => {
    const person = (await buildHolder(server, company.id, { permissions: [], on: three() })).userId;
    const role = await newRole(['DASHBOARD']);
    await admin('POST', at(person), { roleId: role, grantObject: one() });
    const wide = await admin('POST', at(person), { roleId: role, grantObject: west() });
    expect(held(wide.json()).filter((text) => text.startsWith(role))).toEqual([`${role} on West`]);
    const narrow = await admin('POST', at(person), { roleId: role, grantObject: one() });
    expect(held(narrow.json())).toEqual(held(wide.json()));
  });

  test('a revoked role is gone, and its rights with the next request', async () => {
    const holder = await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS'] });
    const menus = () => holder.client('GET', `/api/menus/company/${company.id}/menus`);
    expect((await menus()).statusCode).not.toBe(403);
    const answer = await admin('POST', at(holder.userId, '/revoke'), { roleId: holder.roleId });
    expect(answer.json().grantedRoles).toEqual([]);
    expect((await menus()).statusCode).toBe(403);
    const again = await admin('POST', at(holder.userId, '/revoke'), { roleId: holder.roleId });
    expect(again.json().errors[0]).toMatchObject({ code: 'NOT_GRANTED', path: 'body.roleId' });
  });

  test('each grant and revocation leaves an audit entry', async () => {
    const person = await newPerson();
    await admin('POST', at(person), { roleId: 'role_reader' });
    await admin('POST', at(person, '/revoke'), { roleId: 'role_reader' });
    const entries = await server.database.inCompany(company.id, (scope) =>
      scope.db.selectFrom('audit').selectAll().where('subject', '=', `user:${person}`).orderBy('sequence').execute(),
    );
    const changes = entries.filter(({ action }) => action.endsWith('_ROLE'));
    expect(changes.map(({ action, details, actor_name }) => [action, details, actor_name])).toEqual([
      ['GRANT_ROLE', { role: 'role_reader', on: { type: 'GLOBAL', id: null } }, 'Ada Admin'],
      ['REVOKE_ROLE', { role: 'role_reader', on: { type: 'GLOBAL', id: null } }, 'Ada Admin'],
    ]);
  });

  test('of two who grant on one object at the same moment, one is refused', async () => {
    const person = await newPerson();
    const roles = [await newRole(['DASHBOARD']), await newRole(['DASHBOARD'])];
    const answers = await Promise.all(
      roles.map((roleId) => admin('POST', at(person), { roleId, grantObject: west() })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});

describe('nobody grants above their own', () => {
  test('a manager grants what they hold where they hold it, and takes it away again', async () => {
    const { client } = await regional();
    const role = { roleId: await newRole(['LOCATION_SETTINGS']), grantObject: two() };
    const person = await newPerson();
    expect(held((await client('POST', at(person), role)).json())).toContain(`${role.roleId} on Two`);
    expect(held((await client('POST', at(person, '/revoke'), role)).json())).toHaveLength(1);
  });

  test('a role with a permission that the manager lacks is refused, and named', async () => {
    const { client } = await regional();
    const roleId = await newRole(['LOCATION_SETTINGS', 'PAYROLL']);
    const answer = await client('POST', at(await newPerson()), { roleId, grantObject: two() });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [
        {
          code: 'BEYOND_OWN_RIGHTS',
          message: 'The role has permissions that you do not have there: Payroll.',
          path: 'body.roleId',
        },
      ],
    ]);
  });

  test('a reach that the manager lacks is refused: a sibling location, the group, the whole company', async () => {
    const person = await newPerson();
    const roleId = await newRole(['LOCATION_SETTINGS']);
    for (const grantObject of [three(), west(), null]) {
      const answer = await local.client('POST', at(person), { roleId, grantObject });
      expect(answer.statusCode).toBe(403);
    }
  });

  test('PM-05 on the whole company only who holds the right to grant there', async () => {
    const person = await newPerson();
    const limited = await buildHolder(server, company.id, { permissions: ['USER_ADMIN', 'DASHBOARD'] });
    expect((await limited.client('POST', at(person), { roleId: 'role_reader' })).statusCode).toBe(403);
    expect((await limited.client('POST', at(person), { roleId: 'role_reader', grantObject: west() })).statusCode).toBe(
      200,
    );
  });

  test('a role above one’s own is not taken away either', async () => {
    const victim = await buildHolder(server, company.id, { permissions: ['PAYROLL'], on: one() });
    const answer = await local.client('POST', at(victim.userId, '/revoke'), {
      roleId: victim.roleId,
      grantObject: one(),
    });
    expect(answer.json().errors[0]).toMatchObject({ code: 'BEYOND_OWN_RIGHTS' });
  });

  test('nobody changes their own roles', async () => {
    const own = await local.client('POST', at(local.userId, '/revoke'), { roleId: local.roleId, grantObject: one() });
    expect(own.json().errors[0].code).toBe('OWN_GRANTS');
  });

  test('PM-57 without the right to manage people: 403; signed out: 401', async () => {
    const person = await newPerson();
    const reader = await company.as('reader');
    expect((await reader('POST', at(person), { roleId: 'role_reader' })).statusCode).toBe(403);
    expect((await reader('GET', at(person))).statusCode).toBe(403);
    expect((await server.http.inject({ url: at(person) })).statusCode).toBe(401);
  });
});

describe('ids of other companies', () => {
  test('in the path and in every field, foreign and absent look the same', async () => {
    const person = await newPerson();
    const stranger = await buildHolder(server, foreign.id, { permissions: ['DASHBOARD'] });
    for (const userId of [stranger.userId, 'usr_absent'])
      expect((await admin('POST', at(userId), { roleId: 'role_reader' })).statusCode).toBe(404);
    const byRole = [];
    for (const roleId of [stranger.roleId, 'role_absent'])
      byRole.push((await admin('POST', at(person), { roleId })).json());
    expect(byRole[0]).toEqual(byRole[1]);
    expect(byRole[0].errors[0]).toMatchObject({ code: 'UNKNOWN_ROLE', path: 'body.roleId' });
    const byObject = [];
    for (const id of [foreign.locations.one, 'loc_absent', company.groups.east])
      byObject.push(
        (await admin('POST', at(person), { roleId: 'role_reader', grantObject: { type: 'LOCATION', id } })).json(),
      );
    expect(byObject[0]).toEqual(byObject[1]);
    expect(byObject[0]).toEqual(byObject[2]);
    expect(byObject[0].errors[0]).toMatchObject({ code: 'UNKNOWN_OBJECT', path: 'body.grantObject' });
    const where = await admin('GET', at(person, `/explain?permission=DASHBOARD&tenantId=${foreign.locations.one}`));
    expect(where.json().errors[0]).toMatchObject({ code: 'UNKNOWN_OBJECT', path: 'querystring.tenantId' });
  });
});

describe('who holds what', () => {
  test('people are found by name and by role; a manager sees those of their own locations only', async () => {
    const near = await newPerson();
    const far = await buildHolder(server, company.id, { permissions: ['DASHBOARD'], on: three() });
    const all: Holder[] = (await admin('GET', `/api/grants/${company.id}?limit=200`)).json();
    expect(all.map(({ userId }) => userId)).toEqual(expect.arrayContaining([near, far.userId]));
    const seen: Holder[] = (await local.client('GET', `/api/grants/${company.id}?limit=200`)).json();
    expect(seen.map(({ userId }) => userId)).toContain(near);
    expect(seen.map(({ userId }) => userId)).not.toContain(far.userId);
    expect((await local.client('GET', at(far.userId))).statusCode).toBe(404);
    const holders: Holder[] = (await admin('GET', `/api/grants/${company.id}?roleId=${far.roleId}`)).json();
    expect(holders.map(({ userId }) => userId)).toEqual([far.userId]);
    const named = await admin('GET', `/api/grants/${company.id}?q=ADA%20adm`);
    expect(named.json().map(({ displayName }: Holder) => displayName)).toEqual(['Ada Admin']);
    expect((await admin('GET', `/api/grants/${company.id}?q=%25`)).json()).toEqual([]);
  });

  test('why somebody may do something, and why not elsewhere', async () => {
    const holder = await buildHolder(server, company.id, { permissions: ['LOCATION_SETTINGS'], on: west() });
    const ask = async (more: string) => (await admin('GET', at(holder.userId, `/explain?permission=${more}`))).json();
    const here = await ask(`LOCATION_SETTINGS&tenantId=${company.locations.two}`);
    expect(here).toMatchObject({
      isAllowed: true,
      permission: { name: 'Location Settings', group: 'POS Configuration' },
      because: [{ roleId: holder.roleId, grantObject: { name: 'West' } }],
      elsewhere: [],
    });
    expect(await ask('LOCATION_SETTINGS')).toMatchObject({ isAllowed: false, elsewhere: [{ roleId: holder.roleId }] });
    expect(await ask(`PAYROLL&tenantId=${company.locations.two}`)).toMatchObject({
      isAllowed: false,
      without: [{ roleId: holder.roleId }],
    });
    const unknown = await admin('GET', at(holder.userId, '/explain?permission=FLY'));
    expect(unknown.json().errors[0].path).toBe('querystring.permission');
  });
});
