import { administratorPermissions } from '@servery/domain';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { buildHolder, signInProvider } from '../testing/test-employees.ts';
import { buildCompany, testCompany } from '../testing/test-server.ts';

const { server } = await testCompany();
const provider = await signInProvider(server, administratorPermissions);

/** A company with one administrator, whom somebody of the provider may change. */
async function parts() {
  const company = await buildCompany(server);
  const last = await buildHolder(server, company.id, { permissions: administratorPermissions });
  const user = `/api/users/${company.id}/${last.userId}`;
  return { company, last, user, record: (await provider('GET', user)).json() };
}

function refusal(answer: LightMyRequestResponse) {
  return [answer.statusCode, answer.json().errors?.[0].code];
}

const refused = [400, 'LAST_ADMINISTRATOR'];

describe('the last administrator of a company', () => {
  test('T5 keeps the role: by revoking, by saving the person, by an import', async () => {
    const { company, last, user, record } = await parts();
    const revoke = `/api/grants/${company.id}/${last.userId}/revoke`;
    expect(refusal(await provider('POST', revoke, { roleId: last.roleId }))).toEqual(refused);
    const { name, email, ver } = record;
    const lesser = { name, email, ver, grantedRoles: [{ id: 'role_reader' }] };
    expect(refusal(await provider('PUT', user, lesser))).toEqual(refused);
    const csv = `Id,Roles\n${last.userId},reader`;
    expect(refusal(await provider('POST', `/api/users/${company.id}/import`, { csv }))).toEqual(refused);
    expect((await provider('GET', user)).json()).toEqual(record);
  });

  test('T5 stays able to sign in: not deactivated, not without an email address', async () => {
    const { user, record } = await parts();
    expect(refusal(await provider('POST', `${user}/deactivate`))).toEqual(refused);
    const { name, ver } = record;
    expect(refusal(await provider('PUT', user, { name, email: null, ver }))).toEqual(refused);
    expect((await provider('GET', user)).json()).toEqual(record);
  });

  test('T5 keeps what the role needs: by an edit of the role, by a change of permissions', async () => {
    const { company, last } = await parts();
    const roles: { id: string; ver: number; name: string }[] = (
      await last.client('GET', `/api/roles/${company.id}`)
    ).json();
    const role = roles.find(({ id }) => id === last.roleId);
    const grantedPermissions = administratorPermissions.filter((code) => code !== 'USER_ADMIN');
    const edit = { id: role?.id, ver: role?.ver, name: role?.name, grantedPermissions };
    expect(refusal(await last.client('PUT', `/api/roles/${company.id}`, edit))).toEqual(refused);
    const change = { [last.roleId]: { addPerms: [], removePerms: ['COMPANY_ADMIN'] } };
    const bulk = await last.client('POST', `/api/roles/rolePermissions/${company.id}`, change);
    expect(refusal(bulk)).toEqual(refused);
  });

  test('goes once there is another, and a company that never had one is left as it is', async () => {
    const { company, last, user } = await parts();
    await buildHolder(server, company.id, { permissions: administratorPermissions });
    expect((await provider('POST', `${user}/deactivate`)).statusCode).toBe(200);
    const other = await buildCompany(server);
    const person = await buildHolder(server, other.id, { permissions: ['DASHBOARD'] });
    const revoke = `/api/grants/${other.id}/${person.userId}/revoke`;
    expect((await provider('POST', revoke, { roleId: person.roleId })).statusCode).toBe(200);
    expect(last.roleId).not.toBe(person.roleId);
  });
});
