import { type OperationId, type OperationShape, operations } from '@servery/contract';
import { permissions } from '@servery/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { writePeople } from '../demo/company-writer.ts';
import { gzipBody } from '../testing/gzip-body.ts';
import { callOperation, type Place } from '../testing/operation-calls.ts';
import {
  buildCompany,
  type Client,
  roleSets,
  signIn,
  type TestCompany,
  type TestServer,
  testServer,
} from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { accessTable } from './access-table.ts';

/** Every operation of the OpenAPI document x every kind of principal x own, sibling, other company's and absent objects. */
const principals = ['anonymous', 'reader', 'manager', 'groupManager', 'admin', 'terminal'] as const;
const objects = ['own', 'sibling', 'other', 'absent'] as const;
type Principal = (typeof principals)[number];
type ObjectKind = (typeof objects)[number];

const canary = 'CANARY-7f3a';
let server: TestServer;
let own: TestCompany;
let places: Record<ObjectKind, Place>;
let clients: Record<Principal, Client>;
let documented: Set<string>;

beforeAll(async () => {
  server = await testServer();
  own = await buildCompany(server);
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
  places = {
    own: { company: own.id, location: own.locations.one, ...ownMenu },
    sibling: { company: own.id, location: own.locations.three, ...ownMenu },
    other: { company: foreign.id, location: foreign.locations.one, ...foreignMenu },
    absent: { company: 'cmp_absent', location: 'loc_absent', menu: 'menu_absent', execution: absentExecution },
  };
  clients = {
    anonymous: anonymously({}),
    reader: await own.as('reader'),
    manager: await own.as('manager'),
    groupManager: await own.as('groupManager'),
    admin: await own.as('admin'),
    terminal: anonymously({ authorization: await credentialOf(own) }),
  };
  const openapi = (await server.http.inject('/api/openapi.json')).json();
  documented = new Set(
    Object.values<Record<string, { operationId?: string }>>(openapi.paths).flatMap((path) =>
      Object.values(path).flatMap((entry) => entry.operationId ?? []),
    ),
  );
});

async function publishedMenu(company: TestCompany, name: string): Promise<Pick<Place, 'menu' | 'execution'>> {
  const admin = await company.as('admin');
  const locationIds = Object.values(company.locations);
  const menu = (await admin('POST', `/api/menus/company/${company.id}`, ...gzipBody({ name, desc: name }))).json().id;
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

function anonymously(headers: Record<string, string>): Client {
  return (method, url, body, options) => {
    const { headers: more, ...rest } = options ?? {};
    const payload = body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) };
    const type = body === undefined || Buffer.isBuffer(body) ? {} : { 'content-type': 'application/json' };
    return server.http.inject({
      method,
      url,
      headers: { 'x-servery-request': '1', ...type, ...headers, ...more },
      ...payload,
      ...rest,
    });
  };
}

/** Sub-objects that the matrix leaves absent on purpose: behind the guard these answer 404 by themselves. */
const absentInside = new Set<OperationId>([
  'deleteCredential',
  'getImage',
  'renameImage',
  'deleteImage',
  'getTerminalImage',
  'getGroup',
  'getMenuTemplate',
  'getSettingsOverride',
  'employmentWorkflowStatus',
  'rescheduleEmploymentSync',
  'getUser',
  'deactivateUser',
  'reactivateUser',
  'inviteUser',
  'actAs',
  'endOwnSession',
  'getRole',
  'deleteRole',
  'cloneRole',
  'getDefaultRole',
  'getGrants',
  'explainPermission',
]);
/** Operations without any object: everyone signed in gets their own. */
const objectless = new Set<OperationId>([
  'getSettingsTemplate',
  'getPrintingTemplate',
  'getEmploymentTemplate',
  'listMenuTemplates',
  'getMenuTemplate',
  'listDefaultRoles',
  'getDefaultRole',
  'listCompanies',
  'listBrands',
  'createCompany',
  'editCompany',
]);
const skipped = new Set<OperationId>(['login', 'logout', 'endOtherSessions']);

const ids = Object.keys(operations)
  .filter(isOperation)
  .filter((id) => !skipped.has(id));

function isOperation(id: string): id is OperationId {
  return id in operations;
}

type Outcome = 'unauthenticated' | 'forbidden' | 'absent' | 'admitted';

function expected(id: OperationId, principal: Principal, object: ObjectKind): Outcome {
  const rule = accessTable[id];
  if (rule.who === 'everyone') return 'admitted';
  if (rule.who === 'terminal') return principal === 'terminal' ? 'admitted' : 'unauthenticated';
  if (principal === 'anonymous') return 'unauthenticated';
  if (rule.who === 'person' && rule.orTerminal === true && principal === 'terminal')
    return object === 'own' ? 'admitted' : 'absent';
  if (principal === 'terminal') return 'unauthenticated';
  if (rule.who !== 'person')
    return id === 'getNews' && (object === 'other' || object === 'absent') ? 'absent' : 'admitted';
  if (rule.on === 'provider') return 'forbidden';
  if (!objectless.has(id) && (object === 'other' || object === 'absent')) return expectedAbroad(id, principal);
  return isCovered(id, principal, object) ? 'admitted' : 'forbidden';
}

/** Foreign ids in the path look absent; where they stand in the body, rights at home are asked for first. */
function expectedAbroad(id: OperationId, principal: Principal): Outcome {
  const shape: OperationShape = operations[id];
  const isInPath = /:(companyId|locationId)\b/.test(shape.path);
  return isInPath || isCovered(id, principal, 'own') || isCoveredSomewhere(id, principal) ? 'absent' : 'forbidden';
}

const held: Record<'reader' | 'manager' | 'groupManager' | 'admin', readonly string[]> = {
  ...roleSets,
  groupManager: roleSets.manager,
};

function isCoveredSomewhere(id: OperationId, principal: Principal): boolean {
  const rule = accessTable[id];
  if (rule.who !== 'person' || principal === 'anonymous' || principal === 'terminal') return false;
  return rule.anyOf === 'anyGrant' || rule.anyOf.some((permission) => held[principal].includes(permission));
}

function isCovered(id: OperationId, principal: Principal, object: ObjectKind): boolean {
  const rule = accessTable[id];
  if (rule.who !== 'person' || !isCoveredSomewhere(id, principal)) return false;
  const isCompanyWide = principal === 'admin' || principal === 'reader';
  if (rule.on === 'wholeCompany') return isCompanyWide;
  return rule.on === 'company' || isCompanyWide || object === 'own';
}

function outcomeOf(id: OperationId, status: number): Outcome {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return status === 404 && !absentInside.has(id) ? 'absent' : 'admitted';
}

/** Questions about a location that the person may not see answer as if it were not there. */
const hidesSiblings = new Set<OperationId>(['explainValue']);

describe('the tenant isolation matrix', () => {
  test('covers every documented operation', () => {
    expect([...documented].sort()).toEqual(Object.keys(operations).sort());
  });

  test('T9 T10 T11 T17 PM-57 KE-04 KE-05 KE-06 ER-04 ER-05 ER-06 every operation admits exactly whom the access table names', async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const object of objects) {
      for (const id of ids) {
        for (const principal of principals) {
          const answer = await callOperation(id, clients[principal], places[object]);
          const outcome = outcomeOf(id, answer.statusCode);
          const wanted = expected(id, principal, object);
          const isHidden =
            hidesSiblings.has(id) && object === 'sibling' && (principal === 'manager' || principal === 'groupManager');
          cells += 1;
          if (absentInside.has(id) && wanted === 'absent' && answer.statusCode === 404) continue;
          if (outcome !== (isHidden ? 'absent' : wanted))
            wrong.push(`${id} ${principal} ${object}: ${answer.statusCode}, expected ${wanted}`);
          if (answer.body.includes(canary)) wrong.push(`${id} ${principal} ${object}: shows another company's text`);
          if (answer.statusCode >= 500) wrong.push(`${id} ${principal} ${object}: ${answer.statusCode}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBe(ids.length * principals.length * objects.length);
  });

  test('KE-03 ER-03 foreign and absent look the same, to the byte', async () => {
    for (const id of ids) {
      for (const principal of ['admin', 'manager', 'reader'] as const) {
        const [foreign, absent] = [
          await callOperation(id, clients[principal], places.other),
          await callOperation(id, clients[principal], places.absent),
        ];
        if (foreign.statusCode === 404)
          expect([id, foreign.statusCode, foreign.body]).toEqual([id, absent.statusCode, absent.body]);
      }
    }
  });

  test('denied calls change no row of the other company', async () => {
    const before = await fingerprint(places.other.company);
    for (const id of ids)
      for (const principal of ['admin', 'manager'] as const) await callOperation(id, clients[principal], places.other);
    expect(await fingerprint(places.other.company)).toEqual(before);
  });

  test('each single permission opens exactly the operations that ask for it', async () => {
    const wrong: string[] = [];
    const people = await onePermissionEach();
    for (const id of ids) {
      const rule = accessTable[id];
      if (rule.who !== 'person' || rule.anyOf === 'anyGrant' || rule.on === 'provider') continue;
      for (const [permission, client] of people) {
        const { statusCode } = await callOperation(id, client, places.own);
        const isAdmitted = statusCode !== 403;
        if (isAdmitted !== rule.anyOf.some((code) => code === permission))
          wrong.push(`${id} with ${permission}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

/** A person per permission, each with a role of that one permission on the whole company. */
async function onePermissionEach(): Promise<[string, Client][]> {
  const id = own.tag;
  const people = permissions.map((permission, index) => ({
    id: `one_${index}_${id}`,
    email: `p${index}@${id}.one`,
    name: permission,
    roleId: `only_${index}`,
    on: { type: 'GLOBAL' as const, id: '' },
  }));
  const roles = permissions.map((permission, index) => ({
    id: `only_${index}`,
    name: permission,
    permissions: [permission],
  }));
  await writePeople(server.database, own.id, roles, people, 'correct horse 1');
  const clients: [string, Client][] = [];
  for (const [index, permission] of permissions.entries())
    clients.push([permission, await signIn(server, `p${index}@${id}.one`)]);
  return clients;
}

/** A checksum per table of everything that a company has, but for sessions, which its own people touch. */
async function fingerprint(companyId: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  const { rows } = await sql<{
    name: string;
  }>`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'company_id'`.execute(
    server.database.owner,
  );
  for (const { name } of rows.filter((row) => row.name !== 'sessions')) {
    const sum = await sql<{
      sum: string;
    }>`SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM ${sql.table(name)} t WHERE company_id = ${companyId}`.execute(
      server.database.owner,
    );
    sums[name] = sum.rows[0]?.sum ?? '';
  }
  return sums;
}
