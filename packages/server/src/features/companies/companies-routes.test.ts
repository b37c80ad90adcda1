import { describe, expect, test } from 'vitest';
import { auditActions } from '../../testing/audit-actions.ts';
import { personWith, signInProvider } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

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
  test('CO-02 CO-03 CO-08 EN-03 provider staff create a company and read it in the list and on its own', async () => {
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

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost./',
    'https://till/',
  ])('CO-07 %s is an address of a private network: refused by name of the field', async (url) => {
    const made = await create(`Private ${url}`);
    const edit = { ...plain, id: made.id, ver: 1, name: made.name, thirdPartyIntegrationUrl: url };
    for (const answer of [
      await staff('POST', '/api/companies/', { ...plain, name: 'Bad', thirdPartyIntegrationUrl: url }),
      await staff('PUT', '/api/companies/', edit),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([
        { code: 'NOT_PUBLIC', message: expect.any(String), path: 'body.thirdPartyIntegrationUrl' },
      ]);
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
    expect(await auditActions(server, made.id)).toEqual(['CREATE_COMPANY', 'EDIT_COMPANY']);
  });

  test('CO-09 an edit of an older version is a conflict that contains the current version', async () => {
    const made = await create('Twice');
    const edit = { id: made.id, ver: 1, ...plain };
    const first = {
      ...edit,
      name: 'First',
      thirdPartyIntegrationUrl: 'https://example.com/',
      brands: [{ name: 'One' }],
    };
    expect((await staff('PUT', '/api/companies/', first)).statusCode).toBe(200);
    const late = await staff('PUT', '/api/companies/', { ...edit, name: 'Second' });
    expect(late.statusCode).toBe(409);
    const current = {
      ver: 2,
      name: 'First',
      thirdPartyIntegrationUrl: 'https://example.com/',
      staffData: 'COMPANY',
      brands: [{ id: expect.any(String), name: 'One' }],
    };
    expect(late.json()).toEqual({ error: 'CONFLICTING EDIT', current });
  });

  test('CO-09 T10 the id in the body is held to the own company', async () => {
    const other = await buildCompany(server);
    const editor = await personWith(server, company, { permissions: ['EDIT_COMPANIES'] });
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
    const ambitious = await personWith(server, company, { permissions: ['ADD_COMPANIES'] });
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

async function reportVersion(companyId: string, locationId: string, version: string): Promise<void> {
  await server.database.inCompany(companyId, (scope) =>
    scope.db
      .insertInto('contacts')
      .values({ company_id: companyId, location_id: locationId, last_ping: new Date(), software_version: version })
      .execute(),
  );
}
