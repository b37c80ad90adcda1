import { newEmploymentBlob } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const documentId = `emp_${company.id}`;
const companyUrl = `/api/blobs/employment/company/${company.id}`;
const { one, two, three } = company.locations;
const locationUrl = (id: string) => `/api/blobs/employment/location/${id}`;
const overrideUrl = (id: string) => `/api/blobs/employment/overrides/location/${id}`;
const first = (await admin('GET', companyUrl)).json();
await admin('PUT', companyUrl, { id: documentId, ver: 0, blob: first.blob });

const renameDrivers = (to: string) => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['departments', { id: '4' }, 'name'],
  from: 'Drivers',
  to,
});

describe('the company’s employment', () => {
  test('EM-92 EM-94 a company that never saved reads the default at version 0; the template is the same', async () => {
    const other = await buildCompany(server);
    const client = await other.as('admin');
    const answer = (await client('GET', `/api/blobs/employment/company/${other.id}?employees=without`)).json();
    expect(answer).toMatchObject({ id: `emp_${other.id}`, ver: 0, blob: newEmploymentBlob() });
    expect((await client('GET', '/api/blobs/employment/template')).json()).toEqual(answer.blob);
  });

  test('EM-92 EM-69 the conditional read knows version and id', async () => {
    const { ver } = (await admin('GET', companyUrl)).json();
    const held = `${companyUrl}?expectedVersion=${ver}`;
    expect((await admin('GET', `${held}&expectedId=${documentId}`)).statusCode).toBe(304);
    expect((await admin('GET', `${held}&expectedId=emp_other`)).statusCode).toBe(200);
    expect((await admin('GET', `${companyUrl}?expectedVersion=${ver + 1}`)).statusCode).toBe(200);
  });

  test('EM-93 EM-79 the whole blob is saved, its version rises by one, and it is read again', async () => {
    const { ver, blob } = (await admin('GET', companyUrl)).json();
    const timeClock = { ...blob.timeClock, autoLogOffAfterTime: 180 };
    const answer = await admin('PUT', companyUrl, { id: documentId, ver, blob: { ...blob, timeClock } });
    expect([answer.statusCode, answer.json().ver]).toEqual([200, ver + 1]);
    expect((await admin('GET', companyUrl)).json().blob.timeClock.autoLogOffAfterTime).toBe(180);
  });

  test.each([
    [
      'EM-16',
      'an unnamed department',
      'departments',
      [{ ...first.blob.departments[0], name: ' ' }],
      'DEPARTMENT_UNNAMED',
    ],
    [
      'EM-90',
      'a job type without department',
      'jobTypes',
      [{ ...first.blob.jobTypes[0], departmentId: null }],
      'JOB_TYPE_DEPARTMENT',
    ],
    [
      'EM-91',
      'salaries of 99.99',
      'payrollAndOvertime',
      {
        ...first.blob.payrollAndOvertime,
        salaryAllocationsPercentage: {
          0: '9.99',
          1: '10.00',
          2: '10.00',
          3: '10.00',
          4: '10.00',
          5: '25.00',
          6: '25.00',
        },
      },
      'SALARY_TOTAL',
    ],
  ])('EM-16 EM-90 EM-91 (%s) %s is refused', async (_rule, _what, part, value, code) => {
    const { ver, blob } = (await admin('GET', companyUrl)).json();
    const answer = await admin('PUT', companyUrl, { id: documentId, ver, blob: { ...blob, [part]: value } });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, code]);
    expect((await admin('GET', companyUrl)).json().ver).toBe(ver);
  });

  test('EM-92 EM-93 the wrong role and another company may neither read nor save it', async () => {
    const { ver, blob } = (await admin('GET', companyUrl)).json();
    const save = { id: documentId, ver, blob };
    const cashier = await personWith(server, company, { permissions: ['MANAGE_MENUS'] });
    const stranger = await (await buildCompany(server)).as('admin');
    for (const client of [cashier, stranger]) {
      expect([403, 404]).toContain((await client('GET', companyUrl)).statusCode);
      expect([403, 404]).toContain((await client('PUT', companyUrl, save)).statusCode);
    }
    const manager = await company.as('manager');
    expect((await manager('PUT', companyUrl, save)).statusCode).toBe(403);
    expect((await admin('GET', companyUrl)).json().ver).toBe(ver);
  });
});

describe('what groups and locations keep of it', () => {
  test('EM-95 EM-96 EM-78 a location takes a diff and sees base, group and own changes; the conditional read knows them all', async () => {
    const group = await company.as('groupManager');
    const manager = await company.as('manager');
    const ofGroup = { overrideVer: 0, changes: [renameDrivers('Couriers')] };
    expect((await group('PUT', overrideUrl(company.groups.west), ofGroup)).json()).toMatchObject({ overrideVer: 1 });
    const own = { overrideVer: 0, changes: [renameDrivers('Riders')] };
    expect((await manager('PUT', overrideUrl(one), own)).json()).toMatchObject({ overrideVer: 1, groupOverrideVer: 1 });
    const seen = (await manager('GET', locationUrl(one))).json();
    expect(seen).toMatchObject({
      id: documentId,
      locationBlob: { entityType: 'EMPLOYMENT' },
      override: { ver: 1, changes: own.changes },
      groupOverride: { ver: 1, changes: ofGroup.changes },
    });
    const query = `expectedVersion=${seen.ver}&expectedOverrideVersion=1&expectedGroupOverrideVersion=1`;
    expect((await manager('GET', `${locationUrl(one)}?${query}`)).statusCode).toBe(304);
    expect((await admin('GET', companyUrl)).json().blob.departments[3].name).toBe('Drivers');
  });

  test('EM-96 an old version is a 409; another location, the wrong role and another company are refused', async () => {
    const manager = await company.as('manager');
    const stale = { overrideVer: 0, changes: [renameDrivers('Late')] };
    expect((await manager('PUT', overrideUrl(one), stale)).statusCode).toBe(409);
    expect((await manager('PUT', overrideUrl(three), stale)).statusCode).toBe(403);
    expect((await manager('PUT', overrideUrl(two), stale)).statusCode).toBe(403);
    const stranger = await (await buildCompany(server)).as('admin');
    for (const client of [stranger, await personWith(server, company, { permissions: ['MANAGE_MENUS'] })]) {
      expect([403, 404]).toContain((await client('GET', locationUrl(one))).statusCode);
      expect([403, 404]).toContain((await client('PUT', overrideUrl(one), stale)).statusCode);
    }
  });

  test('EM-91 an override under which salaries no longer add up is refused', async () => {
    const change = {
      kind: 'SIMPLE_FIELD_CHANGED',
      path: ['payrollAndOvertime', 'salaryAllocationsPercentage', '0'],
      from: '10.00',
      to: '9.99',
    };
    const answer = await (await company.as('manager'))('PUT', overrideUrl(one), { overrideVer: 1, changes: [change] });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'SALARY_TOTAL']);
  });
});
