import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { writePeople } from '../../demo/company-writer.ts';
import { signInProvider } from '../../testing/test-employees.ts';
import { buildCompany, type Client, signIn, testCompany } from '../../testing/test-server.ts';

const { server, company } = await testCompany();
const { tag } = company;
await sql`UPDATE roles SET permissions = permissions || '["COMPANY_ADMIN"]' WHERE company_id = ${company.id} AND id = 'role_admin'`.execute(
  server.database.owner,
);
const roles = [{ id: 'role_owner', name: 'Owner', permissions: ['COMPANY_ADMIN', 'LOYALTY_LICENSE'] as const }];
const on = { type: 'GLOBAL', id: '' } as const;
const owner = { id: `usr_owner_${tag}`, email: `owner@${tag}.example`, name: 'Oda Owner', roleId: 'role_owner', on };
await writePeople(server.database, company.id, { roles, people: [owner], password: 'correct horse 1' });

const actAs = (client: Client, userId: string, readOnly = false, companyId = company.id) =>
  client('POST', `/api/users/${companyId}/${userId}/actAs`, { readOnly });

const newAdmin = () => signIn(server, `admin@${tag}.example`);

describe('acting as another person', () => {
  test('PM-56 EN-01 shows what that person sees, names who acts, and returns', async () => {
    const chief = await newAdmin();
    const answer = await actAs(chief, `usr_manager_${tag}`);
    expect(answer.json()).toMatchObject({
      userId: `usr_manager_${tag}`,
      userDisplayName: 'Mia Manager',
      originalUserId: `usr_admin_${tag}`,
      originalUserName: 'Ada Admin',
      isReadOnly: false,
    });
    const status = (await chief('GET', '/api/session/status')).json();
    expect(status).toEqual(answer.json());
    expect(status.accessibleTenants.map(({ id }: { id: string }) => id)).toEqual([company.locations.one]);
    expect((await chief('GET', `/api/tenants/${company.id}/${company.locations.three}`)).statusCode).toBe(403);
    const back = (await chief('POST', '/api/session/return')).json();
    expect([back.userId, back.originalUserId]).toEqual([`usr_admin_${tag}`, null]);
    expect((await chief('GET', '/api/session/status')).json().userId).toBe(`usr_admin_${tag}`);
  });

  test('is audited with both ids: its start, the actions in between, its end', async () => {
    const client = await newAdmin();
    await actAs(client, `usr_manager_${tag}`);
    const { locationBlob, ...record } = (
      await client('GET', `/api/blobs/settings/company/${company.id}/location/${company.locations.one}`)
    ).json();
    expect(locationBlob ?? record).toBeDefined();
    await client('POST', '/api/session/return');
    const audit = await server.database.inCompany(company.id, (scope) =>
      scope.db
        .selectFrom('audit')
        .select(['action', 'actor_id', 'original_user_id', 'subject'])
        .where('action', 'in', ['ACT_AS', 'RETURN_TO_SELF'])
        .orderBy('sequence', 'desc')
        .limit(2)
        .execute(),
    );
    const [admin, manager] = [`usr_admin_${tag}`, `usr_manager_${tag}`];
    expect(audit).toEqual([
      { action: 'RETURN_TO_SELF', actor_id: manager, original_user_id: admin, subject: `user:${manager}` },
      { action: 'ACT_AS', actor_id: admin, original_user_id: null, subject: `user:${manager}` },
    ]);
  });

  test('never leads upwards, to oneself, on to a third person, or to nobody', async () => {
    const client = await newAdmin();
    expect((await actAs(client, `usr_owner_${tag}`)).statusCode).toBe(403);
    expect((await actAs(client, `usr_admin_${tag}`)).statusCode).toBe(403);
    expect((await actAs(client, 'usr_absent')).statusCode).toBe(404);
    await actAs(client, `usr_group_${tag}`);
    expect((await actAs(client, `usr_manager_${tag}`)).statusCode).toBe(403);
  });

  test('needs the right to do so; other companies look absent', async () => {
    const reader = await company.as('reader');
    expect((await actAs(reader, `usr_manager_${tag}`)).statusCode).toBe(403);
    const other = await buildCompany(server);
    const client = await newAdmin();
    const foreign = `usr_reader_${other.tag}`;
    expect((await actAs(client, foreign, false, other.id)).statusCode).toBe(404);
    expect((await actAs(client, foreign)).statusCode).toBe(404);
  });

  test('PM-48 provider staff act in any company, as those whose rights they hold all, and come back to that company', async () => {
    const staff = await signInProvider(server, ['DASHBOARD']);
    expect((await actAs(staff, `usr_manager_${tag}`)).statusCode).toBe(403);
    const acting = (await actAs(staff, `usr_reader_${tag}`)).json();
    expect(acting).toMatchObject({ userCompanyId: company.id, originalUserName: 'Robin Staff' });
    const elsewhere = await buildCompany(server);
    expect((await staff('GET', `/api/tenants/${elsewhere.id}`)).statusCode).toBe(404);
    const back = (await staff('POST', `/api/session/return?companyId=${company.id}`)).json();
    expect(back).toMatchObject({ userDisplayName: 'Robin Staff', userCompanyId: company.id, originalUserId: null });
    const own: { isActing: boolean }[] = (await staff('GET', '/api/session/own')).json();
    expect(own.map(({ isActing }) => isActing)).toEqual([false]);
  });

  test('changes neither passwords, secrets, sessions nor who may do what', async () => {
    const client = await newAdmin();
    await actAs(client, `usr_reader_${tag}`);
    const answers = [
      await client('POST', '/api/users/changePassword', {
        currentPassword: 'correct horse 1',
        newPassword: 'tide 12345',
      }),
      await client('GET', '/api/session/own'),
      await client('POST', '/api/session/own/endOthers'),
      await client('POST', `/api/users/${company.id}/usr_x/invite`),
      await client('POST', `/api/tenants/${company.id}/${company.locations.one}/api-credentials`, { name: 'x' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });

  test('T1 does not let the original try out the passwords of the person', async () => {
    const client = await newAdmin();
    await actAs(client, `usr_reader_${tag}`);
    const check = { userId: `usr_reader_${tag}`, password: 'correct horse 1' };
    expect((await client('POST', '/api/users/isValidNewPassword', check)).statusCode).toBe(204);
  });

  test('looking on only, nothing can be changed, and questions still work', async () => {
    const client = await newAdmin();
    expect((await actAs(client, `usr_manager_${tag}`, true)).json().isReadOnly).toBe(true);
    const override = await client('PUT', `/api/blobs/settings/overrides/location/${company.locations.one}`, {});
    const start = await client('POST', '/api/sync-locations/start', {});
    expect([override.statusCode, start.statusCode]).toEqual([403, 403]);
    const preview = { locationIds: [company.locations.one], kinds: ['menu'] };
    expect((await client('POST', `/api/publishing/${company.id}/preview`, preview)).statusCode).not.toBe(403);
    expect((await client('POST', '/api/session/return')).statusCode).toBe(200);
  });

  test('ends after an hour, and with either person', async () => {
    const client = await newAdmin();
    await actAs(client, `usr_reader_${tag}`);
    await sql`UPDATE sessions SET acting_since = now() - interval '61 minutes' WHERE original_user_id = ${`usr_admin_${tag}`}`.execute(
      server.database.owner,
    );
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
    const second = await signIn(server, `owner@${tag}.example`);
    await sql`UPDATE roles SET permissions = '["LOYALTY_LICENSE"]' WHERE company_id = ${company.id} AND id = 'role_reader'`.execute(
      server.database.owner,
    );
    expect((await actAs(second, `usr_reader_${tag}`)).statusCode).toBe(200);
    await sql`UPDATE identities SET status = 'DELETED' WHERE user_id = ${`usr_owner_${tag}`}`.execute(
      server.database.owner,
    );
    expect((await second('GET', '/api/session/status')).statusCode).toBe(401);
  });

  test('nobody acts: 409', async () => {
    const client = await newAdmin();
    const answer = await client('POST', '/api/session/return');
    expect([answer.statusCode, answer.json()]).toEqual([409, { error: 'NOT_ACTING' }]);
  });

  test('one finds whom one may act as, by name or email, and nobody who may more', async () => {
    const client = await newAdmin();
    const list = async (search: string) =>
      (await client('GET', `/api/users/${company.id}/actable?${new URLSearchParams({ search })}`)).json();
    expect((await list('')).map(({ name }: { name: string }) => name)).toEqual(['Gus Group', 'Mia Manager']);
    expect(await list('mia')).toEqual([
      { userId: `usr_manager_${tag}`, name: 'Mia Manager', email: `manager@${tag}.example`, roles: ['manager'] },
    ]);
    expect(await list('%')).toEqual([]);
    expect(await list('oda')).toEqual([]);
  });
});
