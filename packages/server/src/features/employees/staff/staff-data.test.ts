import type { UserRecord } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { peopleCompany, refusalsOf } from '../../../testing/employee-calls.ts';
import { buildHolder, personWith, signInProvider } from '../../../testing/test-employees.ts';
import { buildCompany, type Client, roleSets } from '../../../testing/test-server.ts';

const { server, company, admin, foreign, users, add, onOne, onThree } = await peopleCompany();
const { one, two, three } = company.locations;
const roles = (grantObject: string) => ({ id: 'role_reader', grantObject });

/** Runs one store, with the right to its wages or without. */
const managerOf = (id: string, ...more: readonly 'VIEW_WAGE_DATA'[]) =>
  personWith(server, company, { permissions: ['USER_ADMIN', 'DASHBOARD', ...more], on: { type: 'LOCATION', id } });
const [ofOne, blindOfOne, ofThree] = [
  await managerOf(one, 'VIEW_WAGE_DATA'),
  await managerOf(one),
  await managerOf(three, 'VIEW_WAGE_DATA'),
];
const payroll = await personWith(server, company, { permissions: [...roleSets.admin, 'VIEW_WAGE_DATA'] });
const provider = await signInProvider(server, ['USER_ADMIN', 'VIEW_WAGE_DATA', 'EDIT_COMPANIES', 'DASHBOARD']);

const record = {
  jobs: [
    { jobTypeId: '1', place: three, wage: '31.31' },
    { jobTypeId: '2', place: one, wage: '21.21' },
    { jobTypeId: '3', wage: '41.41' },
  ],
  certifications: [{ requirementId: '1', issuedOn: '2019-01-31', expiresOn: '2020-01-31' }],
  employment: { hiredOn: '2018-05-06', birthDate: '1991-03-04', driverLicence: 'LIC-88' },
};

/** Somebody who works at stores one and three, and a third job at both. */
async function hire(name = newId('two')): Promise<UserRecord> {
  return add({ name, grantedRoles: [roles(one), roles(three)], ...record }, payroll);
}

const jobsSeen = async (client: Client, id: string) => {
  const answer = await client('GET', `${users}/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().jobs;
};

describe('staff data in the hands of the stores', () => {
  test('EM-101 EM-102 EM-103 EM-104 a manager sees the jobs at the own store with their wages, and the record of the person', async () => {
    const { id } = await hire();
    expect(await jobsSeen(ofOne, id)).toEqual([
      { jobTypeId: '2', place: one, placeName: 'One', wage: '21.21' },
      { jobTypeId: '3', place: null },
    ]);
    const seen = (await ofOne('GET', `${users}/${id}`)).json();
    expect(seen).toMatchObject({
      certifications: record.certifications,
      employment: record.employment,
      mayEdit: false,
      mayEditStaffData: true,
      mayViewWages: false,
      jobsElsewhere: [{ jobTypeId: '1', place: three, placeName: 'Three' }],
    });
    expect(seen.jobsElsewhere[0]).not.toHaveProperty('wage');
    expect((await jobsSeen(ofThree, id)).map((job: { place: string }) => job.place)).toEqual([three, null]);
    expect((await jobsSeen(payroll, id)).map((job: { wage: string }) => job.wage)).toEqual(['31.31', '21.21', '41.41']);
  });

  test('EM-102 PM-37 without View Wage Data at the place no wage is in any answer', async () => {
    const name = newId('wages');
    const { id } = await hire(name);
    for (const client of [blindOfOne, admin])
      for (const path of [`${users}/${id}`, `${users}?search=${name}`, `${users}/export?search=${name}`]) {
        const answer = await client('GET', path);
        expect(answer.body).toContain(name);
        expect(answer.body, path).not.toMatch(/\b([2346]1)\.\1\b/);
      }
    expect(await jobsSeen(blindOfOne, id)).toEqual([
      { jobTypeId: '2', place: one, placeName: 'One' },
      { jobTypeId: '3', place: null },
    ]);
    const ofOneStore = (await ofOne('GET', `${users}/export?search=${name}`)).body;
    expect(ofOneStore).toContain('@ One = 21.21');
    expect(ofOneStore).not.toMatch(/31\.31|41\.41|Cashier/);
  });

  test('EM-101 EM-102 what a manager does not see is kept by a save, and cannot be changed by guessing', async () => {
    const { id, ver } = await hire();
    const [, third] = await jobsSeen(ofOne, id);
    const raised = { jobTypeId: '2', place: one, wage: '25.00' };
    const saved = await ofOne('PUT', `${users}/${id}`, { ver, jobs: [raised, third] });
    expect(saved.statusCode, saved.body).toBe(200);
    const kept = [record.jobs[0], raised, { jobTypeId: '3', place: null, wage: '41.41' }];
    expect(await jobsSeen(payroll, id)).toMatchObject(kept);
    const none = await ofOne('PUT', `${users}/${id}`, { ver: ver + 1, jobs: [] });
    expect(none.json().jobs).toEqual([third]);
    expect(await jobsSeen(payroll, id)).toMatchObject([kept[0], kept[2]]);
    const refusals = async (job: object) =>
      refusalsOf(await ofOne('PUT', `${users}/${id}`, { ver: ver + 2, jobs: [job] }));
    expect(await refusals({ jobTypeId: '1', place: three, wage: '99.00' })).toEqual([
      'WAGE_NOT_ALLOWED body.jobs.0.wage',
    ]);
    expect(await refusals({ jobTypeId: '4', place: three })).toEqual(['UNKNOWN_PLACE body.jobs.0.place']);
    expect(await refusals({ jobTypeId: '4' })).toEqual(['UNKNOWN_PLACE body.jobs.0.place']);
    expect(await refusals({ jobTypeId: '4', place: two })).toEqual(['UNKNOWN_PLACE body.jobs.0.place']);
  });

  test('EM-103 a manager renews the card of a person who works elsewhere too, and changes nothing else of the person', async () => {
    const { id, ver } = await hire();
    const certifications = [{ requirementId: '1', issuedOn: '2026-01-31', expiresOn: '2030-01-31' }];
    expect((await ofOne('PUT', `${users}/${id}`, { ver, certifications })).json()).toMatchObject({ certifications });
    for (const more of [{ name: 'Mine' }, { email: 'mine@people.example' }, { grantedRoles: [roles(one)] }])
      expect((await ofOne('PUT', `${users}/${id}`, { ver: ver + 1, certifications, ...more })).statusCode).toBe(403);
    expect((await (await managerOf(two))('PUT', `${users}/${id}`, { ver: ver + 1, certifications })).statusCode).toBe(
      404,
    );
  });

  test('EM-103 PM-57 the record of a superior is seen at the store and not changed there', async () => {
    const { id, ver } = await add({ name: newId('chief'), grantedRoles: [onOne()], ...record, jobs: [] });
    const seen = (await ofOne('GET', `${users}/${id}`)).json();
    expect(seen).toMatchObject({ certifications: record.certifications, mayEdit: false, mayEditStaffData: false });
    expect((await ofOne('PUT', `${users}/${id}`, { ver, certifications: [] })).statusCode).toBe(403);
  });

  test('EE-08 EM-101 EM-103 of an import and its preview a manager changes and reads the jobs of the own store only', async () => {
    const name = newId('file');
    const { id } = await hire(name);
    const file = `Id,Name,Jobs\n${id},${name},Server @ One = 26.00`;
    const preview = await ofOne('POST', `${users}/import/preview`, { csv: file });
    expect(preview.body).toContain('ABOVE');
    const whole = await add({ name: newId('local'), grantedRoles: [roles(one)] }, payroll);
    await payroll('PUT', `${users}/${whole.id}`, {
      ver: whole.ver,
      jobs: [{ jobTypeId: '1', place: company.groups.west, wage: '51.51' }],
    });
    const csv = `Id,Name,Jobs\n${whole.id},${whole.name},Server @ One = 26.00`;
    const asked = await ofOne('POST', `${users}/import/preview`, { csv });
    expect(asked.body).toContain('26.00');
    expect(asked.body).not.toContain('51.51');
    expect((await ofOne('POST', `${users}/import`, { csv })).statusCode).toBe(200);
    expect((await jobsSeen(payroll, whole.id)).map((job: { wage: string }) => job.wage)).toEqual(['51.51', '26.00']);
  });
});

describe('who holds staff data', () => {
  const hidden = /\b([2346]1)\.\1\b|2020-01-31|1991|2018-05-06|LIC-88|jobTypeId|requirementId|driverLicence|"due"|Jobs/;

  async function expectNone(client: Client, { id, name }: UserRecord): Promise<void> {
    const url = `${users}/${id}`;
    for (const path of [url, `${users}?search=${name}`, `${users}/export?search=${name}`]) {
      const answer = await client('GET', path);
      expect(answer.body).toContain(name);
      expect(answer.body, path).not.toMatch(hidden);
    }
    const staff = await client('GET', `/api/tenants/${company.id}/${one}/staff?limit=200`);
    expect(staff.body).toContain(name);
    expect(staff.body).not.toMatch(/"jobs"|"due"/);
    for (const path of ['due', 'record-counts?jobTypes=*', 'wage-grades'])
      expect((await client('GET', `${users}/${path}`)).statusCode, path).toBe(403);
    expect((await client('GET', `${users}?certifications=EXPIRED`)).statusCode).toBe(403);
    const { ver } = (await client('GET', url)).json();
    for (const [field, value] of [
      ['jobs', [{ jobTypeId: '1', place: one }]],
      ['certifications', []],
      ['employment', { cardId: 'CARD-88' }],
    ] as const)
      expect(refusalsOf(await client('PUT', url, { ver, [field]: value }))).toEqual([
        `STAFF_DATA_NOT_ALLOWED body.${field}`,
      ]);
  }
  const features = async (client: Client, query = '') =>
    (await client('GET', `/api/session/status${query}`)).json().enabledFeatures;

  test('EE-08 EM-101 EM-102 EM-103 EM-104 the provider holds none of it, though it administers the people, nor acting as one of the company', async () => {
    const person = await hire();
    await expectNone(provider, person);
    expect(await features(provider, `?companyId=${company.id}`)).not.toContain('staffData');
    expect(await features(ofOne)).toContain('staffData');
    const { userId } = await buildHolder(server, company.id, { permissions: ['USER_ADMIN', 'VIEW_WAGE_DATA'] });
    const robin = await signInProvider(server, ['USER_ADMIN', 'COMPANY_ADMIN', 'VIEW_WAGE_DATA']);
    expect((await robin('POST', `${users}/${userId}/actAs`, { readOnly: false })).statusCode).toBe(200);
    const seen = await robin('GET', `${users}/${person.id}`);
    expect(seen.body).toContain(person.name);
    expect(seen.body).not.toMatch(hidden);
    expect(await features(robin)).not.toContain('staffData');
  });

  test('EE-08 PM-57 a person of another company, of another store or without Manage Employees gets none of it', async () => {
    const { id } = await add({ name: newId('own'), grantedRoles: [onThree()], ...record, jobs: [] });
    expect((await (await foreign.as('admin'))('GET', `${users}/${id}`)).statusCode).toBe(404);
    expect((await ofOne('GET', `${users}/${id}`)).statusCode).toBe(404);
    const reader = await personWith(server, company, { permissions: ['VIEW_WAGE_DATA', 'DASHBOARD'] });
    for (const path of [`${users}/${id}`, `${users}/due`, `${users}/record-counts?jobTypes=*`, `${users}/wage-grades`])
      expect((await reader('GET', path)).statusCode, path).toBe(403);
    expect(await features(reader)).not.toContain('staffData');
  });

  test('EE-08 EM-101 EM-102 EM-103 EM-104 a company leaves its staff to the provider, and takes it back', async () => {
    const own = await buildCompany(server);
    const chief = await personWith(server, own, {
      permissions: [...roleSets.admin, 'EDIT_COMPANIES', 'VIEW_WAGE_DATA'],
    });
    const url = `/api/companies/${own.id}`;
    const read = async () => (await chief('GET', url)).json();
    const choose = async (client: Client, staffData: string) => {
      const { id, ver, name } = await read();
      return client('PUT', '/api/companies/', { id, ver, name, staffData });
    };
    expect((await read()).staffData).toBe('COMPANY');
    expect(refusalsOf(await choose(provider, 'PROVIDER'))).toEqual(['NOT_YOUR_COMPANY body.staffData']);
    expect((await choose(chief, 'PROVIDER')).statusCode).toBe(200);
    expect((await read()).staffData).toBe('PROVIDER');
    const people = `/api/users/${own.id}`;
    const made = (await provider('POST', people, { name: 'Pia', jobs: [{ jobTypeId: '1', wage: '61.61' }] })).json();
    expect(made.jobs).toEqual([{ jobTypeId: '1', place: null, wage: '61.61' }]);
    const seen = await chief('GET', `${people}/${made.id}`);
    expect(seen.body).toContain('Pia');
    expect(seen.body).not.toMatch(hidden);
    expect((await chief('GET', `${people}/due`)).statusCode).toBe(403);
    expect(await features(chief)).not.toContain('staffData');
    expect(await features(provider, `?companyId=${own.id}`)).toContain('staffData');
    expect((await choose(chief, 'COMPANY')).statusCode).toBe(200);
    expect((await chief('GET', `${people}/${made.id}`)).json().jobs).toEqual(made.jobs);
    expect((await provider('GET', `${people}/${made.id}`)).body).not.toMatch(hidden);
  });
});
