import { describe, expect, test } from 'vitest';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

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
    const history = (
      await admin('GET', `/api/configuration/${company.id}/employment/history?documentId=emp_${company.id}`)
    ).json();
    expect(JSON.stringify(history)).toContain('Ada Admin');
    expect(JSON.stringify(history)).toContain('departmentId');
  });

  test('CO-11 what is so already makes no version', async () => {
    const before = (await admin('PUT', url, { jobTypeId: '2', departmentId: '1' })).json();
    expect((await admin('PUT', url, { jobTypeId: '2', departmentId: '1' })).json()).toEqual(before);
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
