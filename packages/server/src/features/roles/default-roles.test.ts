import type { Role } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { buildHolder, testProvider } from '../../testing/test-employees.ts';
import { testCompany } from '../../testing/test-server.ts';

const rights = ['DEFAULT_ROLE_ADMIN', 'DASHBOARD', 'MANAGE_MENUS', 'COMPANY_ADMIN', 'PROVIDER_STAFF'];

const { server, company, admin } = await testCompany();
const provider = await testProvider(server);
const keeper = (await buildHolder(server, provider, { permissions: rights })).client;

const body = (more: object = {}) => ({
  name: `Template ${crypto.randomUUID()}`,
  grantedPermissions: ['DASHBOARD', 'VOID_ENTIRE_TICKET'],
  maxDiscountPct: 20,
  ...more,
});

async function created(): Promise<Role> {
  const answer = await keeper('POST', '/api/roles/default', body());
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('default roles', () => {
  test('RL-11 RL-36 who manages roles of any company reads the default roles, and only reads them', async () => {
    const role = await created();
    const list: Role[] = (await admin('GET', '/api/roles/default')).json();
    expect(list.find(({ id }) => id === role.id)).toMatchObject({ isDefault: true, canEdit: false, holders: null });
    expect((await admin('GET', `/api/roles/default/${role.id}`)).json().name).toBe(role.name);
    const reader = await company.as('reader');
    expect((await reader('GET', '/api/roles/default')).statusCode).toBe(403);
  });

  test('RL-12 PM-51 PM-52 only the provider company’s administrator of default roles changes them', async () => {
    const role = await created();
    const staff = (await buildHolder(server, provider, { permissions: ['USER_ROLES_ADMIN', 'DASHBOARD'] })).client;
    const mole = (await buildHolder(server, company.id, { permissions: rights })).client;
    for (const client of [admin, staff, mole]) {
      const answers = [
        await client('POST', '/api/roles/default', body()),
        await client('PUT', '/api/roles/default', { id: role.id, ver: 1, ...body() }),
        await client('POST', `/api/roles/default/${role.id}/clone?name=Mine`),
        await client('POST', '/api/roles/rolePermissions/default', { [role.id]: { addPerms: ['DASHBOARD'] } }),
        await client('POST', `/api/roles/default/${role.id}/delete`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    }
  });

  test('RL-12 RL-15 RL-16 RL-17 RL-18 RL-19 are created, edited, cloned, changed in bulk and deleted', async () => {
    const role = await created();
    const edited = await keeper('PUT', '/api/roles/default', { id: role.id, ver: 1, ...body({ maxDiscountPct: 30 }) });
    expect(edited.json()).toMatchObject({ ver: 2, canEdit: true, changes: { currentMaxDiscountPct: 30 } });
    const clone: Role = (await keeper('POST', `/api/roles/default/${role.id}/clone?name=Copy-${role.id}`)).json();
    const bulk = await keeper('POST', '/api/roles/rolePermissions/default', {
      [role.id]: { addPerms: ['MANAGE_MENUS'] },
      [clone.id]: { removePerms: ['DASHBOARD'] },
    });
    expect(bulk.json()).toHaveLength(2);
    expect((await keeper('POST', `/api/roles/default/${clone.id}/delete`)).statusCode).toBe(204);
  });

  test('the company that the address bar shows does not matter: default roles are the provider’s', async () => {
    const answer = await keeper('POST', `/api/roles/default?companyId=${company.id}`, body());
    expect(answer.json()).toMatchObject({ isDefault: true });
    expect((await admin('GET', `/api/roles/${company.id}`)).json()).not.toContainEqual(
      expect.objectContaining({ name: answer.json().name }),
    );
  });

  test('RL-11 a default role is no role of the provider company, and is granted to nobody', async () => {
    const role = await created();
    expect((await keeper('GET', `/api/roles/${provider}/${role.id}`)).statusCode).toBe(404);
    const boss = await buildHolder(server, provider, {
      permissions: [...rights, 'USER_ADMIN', 'GLOBAL_ROLE_GRANTING'],
    });
    const other = await buildHolder(server, provider, { permissions: ['DASHBOARD'] });
    const granted = await boss.client('POST', `/api/grants/${provider}/${other.userId}/revoke`, {
      roleId: other.roleId,
    });
    expect(granted.statusCode).toBe(200);
    const answer = await boss.client('POST', `/api/grants/${provider}/${other.userId}`, { roleId: role.id });
    expect(answer.json().errors[0]).toMatchObject({ code: 'UNKNOWN_ROLE', path: 'body.roleId' });
  });

  test('a permission that belongs only to the provider is in no template', async () => {
    const answer = await keeper('POST', '/api/roles/default', body({ grantedPermissions: ['PROVIDER_STAFF'] }));
    expect(answer.json().errors[0]).toMatchObject({ code: 'PROVIDER_PERMISSION', path: 'body.grantedPermissions.0' });
  });
});

test('PM-01 there are company administrators, location managers and provider staff', async () => {
  const manager = await company.as('manager');
  const [boss, local, staff] = [
    (await admin('GET', '/api/session/status')).json(),
    (await manager('GET', '/api/session/status')).json(),
    (await keeper('GET', '/api/session/status')).json(),
  ];
  expect([boss, local].map(({ grantedRoles }) => grantedRoles[0].grantedOn.type)).toEqual(['GLOBAL', 'LOCATION']);
  expect([boss, local, staff].map(({ enabledFeatures }) => enabledFeatures.includes('providerStaff'))).toEqual([
    false,
    false,
    true,
  ]);
});
