import type { UserRecord } from '@servery/contract';
import { employeeSchema, type Permission } from '@servery/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { type NewPerson, writePeople } from '../../demo/company-writer.ts';
import { newId } from '../../platform/ids.ts';
import {
  buildCompany,
  type Client,
  signIn,
  type TestCompany,
  type TestServer,
  testServer,
} from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let foreign: TestCompany;
let admin: Client;
/** Administers people of the west group, with what a location manager may and nothing more. */
let west: Client;
/** As the admin, and sees wages. */
let payroll: Client;
let users: string;

const secret = 'correct horse 1';

beforeAll(async () => {
  server = await testServer();
  company = await buildCompany(server);
  foreign = await buildCompany(server);
  admin = await company.as('admin');
  users = `/api/users/${company.id}`;
  west = await personWith(['USER_ADMIN', 'OVERRIDE_MENUS', 'ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS'], {
    type: 'GROUP',
    id: company.groups.west,
  });
  payroll = await personWith(
    [
      'USER_ADMIN',
      'VIEW_WAGE_DATA',
      'OVERRIDE_MENUS',
      'ACCESS_CONFIGURATION_OPTIONS',
      'LOCATION_SETTINGS',
      'MANAGE_MENUS',
      'DASHBOARD',
    ],
    { type: 'GLOBAL', id: '' },
  );
});

async function personWith(permissions: readonly Permission[], on: NewPerson['on']): Promise<Client> {
  const id = newId('usr');
  const email = `${id}@people.example`;
  await writePeople(
    server.database,
    company.id,
    [{ id: `role_${id}`, name: `Role ${id}`, permissions }],
    [{ id, email, name: `Person ${id}`, roleId: `role_${id}`, on }],
    secret,
  );
  return signIn(server, email);
}

async function add(body: object, client = admin): Promise<UserRecord> {
  const answer = await client('POST', users, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

function email(): string {
  return `${newId('mail')}@people.example`;
}

const onOne = () => ({ id: 'role_manager', grantObject: company.locations.one });
const onThree = () => ({ id: 'role_manager', grantObject: company.locations.three });
const errorsOf = (answer: { json(): { errors: { code: string; path?: string }[] } }) =>
  answer.json().errors.map(({ code, path }) => `${code} ${path}`);

describe('people', () => {
  test('PM-60 EE-01 a person is added, read, changed and found', async () => {
    const address = email();
    const made = await add({
      name: '  Noa Berg ',
      email: address,
      phone: '(555) 123-4567',
      posId: '4711',
      grantedRoles: [onOne()],
      jobs: [{ jobTypeId: '4' }],
      certifications: [{ requirementId: '1', expiresOn: '2027-01-31' }],
      employment: { hiredOn: '2026-02-01', payrollId: 'P-7' },
    });
    expect(made).toMatchObject({ name: 'Noa Berg', status: 'ACTIVE', ver: 1, problems: [], mayEdit: true });
    const changed = await admin('PUT', `${users}/${made.id}`, {
      ver: 1,
      phone: null,
      employment: { payrollId: 'P-8' },
    });
    expect(changed.json()).toMatchObject({
      ver: 2,
      phone: null,
      posId: '4711',
      employment: { hiredOn: '2026-02-01', payrollId: 'P-8' },
    });
    for (const search of ['noa', 'BERG', address.slice(0, 12), '4711', 'berg noa'])
      expect((await admin('GET', `${users}?search=${encodeURIComponent(search)}`)).json(), search).toMatchObject({
        users: [{ id: made.id }],
        total: 1,
      });
    expect((await admin('GET', `${users}?search=${encodeURIComponent('50%')}`)).json().total).toBe(0);
  });

  test('EE-02 EE-03 EE-06 PM-60 each person is an employee of the employment blob, with roles and their grant objects', async () => {
    const made = await add({ name: 'Two Views', grantedRoles: [onOne(), { id: 'role_reader' }] });
    const employee = employeeSchema.parse(made);
    expect(employee.id).toBe(made.id);
    expect(employee.grantedRoles.map(({ id, grantObject }) => [id, grantObject])).toEqual([
      ['role_reader', undefined],
      ['role_manager', company.locations.one],
    ]);
  });

  test('EE-04 EE-05 two roles on one object are refused with the field, on different ones accepted', async () => {
    const twice = { name: 'Twice', grantedRoles: [onOne(), { id: 'role_reader', grantObject: company.locations.one }] };
    expect(errorsOf(await admin('POST', users, twice))).toEqual(['SAME_GRANT_OBJECT body.grantedRoles.1']);
    expect((await add({ name: 'Once each', grantedRoles: [onOne(), onThree()] })).grantedRoles).toHaveLength(2);
  });

  test('PM-60 a stale edit is refused with what was saved meanwhile', async () => {
    const { id } = await add({ name: 'Stale' });
    await admin('PUT', `${users}/${id}`, { ver: 1, name: 'Meanwhile' });
    const late = await admin('PUT', `${users}/${id}`, { ver: 1, name: 'Late' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: 'CONFLICTING EDIT', current: { name: 'Meanwhile', ver: 2 } });
  });

  test('ER-19 PM-60 an e-mail address is taken in every case and in every width, in every company', async () => {
    const address = email();
    await add({ name: 'First', email: address });
    const wide = address.replace('m', 'ｍ').toUpperCase();
    const foreignAdmin = await foreign.as('admin');
    for (const [client, path] of [
      [admin, users],
      [foreignAdmin, `/api/users/${foreign.id}`],
    ] as const)
      for (const spelling of [address, address.toUpperCase(), ` ${address}`, wide])
        expect(errorsOf(await client('POST', path, { name: 'Second', email: spelling })), spelling).toEqual([
          'ALREADY_EXISTS body.email',
        ]);
    const cyrillic = address.replace('p', 'р');
    expect(errorsOf(await admin('POST', users, { name: 'Look-alike', email: cyrillic }))).toEqual([
      'EMAIL_FORM body.email',
    ]);
  });

  test('PM-60 two who take one e-mail address at the same moment: one gets it', async () => {
    const address = email();
    const foreignAdmin = await foreign.as('admin');
    const answers = await Promise.all([
      admin('POST', users, { name: 'One', email: address }),
      foreignAdmin('POST', `/api/users/${foreign.id}`, { name: 'Two', email: address }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('EE-07 what is wrong in a field is refused with its path, all at once', async () => {
    const answer = await admin('POST', users, {
      name: 'Wrong',
      email: 'nobody',
      phone: '123',
      posId: '12a',
      jobs: [{ jobTypeId: 'nope' }],
      certifications: [{ requirementId: 'nope', expiresOn: null }],
      grantedRoles: [{ id: 'nope' }, { id: 'role_reader', grantObject: foreign.locations.one }],
    });
    expect(errorsOf(answer)).toEqual([
      'EMAIL_FORM body.email',
      'PHONE body.phone',
      'POS_ID_FORM body.posId',
      'UNKNOWN_JOB_TYPE body.jobs.0.jobTypeId',
      'UNKNOWN_REQUIREMENT body.certifications.0.requirementId',
      'UNKNOWN_ROLE body.grantedRoles.0.id',
      'UNKNOWN_PLACE body.grantedRoles.1.grantObject',
    ]);
    for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(10_000) }, { name: 'x', companyId: foreign.id }])
      expect((await admin('POST', users, body)).statusCode).toBe(400);
    expect(errorsOf(await admin('POST', users, { name: 'x'.repeat(10_000) }))).toEqual(['INVALID body.name']);
  });

  test('T19 HTML in a name is text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { id } = await add({ name });
    expect((await admin('GET', `${users}/${id}`)).json().name).toBe(name);
  });
});

describe('who may', () => {
  test('PM-57 T9 people and calls of another company look absent', async () => {
    const { id } = await add({ name: 'Ours' });
    const stranger = await foreign.as('admin');
    for (const path of [`${users}`, `${users}/${id}`, `${users}/export`, `${users}/choices`])
      expect((await stranger('GET', path)).statusCode, path).toBe(404);
    expect((await stranger('GET', `/api/users/${foreign.id}/${id}`)).statusCode).toBe(404);
    expect((await stranger('POST', `/api/users/${foreign.id}/${id}/deactivate`)).statusCode).toBe(404);
    const reader = await company.as('reader');
    expect((await reader('GET', users)).statusCode).toBe(403);
  });

  test('EE-01 PM-57 who administers a group sees and changes its people only', async () => {
    const inside = await add({ name: 'In the west', grantedRoles: [onOne()] });
    const outside = await add({ name: 'In the east', grantedRoles: [onThree()] });
    const both = await add({ name: 'In both', grantedRoles: [onOne(), onThree()] });
    const seen = (await west('GET', `${users}?limit=200`)).json().users.map(({ id }: { id: string }) => id);
    expect(seen).toContain(inside.id);
    expect(seen).toContain(both.id);
    expect(seen).not.toContain(outside.id);
    expect((await west('GET', `${users}/${outside.id}`)).statusCode).toBe(404);
    expect((await west('PUT', `${users}/${outside.id}`, { ver: 1, name: 'x' })).statusCode).toBe(404);
    expect((await west('GET', `${users}/${both.id}`)).json().mayEdit).toBe(false);
    expect((await west('PUT', `${users}/${both.id}`, { ver: 1, name: 'x' })).statusCode).toBe(403);
    expect((await west('POST', `${users}/${both.id}/deactivate`)).statusCode).toBe(403);
    expect((await west('PUT', `${users}/${inside.id}`, { ver: 1, name: 'Renamed' })).json().name).toBe('Renamed');
  });

  test('EE-01 PM-57 nobody grants a role or a place beyond their own, nor lets a person out of sight', async () => {
    const grant = (grantedRoles: object[]) => west('POST', users, { name: 'New', grantedRoles });
    expect(errorsOf(await grant([{ id: 'role_admin', grantObject: company.locations.one }]))).toEqual([
      'BEYOND_OWN_RIGHTS body.grantedRoles.0.id',
    ]);
    expect(errorsOf(await grant([onThree()]))).toEqual(['UNKNOWN_PLACE body.grantedRoles.0.grantObject']);
    expect(errorsOf(await grant([{ id: 'role_manager' }]))).toEqual(['UNKNOWN_PLACE body.grantedRoles.0.grantObject']);
    expect(errorsOf(await grant([]))).toEqual(['ROLE_NEEDED body.grantedRoles']);
    const made = await add({ name: 'New', grantedRoles: [onOne()] }, west);
    expect(errorsOf(await west('PUT', `${users}/${made.id}`, { ver: 1, grantedRoles: [] }))).toEqual([
      'ROLE_NEEDED body.grantedRoles',
    ]);
  });

  test('EE-01 nobody changes their own roles or somebody above them', async () => {
    const me = (await west('GET', '/api/session/status')).json().userId;
    const self = (await west('GET', `${users}/${me}`)).json();
    expect(errorsOf(await west('PUT', `${users}/${me}`, { ver: self.ver, grantedRoles: [onOne()] }))).toEqual([
      'OWN_ROLES body.grantedRoles',
    ]);
    const above = await personAbove();
    expect((await admin('POST', `${users}/${above}/deactivate`)).statusCode).toBe(403);
    expect((await admin('PUT', `${users}/${above}`, { ver: 1, email: 'mine@evil.example' })).statusCode).toBe(403);
  });

  async function personAbove(): Promise<string> {
    const client = await personWith(['USER_ADMIN', 'PAYROLL'], { type: 'GLOBAL', id: '' });
    return (await client('GET', '/api/session/status')).json().userId;
  }

  test('EM-102 PM-37 wages travel only to who may see them, and only they change them', async () => {
    const made = await add(
      { name: 'Paid', grantedRoles: [onOne()], jobs: [{ jobTypeId: '1', wage: '17.50' }, { jobTypeId: '2' }] },
      payroll,
    );
    expect(made.jobs[0]).toEqual({ jobTypeId: '1', wage: '17.50' });
    const blind = await admin('GET', `${users}/${made.id}`);
    expect(blind.body).not.toContain('17.50');
    expect(blind.json().mayViewWages).toBe(false);
    const jobs = [{ jobTypeId: '1', wage: '99.00' }];
    expect(errorsOf(await admin('PUT', `${users}/${made.id}`, { ver: 1, jobs }))).toEqual([
      'WAGE_NOT_ALLOWED body.jobs.0.wage',
    ]);
    await admin('PUT', `${users}/${made.id}`, { ver: 1, jobs: [{ jobTypeId: '1' }, { jobTypeId: '3' }] });
    const after = (await payroll('GET', `${users}/${made.id}`)).json();
    expect(after.jobs).toEqual([
      { jobTypeId: '1', wage: '17.50' },
      { jobTypeId: '3', wage: null },
    ]);
    expect((await admin('GET', `${users}/export?search=Paid`)).body).not.toContain('17.5');
    expect((await payroll('GET', `${users}/export?search=Paid`)).body).toContain('Cashier = 17.50');
  });
});

describe('deactivating', () => {
  async function employed(): Promise<{ id: string; address: string; client: Client }> {
    const id = newId('usr');
    const address = `${id}@people.example`;
    const person = {
      id,
      email: address,
      name: 'Leaving',
      roleId: 'role_reader',
      on: { type: 'GLOBAL', id: '' },
    } as const;
    await writePeople(server.database, company.id, [], [person], secret);
    return { id, address, client: await signIn(server, address) };
  }

  test('ER-16 PM-60 a deactivated person is out at once, signs in no more, and comes back when reactivated', async () => {
    const { id, address, client } = await employed();
    expect((await client('GET', '/api/session/status')).statusCode).toBe(200);
    expect((await admin('POST', `${users}/${id}/deactivate`)).json().status).toBe('DEACTIVATED');
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
    await expect(signIn(server, address)).rejects.toThrow('DELETED_USER');
    const listed = async (status: string) =>
      (await admin('GET', `${users}?search=${id}&status=${status}`)).json().users.length;
    expect([await listed('ACTIVE'), await listed('DEACTIVATED'), await listed('ALL')]).toEqual([0, 1, 1]);
    expect((await admin('POST', `${users}/${id}/reactivate`)).json().status).toBe('ACTIVE');
    expect((await (await signIn(server, address))('GET', '/api/session/status')).statusCode).toBe(200);
  });

  test('PM-60 nobody deactivates themselves', async () => {
    const me = (await admin('GET', '/api/session/status')).json().userId;
    expect(errorsOf(await admin('POST', `${users}/${me}/deactivate`))).toEqual(['YOURSELF params.userId']);
  });

  test('PM-60 a new e-mail address keeps the password, and taking it away ends the sessions', async () => {
    const { id, client } = await employed();
    const address = email();
    await admin('PUT', `${users}/${id}`, { ver: 1, email: address });
    expect((await client('GET', '/api/session/status')).json().userEmail).toBe(address);
    await signIn(server, address);
    await admin('PUT', `${users}/${id}`, { ver: 2, email: null });
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
  });

  test('PM-60 nobody signs in as a person who has not set a password', async () => {
    const address = email();
    await add({ name: 'Invited', email: address });
    await expect(signIn(server, address, ' ')).rejects.toThrow('INVALID_CREDENTIALS');
  });

  test('PM-60 every change is told in the audit, without wages', async () => {
    const { id } = await add({ name: 'Told', jobs: [{ jobTypeId: '1', wage: '18.25' }] }, payroll);
    await payroll('PUT', `${users}/${id}`, { ver: 1, name: 'Retold', jobs: [], grantedRoles: [onOne()] });
    await admin('POST', `${users}/${id}/deactivate`);
    const entries = await server.database.inCompany(company.id, (scope) =>
      scope.db
        .selectFrom('audit')
        .select(['action', 'details'])
        .where('subject', '=', `user:${id}`)
        .orderBy('sequence')
        .execute(),
    );
    expect(entries.map(({ action }) => action)).toEqual(['CREATE_USER', 'EDIT_USER', 'GRANT_ROLE', 'DEACTIVATE_USER']);
    expect(entries[1]?.details).toEqual({
      name: { from: 'Told', to: 'Retold' },
      changed: ['jobs'],
    });
    expect(JSON.stringify(entries)).not.toContain('18.25');
  });
});

describe('lists', () => {
  test('EE-07 PM-59 invalid employees: a bad POS id, one that two have, a bad phone; each says what', async () => {
    const [bad, first, second] = await Promise.all(['Bad', 'First', 'Second'].map((name) => add({ name })));
    await server.database.inCompany(company.id, async (scope) => {
      const set = (id: string | undefined, values: { pos_id?: string; phone?: string }) =>
        scope.db
          .updateTable('users')
          .set(values)
          .where('id', '=', id ?? '')
          .execute();
      await set(bad?.id, { pos_id: 'A1', phone: '12' });
      await set(first?.id, { pos_id: '88' });
      await set(second?.id, { pos_id: '88' });
    });
    const { usersWithBadPosId, usersWithBadPhone } = (
      await admin('GET', `/api/users/listInvalidUsers/${company.id}`)
    ).json();
    const names = (people: { name: string }[]) => people.map(({ name }) => name);
    expect(names(usersWithBadPosId)).toEqual(['Bad', 'First', 'Second']);
    expect(names(usersWithBadPhone)).toEqual(['Bad']);
    const listed = (await admin('GET', `${users}?invalid=1`)).json().users;
    expect(listed.map(({ problems }: UserRecord) => problems.map(({ code }) => code))).toEqual([
      ['POS_ID_FORM', 'PHONE'],
      ['POS_ID_TAKEN'],
      ['POS_ID_TAKEN'],
    ]);
    // What was wrong before may stay while something else is put right.
    expect((await admin('PUT', `${users}/${bad?.id}`, { ver: 1, posId: '1001' })).json().problems).toEqual([
      { field: 'phone', code: 'PHONE' },
    ]);
    expect((await west('GET', `/api/users/listInvalidUsers/${company.id}`)).json().usersWithBadPosId).toEqual([]);
  });

  test('RT-20 filters by place, role and status, sorts and pages', async () => {
    const own = await buildCompany(server);
    const client = await own.as('admin');
    const path = `/api/users/${own.id}`;
    const names = async (query: string) =>
      (await client('GET', `${path}?${query}`)).json().users.map(({ name }: UserRecord) => name);
    expect(await names('')).toEqual(['Ada Admin', 'Gus Group', 'Mia Manager', 'Rob Reader']);
    expect(await names('sort=-name&limit=2&offset=1')).toEqual(['Mia Manager', 'Gus Group']);
    expect(await names(`place=${own.locations.one}`)).toEqual(['Gus Group', 'Mia Manager']);
    expect(await names(`place=${own.groups.west}`)).toEqual(['Gus Group', 'Mia Manager']);
    expect(await names(`place=${own.locations.three}`)).toEqual([]);
    expect(await names('role=role_reader')).toEqual(['Rob Reader']);
    for (const query of ['limit=201', 'status=GONE', 'sort=wage', 'offset=-1', 'place=../x'])
      expect((await client('GET', `${path}?${query}`)).statusCode, query).toBe(400);
  });

  test('RT-21 the choices hold what the person may grant, and where', async () => {
    const choices = (await west('GET', `${users}/choices`)).json();
    expect(choices.company).toBe(false);
    expect(choices.places.map(({ id }: { id: string }) => id).sort()).toEqual(
      [company.groups.west, company.locations.one, company.locations.two].sort(),
    );
    expect(choices.roles.find(({ id }: { id: string }) => id === 'role_admin').mayGrant).toBe(false);
    expect(choices.jobTypes.map(({ name }: { name: string }) => name)).toEqual([
      'Cashier',
      'Driver',
      'Manager',
      'Server',
    ]);
  });
});
