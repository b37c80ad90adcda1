import { describe, expect, test } from 'vitest';
import { writePeople } from '../../demo/company-writer.ts';
import { newId } from '../../platform/ids.ts';
import { newEmail, peopleCompany, refusalsOf } from '../../testing/employee-calls.ts';
import { addRole, buildHolder, personWith } from '../../testing/test-employees.ts';
import { type Client, roleSets, signIn } from '../../testing/test-server.ts';

const secret = 'correct horse 1';

const { server, company, admin, foreign, west, users, add, onOne, onThree } = await peopleCompany();
/** Sees wages. */
const payroll = await personWith(server, company, {
  permissions: [...roleSets.manager, 'USER_ADMIN', 'VIEW_WAGE_DATA', 'MANAGE_MENUS', 'DASHBOARD'],
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

  test('EE-01 PM-57 an export of chosen people holds these and nobody beyond one’s reach', async () => {
    const inside = await add({ name: 'Chosen west', grantedRoles: [onOne()] });
    const outside = await add({ name: 'Chosen east', grantedRoles: [onThree()] });
    const other = await add({ name: 'Not chosen', grantedRoles: [onOne()] });
    const path = `${users}/export?status=ALL&ids=${inside.id},${outside.id},nobody`;
    const whole = (await admin('GET', path)).body;
    expect([inside, outside, other].map(({ id }) => whole.includes(id))).toEqual([true, true, false]);
    const ofWest = (await west('GET', path)).body;
    expect([inside, outside, other].map(({ id }) => ofWest.includes(id))).toEqual([true, false, false]);
    expect((await (await foreign.as('admin'))('GET', path)).statusCode).toBe(404);
    expect((await (await company.as('reader'))('GET', path)).statusCode).toBe(403);
    expect((await admin('GET', `${users}/export?ids=${'x'.repeat(6001)}`)).json().errors).toMatchObject([
      { path: 'querystring.ids' },
    ]);
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
    expect(refusalsOf(await grant([{ id: 'role_admin', grantObject: company.locations.one }]))).toEqual([
      'BEYOND_OWN_RIGHTS body.grantedRoles.0.id',
    ]);
    expect(refusalsOf(await grant([onThree()]))).toEqual(['UNKNOWN_PLACE body.grantedRoles.0.grantObject']);
    expect(refusalsOf(await grant([{ id: 'role_manager' }]))).toEqual([
      'UNKNOWN_PLACE body.grantedRoles.0.grantObject',
    ]);
    expect(refusalsOf(await grant([]))).toEqual(['ROLE_NEEDED body.grantedRoles']);
    const made = await add({ name: 'New', grantedRoles: [onOne()] }, west);
    expect(refusalsOf(await west('PUT', `${users}/${made.id}`, { ver: 1, grantedRoles: [] }))).toEqual([
      'ROLE_NEEDED body.grantedRoles',
    ]);
  });

  test('EE-01 nobody changes their own roles or somebody above them', async () => {
    const me = (await west('GET', '/api/session/status')).json().userId;
    const self = (await west('GET', `${users}/${me}`)).json();
    expect(refusalsOf(await west('PUT', `${users}/${me}`, { ver: self.ver, grantedRoles: [onOne()] }))).toEqual([
      'OWN_ROLES body.grantedRoles',
    ]);
    const above = await personAbove();
    expect((await admin('POST', `${users}/${above}/deactivate`)).statusCode).toBe(403);
    expect((await admin('PUT', `${users}/${above}`, { ver: 1, email: 'mine@evil.example' })).statusCode).toBe(403);
  });

  async function personAbove(): Promise<string> {
    const client = await personWith(server, company, { permissions: ['USER_ADMIN', 'PAYROLL'] });
    return (await client('GET', '/api/session/status')).json().userId;
  }

  test('EM-102 PM-37 wages travel only to who may see them, and only they change them', async () => {
    const made = await add(
      { name: 'Paid', grantedRoles: [onOne()], jobs: [{ jobTypeId: '1', wage: '17.50' }, { jobTypeId: '2' }] },
      payroll,
    );
    expect(made.jobs?.[0]).toEqual({ jobTypeId: '1', place: null, wage: '17.50' });
    const blind = await admin('GET', `${users}/${made.id}`);
    expect(blind.body).not.toContain('17.50');
    expect(blind.json()).toMatchObject({ mayViewWages: false, jobs: [{ jobTypeId: '1' }, { jobTypeId: '2' }] });
    for (const wage of ['99.00', '17.50', null])
      expect(
        refusalsOf(await admin('PUT', `${users}/${made.id}`, { ver: 1, jobs: [{ jobTypeId: '1', wage }] })),
      ).toEqual(['WAGE_NOT_ALLOWED body.jobs.0.wage']);
    await admin('PUT', `${users}/${made.id}`, { ver: 1, jobs: [{ jobTypeId: '1' }, { jobTypeId: '3' }] });
    const after = (await payroll('GET', `${users}/${made.id}`)).json();
    expect(after.jobs).toEqual([
      { jobTypeId: '1', place: null, wage: '17.50' },
      { jobTypeId: '3', place: null, wage: null },
    ]);
    expect((await admin('GET', `${users}/export?search=Paid`)).body).not.toContain('17.5');
    expect((await payroll('GET', `${users}/export?search=Paid`)).body).toContain('Cashier = 17.50');
  });

  test('EM-102 PM-37 of one person at three stores, who sees wages at one sees that wage and no other', async () => {
    const { one, two, three } = company.locations;
    const jobs = [
      { jobTypeId: '1', place: one, wage: '11.11' },
      { jobTypeId: '1', place: two, wage: '22.22' },
      { jobTypeId: '1', place: three, wage: '33.33' },
      { jobTypeId: '2', wage: '44.44' },
    ];
    const grantedRoles = [onOne(), onThree(), { id: 'role_manager', grantObject: two }];
    const made = await add({ name: 'Three Stores', grantedRoles, jobs }, payroll);
    const { client: local, userId } = await buildHolder(server, company.id, {
      permissions: [...roleSets.manager, 'USER_ADMIN'],
    });
    await addRole(server, company.id, {
      userId,
      permissions: ['VIEW_WAGE_DATA'],
      on: { type: 'LOCATION', id: one },
    });
    const seen = (await local('GET', `${users}/${made.id}`)).json();
    expect(seen.jobs.map(({ wage }: { wage?: string }) => wage)).toEqual(['11.11', undefined, undefined, undefined]);
    expect((await local('GET', `${users}/export?search=Three`)).body).toMatch(
      /Cashier @ One = 11\.11; Cashier @ Two; /,
    );
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
    await writePeople(server.database, company.id, { roles: [], people: [person], password: secret });
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
    expect(refusalsOf(await admin('POST', `${users}/${me}/deactivate`))).toEqual(['YOURSELF params.userId']);
  });

  test('PM-60 a new email address keeps the password, and taking it away ends the sessions', async () => {
    const { id, client } = await employed();
    const address = newEmail();
    await admin('PUT', `${users}/${id}`, { ver: 1, email: address });
    expect((await client('GET', '/api/session/status')).json().userEmail).toBe(address);
    await signIn(server, address);
    await admin('PUT', `${users}/${id}`, { ver: 2, email: null });
    expect((await client('GET', '/api/session/status')).statusCode).toBe(401);
  });

  test('PM-60 nobody signs in as a person who has not set a password', async () => {
    const address = newEmail();
    await add({ name: 'Invited', email: address });
    await expect(signIn(server, address, ' ')).rejects.toThrow('INVALID_CREDENTIALS');
  });

  test('PM-60 every change is recorded in the audit, without wages', async () => {
    const { id } = await add({ name: 'Named', jobs: [{ jobTypeId: '1', wage: '18.25' }] }, payroll);
    await payroll('PUT', `${users}/${id}`, { ver: 1, name: 'Renamed', jobs: [], grantedRoles: [onOne()] });
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
      name: { from: 'Named', to: 'Renamed' },
      changed: ['jobs'],
    });
    expect(JSON.stringify(entries)).not.toContain('18.25');
  });
});
