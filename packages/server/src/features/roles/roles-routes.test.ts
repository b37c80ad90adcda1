import type { Role } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { buildHolder } from '../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const foreign = await buildCompany(server);
const roles = `/api/roles/${company.id}`;

async function created(more: object = {}, client: Client = admin): Promise<Role> {
  const body = { name: `Role ${crypto.randomUUID()}`, grantedPermissions: ['DASHBOARD'], ...more };
  const answer = await client('POST', roles, body);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const codes = (role: Role) => role.grantedPermissions.map(({ code }) => code);
const read = async (id: string): Promise<Role> => (await admin('GET', `${roles}/${id}`)).json();

describe('roles of a company', () => {
  test('RL-13 RL-35 RL-11 PM-53 lists the roles of this company only, by name', async () => {
    await (await foreign.as('admin'))('POST', `/api/roles/${foreign.id}`, { name: 'Aardvark', grantedPermissions: [] });
    const list: Role[] = (await admin('GET', roles)).json();
    expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(['admin', 'manager', 'reader']));
    expect(list.map(({ name }) => name)).not.toContain('Aardvark');
    expect(list.every(({ isDefault }) => !isDefault)).toBe(true);
  });

  test('RL-01 RL-02 RL-14 RL-15 RL-20 RL-38 a role is created and viewed with all that it has', async () => {
    const role = await created({ group: 'Front of house', maxDiscountPct: null, grantedPermissions: ['DASHBOARD'] });
    expect(await read(role.id)).toEqual({
      id: role.id,
      name: role.name,
      group: 'Front of house',
      ver: 1,
      isDefault: false,
      grantedPermissions: [{ code: 'DASHBOARD', name: 'Dashboard', group: 'Reports' }],
      changes: { addPerms: [], removePerms: [], maxDiscountPct: null, currentMaxDiscountPct: null },
      holders: 0,
      canEdit: true,
    });
  });

  test('RL-16 RL-39 a role is edited; a stale version is a conflict that carries what is saved', async () => {
    const role = await created();
    const edit = { id: role.id, ver: 1, name: `${role.name} B`, grantedPermissions: ['MANAGE_MENUS'] };
    const answer = await admin('PUT', roles, edit);
    expect(answer.json()).toMatchObject({ ver: 2, name: `${role.name} B` });
    expect(codes(answer.json())).toEqual(['MANAGE_MENUS']);
    const stale = await admin('PUT', roles, { ...edit, name: 'Lost' });
    expect([stale.statusCode, stale.json().error, stale.json().current.ver]).toEqual([409, 'CONFLICTING EDIT', 2]);
  });

  test('RL-18 RL-41 a role is cloned with a new name', async () => {
    const role = await created({ grantedPermissions: ['MANAGE_MENUS', 'DASHBOARD'] });
    const name = `Clone ${role.id}`;
    const clone = (await admin('POST', `${roles}/${role.id}/clone?name=${encodeURIComponent(name)}`)).json();
    expect([clone.name, codes(clone)]).toEqual([name, codes(role)]);
    expect(clone.id).not.toBe(role.id);
    const again = await admin('POST', `${roles}/${role.id}/clone?name=${encodeURIComponent(name.toUpperCase())}`);
    expect(again.json().errors).toEqual([expect.objectContaining({ code: 'NAME_TAKEN', path: 'querystring.name' })]);
  });

  test('RL-17 RL-40 a role that nobody holds is deleted; one in use stays and says how many hold it', async () => {
    const role = await created();
    expect((await admin('POST', `${roles}/${role.id}/delete`)).statusCode).toBe(204);
    expect((await admin('GET', `${roles}/${role.id}`)).statusCode).toBe(404);
    const inUse = await admin('POST', `${roles}/role_manager/delete`);
    expect([inUse.statusCode, inUse.json()]).toEqual([409, { error: 'ROLE_IN_USE', holders: 2 }]);
    expect((await admin('GET', `${roles}/role_manager`)).statusCode).toBe(200);
  });

  test('KE-09 a role that does not exist is not found, whatever is asked of it', async () => {
    const edit = { id: 'role_absent', ver: 1, name: 'Nobody', grantedPermissions: [] };
    const answers = await Promise.all([
      admin('GET', `${roles}/role_absent`),
      admin('PUT', roles, edit),
      admin('POST', `${roles}/role_absent/clone?name=Nobody`),
      admin('POST', `${roles}/role_absent/delete`),
    ]);
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'NOT_FOUND' }]);
  });

  test('every change leaves an audit entry', async () => {
    const role = await created();
    await admin('PUT', roles, { id: role.id, ver: 1, name: role.name, grantedPermissions: [] });
    await admin('POST', `/api/roles/rolePermissions/${company.id}`, { [role.id]: { addPerms: ['DASHBOARD'] } });
    await admin('POST', `${roles}/${role.id}/delete`);
    const entries = await server.database.inCompany(company.id, (scope) =>
      scope.db
        .selectFrom('audit')
        .select('action')
        .where('subject', '=', `role:${role.id}`)
        .orderBy('sequence')
        .execute(),
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'CREATE_ROLE',
      'EDIT_ROLE',
      'CHANGE_ROLE_PERMISSIONS',
      'DELETE_ROLE',
    ]);
  });
});

describe('bulk changes', () => {
  const bulk = (body: object, client = admin) => client('POST', `/api/roles/rolePermissions/${company.id}`, body);

  test('RL-19 RL-37 a map of role id to changes is saved for all roles together', async () => {
    const [one, two] = [await created(), await created()];
    const answer = await bulk({
      [one.id]: { addPerms: ['MANAGE_MENUS'], removePerms: ['DASHBOARD'] },
      [two.id]: { addPerms: ['OVERRIDE_MENUS'], removePerms: [] },
    });
    expect(
      answer
        .json()
        .map((role: Role) => role.id)
        .sort(),
    ).toEqual([one.id, two.id].sort());
    expect([codes(await read(one.id)), codes(await read(two.id))]).toEqual([
      ['MANAGE_MENUS'],
      ['DASHBOARD', 'OVERRIDE_MENUS'],
    ]);
  });

  test('RL-10 a role whose changes change nothing is left as it is', async () => {
    const role = await created();
    expect((await bulk({ [role.id]: { addPerms: ['DASHBOARD'], removePerms: ['PAYROLL'] } })).json()).toEqual([]);
    expect((await read(role.id)).ver).toBe(1);
  });

  test('one bad role stops all of them', async () => {
    const role = await created();
    const answer = await bulk({ [role.id]: { addPerms: ['MANAGE_MENUS'] }, role_absent: { addPerms: ['DASHBOARD'] } });
    expect(answer.json().errors[0]).toMatchObject({ code: 'UNKNOWN_ROLE', path: 'body.role_absent' });
    expect(codes(await read(role.id))).toEqual(['DASHBOARD']);
  });

  test('RL-37 two people who change different permissions of one role both get what they asked for', async () => {
    const role = await created();
    await Promise.all([
      bulk({ [role.id]: { addPerms: ['MANAGE_MENUS'] } }),
      bulk({ [role.id]: { addPerms: ['OVERRIDE_MENUS'] } }),
    ]);
    expect(codes(await read(role.id)).sort()).toEqual(['DASHBOARD', 'MANAGE_MENUS', 'OVERRIDE_MENUS']);
  });
});

describe('the maximum discount', () => {
  test('RL-20 is set within 0 to 100 by who administers the company, and a stale one is a conflict', async () => {
    const { client } = await buildHolder(server, company.id, {
      permissions: ['USER_ROLES_ADMIN', 'COMPANY_ADMIN', 'DASHBOARD'],
    });
    const role = await created({ maxDiscountPct: 10 }, client);
    const bulk = (change: object) => client('POST', `/api/roles/rolePermissions/${company.id}`, { [role.id]: change });
    expect((await bulk({ maxDiscountPct: 25, currentMaxDiscountPct: 10 })).statusCode).toBe(200);
    expect((await read(role.id)).changes).toMatchObject({ maxDiscountPct: 25, currentMaxDiscountPct: 25 });
    const stale = await bulk({ maxDiscountPct: 30, currentMaxDiscountPct: 10 });
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      { error: 'CONFLICTING EDIT', roleId: role.id, currentMaxDiscountPct: 25 },
    ]);
    const wrong = await bulk({ maxDiscountPct: 101, currentMaxDiscountPct: 25 });
    expect(wrong.json().errors[0].path).toBe(`body.${role.id}.maxDiscountPct`);
  });

  test('RL-20 a percent above one’s own is refused, and named', async () => {
    const answer = await admin('POST', roles, { name: 'Generous', grantedPermissions: [], maxDiscountPct: 5 });
    expect(answer.json().errors).toEqual([
      expect.objectContaining({ code: 'BEYOND_OWN_RIGHTS', path: 'body.maxDiscountPct' }),
    ]);
  });
});

describe('nobody goes beyond their own rights', () => {
  test('a role with a permission that one lacks is not created, and each one is named', async () => {
    const body = { name: 'Above', grantedPermissions: ['DASHBOARD', 'PAYROLL', 'VIEW_WAGE_DATA'] };
    const { statusCode, ...answer } = await admin('POST', roles, body);
    expect([statusCode, answer.json().errors]).toEqual([
      400,
      [
        { code: 'BEYOND_OWN_RIGHTS', message: 'You do not have Payroll yourself.', path: 'body.grantedPermissions.1' },
        {
          code: 'BEYOND_OWN_RIGHTS',
          message: 'You do not have View Wage Data yourself.',
          path: 'body.grantedPermissions.2',
        },
      ],
    ]);
  });

  test('a role above one’s own is neither edited, cloned, deleted nor stripped', async () => {
    const { client } = await buildHolder(server, company.id, { permissions: ['USER_ROLES_ADMIN', 'DASHBOARD'] });
    const { json } = await client('GET', `${roles}/role_manager`);
    expect(json()).toMatchObject({ canEdit: false });
    const edit = { id: 'role_manager', ver: 1, name: 'manager', grantedPermissions: ['DASHBOARD'] };
    const answers = [
      await client('PUT', roles, edit),
      await client('POST', `${roles}/role_manager/clone?name=Mine`),
      await client('POST', `${roles}/role_manager/delete`),
      await client('POST', `/api/roles/rolePermissions/${company.id}`, {
        role_manager: { removePerms: ['OVERRIDE_MENUS'] },
      }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().errors[0].code])).toEqual(
      answers.map(() => [400, 'ROLE_BEYOND_OWN_RIGHTS']),
    );
  });

  test('what belongs to the provider is given in no other company, even by who has it', async () => {
    const { client } = await buildHolder(server, company.id, { permissions: ['USER_ROLES_ADMIN', 'PROVIDER_STAFF'] });
    const answer = await client('POST', roles, { name: 'Mole', grantedPermissions: ['PROVIDER_STAFF'] });
    expect(answer.json().errors[0]).toMatchObject({ code: 'PROVIDER_PERMISSION', path: 'body.grantedPermissions.0' });
  });

  test('rights on a part of the company change no role: roles count everywhere', async () => {
    const { client } = await buildHolder(server, company.id, {
      permissions: ['USER_ROLES_ADMIN', 'DASHBOARD'],
      on: {
        type: 'LOCATION',
        id: company.locations.one,
      },
    });
    expect((await client('POST', roles, { name: 'Local', grantedPermissions: ['DASHBOARD'] })).statusCode).toBe(403);
  });

  test('PM-57 without the permission roles are read and not written; how many hold them is not reported', async () => {
    const reader = await company.as('reader');
    const list: Role[] = (await reader('GET', roles)).json();
    expect(list.every(({ canEdit, holders }) => !canEdit && holders === null)).toBe(true);
    expect((await reader('POST', roles, { name: 'R', grantedPermissions: [] })).statusCode).toBe(403);
    expect((await server.http.inject({ url: roles })).statusCode).toBe(401);
  });

  test('PM-53 another company’s roles look absent, by path and by id', async () => {
    const other = await foreign.as('admin');
    expect((await other('GET', roles)).statusCode).toBe(404);
    const role = await created();
    expect((await other('GET', `/api/roles/${foreign.id}/${role.id}`)).statusCode).toBe(404);
    const edit = { id: role.id, ver: 1, name: 'Stolen', grantedPermissions: [] };
    expect((await other('PUT', `/api/roles/${foreign.id}`, edit)).statusCode).toBe(404);
    expect((await other('POST', `/api/roles/${foreign.id}/${role.id}/delete`)).statusCode).toBe(404);
    const bulk = await other('POST', `/api/roles/rolePermissions/${foreign.id}`, {
      [role.id]: { addPerms: ['DASHBOARD'] },
    });
    expect(bulk.statusCode).toBe(400);
    expect((await read(role.id)).name).toBe(role.name);
  });
});

describe('what is typed', () => {
  test.each([
    ['a name of 10,000 letters', { name: 'x'.repeat(10_000) }, 'body.name'],
    ['no name', { name: '   ' }, 'body.name'],
    ['a permission that does not exist', { grantedPermissions: ['FLY'] }, 'body.grantedPermissions.0'],
    ['a percent below 0', { maxDiscountPct: -1 }, 'body.maxDiscountPct'],
    ['half a percent', { maxDiscountPct: 0.5 }, 'body.maxDiscountPct'],
    ['an unknown field', { isDefault: true }, 'body'],
  ])('%s is refused and named', async (_what, more, path) => {
    const answer = await admin('POST', roles, { name: 'Typed', grantedPermissions: [], ...more });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  test('HTML in a name is kept as text, and the same name in other letters is taken', async () => {
    const name = '<script>alert(1)</script> & Söhne';
    expect((await created({ name })).name).toBe(name);
    const again = await admin('POST', roles, { name: name.toUpperCase(), grantedPermissions: [] });
    expect(again.json().errors[0]).toMatchObject({ code: 'NAME_TAKEN', path: 'body.name' });
  });

  test('RL-21 RL-22 RL-23 RL-24 RL-25 hidden permissions are never shown or given, and an edit keeps them', async () => {
    const hidden = ['REQUISITION_ITEMS_FOR_PRODUCTION', 'WASTE_MENU_ITEMS', 'CHANGE_INVENTORY_PURCHASE_PRICES'];
    const all = [...hidden, 'CHANGE_INVENTORY_POSTING', 'REMOTE_ACCESS_TO_CONTROL_CENTER'];
    const refused = await admin('POST', roles, { name: 'Hidden', grantedPermissions: all });
    expect(refused.json().errors.map(({ code }: { code: string }) => code)).toEqual(all.map(() => 'HIDDEN_PERMISSION'));
    const boss = await buildHolder(server, company.id, {
      permissions: ['USER_ROLES_ADMIN', 'COMPANY_ADMIN', 'DASHBOARD'],
    });
    const role = await created({ grantedPermissions: ['DASHBOARD'] });
    const stored = (permissions: readonly string[]) => JSON.stringify(permissions);
    await server.database.inCompany(company.id, (scope) =>
      scope.db
        .updateTable('roles')
        .set({ permissions: stored(['DASHBOARD', ...all]) })
        .where('id', '=', role.id)
        .execute(),
    );
    expect(codes(await read(role.id))).toEqual(['DASHBOARD']);
    const edit = { id: role.id, ver: 1, name: role.name, grantedPermissions: [] };
    expect((await boss.client('PUT', roles, edit)).statusCode).toBe(200);
    const row = await server.database.inCompany(company.id, (scope) =>
      scope.db.selectFrom('roles').select('permissions').where('id', '=', role.id).executeTakeFirstOrThrow(),
    );
    expect([...row.permissions].sort()).toEqual([...all].sort());
  });
});

test('a changed role counts from the next request on', async () => {
  const { client, roleId } = await buildHolder(server, company.id, { permissions: ['DASHBOARD'] });
  const menus = () => client('GET', `/api/menus/company/${company.id}/menus`);
  expect((await menus()).statusCode).toBe(403);
  await admin('POST', `/api/roles/rolePermissions/${company.id}`, { [roleId]: { addPerms: ['MANAGE_MENUS'] } });
  expect((await menus()).statusCode).not.toBe(403);
  expect((await client('GET', '/api/session/status')).json().enabledFeatures).toContain('manageMenus');
  await admin('POST', `/api/roles/rolePermissions/${company.id}`, { [roleId]: { removePerms: ['MANAGE_MENUS'] } });
  expect((await menus()).statusCode).toBe(403);
});
