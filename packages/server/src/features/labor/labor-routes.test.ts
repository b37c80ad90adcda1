import { newEmploymentBlob, withoutDepartment } from '@servery/domain';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { auditActions } from '../../testing/audit-actions.ts';
import { laborCompany, laborUrl } from '../../testing/labor-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, roleSets, signIn, type TestCompany, testServer } from '../../testing/test-server.ts';

const server = await testServer();
const both = ['ACCESS_CONFIGURATION_OPTIONS', 'USER_ADMIN'] as const;

/** The same database, served without a labor service. */
async function withoutService(company: TestCompany) {
  const environment = readEnvironment({
    SERVERY_SECRET_KEY: 'a secret of tests, long enough to be one',
    LOG_LEVEL: 'silent',
  });
  const { http } = await createApp(environment, server.database, pino({ level: 'silent' }));
  return signIn({ ...server, http }, `admin@${company.tag}.example`);
}

describe('the labor service', () => {
  test('LB-01 TN-27 without configuration it is off: nothing is connected, nothing is sent', async () => {
    const { company, asked } = await laborCompany({ isConnected: false });
    const admin = await withoutService(company);
    expect((await admin('GET', '/api/labor-integration/endpoints')).json()).toEqual({ ssEndpointBase: '' });
    expect((await admin('GET', `${laborUrl(company)}/status`)).json().isOn).toBe(false);
    const body = { tenantId: company.locations.one, laborIntegration: true };
    for (const [path, given] of [
      ['/api/tenants/7shifts/laborIntegration', body],
      [`${laborUrl(company)}/run`, {}],
      [`${laborUrl(company)}/retry`, {}],
      [`${laborUrl(company)}/match`, { id: 'lab_1', externalId: null }],
    ] as const) {
      const answer = await admin('POST', path, given);
      expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'NOT_CONFIGURED' }]);
    }
    expect(asked()).toEqual([]);
  });

  test('LB-01 of a company that connected no location nothing is sent', async () => {
    const { company, admin, asked, save, entries } = await laborCompany({ isConnected: false });
    await save(() => {
      const { departments, jobTypes } = withoutDepartment(newEmploymentBlob(), '4', '1');
      return { departments, jobTypes };
    });
    await admin('POST', `/api/users/${company.id}`, { name: 'Al', email: null, grantedRoles: [{ id: 'role_reader' }] });
    expect(await entries()).toEqual([]);
    expect(asked()).toEqual([]);
  });

  test('LB-19 the endpoints name the configured base', async () => {
    const { admin } = await laborCompany({ isConnected: false });
    expect((await admin('GET', '/api/labor-integration/endpoints')).json()).toEqual({
      ssEndpointBase: server.labor.service.url,
    });
  });

  test('LB-20 LB-32 a location is connected by tenantId and laborIntegration, and learns its id there', async () => {
    const { admin, company, connect, settle, entries } = await laborCompany({ isConnected: false });
    const { one, two } = company.locations;
    const answer = await connect(one);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id: one, name: 'One', isConnected: true, locationId: null },
    ]);
    await settle();
    const { locations, counts } = (await admin('GET', `${laborUrl(company)}/status`)).json();
    expect(locations).toContainEqual({
      id: one,
      name: 'One',
      isConnected: true,
      locationId: server.labor.locationOf(one),
    });
    expect(locations).toContainEqual({ id: two, name: 'Two', isConnected: false, locationId: null });
    expect(counts).toEqual({ waiting: 0, failed: 0, sent: 12 });
    expect((await entries()).map(({ kind, name }) => `${kind} ${name}`).slice(0, 5)).toEqual([
      'DEPARTMENT Back of House',
      'DEPARTMENT Drivers',
      'DEPARTMENT Front of House',
      'DEPARTMENT Management',
      'JOB_TYPE Cashier',
    ]);
    expect(await auditActions(server, company.id)).toContain('CONNECT_LABOR');
  });

  test('LB-20 LB-31 for a location that is disconnected nothing more is sent, and everything once it is back', async () => {
    const { company, connect, save, settle, asked } = await laborCompany();
    const { one } = company.locations;
    await connect(one, false);
    await save(({ departments: [first, ...rest] }) => ({ departments: [{ ...first, name: 'Leads' }, ...rest] }));
    expect(asked('/department/update')).toEqual([]);
    await connect(one);
    await settle();
    expect(asked('/department/update')).toContainEqual([
      '/department/update',
      expect.objectContaining({ tenantId: one, name: 'Leads' }),
    ]);
    expect(asked('/department/create')).toHaveLength(4);
    expect(asked('/location/clearCache').length).toBeGreaterThan(1);
  });

  test('LB-20 groups are refused by field; places of others and deleted ones are not there', async () => {
    const { company, connect } = await laborCompany({ isConnected: false });
    const group = await connect(company.groups.west);
    expect(group.json().errors[0]).toMatchObject({ code: 'NOT_A_LOCATION', path: 'body.tenantId' });
    const foreign = await buildCompany(server);
    expect((await connect(foreign.locations.one)).statusCode).toBe(404);
    expect((await connect('loc_nobody')).statusCode).toBe(404);
  });

  test('T18 LB-21 the calls go under the base without credentials or cookies', async () => {
    const { company } = await laborCompany();
    const requests = server.labor.service.requests.filter(({ body }) =>
      JSON.stringify(body).includes(company.locations.one),
    );
    expect(requests.length).toBeGreaterThan(8);
    expect(requests.every(({ authorization }) => authorization === '')).toBe(true);
    expect(requests.every(({ method }) => method === 'POST')).toBe(true);
  });

  test('LB-32 LB-33 a tenant has its place, last contact, address, phone, timezone and its id there', async () => {
    const { company, settle, connect } = await laborCompany({ isConnected: false });
    const { one } = company.locations;
    const editor = await personWith(server, company, { permissions: ['EDIT_LOCATION'] });
    const place = { latitude: 37.8, longitude: -122.4, phone: '4155550100', timezone: 'America/Chicago' };
    const address = { street: '1 Pier', city: 'San Francisco', state: 'CA', zip: '94133' };
    const edit = { id: one, type: 'LOCATION', name: 'One', ...place, ...address };
    expect((await editor('PUT', `/api/tenants/${company.id}`, edit)).statusCode).toBe(200);
    await connect(one);
    await settle();
    const tenant = (await editor('GET', `/api/tenants/${company.id}/${one}`)).json();
    expect(tenant).toMatchObject({
      ...place,
      address: '1 Pier, San Francisco, CA 94133',
      lastPing: null,
      sevenshifts: { locationId: server.labor.locationOf(one) },
    });
  });
});

describe('who may see and steer the mirror', () => {
  test('T5 T18 LB-19 LB-20 it needs employment and people, both on the whole company', async () => {
    const { company, connect } = await laborCompany({ isConnected: false });
    const local = { type: 'LOCATION', id: company.locations.one } as const;
    const clients = {
      reader: await company.as('reader'),
      manager: await company.as('manager'),
      configurator: await personWith(server, company, { permissions: ['ACCESS_CONFIGURATION_OPTIONS'] }),
      peopleOnly: await personWith(server, company, { permissions: ['USER_ADMIN'] }),
      ofOneLocation: await personWith(server, company, { permissions: [...both, ...roleSets.manager], on: local }),
    };
    for (const [name, client] of Object.entries(clients)) {
      const paths = ['/api/labor-integration/endpoints', `${laborUrl(company)}/status`, `${laborUrl(company)}/entries`];
      const statuses = (await Promise.all(paths.map((path) => client('GET', path)))).map(
        ({ statusCode }) => statusCode,
      );
      expect([name, ...statuses]).toEqual([name, 403, 403, 403]);
      expect((await connect(company.locations.one, true, client)).statusCode).toBe(403);
      expect((await client('POST', `${laborUrl(company)}/run`, {})).statusCode).toBe(403);
    }
    const able = await personWith(server, company, { permissions: [...both] });
    expect((await able('GET', `${laborUrl(company)}/status`)).statusCode).toBe(200);
  });

  test('T5 another company sees nothing, retries nothing and matches nothing of it', async () => {
    const { company, entries } = await laborCompany();
    const [own] = await entries();
    const foreign = await buildCompany(server);
    const stranger = await foreign.as('admin');
    expect((await stranger('GET', `${laborUrl(foreign)}/entries`)).json()).toEqual({ entries: [], total: 0 });
    for (const path of ['status', 'entries'])
      expect((await stranger('GET', `${laborUrl(company)}/${path}`)).statusCode).toBe(404);
    expect((await stranger('POST', `${laborUrl(company)}/run`, {})).statusCode).toBe(404);
    const match = { id: own?.id, externalId: '5' };
    for (const place of [company, foreign])
      expect((await stranger('POST', `${laborUrl(place)}/match`, match)).statusCode).toBe(404);
    expect((await stranger('POST', `${laborUrl(foreign)}/retry`, { ids: [own?.id] })).json()).toEqual({ count: 0 });
  });
});
