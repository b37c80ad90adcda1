import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { personWith, signInProvider } from '../../testing/test-people.ts';
import { buildCompany, signIn, type TestCompany, testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const plain = { thirdPartyIntegrationUrl: null, brands: [] };

const { server, company } = await testCompany();
const staff = await signInProvider(server, [
  'EDIT_COMPANIES',
  'ADD_COMPANIES',
  'COMPANY_ADMIN',
  'ACCESS_CONFIGURATION_OPTIONS',
]);

async function create(name: string, more: object = {}): Promise<{ id: string; ver: number; name: string }> {
  const answer = await staff('POST', '/api/companies/', { name, ...plain, ...more });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('companies', () => {
  test('CO-02 CO-03 CO-08 EN-03 provider staff create a company and read it in the list and alone', async () => {
    const made = await create('Lantern Noodles', { brands: [{ name: 'Lantern' }, { name: 'Lantern Express' }] });
    expect(made).toMatchObject({ name: 'Lantern Noodles', ver: 1, isProvider: false });
    const listed = (await staff('GET', '/api/companies/')).json();
    expect(listed.find((one: { id: string }) => one.id === made.id)).toMatchObject({
      name: 'Lantern Noodles',
      brands: 2,
    });
    const alone = await staff('GET', `/api/companies/${made.id}`);
    expect(alone.json()).toMatchObject({ id: made.id, name: 'Lantern Noodles', locations: 0, people: 0 });
  });

  test('CO-05 brands are a call of their own, in the order that was given', async () => {
    const made = await create('Brands', { brands: [{ name: 'Zeta' }, { name: 'Alpha' }] });
    const brands = (await staff('GET', `/api/companies/brands?companyId=${made.id}`)).json();
    expect(brands.map((brand: { name: string }) => brand.name)).toEqual(['Zeta', 'Alpha']);
    expect(brands[0].companyId).toBe(made.id);
  });

  test('CO-01 CO-04 TN-24 PM-54 a user may access the own company; provider staff every one that is not deleted', async () => {
    const admin = await company.as('admin');
    const own = (await admin('GET', '/api/companies/accessible')).json();
    expect(own).toEqual([{ id: company.id, name: expect.any(String) }]);
    const all = (await staff('GET', '/api/companies/accessible')).json();
    expect(all.map((one: { id: string }) => one.id)).toEqual(expect.arrayContaining([company.id, '1']));
  });

  test('CO-06 the app version is the newest that terminals within reach reported', async () => {
    const other = await buildCompany(server);
    for (const [location, version] of [
      [other.locations.one, '4.9.1'],
      [other.locations.two, '4.10.0'],
    ] as const)
      await reportVersion(other.id, location, version);
    const admin = await other.as('admin');
    expect((await admin('GET', `/api/companies/${other.id}/appVersion`)).json()).toEqual({
      appVersion: '4.10.0',
      versions: [
        { version: '4.10.0', locations: 1 },
        { version: '4.9.1', locations: 1 },
      ],
      unknown: 1,
    });
    const manager = await other.as('manager');
    expect((await manager('GET', `/api/companies/${other.id}/appVersion`)).json()).toEqual({
      appVersion: '4.9.1',
      versions: [{ version: '4.9.1', locations: 1 }],
      unknown: 0,
    });
  });

  test('CO-07 the integration address is https and holds no password', async () => {
    const made = await create('Address', { thirdPartyIntegrationUrl: 'https://partners.lantern.example/in' });
    const path = `/api/companies/thirdPartyIntegrationUrl/${made.id}`;
    expect((await staff('GET', path)).json()).toEqual({ url: 'https://partners.lantern.example/in' });
    for (const url of ['http://x.example', 'javascript:alert(1)', 'https://u:p@x.example/', '//x.example', 'x']) {
      const answer = await staff('POST', '/api/companies/', { ...plain, name: 'Bad', thirdPartyIntegrationUrl: url });
      expect([url, answer.statusCode]).toEqual([url, 400]);
      expect(answer.json().errors[0].path).toBe('body.thirdPartyIntegrationUrl');
    }
  });

  test('CO-09 an edit keeps brands by id, adds and removes others, and is audited', async () => {
    const made = await create('Before', { brands: [{ name: 'One' }, { name: 'Two' }] });
    const [one] = (await staff('GET', `/api/companies/brands?companyId=${made.id}`)).json();
    const edit = { id: made.id, ver: 1, name: 'After', thirdPartyIntegrationUrl: null };
    const answer = await staff('PUT', '/api/companies/', {
      ...edit,
      brands: [{ name: 'Three' }, { id: one.id, name: 'Uno' }],
    });
    expect(answer.json()).toMatchObject({ id: made.id, name: 'After', ver: 2 });
    const brands = (await staff('GET', `/api/companies/brands?companyId=${made.id}`)).json();
    expect(brands.map((brand: { name: string }) => brand.name)).toEqual(['Three', 'Uno']);
    expect(brands[1].id).toBe(one.id);
    expect(await auditOf(made.id)).toEqual(['CREATE_COMPANY', 'EDIT_COMPANY']);
  });

  test('CO-09 an edit of an older version is a conflict that says what stands now', async () => {
    const made = await create('Twice');
    const edit = { id: made.id, ver: 1, ...plain };
    expect((await staff('PUT', '/api/companies/', { ...edit, name: 'First' })).statusCode).toBe(200);
    const late = await staff('PUT', '/api/companies/', { ...edit, name: 'Second' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({ error: 'CONFLICTING EDIT', current: { ver: 2, name: 'First' } });
  });

  test('CO-09 T10 the id in the body is held to the own company', async () => {
    const other = await buildCompany(server);
    const editor = await personWith(server, company, ['EDIT_COMPANIES']);
    const edit = (id: string) => editor('PUT', '/api/companies/', { id, ver: 1, name: 'Mine now', ...plain });
    const [foreign, absent] = [await edit(other.id), await edit('cmp_absent')];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(absent.body);
    expect((await edit(company.id)).statusCode).toBe(200);
    const listed = (await editor('GET', '/api/companies/')).json();
    expect(listed.map((one: { id: string }) => one.id)).toEqual([company.id]);
  });

  test('CO-09 a brand of another company is not taken over', async () => {
    const theirs = await create('Theirs', { brands: [{ name: 'Coveted' }] });
    const [brand] = (await staff('GET', `/api/companies/brands?companyId=${theirs.id}`)).json();
    const made = await create('Ours');
    const edit = { id: made.id, ver: 1, name: 'Ours', thirdPartyIntegrationUrl: null };
    const answer = await staff('PUT', '/api/companies/', { ...edit, brands: [{ id: brand.id, name: 'Coveted' }] });
    expect(answer.json().errors[0]).toMatchObject({ code: 'UNKNOWN_BRAND', path: 'body.brands.0.id' });
    expect((await staff('GET', `/api/companies/brands?companyId=${theirs.id}`)).json()).toEqual([brand]);
  });

  test('CO-08 only provider staff create companies, whatever permissions somebody else holds', async () => {
    const ambitious = await personWith(server, company, ['ADD_COMPANIES']);
    const answer = await ambitious('POST', '/api/companies/', { name: 'Mine', ...plain });
    expect(answer.statusCode).toBe(403);
    const plainStaff = await signInProvider(server, []);
    expect((await plainStaff('POST', '/api/companies/', { name: 'Mine', ...plain })).statusCode).toBe(403);
    expect((await plainStaff('POST', `/api/companies/${company.id}/delete`, { name: 'x' })).statusCode).toBe(403);
  });

  test('CO-08 names: HTML is text; nothing, 10,000 characters and control characters are refused by field', async () => {
    const html = '<img src=x onerror=alert(1)> & Söhne 🍜';
    const made = await create(html);
    expect((await staff('GET', `/api/companies/${made.id}`)).json().name).toBe(html);
    for (const name of ['', '   ', 'x'.repeat(10_000), 'two\nlines', 42, null]) {
      const answer = await staff('POST', '/api/companies/', { ...plain, name });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].path).toBe('body.name');
    }
    const twice = await staff('POST', '/api/companies/', {
      ...plain,
      name: 'B',
      brands: [{ name: 'Same' }, { name: 'SAME' }],
    });
    expect(twice.json().errors[0]).toMatchObject({ code: 'NAME_TAKEN', path: 'body.brands.1.name' });
    const unknown = await staff('POST', '/api/companies/', { ...plain, name: 'B', id: 'chosen' });
    expect(unknown.statusCode).toBe(400);
  });
});

describe('deleting a company', () => {
  test('CO-10 CF-05 T22 the name has to be sent along; the data stays', async () => {
    const doomed = await buildCompany(server);
    const { name } = (await staff('GET', `/api/companies/${doomed.id}`)).json();
    const refused = await staff('POST', `/api/companies/${doomed.id}/delete`, { name: 'Something else' });
    expect(refused.json().errors[0]).toMatchObject({ code: 'NAME_DIFFERS', path: 'body.name' });
    expect((await staff('POST', `/api/companies/${doomed.id}/delete`, { name })).statusCode).toBe(204);
    expect((await staff('GET', `/api/companies/${doomed.id}`)).statusCode).toBe(404);
    expect((await staff('POST', `/api/companies/${doomed.id}/delete`, { name })).statusCode).toBe(404);
    const kept = await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM tenants WHERE company_id = ${doomed.id}`.execute(server.database.owner);
    expect(kept.rows[0]?.count).toBe(5);
    expect(await auditOf(doomed.id)).toContain('DELETE_COMPANY');
  });

  test('CO-10 it ends sessions, sign-ins and the access of terminals at once', async () => {
    const doomed = await buildCompany(server);
    const admin = await doomed.as('admin');
    const credential = await admin('POST', `/api/tenants/${doomed.id}/${doomed.locations.one}/api-credentials`, {
      name: 'Register',
    });
    const { id, secret } = credential.json();
    const checkIn = () =>
      server.http.inject({
        method: 'POST',
        url: '/api/terminal/check-in',
        headers: { authorization: `Bearer ${id}.${secret}` },
        payload: { running: {} },
      });
    expect((await checkIn()).statusCode).toBe(200);
    await remove(doomed);
    expect((await checkIn()).statusCode).toBe(401);
    expect((await admin('GET', '/api/session/status')).statusCode).toBe(401);
    const again = signIn(server, `reader@${doomed.tag}.example`);
    await expect(again).rejects.toThrow('DELETED_USER');
    expect((await staff('GET', `/api/tenants/${doomed.id}`)).statusCode).toBe(404);
    expect((await staff('GET', `/api/session/status?companyId=${doomed.id}`)).statusCode).toBe(404);
    const accessible = (await staff('GET', '/api/companies/accessible')).json();
    expect(accessible.map((one: { id: string }) => one.id)).not.toContain(doomed.id);
  });

  test("CO-10 one's own company and the provider company stay", async () => {
    const suicidal = await personWith(server, company, ['COMPANY_ADMIN']);
    const own = await suicidal('POST', `/api/companies/${company.id}/delete`, { name: 'x' });
    expect(own.json().errors[0].code).toBe('OWN_COMPANY');
    const provider = await staff('POST', '/api/companies/1/delete', { name: 'Servery' });
    expect(provider.json().errors[0].code).toBe('PROVIDER_COMPANY');
    const foreign = await buildCompany(server);
    expect((await suicidal('POST', `/api/companies/${foreign.id}/delete`, { name: 'x' })).statusCode).toBe(404);
  });

  test('CO-10 a publication that runs ends with it, and nothing reaches a store afterwards', async () => {
    const doomed = await buildCompany(server);
    const admin = await doomed.as('admin');
    const locationIds = Object.values(doomed.locations);
    const menu = (
      await admin('POST', `/api/menus/company/${doomed.id}`, ...gzipBody({ name: 'Main', desc: '' }))
    ).json().id;
    await admin('POST', `/api/menus/company/${doomed.id}/${menu}/assign`, { locationIds });
    const start = { action: 'PUBLISH', locationIds, strategy: { kind: 'batches', size: 1, everySeconds: 2 } };
    const started = await admin('POST', '/api/sync-locations/start', { ...start, syncDateMillis: null });
    expect([started.statusCode, started.body]).toEqual([200, expect.any(String)]);
    await admin('POST', '/api/sync-employment/start', { ...start, syncDateMillis: Date.now() + 3_600_000 });
    await waitFor(async () => ((await publishedCount(doomed.id)) > 0 ? true : undefined));
    await remove(doomed);
    const published = await publishedCount(doomed.id);
    expect(published).toBeLessThan(3);
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect(await publishedCount(doomed.id)).toBe(published);
    const open = await sql<{ count: number }>`
      SELECT (SELECT count(*) FROM publication_locations WHERE company_id = ${doomed.id} AND ended_at IS NULL)
        + (SELECT count(*) FROM open_batches WHERE company_id = ${doomed.id}) AS count`.execute(server.database.owner);
    expect(Number(open.rows[0]?.count)).toBe(0);
  });
});

describe('the department of a job type', () => {
  const url = () => `/api/companies/${company.id}/jobTypeDepartment`;

  test('CO-11 it is a save of employment like any other, with a version, an author and its changes', async () => {
    const admin = await company.as('admin');
    const first = await admin('PUT', url(), { jobTypeId: '1', departmentId: '3' });
    expect(first.json()).toEqual({ id: `emp_${company.id}`, ver: 1 });
    const second = await admin('PUT', url(), { jobTypeId: '1', departmentId: '4' });
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
    const admin = await company.as('admin');
    const before = (await admin('PUT', url(), { jobTypeId: '2', departmentId: '1' })).json();
    expect((await admin('PUT', url(), { jobTypeId: '2', departmentId: '1' })).json()).toEqual(before);
  });

  test('CO-11 unknown job types and departments are refused by field; readers and strangers may not', async () => {
    const admin = await company.as('admin');
    const jobType = await admin('PUT', url(), { jobTypeId: 'nobody', departmentId: '1' });
    expect(jobType.json().errors[0]).toMatchObject({ code: 'UNKNOWN_JOB_TYPE', path: 'body.jobTypeId' });
    const department = await admin('PUT', url(), { jobTypeId: '1', departmentId: '99' });
    expect(department.json().errors[0]).toMatchObject({ code: 'UNKNOWN_DEPARTMENT', path: 'body.departmentId' });
    const body = { jobTypeId: '1', departmentId: '1' };
    expect((await (await company.as('reader'))('PUT', url(), body)).statusCode).toBe(403);
    expect((await (await company.as('manager'))('PUT', url(), body)).statusCode).toBe(403);
    const stranger = await (await buildCompany(server)).as('admin');
    expect((await stranger('PUT', url(), body)).statusCode).toBe(404);
  });
});

async function remove(doomed: TestCompany): Promise<void> {
  const { name } = (await staff('GET', `/api/companies/${doomed.id}`)).json();
  expect((await staff('POST', `/api/companies/${doomed.id}/delete`, { name })).statusCode).toBe(204);
}

async function auditOf(companyId: string): Promise<string[]> {
  const { rows } = await sql<{
    action: string;
  }>`SELECT action FROM audit WHERE company_id = ${companyId} ORDER BY sequence`.execute(server.database.owner);
  return rows.map((row) => row.action);
}

async function publishedCount(companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT location_id)::int AS count FROM published WHERE company_id = ${companyId}`.execute(
    server.database.owner,
  );
  return rows[0]?.count ?? 0;
}

async function reportVersion(companyId: string, locationId: string, version: string): Promise<void> {
  await server.database.inCompany(companyId, (scope) =>
    scope.db
      .insertInto('contacts')
      .values({ company_id: companyId, location_id: locationId, last_ping: new Date(), software_version: version })
      .execute(),
  );
}
