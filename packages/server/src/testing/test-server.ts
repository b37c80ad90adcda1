import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Permission } from '@servery/domain';
import {
  type AggregatorSandbox,
  type BuildSandbox,
  type CardHostSandbox,
  type GeocoderSandbox,
  type LaborSandbox,
  type Mailbox,
  type PushSandbox,
  startAggregatorSandbox,
  startBuildSandbox,
  startCardHostSandbox,
  startGeocoderSandbox,
  startLaborSandbox,
  startMailSandbox,
  startPushSandbox,
} from '@servery/sandbox';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { newDatabase } from '../../../../tools/src/new-database.ts';
import { createApp } from '../app.ts';
import { writeCompany } from '../demo/company-writer.ts';
import { type Database, embeddedDatabase, postgresDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { readEnvironment } from '../platform/environment.ts';
import { newId } from '../platform/ids.ts';
import { partsOf } from './gzip-body.ts';
import { openMemoryEngine } from './memory-engine.ts';

export interface TestServer {
  readonly http: FastifyInstance;
  /** Where it listens, for clients that come through a socket. */
  readonly url: string;
  /** Where its objects and keys lie. */
  readonly dataFolder: string;
  readonly database: Database;
  /** The mails that the server has sent. */
  readonly mailbox: Mailbox;
  /** Where its mails are read over HTTP. */
  readonly mailboxUrl: string;
  readonly cardHost: CardHostSandbox;
  readonly aggregator: AggregatorSandbox;
  readonly geocoder: GeocoderSandbox;
  readonly labor: LaborSandbox;
  readonly push: PushSandbox;
  readonly builds: BuildSandbox;
  /** The lines of its log so far: warnings and errors, unless TEST_LOG_LEVEL asks for more. */
  readonly log: readonly string[];
}

const overrides = [
  'OVERRIDE_MENUS',
  'OVERRIDE_PRICE_AND_TAX',
  'OVERRIDE_PRINTING_AND_KPS',
  'MANAGE_LOCAL_ITEMS',
] as const satisfies readonly Permission[];

/** The permissions of each kind of person of a test company. */
export const roleSets = {
  admin: [
    'MANAGE_MENUS',
    ...overrides,
    'ACCESS_CONFIGURATION_OPTIONS',
    'LOCATION_SETTINGS',
    'API_CRED_ADMIN',
    'VIEW_API_CREDS',
    'DASHBOARD',
    'USER_ADMIN',
    'ADD_LOCATION',
    'EDIT_LOCATION',
    'USER_ROLES_ADMIN',
    'GLOBAL_ROLE_GRANTING',
  ],
  manager: [...overrides, 'ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS'],
  reader: ['DASHBOARD'],
} as const satisfies Record<string, readonly Permission[]>;

export interface TestCompany {
  readonly id: string;
  /** The part that the ids of its people and the hosts of their addresses have of it: `usr_admin_<tag>`, `admin@<tag>.example`. */
  readonly tag: string;
  readonly groups: { readonly west: string; readonly east: string };
  /** `one` and `two` belong to the west group, `three` to the east. */
  readonly locations: { readonly one: string; readonly two: string; readonly three: string };
  /** Signed in on first use; each answers requests as that person. */
  readonly as: (person: TestPerson) => Promise<Client>;
}

/** admin: whole company; groupManager: west; manager: location one; reader: whole company without configuration rights. */
export type TestPerson = 'admin' | 'groupManager' | 'manager' | 'reader';

interface GivenPerson {
  readonly id: string;
  readonly as: TestPerson;
  readonly name: string;
  readonly role?: keyof typeof roleSets;
  readonly on?: { readonly type: 'GLOBAL' | 'GROUP' | 'LOCATION'; readonly id: string };
}

export type Client = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  /** A plain body, or the result of `sent` or `gzipBody`. */
  body?: unknown,
) => Promise<LightMyRequestResponse>;

const password = 'correct horse 1';
let shared: Promise<TestServer> | undefined;

/** One server on one database for all tests of a worker: companies are apart by the product's own promise. */
export function testServer(): Promise<TestServer> {
  shared ??= startServer();
  return shared;
}

async function startServer(): Promise<TestServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'servery-test-'));
  const sandbox = await startMailSandbox();
  const [cardHost, aggregator] = [await startCardHostSandbox(), await startAggregatorSandbox()];
  const [geocoder, labor] = [await startGeocoderSandbox(), await startLaborSandbox()];
  const [push, builds] = [await startPushSandbox(), await startBuildSandbox()];
  const environment = readEnvironment({
    ...process.env,
    MAIL_URL: sandbox.smtpUrl,
    MAIL_SANDBOX_URL: sandbox.mailboxUrl,
    CARD_HOST_URL: cardHost.service.url,
    CARD_HOST_TOKEN: cardHost.token,
    AGGREGATOR_URL: aggregator.service.url,
    AGGREGATOR_CLIENT_ID: aggregator.clientId,
    AGGREGATOR_CLIENT_SECRET: aggregator.clientSecret,
    GEOCODER_URL: geocoder.searchUrl,
    LABOR_URL: labor.service.url,
    LABOR_RETRY_SECONDS: '1',
    MOBILE_BUILD_URL: builds.service.url,
    MOBILE_BUILD_TOKEN: builds.token,
    PUSH_URL: push.service.url,
    PUSH_CREDENTIALS: push.credentials,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'warn',
    PUBLISH_BATCH_SECONDS: '0',
    SERVERY_SECRET_KEY: 'a secret of tests, long enough to be one',
    LICENCE_AWAIT_SECONDS: '1',
    SERVERY_DATA: dataFolder,
  });
  const postgres = process.env.TEST_DATABASE_URL;
  const database =
    postgres === undefined
      ? embeddedDatabase(await openMemoryEngine())
      : postgresDatabase(await newDatabase(postgres), { connections: 8, statementSeconds: 10 });
  await migrate(database);
  const log: string[] = [];
  const app = await createApp(environment, database, pino({ level: environment.LOG_LEVEL }, linesInto(log)));
  await app.start();
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { mailbox, mailboxUrl } = sandbox;
  return {
    http: app.http,
    url,
    dataFolder,
    database,
    mailbox,
    mailboxUrl,
    cardHost,
    aggregator,
    geocoder,
    labor,
    push,
    builds,
    log,
  };
}

/** Keeps the lines of a log; shows them too where TEST_LOG_LEVEL is set. */
function linesInto(log: string[]): Writable {
  return new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      log.push(line);
      if (process.env.TEST_LOG_LEVEL !== undefined) process.stdout.write(line);
      done();
    },
  });
}

/** A new company on the shared server, its administrator signed in. */
export async function testCompany() {
  const server = await testServer();
  const company = await buildCompany(server);
  return { server, company, admin: await company.as('admin') };
}

/** A new company with two groups, three locations and four people. */
export async function buildCompany(server: TestServer, id = newId('cmp')): Promise<TestCompany> {
  const tag = id.slice(-8);
  const groups = { west: `grp_west_${tag}`, east: `grp_east_${tag}` };
  const locations = { one: `loc_one_${tag}`, two: `loc_two_${tag}`, three: `loc_three_${tag}` };
  const timezone = 'America/Los_Angeles';
  const person = ({ id, as, name, role = 'manager', on = { type: 'GLOBAL', id: '' } }: GivenPerson) => ({
    id: `usr_${id}_${tag}`,
    email: `${as}@${tag}.example`,
    name,
    roleId: `role_${role}`,
    on,
  });
  await writeCompany(server.database, {
    id,
    name: `Company ${tag}`,
    password,
    tenants: [
      { id: groups.west, name: 'West', type: 'GROUP', timezone },
      { id: groups.east, name: 'East', type: 'GROUP', timezone },
      { id: locations.one, name: 'One', type: 'LOCATION', groupId: groups.west, timezone },
      { id: locations.two, name: 'Two', type: 'LOCATION', groupId: groups.west, timezone },
      { id: locations.three, name: 'Three', type: 'LOCATION', groupId: groups.east, timezone },
    ],
    roles: Object.entries(roleSets).map(([name, permissions]) => ({ id: `role_${name}`, name, permissions })),
    people: [
      person({ id: 'admin', as: 'admin', name: 'Ada Admin', role: 'admin' }),
      person({ id: 'group', as: 'groupManager', name: 'Gus Group', on: { type: 'GROUP', id: groups.west } }),
      person({ id: 'manager', as: 'manager', name: 'Mia Manager', on: { type: 'LOCATION', id: locations.one } }),
      person({ id: 'reader', as: 'reader', name: 'Rob Reader', role: 'reader' }),
    ],
  });
  const clients = new Map<TestPerson, Promise<Client>>();
  return {
    id,
    tag,
    groups,
    locations,
    as: (person) => {
      const client = clients.get(person) ?? signIn(server, `${person}@${tag}.example`);
      clients.set(person, client);
      return client;
    },
  };
}

/** Signs in over HTTP and answers a client that carries the cookie. */
export async function signIn(server: TestServer, email: string, secret = password): Promise<Client> {
  const address = newAddress();
  const answer = await server.http.inject({
    method: 'POST',
    url: '/api/session/login',
    remoteAddress: address,
    headers: { 'x-servery-request': '1' },
    payload: { email, password: secret },
  });
  if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`);
  const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]));
  return (method, url, given) => {
    const { body, options } = partsOf(given);
    const { headers, ...rest } = options;
    return server.http.inject({
      method,
      url,
      cookies,
      remoteAddress: address,
      headers: { 'x-servery-request': '1', ...headers },
      ...(body === undefined ? {} : { payload: asPayload(body) }),
      ...rest,
    });
  };
}

function asPayload(body: unknown): object | string | Buffer {
  if (Buffer.isBuffer(body) || typeof body === 'string') return body;
  return typeof body === 'object' && body !== null ? body : JSON.stringify(body);
}

/** An address of its own, so that limits per address do not meet between tests. */
export function newAddress(): string {
  return `10.${byte()}.${byte()}.${byte()}`;
}

function byte(): number {
  return Math.floor(Math.random() * 250) + 1;
}
