import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, ServerAnswerError, type WorkflowExecution, type WorkflowStatus } from '@servery/contract';
import { type ServerProcess, signInAs } from './server-process.ts';
import { readStoredValues } from './stored-versions.ts';

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

interface RestartTrials {
  readonly company: string;
  readonly publications: number;
}

/**
 * Stops the database twice in the middle of each publication, among saves, and starts it again. The servers are left
 * alone: they say 503 meanwhile and go on by themselves.
 */
export async function runRestartTrials(
  servers: readonly ServerProcess[],
  database: StoppableDatabase,
  { company, publications }: RestartTrials,
): Promise<RestartResult> {
  for (const server of servers) await server.start();
  const clients = await Promise.all(servers.map(({ url }) => signInAs(`admin@${company}.example`, url)));
  const [client] = clients;
  if (client === undefined) throw new Error('No server');
  const tenants = await client.call('listTenants', { params: { companyId: company } });
  const locationIds = tenants.map(({ id }) => id);
  const stop = { now: false };
  const savers = clients.map((one, index) => saver(one, locationIds[index] ?? '', stop));
  const saving = savers.map((one) => one.run());
  let unpublished = 0;
  for (let publication = 1; publication <= publications; publication += 1) {
    const execution = await start(client, company, { locationIds, publication });
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
  unpublished += await countMisplaced(client, locationIds, publications);
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
function saver(client: Client, locationId: string, stop: { readonly now: boolean }) {
  const acknowledged = new Map<number, string>();
  const wrongAnswers: string[] = [];
  const params = { locationId };
  let [refused, streak, count] = [0, 0, 0];
  const readVersion = async (): Promise<number> => {
    const { override } = await client.call('getLocationSettings', { params });
    return override?.ver ?? 0;
  };
  const save = async (version: number): Promise<number> => {
    const value = `${locationId} save ${count++}`;
    const path = ['orderTypes', 'types', { id: 2 }, 'customName'];
    const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: '', to: value }] as const;
    const saved = await client.call('putSettingsOverride', {
      params,
      body: { overrideVer: version, changes },
    });
    const next = saved.overrideVer ?? 0;
    acknowledged.set(next, value);
    streak += 1;
    return next;
  };
  const noteRefusal = (error: unknown): undefined => {
    if (!(error instanceof ServerAnswerError)) throw error;
    streak = 0;
    if (error.status === 503 && error.retryAfter !== null) refused += 1;
    else if (error.status !== 409) wrongAnswers.push(`${error.status} ${error.body}`);
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
        version = version === undefined ? await readVersion().catch(refusal) : await save(version).catch(noteRefusal);
        // Below the limit of requests from one address.
        await sleep(version === undefined ? 50 : 30);
      }
    },
    lost: async (companyId: string) => {
      const { id: documentId } = await client.call('getCompanySettings', { params: { companyId } });
      const stored = await readStoredValues(client, { companyId, documentId, locationId });
      return [...acknowledged].filter(([version, value]) => stored.get(version) !== value).length;
    },
  };
}

interface Start {
  readonly locationIds: readonly string[];
  readonly publication: number;
}

function start(client: Client, companyId: string, { locationIds, publication }: Start) {
  const strategy = { kind: 'batches', size: 10, everySeconds: 0 } as const;
  return client.call('startSync', {
    query: { companyId },
    body: { syncDateMillis: null, action: 'PUBLISH', locationIds, strategy },
    headers: { 'idempotency-key': `restart-trial-${publication}` },
  });
}

async function untilComplete(client: Client, companyId: string, execution: WorkflowExecution) {
  let states: WorkflowStatus['locationToStatuses'] = {};
  await until('the publication is complete', async () => {
    const status = await client.call('syncWorkflowStatus', { query: { companyId }, body: execution }).catch(refusal);
    if (status === undefined) return false;
    states = status.locationToStatuses;
    return status.syncCompleted !== null;
  });
  return states;
}

/** An answer that is a refusal counts as none; a connection that breaks does not. */
function refusal(error: unknown): undefined {
  if (!(error instanceof ServerAnswerError)) throw error;
}

async function countMisplaced(client: Client, locationIds: readonly string[], publications: number) {
  let misplaced = 0;
  for (const locationId of locationIds) {
    const answer = await client.ask('getPublishedSettings', { params: { locationId } });
    await answer.body?.cancel();
    if (!answer.ok || Number(answer.headers.get('x-sequence')) !== publications) misplaced += 1;
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
