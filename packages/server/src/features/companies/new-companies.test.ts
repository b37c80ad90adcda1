import { administratorPermissions } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { linkOf, mailTo } from '../../testing/mailed-link.ts';
import { signInProvider } from '../../testing/test-employees.ts';
import { newAddress, signIn, testServer } from '../../testing/test-server.ts';

const rights = [...administratorPermissions, 'ADD_COMPANIES', 'EDIT_COMPANIES', 'DEFAULT_ROLE_ADMIN'] as const;

const server = await testServer();
const staff = await signInProvider(server, rights);
const body = {
  name: `Floor lead ${crypto.randomUUID()}`,
  group: 'Store',
  grantedPermissions: ['DASHBOARD', 'OVERRIDE_MENUS'],
  maxDiscountPct: null,
};
const answer = await staff('POST', '/api/roles/default', body);
expect(answer.statusCode, answer.body).toBe(200);
const template = answer.json();

const newEmail = () => `first-${crypto.randomUUID().slice(0, 8)}@people.example`;

function create(more: object = {}, client = staff) {
  const name = `New ${crypto.randomUUID().slice(0, 8)}`;
  return client('POST', '/api/companies/', { name, thirdPartyIntegrationUrl: null, brands: [], ...more });
}

async function rolesOf(companyId: string) {
  return (await staff('GET', `/api/roles/${companyId}`)).json();
}

describe('a new company', () => {
  test('CO-08 RL-11 starts with roles of its own, copied from the default roles', async () => {
    const { id } = (await create()).json();
    const copy = (await rolesOf(id)).find(({ name }: { name: string }) => name === template.name);
    expect(copy).toMatchObject({ group: 'Store', isDefault: false });
    expect(copy.id).not.toBe(template.id);
    expect(copy.grantedPermissions.map(({ code }: { code: string }) => code).sort()).toEqual([
      'DASHBOARD',
      'OVERRIDE_MENUS',
    ]);
  });

  test('RL-11 a later change of the template leaves the copy as it is', async () => {
    const { id } = (await create()).json();
    const changes = { [template.id]: { addPerms: ['MANAGE_MENUS'], removePerms: [] } };
    expect((await staff('POST', '/api/roles/rolePermissions/default', changes)).statusCode).toBe(200);
    const copy = (await rolesOf(id)).find(({ name }: { name: string }) => name === template.name);
    expect(copy.grantedPermissions).toHaveLength(2);
  });
});

describe('its first administrator', () => {
  test('CO-08 RC-14 is invited by mail, chooses a password and brings in the next person', async () => {
    const email = newEmail();
    const made = await create({ administrator: { name: 'Fay First', email } });
    expect(made.statusCode, made.body).toBe(200);
    const { id } = made.json();
    const mail = await mailTo(server, email);
    expect(mail.subject).toContain(made.json().name);
    const set = await server.http.inject({
      method: 'POST',
      url: '/api/users/setPasswordWithToken',
      remoteAddress: newAddress(),
      headers: { 'x-servery-request': '1' },
      payload: { ...linkOf(mail), newPassword: 'lantern harbor 42' },
    });
    expect(set.statusCode, set.body).toBeLessThan(300);
    const first = await signIn(server, email, 'lantern harbor 42');
    const [own] = (await first('GET', '/api/session/status')).json().grantedRoles;
    expect(own).toMatchObject({ grantedOn: { type: 'GLOBAL' } });
    const roles = await rolesOf(id);
    const role = roles.find(({ name }: { name: string }) => name === template.name);
    const added = await first('POST', `/api/users/${id}`, { name: 'Sam Second', grantedRoles: [{ id: role.id }] });
    expect(added.statusCode, added.body).toBe(200);
    const { entries } = (await staff('GET', `/api/audit/${id}`)).json();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['CREATE_COMPANY', 'CREATE_USER', 'GRANT_ROLE', 'INVITE_USER']),
    );
  });

  test('CO-08 an email address that is taken is refused at its field, and nothing is made', async () => {
    const email = newEmail();
    expect((await create({ administrator: { name: 'One', email } })).statusCode).toBe(200);
    const before = (await staff('GET', '/api/companies/')).json().length;
    const again = await create({ administrator: { name: 'Two', email: email.toUpperCase() } });
    expect(again.json().errors).toEqual([
      {
        code: 'ALREADY_EXISTS',
        message: 'The provided Email is already in use.',
        path: 'body.administrator.email',
      },
    ]);
    expect((await staff('GET', '/api/companies/')).json()).toHaveLength(before);
  });

  test('CO-08 a name without an address, or an address without a name, is refused by name', async () => {
    const pathOf = async (administrator: object) => (await create({ administrator })).json().errors[0].path;
    expect(await pathOf({ name: 'Nobody', email: 'nowhere' })).toBe('body.administrator.email');
    expect(await pathOf({ name: ' ', email: newEmail() })).toBe('body.administrator.name');
  });

  test('CO-08 PM-05 nobody brings in an administrator who may more than they', async () => {
    const lesser = await signInProvider(server, ['ADD_COMPANIES', 'USER_ADMIN', 'GLOBAL_ROLE_GRANTING']);
    const refused = await create({ administrator: { name: 'Too Much', email: newEmail() } }, lesser);
    expect(refused.json().errors[0]).toMatchObject({ code: 'BEYOND_OWN_RIGHTS', path: 'body.administrator' });
    expect((await create({}, lesser)).statusCode).toBe(200);
  });
});
