import { newEmploymentBlob } from '@servery/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { laborCompany, laborUrl } from '../../testing/labor-calls.ts';
import { testServer } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const server = await testServer();

afterEach(() => {
  server.labor.trouble = undefined;
  server.labor.service.trouble = undefined;
});

const patio = {
  id: '9',
  name: 'Patio',
  code: '9',
  externalId: null,
  created: null,
  updated: null,
  isDefault: false,
};
const host = { ...newEmploymentBlob().jobTypes[0], id: '9', name: 'Host', departmentId: '9', departmentCode: '9' };

describe('departments and job types at the labor service', () => {
  test('LB-02 LB-08 LB-22 a department created here is created there, and its id is stored as externalId', async () => {
    const { company, save, settle, asked, read } = await laborCompany();
    const { one } = company.locations;
    await save(({ departments }) => ({ departments: [...departments, patio] }));
    await settle();
    expect(asked('/department/create').at(-1)).toEqual([
      '/department/create',
      { tenantId: one, name: 'Patio', isDefault: false },
    ]);
    const [[externalId] = []] = [...server.labor.records].filter(
      ([, { owner, name }]) => owner === one && name === 'Patio',
    );
    const { blob } = await read();
    expect(blob.departments.at(-1)).toEqual({ ...patio, externalId });
    const tenant = (await (await company.as('admin'))('GET', `/api/tenants/${company.id}/${one}`)).json();
    expect(tenant.sevenshifts).toEqual({ locationId: server.labor.locationOf(one) });
  });

  test('LB-03 LB-23 a department renamed here is renamed there; a save that leaves it as it is sends nothing', async () => {
    const { company, save, settle, asked, read } = await laborCompany();
    await save(({ departments: [first, ...rest] }) => ({ departments: [{ ...first, name: 'Managers' }, ...rest] }));
    await settle();
    const departmentId = (await read()).blob.departments[0].externalId;
    expect(asked('/department/update')).toEqual([
      ['/department/update', { tenantId: company.locations.one, departmentId, name: 'Managers', isDefault: true }],
    ]);
    const before = asked().length;
    await save(({ departments: [first, ...rest] }) => ({ departments: [{ ...first, code: 'M' }, ...rest] }));
    await settle();
    expect(asked().length).toBe(before);
  });

  test('LB-04 LB-24 a department deleted here is deleted there, after the job types that leave it', async () => {
    const { company, save, settle, asked, read } = await laborCompany();
    const before = (await read()).blob;
    await save(({ departments, jobTypes }) => ({
      departments: departments.filter(({ id }) => id !== '4'),
      jobTypes: jobTypes.map((jobType) => (jobType.id === '2' ? { ...jobType, departmentId: '3' } : jobType)),
    }));
    await settle();
    const departmentId = before.departments[3].externalId;
    expect(asked().slice(-2)).toEqual([
      ['/role/update', expect.objectContaining({ roleId: before.jobTypes[1].externalId })],
      ['/department/delete', { tenantId: company.locations.one, departmentId }],
    ]);
    expect(server.labor.records.has(departmentId)).toBe(false);
  });

  test('LB-05 LB-09 LB-17 LB-25 a job type created here with its department becomes a role there once the department has an id', async () => {
    const { company, save, settle, asked, read } = await laborCompany();
    await save(({ departments, jobTypes }) => ({
      departments: [...departments, patio],
      jobTypes: [...jobTypes, host],
    }));
    await settle();
    const { blob } = await read();
    const departmentId = blob.departments.at(-1).externalId;
    expect(asked().slice(-2)).toEqual([
      ['/department/create', expect.objectContaining({ name: 'Patio' })],
      ['/role/create', { tenantId: company.locations.one, name: 'Host', departmentId }],
    ]);
    expect(server.labor.records.get(blob.jobTypes.at(-1).externalId)).toMatchObject({ kind: 'role', name: 'Host' });
  });

  test('LB-17 a role whose department the service refuses is never created, and says what it waits for', async () => {
    const { company, save, asked, admin, entry } = await laborCompany();
    server.labor.trouble = 'refusal';
    await save(({ departments, jobTypes }) => ({
      departments: [...departments, patio],
      jobTypes: [...jobTypes, host],
    }));
    const role = await waitFor(async () => {
      const found = await entry('JOB_TYPE', '9');
      return found?.reason == null ? undefined : found;
    });
    expect(role).toMatchObject({ state: 'WAITING', reason: 'Waiting until its department is created there.' });
    expect(await entry('DEPARTMENT', '9')).toMatchObject({
      state: 'FAILED',
      reason: 'The schedule of this location is locked.',
      nextAttemptAt: null,
    });
    expect(asked('/role/create').filter(([, body]) => JSON.stringify(body).includes('Host'))).toEqual([]);
    expect((await admin('GET', `${laborUrl(company)}/status`)).json().counts).toMatchObject({
      failed: 1,
      waiting: 1,
    });
  });

  test('LB-06 LB-26 a job type renamed here is renamed there', async () => {
    const { company, save, settle, asked, read } = await laborCompany();
    await save(({ jobTypes: [first, ...rest] }) => ({ jobTypes: [{ ...first, name: 'Register' }, ...rest] }));
    await settle();
    const { departments, jobTypes } = (await read()).blob;
    expect(asked('/role/update')).toEqual([
      [
        '/role/update',
        {
          tenantId: company.locations.one,
          departmentId: departments[1].externalId,
          name: 'Register',
          roleId: jobTypes[0].externalId,
        },
      ],
    ]);
  });

  test('LB-07 LB-27 a job type deleted here is deleted there', async () => {
    const { company, save, settle, asked, read } = await laborCompany();
    const roleId = (await read()).blob.jobTypes[3].externalId;
    await save(({ jobTypes }) => ({ jobTypes: jobTypes.slice(0, 3) }));
    await settle();
    expect(asked('/role/delete')).toEqual([['/role/delete', { tenantId: company.locations.one, roleId }]]);
  });

  test('LB-16 a department without a name is not saved, and so not created there', async () => {
    const { admin, company, asked, read, settle } = await laborCompany();
    const before = asked().length;
    const { id, ver, blob } = await read();
    const departments = [...blob.departments, { ...patio, name: ' ' }];
    const answer = await admin('PUT', `/api/blobs/employment/company/${company.id}`, {
      id,
      ver,
      blob: { ...blob, departments },
    });
    expect(answer.statusCode).toBe(400);
    await settle();
    expect(asked().length).toBe(before);
  });

  test('LB-08 LB-09 an id that arrives while a colleague edits loses nothing: the edit meets a conflict that names only the id', async () => {
    const { admin, company, save, read } = await laborCompany();
    server.labor.service.trouble = 'error';
    await save(({ departments }) => ({ departments: [...departments, patio] }));
    const { id, ver, blob } = await read();
    server.labor.service.trouble = undefined;
    await waitFor(async () => ((await read()).blob.departments.at(-1).externalId === null ? undefined : true));
    const departments = blob.departments.map((one: object, at: number) => ({ ...one, code: `mine ${at}` }));
    const url = `/api/blobs/employment/company/${company.id}`;
    const answer = await admin('PUT', url, { id, ver, blob: { ...blob, departments } });
    expect(answer.statusCode).toBe(409);
    const changes: { path: unknown[] }[] = answer.json().current.changes;
    expect(changes.map(({ path }) => path.at(-1))).toEqual(['externalId']);
    const { override, groupOverride } = (
      await admin('GET', `/api/blobs/employment/location/${company.locations.one}`)
    ).json();
    expect([override, groupOverride]).toEqual([null, null]);
  });

  test('LB-31 what the service holds of a location is stale once it is connected', async () => {
    const { company, asked } = await laborCompany();
    expect(asked('/location/clearCache')).toEqual([['/location/clearCache', { tenantId: company.locations.one }]]);
  });
});
