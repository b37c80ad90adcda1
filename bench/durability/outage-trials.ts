import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, WorkflowExecution, WorkflowStatus } from '@servery/contract';
import { refusal, type Saver, saver } from './saver.ts';
import { type ServerProcess, signInAs } from './server-process.ts';

/** The PostgreSQL below the servers. */
export interface StoppableDatabase {
  halt(): Promise<void>;
  resume(): Promise<void>;
}

export interface OutageResult {
  readonly outages: number;
  readonly acknowledged: number;
  /** Acknowledged saves that are not in the history, or not as they were sent. */
  readonly lost: number;
  /** Saves that were to come again: 503 with Retry-After. */
  readonly refused: number;
  /** Answers other than 200, 409 and 503 with Retry-After. */
  readonly wrongAnswers: readonly string[];
  /** Locations whose publication did not complete, or whose pointer moved more or less than once per publication. */
  readonly unpublished: number;
}

/** Where people reach a server. */
type Entry = Pick<ServerProcess, 'url' | 'start'>;

/** Servers of which each has somebody who saves without a pause. */
export interface SavingServers {
  readonly servers: readonly Entry[];
  readonly savers: readonly Saver[];
}

interface OutageTrials {
  readonly company: string;
  readonly publications: number;
  readonly outagesEach: number;
  /** Takes the database away, and returns once every server is ready again. */
  readonly interrupt: (saving: SavingServers) => Promise<void>;
}

/**
 * Takes the database away in the middle of each publication, among saves. The servers keep running: they answer 503 while it is away and go
 * on automatically.
 */
export async function runOutageTrials(
  servers: readonly Entry[],
  { company, publications, outagesEach, interrupt }: OutageTrials,
): Promise<OutageResult> {
  const { client, locationIds, savers, end } = await beginSaving(servers, company);
  let unpublished = 0;
  for (let publication = 1; publication <= publications; publication += 1) {
    const execution = await start(client, company, { locationIds, publication });
    for (let outage = 0; outage < outagesEach; outage += 1) await interrupt({ servers, savers });
    const states = await untilComplete(client, company, execution);
    unpublished += locationIds.filter((id) => states[id]?.[0]?.state !== 'COMPLETED').length;
  }
  const saved = await end();
  unpublished += await countMisplaced(client, locationIds, publications);
  return { outages: publications * outagesEach, ...saved, unpublished };
}

interface LossControl extends Pick<OutageTrials, 'company' | 'interrupt'> {
  readonly outages: number;
  /** Makes the database forget: asked once everybody is signed in. */
  readonly loosen?: () => Promise<void>;
}

/** The same outages among saves of a database that loses confirmed saves: a trial that counts nothing here sees nothing. */
export async function runLossControl(
  servers: readonly Entry[],
  { company, outages, loosen, interrupt }: LossControl,
): Promise<Omit<OutageResult, 'outages' | 'unpublished'>> {
  const { savers, end } = await beginSaving(servers, company);
  await loosen?.();
  for (let outage = 0; outage < outages; outage += 1) await interrupt({ servers, savers });
  await savesGoOn(savers);
  return end();
}

/** One saver per server, each at a location of its own. */
async function beginSaving(servers: readonly Entry[], company: string) {
  for (const server of servers) await server.start();
  const clients = await Promise.all(servers.map(({ url }) => signInAs(`admin@${company}.example`, url)));
  const [client] = clients;
  if (client === undefined) throw new Error('No server');
  const tenants = await client.call('listTenants', { params: { companyId: company } });
  const locationIds = tenants.map(({ id }) => id);
  const stop = { now: false };
  const savers = clients.map((one, index) => saver(one, locationIds[index] ?? '', stop));
  const saving = savers.map((one) => one.run());
  const end = async () => {
    stop.now = true;
    await Promise.all(saving);
    const lost = await Promise.all(savers.map((one) => one.lost(company)));
    return {
      acknowledged: savers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      lost: lost.reduce((sum, one) => sum + one, 0),
      refused: savers.reduce((sum, { refused }) => sum + refused(), 0),
      wrongAnswers: savers.flatMap(({ wrongAnswers }) => wrongAnswers),
    };
  };
  return { client, locationIds, savers, end };
}

export function savesGoOn(savers: readonly Saver[]): Promise<void> {
  return until('saves go on', async () => savers.every(({ streak }) => streak() >= 2));
}

/** Ends the database at once and starts it again, once every server has noticed. */
export async function restart({ servers, savers }: SavingServers, database: StoppableDatabase): Promise<void> {
  await savesGoOn(savers);
  await sleep(Math.random() * 800);
  const before = savers.map(({ refused }) => refused());
  await database.halt();
  await until('no server is ready', async () => (await readiness(servers)).every((status) => status === 503));
  await until('saves are refused', async () => savers.every(({ refused }, index) => refused() > (before[index] ?? 0)));
  await database.resume();
  await untilReady(servers);
}

export function untilReady(servers: readonly Entry[]): Promise<void> {
  return until('every server is ready', async () => (await readiness(servers)).every((status) => status === 200));
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
    headers: { 'idempotency-key': `outage-trial-${publication}` },
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

async function countMisplaced(client: Client, locationIds: readonly string[], publications: number) {
  let misplaced = 0;
  for (const locationId of locationIds) {
    const answer = await client.ask('getPublishedSettings', { params: { locationId } });
    await answer.body?.cancel();
    if (!answer.ok || Number(answer.headers.get('x-sequence')) !== publications) misplaced += 1;
  }
  return misplaced;
}

function readiness(servers: readonly Entry[]): Promise<number[]> {
  return Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
}

/** Rejects when the condition does not come within a minute. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    if (await isSo()) return;
  }
  throw new Error(`Within a minute it did not come so far that ${what}`);
}
