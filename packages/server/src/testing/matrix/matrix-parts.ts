import { sql } from 'kysely';
import { gzipBody, partsOf } from '../gzip-body.ts';
import { buildCompany, type Client, type TestCompany, type TestServer, testCompany } from '../test-server.ts';
import { waitFor } from '../wait-for.ts';
import type { WorldIds } from './operation-calls.ts';

export const principals = ['anonymous', 'reader', 'manager', 'groupManager', 'admin', 'terminal'] as const;
export const objects = ['own', 'sibling', 'other', 'absent'] as const;
export type Principal = (typeof principals)[number];
export type ObjectKind = (typeof objects)[number];

/** Occurs in every text of the other company. */
export const canary = 'CANARY-7f3a';

/** Every kind of principal, and the objects that each of them asks for: with a published menu at home and abroad. */
export async function matrixParts() {
  const { server, company: own } = await testCompany();
  const foreign = await buildCompany(server);
  await server.database.inCompany(foreign.id, (scope) =>
    scope.db
      .updateTable('tenants')
      .set({ name: sql`name || ${` ${canary}`}`, address: canary, phone: canary })
      .where('company_id', '=', foreign.id)
      .execute(),
  );
  const ownMenu = await publishedMenu(own, 'Main');
  const foreignMenu = await publishedMenu(foreign, canary);
  const absentExecution = { workflowId: 'pub_absent', runId: 'run_absent' };
  const places: Record<ObjectKind, WorldIds> = {
    own: { company: own.id, location: own.locations.one, ...ownMenu },
    sibling: { company: own.id, location: own.locations.three, ...ownMenu },
    other: { company: foreign.id, location: foreign.locations.one, ...foreignMenu },
    absent: { company: 'cmp_absent', location: 'loc_absent', menu: 'menu_absent', execution: absentExecution },
  };
  const clients: Record<Principal, Client> = {
    anonymous: anonymously(server, {}),
    reader: await own.as('reader'),
    manager: await own.as('manager'),
    groupManager: await own.as('groupManager'),
    admin: await own.as('admin'),
    terminal: anonymously(server, { authorization: await credentialOf(own) }),
  };
  return { server, own, places, clients };
}

async function publishedMenu(company: TestCompany, name: string): Promise<Pick<WorldIds, 'menu' | 'execution'>> {
  const admin = await company.as('admin');
  const locationIds = Object.values(company.locations);
  const menu = (await admin('POST', `/api/menus/company/${company.id}`, gzipBody({ name, desc: name }))).json().id;
  await admin('POST', `/api/menus/company/${company.id}/${menu}/assign`, { locationIds });
  for (const kind of ['settings', 'employment']) {
    const { id, blob } = (await admin('GET', `/api/blobs/${kind}/company/${company.id}`)).json();
    await admin('PUT', `/api/blobs/${kind}/company/${company.id}`, { id, ver: 0, blob });
  }
  await admin('POST', '/api/sync-employment/start', { syncDateMillis: null, action: 'PUBLISH', locationIds });
  const execution = (
    await admin('POST', '/api/sync-locations/start', { syncDateMillis: null, action: 'PUBLISH', locationIds, name })
  ).json();
  await waitFor(async () =>
    (await admin('GET', `/api/published-config/employment/${company.locations.three}`)).statusCode === 200
      ? true
      : undefined,
  );
  await waitFor(async () =>
    (await admin('GET', `/api/published-config/menus/${company.locations.three}`)).statusCode === 200
      ? true
      : undefined,
  );
  return { menu, execution };
}

async function credentialOf(company: TestCompany): Promise<string> {
  const admin = await company.as('admin');
  const { id, secret } = (
    await admin('POST', `/api/tenants/${company.id}/${company.locations.one}/api-credentials`, { name: 'Register' })
  ).json();
  return `Bearer ${id}.${secret}`;
}

function anonymously({ http }: TestServer, headers: Record<string, string>): Client {
  return (method, url, given) => {
    const { body, options } = partsOf(given);
    const { headers: more, ...rest } = options;
    const payload = body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) };
    const type = body === undefined || Buffer.isBuffer(body) ? {} : { 'content-type': 'application/json' };
    return http.inject({
      method,
      url,
      headers: { 'x-servery-request': '1', ...type, ...headers, ...more },
      ...payload,
      ...rest,
    });
  };
}
