import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { auditActions } from '../../testing/audit-actions.ts';
import { gzipBody } from '../../testing/gzip-body.ts';
import { personWith, signInProvider } from '../../testing/test-employees.ts';
import { buildCompany, signIn, type TestCompany, testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { server, company } = await testCompany();
const staff = await signInProvider(server, ['COMPANY_ADMIN', 'ACCESS_CONFIGURATION_OPTIONS']);

async function remove(doomed: TestCompany): Promise<void> {
  const { name } = (await staff('GET', `/api/companies/${doomed.id}`)).json();
  expect((await staff('POST', `/api/companies/${doomed.id}/delete`, { name })).statusCode).toBe(204);
}

async function publishedCount(companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT location_id)::int AS count FROM published WHERE company_id = ${companyId}`.execute(
    server.database.owner,
  );
  return rows[0]?.count ?? 0;
}

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
    expect(await auditActions(server, doomed.id)).toContain('DELETE_COMPANY');
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
    const suicidal = await personWith(server, company, { permissions: ['COMPANY_ADMIN'] });
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
    const menu = (await admin('POST', `/api/menus/company/${doomed.id}`, gzipBody({ name: 'Main', desc: '' }))).json()
      .id;
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
