import { employmentBlobSchema } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { sent } from '../../testing/gzip-body.ts';
import { personWith, signInProvider } from '../../testing/test-employees.ts';
import { type Client, testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { server, company } = await testCompany();
const admin = await company.as('admin');
/** Looks on from the provider, to whom the company has not left its staff. */
const provider = await signInProvider(server, ['USER_ADMIN', 'ACCESS_CONFIGURATION_OPTIONS']);
const one = company.locations.one;
const url = `/api/blobs/employment/company/${company.id}`;
const { id, blob } = (await admin('GET', url)).json();
await admin('PUT', url, { id, ver: 0, blob });

async function add(given: object) {
  const answer = await admin('POST', `/api/users/${company.id}`, given);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function publish(locationIds = Object.values(company.locations)): Promise<void> {
  const path = '/api/sync-employment';
  const execution = (
    await admin('POST', `${path}/start`, { syncDateMillis: null, action: 'PUBLISH', locationIds })
  ).json();
  const status = await waitFor(async () => {
    const now = (await admin('POST', `${path}/status`, execution)).json();
    return now.syncCompleted === null ? undefined : now;
  });
  expect(JSON.stringify(status)).not.toContain('FAILED');
}

async function published(location: string, client = admin) {
  const answer = await client('GET', `/api/published-config/employment/${location}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return { answer, document: employmentBlobSchema.parse(answer.json()) };
}

async function namesAt(location: string): Promise<(string | undefined)[]> {
  return (await published(location)).document.employees?.map(({ name }) => name) ?? [];
}

async function preview(client: Client) {
  const answer = await client('POST', `/api/publishing/${company.id}/preview`, {
    locationIds: [one],
    kinds: ['employment'],
  });
  return answer.json()[0].kinds;
}

describe('employees of published employment', () => {
  test('EE-06 EE-02 EE-03 each location gets the people with a role that reaches it, by name', async () => {
    await add({
      name: 'Wes Tern',
      grantedRoles: [{ id: 'role_manager', grantObject: company.groups.west }],
      jobs: [
        { jobTypeId: '4' },
        { jobTypeId: '1', place: company.locations.two },
        { jobTypeId: '2', place: company.groups.west },
      ],
      certifications: [{ requirementId: '1', expiresOn: '2027-01-31' }],
      posId: '4711',
    });
    await publish();
    expect(await namesAt(one)).toEqual(['Ada Admin', 'Gus Group', 'Mia Manager', 'Rob Reader', 'Wes Tern']);
    expect(await namesAt(company.locations.two)).toEqual(['Ada Admin', 'Gus Group', 'Rob Reader', 'Wes Tern']);
    expect(await namesAt(company.locations.three)).toEqual(['Ada Admin', 'Rob Reader']);
    const { employees } = (await published(one)).document;
    expect(employees?.find(({ name }) => name === 'Wes Tern')).toEqual({
      id: expect.any(String),
      name: 'Wes Tern',
      posId: '4711',
      externalId: null,
      grantedRoles: [{ id: 'role_manager', name: 'manager', grantObject: company.groups.west }],
      jobs: [{ jobTypeId: '4' }, { jobTypeId: '2' }],
      certifications: [{ requirementId: '1', expiresOn: '2027-01-31' }],
    });
  });

  test('EE-06 neither wages, addresses, cards nor what signs anybody in is published', async () => {
    const made = await add({
      name: 'Pia Private',
      email: `pia-${Date.now()}@people.example`,
      phone: '415 555 0133',
      grantedRoles: [{ id: 'role_manager', grantObject: one }],
      employment: { birthDate: '1991-03-04', cardId: 'CARD-77', payrollId: 'PAY-77', driverLicence: 'LIC-77' },
    });
    await server.database.inCompany(company.id, (scope) =>
      scope.db
        .updateTable('users')
        .set({ jobs: JSON.stringify([{ jobTypeId: '4', wage: '33.33' }]) })
        .where('company_id', '=', company.id)
        .where('id', '=', made.id)
        .execute(),
    );
    await publish([one]);
    const { answer } = await published(one);
    expect(answer.body).toContain('Pia Private');
    expect(answer.body).not.toMatch(/33\.33|pia-|0133|1991|CARD-77|PAY-77|LIC-77|argon2|assword/);
  });

  test('EE-06 who was deactivated leaves with the next publication, and the review says so before', async () => {
    const made = await add({ name: 'Lee Leaving', grantedRoles: [{ id: 'role_manager', grantObject: one }] });
    await publish([one]);
    expect(await preview(admin)).toEqual([]);
    await admin('POST', `/api/users/${company.id}/${made.id}/deactivate`);
    expect(await namesAt(one)).toContain('Lee Leaving');
    const [pending] = await preview(admin);
    expect(pending).toMatchObject({
      kind: 'employment',
      changeCount: 1,
      groups: [{ name: 'Lee Leaving', place: 'Employees', sentences: [{ field: '', kind: 'removed' }] }],
    });
    await publish([one]);
    expect(await namesAt(one)).not.toContain('Lee Leaving');
    expect(await preview(admin)).toEqual([]);
  });

  test('EE-06 nobody writes an employee into the document itself', async () => {
    const url = `/api/blobs/employment/company/${company.id}`;
    const { id, ver, blob } = (await admin('GET', url)).json();
    const employees = [{ id: 'usr_ghost', name: 'Ghost', grantedRoles: [{ id: 'role_admin' }] }];
    expect((await admin('PUT', url, { id, ver, blob: { ...blob, employees } })).statusCode).toBe(400);
    await publish([one]);
    expect(await namesAt(one)).not.toContain('Ghost');
  });
});

describe('who sees them', () => {
  test('EE-08 EM-101 EM-103 the location’s own terminal does; a person where they administer people', async () => {
    const { id, secret } = (
      await admin('POST', `/api/tenants/${company.id}/${one}/api-credentials`, { name: 'Register' })
    ).json();
    const url = `/api/published-config/employment/${one}`;
    const terminal = await server.http.inject({ url, headers: { authorization: `Bearer ${id}.${secret}` } });
    expect(terminal.json().employees.length).toBeGreaterThan(0);
    expect((await published(one)).document.employees?.length).toBeGreaterThan(0);
    expect((await provider('GET', `${url}?companyId=${company.id}`)).json()).not.toHaveProperty('employees');
    const { answer, document } = await published(one, await company.as('manager'));
    expect(document.employees).toBeUndefined();
    expect(document.jobTypes.length).toBeGreaterThan(0);
    expect(answer.headers.etag).not.toBe(terminal.headers.etag);
    const again = await (await company.as('manager'))(
      'GET',
      url,
      sent(undefined, {
        headers: { 'if-none-match': String(answer.headers.etag) },
      }),
    );
    expect(again.statusCode).toBe(304);
  });

  test('EE-08 the review counts changes of people for everybody and shows them to those who administer them', async () => {
    await add({ name: 'Nia New', grantedRoles: [{ id: 'role_manager', grantObject: one }] });
    const reported = async (client: Client) => {
      const [{ changeCount, groups }] = await preview(client);
      return [changeCount, groups.length];
    };
    expect(await reported(await company.as('manager'))).toEqual([1, 0]);
    const on = { type: 'LOCATION', id: one } as const;
    const local = await personWith(server, company, {
      permissions: ['ACCESS_CONFIGURATION_OPTIONS', 'USER_ADMIN'],
      on,
    });
    expect(await reported(local)).toEqual([2, 2]);
  });

  test('EE-08 EM-101 EM-103 in the review jobs and certifications are shown to who may see staff data, to others they count', async () => {
    const made = await add({ name: 'Cora Certified', grantedRoles: [{ id: 'role_manager', grantObject: one }] });
    await publish([one]);
    await admin('PUT', `/api/users/${company.id}/${made.id}`, {
      ver: 1,
      name: 'Cora Renamed',
      certifications: [{ requirementId: '1', expiresOn: '2028-02-29' }],
    });
    const [mine] = await preview(admin);
    const [theirs] = await preview(provider);
    expect(mine.groups).toMatchObject([
      {
        name: 'Cora Renamed',
        sentences: [
          { field: 'Name' },
          { field: 'Certifications', kind: 'added', to: 'Food Handlers, until 2028-02-29' },
        ],
      },
    ]);
    expect(JSON.stringify(theirs.groups)).toContain('Cora Renamed');
    expect(JSON.stringify(theirs)).not.toContain('2028');
    expect([mine.changeCount, mine.withheld]).toEqual([theirs.changeCount, []]);
    expect(theirs.withheld).toEqual([{ section: 'employees', changes: 1 }]);
  });
});
