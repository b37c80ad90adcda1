import type { Permission } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { peopleCompany, refusalsOf } from '../../../testing/employee-calls.ts';
import { buildHolder, personWith } from '../../../testing/test-employees.ts';
import { roleSets } from '../../../testing/test-server.ts';

const { server, company, users } = await peopleCompany();
const { one } = company.locations;
const rights: readonly Permission[] = ['USER_ADMIN', 'VIEW_WAGE_DATA', 'DASHBOARD'];
const payroll = await personWith(server, company, { permissions: [...roleSets.admin, 'VIEW_WAGE_DATA'] });
const job = { jobTypeId: '3', place: one, wage: '30.00' };

/** Sees and keeps wages where the role holds, and has a job with a wage. */
async function employ(on?: { readonly type: 'LOCATION'; readonly id: string }) {
  const holder = await buildHolder(server, company.id, { permissions: rights, on });
  const url = `${users}/${holder.userId}`;
  const { ver, name } = (await payroll('GET', url)).json();
  const answer = await payroll('PUT', url, { ver, jobs: [job] });
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...holder, url, name, ver: ver + 1 };
}

describe('one’s own jobs and wages', () => {
  test('EM-101 EM-102 a manager changes neither, by form or by file, and is told which field', async () => {
    const { client, url, ver, userId, name } = await employ({ type: 'LOCATION', id: one });
    expect((await client('GET', url)).json()).toMatchObject({ mayEditStaffData: true, areOwnJobsFixed: true });
    for (const jobs of [[{ ...job, wage: '90.00' }], [], [job, { jobTypeId: '1', place: one }]])
      expect(refusalsOf(await client('PUT', url, { ver, jobs }))).toEqual(['OWN_JOBS body.jobs']);
    const csv = `Id,Name,Jobs\n${userId},${name},Manager @ One = 90.00`;
    const preview = await client('POST', `${users}/import/preview`, { csv });
    expect(preview.body).toContain('OWN_JOBS');
    expect((await payroll('GET', url)).json().jobs).toMatchObject([job]);
  });

  test('EM-101 EM-103 the same jobs, and the own certifications, are saved', async () => {
    const { client, url, ver } = await employ({ type: 'LOCATION', id: one });
    const certifications = [{ requirementId: '1', issuedOn: null, expiresOn: '2030-01-31' }];
    const saved = await client('PUT', url, { ver, jobs: [job], certifications });
    expect(saved.json(), saved.body).toMatchObject({ certifications, jobs: [job] });
  });

  test('EM-101 EM-102 another manager of the store changes them, and a person who administers the whole company the own ones', async () => {
    const { url, ver } = await employ({ type: 'LOCATION', id: one });
    const other = await employ({ type: 'LOCATION', id: one });
    const raised = [{ ...job, wage: '31.00' }];
    expect((await other.client('PUT', url, { ver, jobs: raised })).json()).toMatchObject({ jobs: raised });
    const owner = await employ();
    expect((await owner.client('GET', owner.url)).json().areOwnJobsFixed).toBe(false);
    const answer = await owner.client('PUT', owner.url, { ver: owner.ver, jobs: raised });
    expect(answer.json(), answer.body).toMatchObject({ jobs: raised });
  });
});
