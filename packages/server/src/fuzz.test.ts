import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { type OperationShape, operations } from '@servery/contract';
import { expect, test } from 'vitest';
import { partsOf, sent } from './testing/gzip-body.ts';
import { type FuzzedRequest, fuzz, type KnownValues, type Random, targetsOf } from './testing/openapi-cases.ts';
import { buildCompany, type Client, newAddress, signIn, testCompany } from './testing/test-server.ts';

/** `npm run fuzz` asks for more, and for another seed. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 20261122);
/** The error codes for an outside service that fails, or for a server with too much to do. */
const outages = ['NOT_CONFIGURED', 'AGGREGATOR_UNAVAILABLE', 'CARD_HOST_UNAVAILABLE', 'GEOCODER_UNAVAILABLE', 'BUSY'];
const longestMillis = 60_000;
const mostGrowth = 150 * 1024 * 1024;

const { server, company, admin } = await testCompany();
const foreign = await buildCompany(server);
const menu = await createMenu();
const known: KnownValues = {
  companyId: [company.id, company.id, company.id, foreign.id, 'cmp_absent'],
  locationId: [...Object.values(company.locations), foreign.locations.one, 'loc_absent'],
  locationIds: [...Object.values(company.locations), foreign.locations.one],
  groupId: [...Object.values(company.groups), foreign.groups.west],
  groupIds: [...Object.values(company.groups), foreign.groups.west],
  tenantId: [company.locations.one, company.groups.west],
  menuId: [menu, 'menu_absent'],
  documentId: [menu, `set_${company.id}`, `emp_${company.id}`],
  overrideId: [`set_${company.id}__${company.locations.one}`],
  userId: [`usr_reader_${company.tag}`, 'usr_absent'],
  roleId: ['role_reader', 'role_manager', 'role_absent'],
  kind: ['menu', 'locationSettings', 'employment', 'settings'],
  v1: ['1', '2'],
  v2: ['1', '0'],
  expectedVersion: ['1', '0'],
  overrideVer: ['0', '1'],
  email: [`reader@${company.tag}.example`, 'new@fuzz.example'],
  timezone: ['America/Los_Angeles', 'Mars/Olympus'],
  '*': ['Fuzz', 'a', '1', '2026-11-22T10:00:00Z', 'https://fuzz.example', 'ACTIVE'],
};

test(`${requests} requests made from the OpenAPI document: no failure of the server, no status that it does not declare, nobody waits for ever, memory stays flat`, {
  timeout: Math.max(300_000, requests * 300),
}, async () => {
  const targets = targetsOf((await server.http.inject('/api/openapi.json')).json());
  expect(targets.length).toBeGreaterThan(80);
  const random = randomFrom(seed);
  const clients = await everybody();
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  let early = 0;
  for (let made = 0; made < requests; made += 1) {
    const target = random.oneOf(targets);
    const caller = random.oneOf(clients);
    if (target === undefined || caller === undefined) throw new Error('There is nothing to ask');
    const request = fuzz(target, random, known);
    const answer = await inTime(request, send(await caller.client(), request));
    if (!(String(answer.statusCode) in target.responses))
      wrong.push(`undeclared ${answer.statusCode} ${describe(request)}`);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode === 401) caller.forget();
    const isOutage = answer.statusCode === 503 && outages.includes(answer.json().error);
    if (answer.statusCode >= 500 && !isOutage) wrong.push(`${answer.statusCode} ${describe(request)}`);
    if (made === Math.floor(requests / 3)) early = heapInUse();
  }
  expect(wrong, `seed ${seed}`).toEqual([]);
  expect(heapInUse() - early, 'growth of the heap').toBeLessThan(mostGrowth);
  // The requests reach their subjects.
  for (const status of [200, 204, 400, 403, 404])
    expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(requests / 500);
});

async function createMenu(): Promise<string> {
  const body = gzipSync(JSON.stringify({ name: 'Fuzzed' }));
  const headers = { 'content-type': 'application/octet-stream' };
  return (await admin('POST', `/api/menus/company/${company.id}`, sent(body, { headers }))).json().id;
}

/** Each signs in again once signed out: some of the requests sign out, or end sessions. */
async function everybody() {
  const people = ['admin', 'admin', 'groupManager', 'manager', 'reader'] as const;
  const callers = people.map((person) => {
    let client: Promise<Client> | undefined;
    return {
      client: () => {
        client ??= signIn(server, `${person}@${company.tag}.example`).catch(() => withHeaders({}));
        return client;
      },
      forget: () => {
        client = undefined;
      },
    };
  });
  const path = `/api/tenants/${company.id}/${company.locations.one}/api-credentials`;
  const { id, secret } = (await admin('POST', path, { name: 'Fuzz' })).json();
  const lasting = (client: Client) => ({ client: async () => client, forget: () => undefined });
  return [...callers, lasting(withHeaders({})), lasting(withHeaders({ authorization: `Bearer ${id}.${secret}` }))];
}

function withHeaders(own: Record<string, string>): Client {
  return (method, url, given) => {
    const { body, options } = partsOf(given);
    const { headers, ...rest } = options;
    return server.http.inject({
      method,
      url,
      headers: { 'x-servery-request': '1', ...own, ...headers },
      ...(Buffer.isBuffer(body) ? { payload: body } : {}),
      ...rest,
    });
  };
}

function send(client: Client, { operationId, method, url, body }: FuzzedRequest) {
  const shape = shapeOf(operationId);
  const options = { remoteAddress: newAddress() };
  if (body === undefined) return client(method, url, sent(undefined, options));
  const json = Buffer.from(JSON.stringify(body));
  const isGzip = shape?.encoding === 'gzipJson';
  const headers = { 'content-type': isGzip ? 'application/octet-stream' : 'application/json' };
  return client(method, url, sent(isGzip ? gzipSync(json) : json, { ...options, headers }));
}

function shapeOf(id: string): OperationShape | undefined {
  return Object.entries(operations).find(([key]) => key === id)?.[1];
}

async function inTime<Value>(request: FuzzedRequest, answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer to ${describe(request)}`)), longestMillis);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function describe({ operationId, method, url, body }: FuzzedRequest): string {
  return `${operationId}: ${method} ${url.slice(0, 300)} ${(JSON.stringify(body) ?? '').slice(0, 600)}`;
}

/** mulberry32 */
function randomFrom(from: number): Random {
  let state = from >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, Math.floor(limit));
  };
  return {
    below,
    oneOf: (values) => values[below(values.length)],
    percent: (share) => below(100) < share,
  };
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}
