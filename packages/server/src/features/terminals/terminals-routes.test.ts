import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { server, company, admin } = await testCompany();
const menuId = (await admin('POST', `/api/menus/company/${company.id}`, gzipBody({ name: 'Main' }))).json().id;
await admin('POST', `/api/menus/company/${company.id}/${menuId}/assign`, { locationIds: [company.locations.one] });
await admin('POST', '/api/sync-locations/start', {
  syncDateMillis: null,
  action: 'PUBLISH',
  locationIds: [company.locations.one],
});
await waitFor(async () =>
  (await admin('GET', `/api/published-config/menus/${company.locations.one}`)).statusCode === 200 ? true : undefined,
);
const credentialsUrl = `/api/tenants/${company.id}/${company.locations.one}/api-credentials`;
const credential = (await admin('POST', credentialsUrl, { name: 'Front register' })).json();

function ask(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  authorization = `Bearer ${credential.id}.${credential.secret}`,
  headers = {},
) {
  return server.http.inject({
    method,
    url,
    headers: { authorization, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

describe('terminals', () => {
  test('TN-17 TN-19 a credential’s secret is shown once and stored hashed', async () => {
    expect(credential.secret).toMatch(/^[\w-]{43}$/);
    const list = (await admin('GET', credentialsUrl)).json();
    expect(list).toEqual([{ id: credential.id, name: 'Front register', createdAt: expect.any(String) }]);
    const rows = await server.database.lookup((db) =>
      db.selectFrom('credentials').selectAll().where('id', '=', credential.id).execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(credential.secret);
  });

  test('LC-04 a check-in answers what differs and records the contact', async () => {
    const answer = (await ask('POST', '/api/terminal/check-in', { running: {}, softwareVersion: '9.1.0' })).json();
    expect(answer).toMatchObject({
      locationId: company.locations.one,
      fetch: [{ kind: 'menus', hash: expect.stringMatching(/^[0-9a-f]{64}$/), sequence: 1 }],
    });
    const [{ kind, hash }] = answer.fetch;
    expect((await ask('POST', '/api/terminal/check-in', { running: { [kind]: hash } })).json().fetch).toEqual([]);
    const tenant = await waitFor(async () => {
      const found = (await admin('GET', `/api/tenants/${company.id}/${company.locations.one}`)).json();
      return found.lastPing === null ? undefined : found;
    });
    expect(Date.now() - Date.parse(tenant.lastPing)).toBeLessThan(60_000);
    expect(tenant.softwareVersion).toBe('9.1.0');
  });

  test('MN-26 a terminal fetches its own published menu by hash, gzip as stored, 304 when equal', async () => {
    const [{ path, hash }] = (await ask('POST', '/api/terminal/check-in', { running: {} })).json().fetch;
    const whole = await ask('GET', path, undefined, undefined, { 'accept-encoding': 'gzip' });
    expect([whole.statusCode, whole.headers.etag, whole.headers['content-encoding']]).toEqual([
      200,
      `"${hash}"`,
      'gzip',
    ]);
    expect((await ask('GET', path, undefined, undefined, { 'if-none-match': `"${hash}"` })).statusCode).toBe(304);
  });

  test('an acknowledgement shows the console what runs at the store', async () => {
    const [{ kind, hash }] = (await ask('POST', '/api/terminal/check-in', { running: {} })).json().fetch;
    expect((await ask('POST', '/api/terminal/acknowledge', { running: { [kind]: hash } })).json()).toEqual({
      recorded: 1,
    });
    const row = (await admin('GET', `/api/tenants/sync-status/${company.id}`))
      .json()
      .find((tenant: { id: string }) => tenant.id === company.locations.one);
    expect(row.running).toEqual({ menus: hash });
  });

  test('a credential of one location on another’s path finds nothing', async () => {
    const other = await buildCompany(server);
    for (const id of [company.locations.two, other.locations.one, 'loc_absent']) {
      const answer = await ask('GET', `/api/published-config/menus/${id}`);
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'NOT_FOUND' }]);
    }
  });

  test('no, wrong and malformed credentials are a 401', async () => {
    for (const authorization of [
      '',
      'Bearer x',
      `Bearer ${credential.id}.${'A'.repeat(43)}`,
      `Bearer key_none.${credential.secret}`,
    ]) {
      expect((await ask('POST', '/api/terminal/check-in', { running: {} }, authorization)).statusCode).toBe(401);
    }
    expect((await admin('POST', '/api/terminal/check-in', { running: {} })).statusCode).toBe(401);
  });

  test('TN-18 a deleted credential is refused at once', async () => {
    const extra = (await admin('POST', credentialsUrl, { name: 'Spare' })).json();
    const authorization = `Bearer ${extra.id}.${extra.secret}`;
    expect((await ask('POST', '/api/terminal/check-in', { running: {} }, authorization)).statusCode).toBe(200);
    expect((await admin('POST', `${credentialsUrl}/${extra.id}/delete`)).statusCode).toBe(204);
    expect((await ask('POST', '/api/terminal/check-in', { running: {} }, authorization)).statusCode).toBe(401);
    expect((await admin('POST', `${credentialsUrl}/${extra.id}/delete`)).statusCode).toBe(404);
  });

  test('bad check-ins name their field', async () => {
    const answer = await ask('POST', '/api/terminal/check-in', { running: { menus: 'not a hash' } });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'body.running.menus']);
  });
});
