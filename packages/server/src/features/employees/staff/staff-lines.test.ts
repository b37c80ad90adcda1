import { daysAfter, newEmploymentBlob, newJobType } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { peopleCompany } from '../../../testing/employee-calls.ts';
import { personWith, signInProvider } from '../../../testing/test-employees.ts';
import type { Client } from '../../../testing/test-server.ts';

const { server, company, admin, west, users, add, onOne, onThree } = await peopleCompany();
const { one, three } = company.locations;
const provider = await signInProvider(server, ['USER_ADMIN']);
const managerOf = (id: string, ...more: readonly 'VIEW_WAGE_DATA'[]) =>
  personWith(server, company, { permissions: ['USER_ADMIN', 'DASHBOARD', ...more], on: { type: 'LOCATION', id } });
await saveEmployment();
const today: string = (await admin('GET', `${users}/due`)).json().today;
const inDays = (days: number) => daysAfter(today, days);

/** A cook needs a food handler card, a bartender a liquor card as well, a courier drives. */
async function saveEmployment(): Promise<void> {
  const path = `/api/blobs/employment/company/${company.id}`;
  const { id } = (await admin('GET', path)).json();
  const blob = newEmploymentBlob();
  const plain = newJobType({ id: 'courier', name: 'Courier', departmentId: '4', departmentCode: '4' });
  const courier = { ...plain, driverSettings: { ...plain.driverSettings, mode: 'DRIVER' } };
  const cook = newJobType({ id: 'cook', name: 'Cook', departmentId: '3', departmentCode: '3', requirements: ['1'] });
  const bar = { ...cook, id: 'bar', name: 'Bartender', requirements: ['1', '2'] };
  const jobTypes = [...blob.jobTypes, courier, cook, bar];
  const answer = await admin('PUT', path, { id, ver: 0, blob: { ...blob, jobTypes } });
  expect(answer.statusCode, answer.body).toBe(200);
}

interface Hired {
  readonly name: string;
  readonly grantedRoles?: readonly object[];
  readonly jobs?: readonly object[];
  /** Days until each expires, by requirement; null: never. */
  readonly expiresIn?: Readonly<Record<string, number | null>>;
  readonly employment?: object;
}

async function hire({ name, grantedRoles = [onOne()], jobs = [], expiresIn = {}, employment = {} }: Hired) {
  const certifications = Object.entries(expiresIn).map(([requirementId, days]) => ({
    requirementId,
    expiresOn: days === null ? null : inDays(days),
  }));
  return add({ name, grantedRoles, jobs, certifications, employment });
}

async function listed(client: Client, query: string) {
  const answer = await client('GET', `${users}?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** The last word of each name, in order. */
const orderOf = async (query: string, client = admin): Promise<string[]> =>
  (await listed(client, query)).users.map((line: { name: string }) => line.name.split(' ').at(-1));

const cook = { jobTypeId: 'cook' };
const bartender = { jobTypeId: 'bar' };

/** One of each kind, whose names begin with the same word. */
async function hireEach(): Promise<string> {
  const name = newId('look');
  await hire({ name: `${name} due`, jobs: [bartender], expiresIn: { 1: 60, 2: 5 } });
  await hire({ name: `${name} fine`, jobs: [cook], expiresIn: { 1: 60 }, employment: { hiredOn: '2024-03-04' } });
  await hire({ name: `${name} missing`, jobs: [bartender], expiresIn: { 1: null } });
  await hire({ name: `${name} expired`, jobs: [cook], expiresIn: { 1: -4 }, employment: { hiredOn: '2023-01-02' } });
  return name;
}

describe('the list of employees', () => {
  test('EM-103 PM-45 those to look after are on top: expired, missing, then due, and the others by name', async () => {
    const name = await hireEach();
    expect(await orderOf(`search=${name}`)).toEqual(['expired', 'missing', 'due', 'fine']);
    expect(await orderOf(`search=${name}&offset=1&limit=2`)).toEqual(['missing', 'due']);
    expect(await orderOf(`search=${name}&sort=-name`)).toEqual(['missing', 'fine', 'expired', 'due']);
    expect(await orderOf(`search=${name}&sort=hiredOn`)).toEqual(['expired', 'fine', 'due', 'missing']);
    expect(await orderOf(`search=${name}&sort=certification&sortBy=2`)).toEqual(['missing', 'due', 'expired', 'fine']);
    expect(await orderOf(`search=${name}&sort=-certification&sortBy=1`)).toEqual(['missing', 'due', 'fine', 'expired']);
  });

  test('EM-17 EM-42 EM-103 what each has or must have, and what that comes to', async () => {
    const name = await hireEach();
    const { users: lines, attention } = await listed(admin, `search=${name}`);
    const papers = lines.map((line: { staff: { papers: Record<string, string>[] } }) =>
      line.staff.papers.map((paper) => [paper.name, paper.state, paper.day].join(' ')),
    );
    expect(papers).toEqual([
      [`Food Handlers EXPIRED ${inDays(-4)}`],
      ['Food Handlers IN_ORDER ', 'Liquor Service MISSING '],
      [`Food Handlers IN_ORDER ${inDays(60)}`, `Liquor Service DUE ${inDays(5)}`],
      [`Food Handlers IN_ORDER ${inDays(60)}`],
    ]);
    expect(attention).toEqual({ expired: 1, missing: 1, due: 1, people: 3, dueWithinDays: 5 });
    const missing = await listed(admin, `search=${name}&certifications=MISSING`);
    expect([missing.total, missing.attention]).toEqual([1, attention]);
    expect(await listed(admin, `search=${name}&offset=1`)).not.toHaveProperty('attention');
  });

  test.each([
    ['TO_LOOK_AFTER', ['expired', 'missing', 'due']],
    ['DUE_OR_EXPIRED', ['expired', 'due']],
    ['EXPIRED', ['expired']],
    ['MISSING', ['missing']],
  ])('EM-103 PM-45 the filter %s, in the file too', async (filter, expected) => {
    const name = await hireEach();
    expect(await orderOf(`search=${name}&certifications=${filter}`)).toEqual(expected);
    const csv = (await admin('GET', `${users}/export?search=${name}&certifications=${filter}`)).body;
    expect(csv.match(new RegExp(`${name} \\w+`, 'g'))?.map((text) => text.split(' ')[1])).toEqual(expected);
  });

  test('EM-103 a person who has left has nothing to look after', async () => {
    const name = newId('left');
    const { id } = await hire({ name, jobs: [cook] });
    await admin('POST', `${users}/${id}/deactivate`);
    const { users: lines, attention } = await listed(admin, `search=${name}&status=ALL`);
    expect([lines[0].staff.papers, attention.missing]).toEqual([[], 0]);
    expect(await orderOf(`search=${name}&status=ALL&certifications=TO_LOOK_AFTER`)).toEqual([]);
  });

  test('EM-101 EM-102 at a place the jobs there, their wages only with View Wage Data there, and who works elsewhere too', async () => {
    const name = newId('here');
    const payroll = await personWith(server, company, { permissions: ['USER_ADMIN', 'VIEW_WAGE_DATA', 'DASHBOARD'] });
    const roles = [one, three].map((grantObject) => ({ id: 'role_reader', grantObject }));
    const jobs = [
      { jobTypeId: 'cook', place: one, wage: '21.21' },
      { jobTypeId: 'bar', place: three, wage: '31.31' },
    ];
    await add({ name, grantedRoles: roles, jobs }, payroll);
    const jobsAt = async (client: Client, place: string) =>
      (await listed(client, `search=${name}&place=${place}`)).users[0].staff.jobs;
    const seen = [{ jobTypeId: 'cook', place: one, placeName: 'One', wage: '21.21' }];
    expect(await jobsAt(await managerOf(one, 'VIEW_WAGE_DATA'), one)).toEqual(seen);
    expect(await jobsAt(payroll, one)).toEqual(seen);
    const blind = await listed(await managerOf(one), `search=${name}&place=${one}`);
    expect(JSON.stringify(blind)).not.toMatch(/21\.21|31\.31/);
    expect(blind.alsoAt).toEqual([{ id: three, name: 'Three' }]);
    expect(await orderOf(`search=${name}&place=${one}&alsoAt=${three}`)).toEqual([name]);
    expect(await orderOf(`search=${name}&place=${one}&job=cook`)).toEqual([name]);
    expect(await orderOf(`search=${name}&place=${one}&job=bar`)).toEqual([]);
    expect(await orderOf(`search=${name}&job=bar`)).toEqual([name]);
    expect(await orderOf(`search=${name}&job=bar`, await managerOf(one))).toEqual([]);
  });

  test('EM-101 EM-103 PM-45 PM-57 neither filter, order nor column reveals staff data to others', async () => {
    const name = newId('kept');
    await hire({ name, jobs: [cook], expiresIn: { 1: -4 } });
    const answer = await listed(provider, `search=${name}`);
    expect(answer.users).toHaveLength(1);
    expect(JSON.stringify(answer)).not.toMatch(/"staff"|attention|papers|cook/);
    const asked = ['certifications=EXPIRED', 'certifications=MISSING', 'job=cook'];
    const orders = ['sort=attention', 'sort=hiredOn', 'sort=-hiredOn', 'sort=certification&sortBy=1'];
    for (const path of [users, `${users}/export`])
      for (const client of [provider, await company.as('manager')])
        for (const query of [...asked, ...orders])
          expect((await client('GET', `${path}?${query}`)).statusCode, `${path} ${query}`).toBe(403);
    expect(await orderOf(`search=${name}`, west)).toEqual([name]);
    const east = await hire({ name: newId('east'), grantedRoles: [onThree()], jobs: [cook] });
    expect(await orderOf(`search=${east.name}&certifications=MISSING`, west)).toEqual([]);
  });
});
