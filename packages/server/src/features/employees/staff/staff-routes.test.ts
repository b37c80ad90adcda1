import { type DueRecord, daysAfter, newEmploymentBlob, newJobType } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { peopleCompany } from '../../../testing/employee-calls.ts';
import { signInProvider } from '../../../testing/test-employees.ts';
import type { Client } from '../../../testing/test-server.ts';

const { server, company, admin, foreign, west, users, add, onOne, onThree } = await peopleCompany();
const { one, two, three } = company.locations;
const groupRole = { id: 'role_manager', grantObject: company.groups.west };
/** Administers all people of the company, and belongs to the provider. */
const provider = await signInProvider(server, ['USER_ADMIN']);
await saveEmployment();
const today: string = (await admin('GET', `${users}/due`)).json().today;

interface DueFields extends Partial<DueRecord> {
  readonly name: string;
  readonly grantedRoles: readonly object[];
}

/** Somebody with a record, however it is written. */
async function employ({ name, grantedRoles, ...record }: DueFields): Promise<string> {
  const { id } = await add({ name, grantedRoles });
  if (Object.keys(record).length === 0) return id;
  await server.database.inCompany(company.id, async ({ db, companyId }) => {
    const columns = Object.fromEntries(
      Object.entries(record).map(([column, value]) => [column, JSON.stringify(value)]),
    );
    await db.updateTable('users').set(columns).where('company_id', '=', companyId).where('id', '=', id).execute();
  });
  return id;
}

const certified = (expiresOn: string | null, requirementId = '1') => [{ requirementId, expiresOn }];
const inDays = (days: number) => daysAfter(today, days);

/** A job that drives and one that requires a certification, beside the usual ones. */
async function saveEmployment(): Promise<void> {
  const plain = newJobType({ id: 'courier', name: 'Courier', departmentId: '4', departmentCode: '4' });
  const driver = { ...plain, driverSettings: { ...plain.driverSettings, mode: 'DRIVER' } };
  const bartender = { ...plain, id: 'bar', name: 'Bartender', requirements: ['2'] };
  const path = `/api/blobs/employment/company/${company.id}`;
  const { id } = (await admin('GET', path)).json();
  const blob = newEmploymentBlob();
  const answer = await admin('PUT', path, {
    id,
    ver: 0,
    blob: { ...blob, jobTypes: [...blob.jobTypes, driver, bartender] },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** `name paper day state` of the papers reported to a client as due. */
async function dueFor(client: Client, query = ''): Promise<string[]> {
  const answer = await client('GET', `${users}/due?limit=200${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { entries }: { entries: Record<string, string>[] } = answer.json();
  return entries.map(({ userName, kind, name, day, state }) => [userName, name ?? kind, day, state].join(' '));
}

describe('what is due', () => {
  test('EM-42 EM-43 EM-44 certifications within the warning of their requirement, the soonest first, with where people work', async () => {
    const name = newId('cert');
    await employ({ name: `${name} late`, grantedRoles: [onOne()], certifications: certified(inDays(21)) });
    await employ({ name: `${name} gone`, grantedRoles: [onThree()], certifications: certified(inDays(-3), '2') });
    await employ({ name: `${name} fine`, grantedRoles: [onOne()], certifications: certified(inDays(22)) });
    await employ({ name: `${name} open`, grantedRoles: [onOne()], certifications: certified(null) });
    await employ({ name: `${name} past`, grantedRoles: [onOne()], certifications: certified(inDays(-9), 'removed') });
    const own = (await dueFor(admin)).filter((line) => line.startsWith(name));
    expect(own).toEqual([
      `${name} gone Liquor Service ${inDays(-3)} EXPIRED`,
      `${name} late Food Handlers ${inDays(21)} DUE`,
    ]);
    const { entries } = (await admin('GET', `${users}/due?limit=200`)).json();
    const line = entries.find(({ userName }: { userName: string }) => userName === `${name} late`);
    expect(line.places).toEqual([{ id: one, name: expect.any(String) }]);
  });

  test('EM-104 EM-31 license and insurance of drivers, and of nobody else', async () => {
    const name = newId('drv');
    const employment = { driverLicenceExpiresOn: inDays(14), insuranceExpiresOn: inDays(-1) };
    const jobs = [{ jobTypeId: 'courier', wage: null }];
    await employ({ name, grantedRoles: [onOne()], jobs, employment });
    await employ({ name: `${name} cooks`, grantedRoles: [onOne()], jobs: [{ jobTypeId: '1' }], employment });
    expect((await dueFor(admin)).filter((line) => line.startsWith(name))).toEqual([
      `${name} DRIVER_INSURANCE ${inDays(-1)} EXPIRED`,
      `${name} DRIVER_LICENCE ${inDays(14)} DUE`,
    ]);
  });

  test('EM-103 a page, the totals, a place and how soon', async () => {
    const name = newId('soon');
    for (const [days, role] of [
      [-2, onOne()],
      [3, onThree()],
      [9, groupRole],
    ] as const)
      await employ({ name: `${name} ${days}`, grantedRoles: [role], certifications: certified(inDays(days)) });
    const mine = async (query: string) =>
      (await dueFor(admin, query)).flatMap((line) => (line.startsWith(name) ? [line.split(' ')[1]] : []));
    expect(await mine('')).toEqual(['-2', '3', '9']);
    expect(await mine('&state=EXPIRED')).toEqual(['-2']);
    expect(await mine('&state=DUE')).toEqual(['3', '9']);
    expect(await mine('&withinDays=3')).toEqual(['-2', '3']);
    expect(await mine(`&place=${one}`)).toEqual(['-2', '9']);
    expect(await mine(`&place=${company.groups.west}`)).toEqual(['-2', '9']);
    expect(await mine(`&place=${three}`)).toEqual(['3']);
    expect(await mine(`&place=${foreign.locations.one}`)).toEqual([]);
    const whole = (await admin('GET', `${users}/due?limit=200`)).json();
    expect(whole.total).toBe(whole.entries.length);
    expect(whole.expired).toBe(whole.entries.filter(({ state }: { state: string }) => state === 'EXPIRED').length);
    const second = (await admin('GET', `${users}/due?offset=1&limit=1`)).json();
    expect(second.entries).toEqual([whole.entries[1]]);
    expect(second.total).toBe(whole.total);
    expect((await admin('GET', `${users}/due?offset=${whole.total}`)).json()).toMatchObject({
      entries: [],
      total: whole.total,
    });
  });

  test('EM-17 EM-103 what a job requires and nobody has entered is missing: after the expired, before the due', async () => {
    const name = newId('lack');
    const jobs = [{ jobTypeId: 'bar' }];
    await employ({ name: `${name} soon`, grantedRoles: [onOne()], jobs, certifications: certified(inDays(0)) });
    await employ({ name: `${name} gone`, grantedRoles: [onOne()], certifications: certified(inDays(-1)) });
    await employ({ name: `${name} fine`, grantedRoles: [onOne()], jobs, certifications: certified(null, '2') });
    const mine = async (query = '') => (await dueFor(admin, query)).filter((line) => line.startsWith(name));
    const missing = `${name} soon Liquor Service  MISSING`;
    expect(await mine()).toEqual([
      `${name} gone Food Handlers ${inDays(-1)} EXPIRED`,
      missing,
      `${name} soon Food Handlers ${inDays(0)} DUE`,
    ]);
    expect(await mine('&state=MISSING')).toEqual([missing]);
    expect(await mine('&withinDays=0')).not.toContain(missing);
    const counted = (await admin('GET', `${users}/due?limit=200`)).json();
    expect(counted.missing).toBe(counted.entries.filter(({ state }: { state: string }) => state === 'MISSING').length);
  });

  test('EM-103 who has left is not warned of', async () => {
    const name = newId('left');
    const id = await employ({ name, grantedRoles: [onOne()], certifications: certified(inDays(1)) });
    expect((await dueFor(admin)).some((line) => line.startsWith(name))).toBe(true);
    await admin('POST', `${users}/${id}/deactivate`);
    expect((await dueFor(admin)).some((line) => line.startsWith(name))).toBe(false);
  });

  test('EM-103 PM-45 PM-57 only who may see staff data, of people in reach, in the own company', async () => {
    const name = newId('reach');
    await employ({ name: `${name} west`, grantedRoles: [onOne()], certifications: certified(inDays(1)) });
    await employ({ name: `${name} east`, grantedRoles: [onThree()], certifications: certified(inDays(1)) });
    const seen = (await dueFor(west)).filter((line) => line.startsWith(name));
    expect(seen).toEqual([`${name} west Food Handlers ${inDays(1)} DUE`]);
    for (const client of [provider, await company.as('manager'), await company.as('reader')])
      expect((await client('GET', `${users}/due`)).statusCode).toBe(403);
    expect((await (await foreign.as('admin'))('GET', `${users}/due`)).statusCode).toBe(404);
  });
});

describe('the staff of a location', () => {
  const staffOf = async (client: Client, locationId: string, query = '?limit=200') => {
    const answer = await client('GET', `/api/tenants/${company.id}/${locationId}/staff${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const namesOf = (answer: { staff: { name: string }[] }, name: string) =>
    answer.staff.flatMap((line) => (line.name.startsWith(name) ? [line.name.slice(name.length + 1)] : []));

  test('EE-03 PM-58 who has a role on it, on its group or on the company, by name', async () => {
    const name = newId('staff');
    await employ({ name: `${name} c here`, grantedRoles: [onOne()] });
    await employ({ name: `${name} a everywhere`, grantedRoles: [{ id: 'role_manager' }] });
    await employ({ name: `${name} b group`, grantedRoles: [groupRole, onOne()] });
    await employ({ name: `${name} d elsewhere`, grantedRoles: [onThree()] });
    const answer = await staffOf(admin, one);
    expect(namesOf(answer, name)).toEqual(['a everywhere', 'b group', 'c here']);
    const rolesOf = (end: string) => answer.staff.find((line: { name: string }) => line.name.endsWith(end)).roles;
    expect(rolesOf(`${name} b group`).map(({ on }: { on: string }) => on)).toEqual(['LOCATION', 'GROUP']);
    expect(rolesOf(`${name} a everywhere`)).toMatchObject([{ on: 'COMPANY', placeName: null }]);
    expect(namesOf(await staffOf(admin, two), name)).toEqual(['a everywhere', 'b group']);
    expect(namesOf(await staffOf(admin, three), name)).toEqual(['a everywhere', 'd elsewhere']);
    expect(answer).toMatchObject({ total: answer.staff.length, beyond: 0 });
    const page = await staffOf(admin, one, '?offset=1&limit=1');
    expect(page).toMatchObject({ staff: [answer.staff[1]], total: answer.total });
  });

  test('EM-101 EM-103 PM-43 jobs that hold there and what is due next are for who may see staff data', async () => {
    const name = newId('jobs');
    const jobs = [
      { jobTypeId: '1', place: null, wage: null },
      { jobTypeId: '3', place: three, wage: null },
      { jobTypeId: '4', place: one, wage: null },
      { jobTypeId: 'courier', place: company.groups.west, wage: null },
    ];
    await employ({ name, grantedRoles: [onOne(), onThree()], jobs, certifications: certified(inDays(4)) });
    const mine = async (client: Client, location: string) =>
      (await staffOf(client, location)).staff.find((line: { name: string }) => line.name === name);
    const seen = await mine(admin, one);
    expect(seen.jobs.map((job: { name: string }) => job.name)).toEqual(['Cashier', 'Server', 'Courier']);
    expect(seen.due).toMatchObject({ name: 'Food Handlers', day: inDays(4), state: 'DUE' });
    expect((await mine(admin, three)).jobs.map((job: { name: string }) => job.name)).toEqual(['Cashier', 'Manager']);
    const plain = await mine(provider, one);
    expect([plain.jobs, plain.due]).toEqual([undefined, undefined]);
  });

  test('PM-57 EE-01 people beyond the reach are counted and not named; others see nothing', async () => {
    const name = newId('beyond');
    const before = await staffOf(west, one);
    await employ({ name: `${name} here`, grantedRoles: [onOne()] });
    await employ({ name: `${name} above`, grantedRoles: [{ id: 'role_manager' }] });
    const after = await staffOf(west, one);
    expect(namesOf(after, name)).toEqual(['here']);
    expect([after.total - before.total, after.beyond - before.beyond]).toEqual([1, 1]);
    const path = `/api/tenants/${company.id}`;
    expect((await west('GET', `${path}/${three}/staff`)).statusCode).toBe(403);
    expect((await (await company.as('manager'))('GET', `${path}/${one}/staff`)).statusCode).toBe(403);
    expect((await (await company.as('reader'))('GET', `${path}/${one}/staff`)).statusCode).toBe(403);
    expect((await (await foreign.as('admin'))('GET', `${path}/${one}/staff`)).statusCode).toBe(404);
    expect((await admin('GET', `${path}/${foreign.locations.one}/staff`)).statusCode).toBe(404);
    expect((await admin('GET', `${path}/${company.groups.west}/staff`)).statusCode).toBe(404);
  });
});

describe('how many have it on their record', () => {
  const countsOf = async (client: Client, query: string) =>
    (await client('GET', `${users}/record-counts?${query}`)).json();

  test('EM-42 of active people in reach, by job type and requirement, and at a place', async () => {
    const [job, requirement] = [newId('job'), newId('req')];
    const jobs = (place: string | null) => [{ jobTypeId: job, place, wage: null }];
    await employ({
      name: 'A',
      grantedRoles: [onOne()],
      jobs: jobs(null),
      certifications: certified(null, requirement),
    });
    await employ({ name: 'B', grantedRoles: [onOne(), onThree()], jobs: [...jobs(one), ...jobs(three)] });
    await employ({ name: 'C', grantedRoles: [onThree()], jobs: jobs(three) });
    const gone = await employ({ name: 'D', grantedRoles: [onOne()], jobs: jobs(null) });
    await admin('POST', `${users}/${gone}/deactivate`);
    const asked = `jobTypes=${job},none&requirements=${requirement}`;
    expect(await countsOf(admin, asked)).toEqual({
      jobTypes: { [job]: 3, none: 0 },
      requirements: { [requirement]: 1 },
    });
    expect((await countsOf(west, asked)).jobTypes[job]).toBe(2);
    expect((await countsOf(admin, `${asked}&place=${one}`)).jobTypes[job]).toBe(2);
    expect((await countsOf(admin, `${asked}&place=${company.groups.west}`)).jobTypes[job]).toBe(2);
    expect((await countsOf(admin, `${asked}&place=${three}`)).jobTypes[job]).toBe(2);
    expect((await countsOf(admin, `${asked}&place=${foreign.locations.one}`)).jobTypes[job]).toBe(0);
    expect(await countsOf(admin, '')).toEqual({ jobTypes: {}, requirements: {} });
    const { jobTypes, requirements } = await countsOf(admin, `jobTypes=*&place=${three}`);
    expect([jobTypes[job], jobTypes.none, requirements]).toEqual([2, undefined, {}]);
  });

  test('PM-57 EE-08 only a person who administers people and may see staff data gets the counts', async () => {
    const path = `${users}/record-counts?jobTypes=1`;
    expect((await provider('GET', path)).statusCode).toBe(403);
    expect((await (await company.as('manager'))('GET', path)).statusCode).toBe(403);
    expect((await (await foreign.as('admin'))('GET', path)).statusCode).toBe(404);
  });
});
