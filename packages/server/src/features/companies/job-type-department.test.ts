import { newEmploymentBlob, withoutDepartment } from '@servery/domain';
import { type KyselyPlugin, SelectQueryNode } from 'kysely';
import { describe, expect, test } from 'vitest';
import { loadGrants } from '../../access/actor.ts';
import { historyCalls } from '../../testing/history-calls.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';
import { setJobTypeDepartment } from './job-type-department.ts';

const { server, company, admin } = await testCompany();
const url = `/api/companies/${company.id}/jobTypeDepartment`;

describe('the department of a job type', () => {
  test('CO-11 EM-99 it is a save of employment like any other, with a version, an author and its changes', async () => {
    const first = await admin('PUT', url, { jobTypeId: '1', departmentId: '3' });
    expect(first.json()).toEqual({ id: `emp_${company.id}`, ver: 1 });
    const second = await admin('PUT', url, { jobTypeId: '1', departmentId: '4' });
    expect(second.json().ver).toBe(2);
    const { blob } = (await admin('GET', `/api/blobs/employment/company/${company.id}`)).json();
    expect(blob.jobTypes[0]).toMatchObject({ departmentId: '4', departmentCode: '4' });
    const asked = { kind: 'employment', documentId: `emp_${company.id}` } as const;
    const history = await historyCalls(company, asked).opened(admin);
    expect(JSON.stringify(history)).toContain('Ada Admin');
    expect(JSON.stringify(history)).toContain('departmentId');
  });

  test('CO-11 what is so already makes no version', async () => {
    const before = (await admin('PUT', url, { jobTypeId: '2', departmentId: '1' })).json();
    expect((await admin('PUT', url, { jobTypeId: '2', departmentId: '1' })).json()).toEqual(before);
  });

  test('CO-11 its document is read and locked by one statement', async () => {
    const locks: string[] = [];
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const isLock = SelectQueryNode.is(node) && node.endModifiers !== undefined;
        if (isLock && JSON.stringify(node.from).includes('"documents"')) locks.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const saved = await server.database.inCompany(company.id, async (scope) => {
      const people = scope.db.selectFrom('users').select(['id', 'email']).where('display_name', '=', 'Ada Admin');
      const { id: userId, email } = await people.executeTakeFirstOrThrow();
      const grants = await loadGrants(scope, userId);
      const ids = { companyId: company.id, homeCompanyId: company.id, originalCompanyId: null, originalUserId: null };
      const session = { sessionHash: '', address: '', isReadOnly: false };
      const actor = { ...ids, ...session, userId, email, name: 'Ada Admin', grants, staffGrants: grants };
      const watched = { ...scope, db: scope.db.withPlugin(watch) };
      return setJobTypeDepartment(watched, actor, { jobTypeId: '3', departmentId: '4' });
    });
    expect(saved.ver).toBeGreaterThan(0);
    expect(locks).toHaveLength(1);
  });

  test('CO-11 unknown job types and departments are refused by field; readers and strangers may not', async () => {
    const jobType = await admin('PUT', url, { jobTypeId: 'nobody', departmentId: '1' });
    expect(jobType.json().errors[0]).toMatchObject({ code: 'UNKNOWN_JOB_TYPE', path: 'body.jobTypeId' });
    const department = await admin('PUT', url, { jobTypeId: '1', departmentId: '99' });
    expect(department.json().errors[0]).toMatchObject({ code: 'UNKNOWN_DEPARTMENT', path: 'body.departmentId' });
    const body = { jobTypeId: '1', departmentId: '1' };
    expect((await (await company.as('reader'))('PUT', url, body)).statusCode).toBe(403);
    expect((await (await company.as('manager'))('PUT', url, body)).statusCode).toBe(403);
    const stranger = await (await buildCompany(server)).as('admin');
    expect((await stranger('PUT', url, body)).statusCode).toBe(404);
  });
});

describe('a department that somebody deletes while another assigns it', () => {
  test('EM-90 VR-14 the later save names what went, and is refused at the job type until it has another department', async () => {
    const own = await buildCompany(server);
    const client = await own.as('admin');
    const address = `/api/blobs/employment/company/${own.id}`;
    const put = (ver: number, blob: object) => client('PUT', address, { id: `emp_${own.id}`, ver, blob });
    const first = newEmploymentBlob();
    await put(0, first);
    const assigned = (blob: typeof first, departmentId: string) => ({
      ...blob,
      jobTypes: blob.jobTypes.map((one) => (one.id === '1' ? { ...one, departmentId } : one)),
    });
    const without = withoutDepartment(first, '4', '1');
    expect((await put(1, without)).json()).toMatchObject({ ver: 2 });
    const late = await put(1, assigned(first, '4'));
    expect(late.statusCode).toBe(409);
    expect(late.json().current.changes).toContainEqual(
      expect.objectContaining({ kind: 'ARRAY_ENTITY_REMOVED', path: ['departments', { id: '4' }] }),
    );
    const rebased = await put(2, assigned(without, '4'));
    expect(rebased.statusCode).toBe(400);
    expect(rebased.json().errors).toEqual([
      {
        code: 'JOB_TYPE_DEPARTMENT_GONE',
        path: 'jobTypes.1.departmentId',
        message: 'The department of Cashier no longer exists.',
      },
    ]);
    expect((await put(2, assigned(without, '3'))).json()).toMatchObject({ ver: 3 });
  });

  test('EM-90 a store keeps a job type whose department the company took away, and still saves other things', async () => {
    const own = await buildCompany(server);
    const client = await own.as('admin');
    const { one } = own.locations;
    const id = `emp_${own.id}`;
    const first = newEmploymentBlob();
    await client('PUT', `/api/blobs/employment/company/${own.id}`, { id, ver: 0, blob: first });
    const move = { kind: 'SIMPLE_FIELD_CHANGED', path: ['jobTypes', { id: '1' }, 'departmentId'], from: '2', to: '4' };
    const logOff = { kind: 'SIMPLE_FIELD_CHANGED', path: ['timeClock', 'autoLogOffAfterTime'], from: 300, to: 180 };
    const address = `/api/blobs/employment/overrides/location/${one}`;
    expect((await client('PUT', address, { overrideVer: 0, changes: [move] })).statusCode).toBe(200);
    const blob = withoutDepartment(first, '4', '1');
    expect((await client('PUT', `/api/blobs/employment/company/${own.id}`, { id, ver: 1, blob })).statusCode).toBe(200);
    expect((await client('PUT', address, { overrideVer: 1, changes: [move, logOff] })).statusCode).toBe(200);
  });
});
