import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Client, type ServerProcess, signIn } from './server-process.ts';

/** The PostgreSQL below the servers. */
export interface StoppableDatabase {
  halt(): Promise<void>;
  resume(): Promise<void>;
}

export interface RestartResult {
  readonly stops: number;
  readonly acknowledged: number;
  /** Acknowledged saves that are not in the history, or not as they were sent. */
  readonly lost: number;
  /** Answers other than 200, 409 and 503 with Retry-After. */
  readonly wrongAnswers: readonly string[];
  /** Locations whose publication did not complete, or whose pointer moved more or less than once per publication. */
  readonly unpublished: number;
}

const stopsEach = 2;
const savedSchema = z.object({ overrideVer: z.number() });
const viewSchema = z.object({ override: z.object({ ver: z.number() }).nullable() });
const historySchema = z.array(z.object({ version: z.number(), changes: z.array(z.object({ to: z.unknown() })) }));
const settingsSchema = z.object({ id: z.string() });
const executionSchema = z.object({ workflowId: z.string(), runId: z.string() });
const statusSchema = z.object({
  syncCompleted: z.string().nullable(),
  locationToStatuses: z.record(z.string(), z.array(z.object({ state: z.string(), error: z.string().optional() }))),
});

/**
 * Stops the database twice in the middle of each publication, among saves, and starts it again. The servers are left
 * alone: they say 503 meanwhile and go on by themselves.
 */
export async function runRestartTrials(
  servers: readonly ServerProcess[],
  database: StoppableDatabase,
  company: string,
  publications: number,
): Promise<RestartResult> {
  for (const server of servers) await server.start();
  const clients = await Promise.all(servers.map(({ url }) => signIn(url, `admin@${company}.example`)));
  const [client] = clients;
  if (client === undefined) throw new Error('No server');
  const tenants = z.array(z.object({ id: z.string() })).parse((await client.get(`/api/tenants/${company}`)).body);
  const locationIds = tenants.map(({ id }) => id);
  const stop = { now: false };
  const savers = clients.map((one, index) => saver(one, locationIds[index] ?? '', stop));
  const saving = savers.map((one) => one.run());
  let unpublished = 0;
  for (let publication = 1; publication <= publications; publication += 1) {
    const execution = await start(client, company, locationIds, publication);
    for (let stopped = 0; stopped < stopsEach; stopped += 1) {
      await until('saves go on', async () => savers.every(({ streak }) => streak() >= 2));
      await sleep(Math.random() * 800);
      await interrupt(servers, savers, database);
    }
    const states = await untilComplete(client, company, execution);
    unpublished += locationIds.filter((id) => states[id]?.[0]?.state !== 'COMPLETED').length;
  }
  stop.now = true;
  await Promise.all(saving);
  unpublished += await countMisplaced(client, company, locationIds, publications);
  return {
    stops: publications * stopsEach,
    acknowledged: savers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    lost: (await Promise.all(savers.map((one) => one.lost(company)))).reduce((sum, lost) => sum + lost, 0),
    wrongAnswers: savers.flatMap(({ wrongAnswers }) => wrongAnswers),
    unpublished,
  };
}

async function interrupt(
  servers: readonly ServerProcess[],
  savers: readonly Saver[],
  database: StoppableDatabase,
): Promise<void> {
  const before = savers.map(({ refused }) => refused());
  await database.halt();
  await until('no server is ready', async () => (await readiness(servers)).every((status) => status === 503));
  await until('saves are refused', async () => savers.every(({ refused }, index) => refused() > (before[index] ?? 0)));
  await database.resume();
  await until('every server is ready', async () => (await readiness(servers)).every((status) => status === 200));
}

type Saver = ReturnType<typeof saver>;

/** Saves one override again and again; what was refused is read again and goes on. */
function saver(client: Client, location: string, stop: { readonly now: boolean }) {
  const acknowledged = new Map<number, string>();
  const wrongAnswers: string[] = [];
  let [refused, streak, count] = [0, 0, 0];
  const readVersion = async (): Promise<number | undefined> => {
    const { status, body } = await client.get(`/api/blobs/settings/location/${location}`);
    return status === 200 ? (viewSchema.parse(body).override?.ver ?? 0) : undefined;
  };
  const save = async (version: number): Promise<number | undefined> => {
    const value = `${location} save ${count++}`;
    const answer = await client.send('PUT', `/api/blobs/settings/overrides/location/${location}`, {
      overrideVer: version,
      changes: [
        { kind: 'SIMPLE_FIELD_CHANGED', path: ['orderTypes', 'types', { id: 2 }, 'customName'], from: '', to: value },
      ],
    });
    if (answer.status === 200) {
      const saved = savedSchema.parse(answer.body).overrideVer;
      acknowledged.set(saved, value);
      streak += 1;
      return saved;
    }
    streak = 0;
    if (answer.status === 503 && answer.retryAfter !== null) refused += 1;
    else if (answer.status !== 409) wrongAnswers.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    return undefined;
  };
  return {
    acknowledged,
    wrongAnswers,
    refused: () => refused,
    streak: () => streak,
    run: async () => {
      let version: number | undefined;
      while (!stop.now) {
        version = version === undefined ? await readVersion() : await save(version);
        // Below the limit of requests from one address.
        await sleep(version === undefined ? 50 : 30);
      }
    },
    lost: async (company: string) => {
      const { id } = settingsSchema.parse((await client.get(`/api/blobs/settings/company/${company}`)).body);
      const answer = await client.get(
        `/api/configuration/${company}/locationSettings/history?documentId=${id}&tenantId=${location}`,
      );
      const stored = new Map(historySchema.parse(answer.body).map((entry) => [entry.version, entry.changes[0]?.to]));
      return [...acknowledged].filter(([version, value]) => stored.get(version) !== value).length;
    },
  };
}

async function start(client: Client, company: string, locationIds: readonly string[], publication: number) {
  const body = {
    syncDateMillis: null,
    action: 'PUBLISH',
    locationIds,
    strategy: { kind: 'batches', size: 10, everySeconds: 0 },
  };
  const answer = await client.send('POST', `/api/sync-locations/start?companyId=${company}`, body, {
    'idempotency-key': `restart-trial-${publication}`,
  });
  return executionSchema.parse(answer.body);
}

async function untilComplete(client: Client, company: string, execution: object) {
  let states: z.infer<typeof statusSchema>['locationToStatuses'] = {};
  await until('the publication is complete', async () => {
    const answer = await client.send('POST', `/api/sync-locations/status?companyId=${company}`, execution);
    if (answer.status !== 200) return false;
    const status = statusSchema.parse(answer.body);
    states = status.locationToStatuses;
    return status.syncCompleted !== null;
  });
  return states;
}

async function countMisplaced(client: Client, company: string, locationIds: readonly string[], publications: number) {
  let misplaced = 0;
  for (const id of locationIds) {
    const { status, sequence } = await client.published(
      `/api/published-config/location-settings/${id}?companyId=${company}`,
    );
    if (status !== 200 || sequence !== publications) misplaced += 1;
  }
  return misplaced;
}

function readiness(servers: readonly ServerProcess[]): Promise<number[]> {
  return Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
}

/** Rejects when the condition does not come within a minute. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    if (await isSo()) return;
  }
  throw new Error(`Within a minute it did not come so far that ${what}`);
}
