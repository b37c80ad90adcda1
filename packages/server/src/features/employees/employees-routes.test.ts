import type { UserRecord } from '@servery/contract';
import { employeeSchema } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { newEmail, peopleCompany, refusalsOf } from '../../testing/employee-calls.ts';
import { buildHolder } from '../../testing/test-employees.ts';
import { buildCompany } from '../../testing/test-server.ts';

const { server, company, admin, foreign, west, users, add, onOne, onThree } = await peopleCompany();

describe('people', () => {
  test('PM-60 EE-01 a person is added, read, changed and found', async () => {
    const address = newEmail();
    const made = await add(
      {
        name: '  Noa Berg ',
        email: address,
        phone: '(555) 123-4567',
        posId: '4711',
        grantedRoles: [onOne()],
        jobs: [{ jobTypeId: '4' }],
        certifications: [{ requirementId: '1', expiresOn: '2027-01-31' }],
        employment: { hiredOn: '2026-02-01', payrollId: 'P-7' },
      },
      admin,
    );
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
    expect(refusalsOf(await admin('POST', users, twice))).toEqual(['SAME_GRANT_OBJECT body.grantedRoles.1']);
    expect((await add({ name: 'Once each', grantedRoles: [onOne(), onThree()] })).grantedRoles).toHaveLength(2);
  });

  test('EE-04 T5 one grant sent twice is refused, and drops no other role of the person', async () => {
    const { id, ver } = await add({ name: 'Held', grantedRoles: [onOne(), onThree()] });
    const doubled = { ver, name: 'Held', grantedRoles: [onOne(), onOne()] };
    expect(refusalsOf(await admin('PUT', `${users}/${id}`, doubled))).toEqual([
      'SAME_GRANT_OBJECT body.grantedRoles.1',
    ]);
    expect((await admin('GET', `${users}/${id}`)).json().grantedRoles).toHaveLength(2);
  });

  test('EE-04 T5 nobody drops a role of their own by sending another twice', async () => {
    const { client, userId, roleId } = await buildHolder(server, company.id, {
      permissions: ['USER_ADMIN', 'GLOBAL_ROLE_GRANTING'],
    });
    const own = (await client('GET', `${users}/${userId}`)).json();
    const grantedRoles = [{ id: roleId }, { id: roleId }];
    const answer = await client('PUT', `${users}/${userId}`, { ver: own.ver, name: own.name, grantedRoles });
    expect(refusalsOf(answer)).toEqual(['SAME_GRANT_OBJECT body.grantedRoles.1']);
  });

  test('PM-60 a stale edit is refused with the version saved since', async () => {
    const { id } = await add({ name: 'Stale' });
    await admin('PUT', `${users}/${id}`, { ver: 1, name: 'Meanwhile' });
    const late = await admin('PUT', `${users}/${id}`, { ver: 1, name: 'Late' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: 'CONFLICTING EDIT', current: { name: 'Meanwhile', ver: 2 } });
  });

  test('PM-60 an email address is taken in every case and in every width, in every company', async () => {
    const address = newEmail();
    await add({ name: 'First', email: address });
    const wide = address.replace('m', 'ｍ').toUpperCase();
    const foreignAdmin = await foreign.as('admin');
    for (const [client, path] of [
      [admin, users],
      [foreignAdmin, `/api/users/${foreign.id}`],
    ] as const)
      for (const spelling of [address, address.toUpperCase(), ` ${address}`, wide])
        expect(refusalsOf(await client('POST', path, { name: 'Second', email: spelling })), spelling).toEqual([
          'ALREADY_EXISTS body.email',
        ]);
    const cyrillic = address.replace('p', 'р');
    expect(refusalsOf(await admin('POST', users, { name: 'Look-alike', email: cyrillic }))).toEqual([
      'EMAIL_FORM body.email',
    ]);
  });

  test('PM-60 two who take one email address at the same moment: one gets it', async () => {
    const address = newEmail();
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
    expect(refusalsOf(answer)).toEqual([
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
    expect(refusalsOf(await admin('POST', users, { name: 'x'.repeat(10_000) }))).toEqual(['INVALID body.name']);
  });

  test('T19 HTML in a name is text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { id } = await add({ name });
    expect((await admin('GET', `${users}/${id}`)).json().name).toBe(name);
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
    // A value that was wrong before may stay while something else is put right.
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
    // A role on the whole company is one at every place.
    const everywhere = ['Ada Admin', 'Rob Reader'];
    expect(await names(`place=${own.locations.one}`)).toEqual([...everywhere, 'Gus Group', 'Mia Manager'].sort());
    expect(await names(`place=${own.groups.west}`)).toEqual([...everywhere, 'Gus Group', 'Mia Manager'].sort());
    expect(await names(`place=${own.locations.three}`)).toEqual(everywhere);
    const staff = (await client('GET', `/api/tenants/${own.id}/${own.locations.one}/staff`)).json();
    expect(staff.staff.map(({ name }: UserRecord) => name)).toEqual(await names(`place=${own.locations.one}`));
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
