import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, WorkflowExecution } from '@servery/contract';
import { z } from 'zod';
import { type ServerProcess, signInAs } from './server-process.ts';

export interface PublishResult {
  readonly trials: number;
  readonly locations: number;
  /** Locations whose publication did not complete. */
  readonly lost: number;
  /** Locations whose pointer moved more or less than once per publication. */
  readonly doubled: number;
  /** Locations that do not run the published documents. */
  readonly wrong: number;
  /** Longest time from a kill to the last store, in seconds. */
  readonly slowestSeconds: number;
}

/** Of the settings, the part that a trial edits. */
const blobSchema = z.looseObject({
  orderTypes: z.looseObject({ types: z.array(z.looseObject({ customName: z.string() })).min(1) }),
});

interface PublishTrials {
  /** Of the person who publishes. */
  readonly email: string;
  readonly trials: number;
  readonly log: (line: string) => void;
}

/**
 * Publishes to every location of a company and kills a server at a random moment of it, so many times; after each the
 * stores are looked at one by one.
 * @param servers the first answers the questions; any of them may be killed
 */
export async function runPublishTrials(
  servers: readonly ServerProcess[],
  company: string,
  { email, trials, log }: PublishTrials,
): Promise<PublishResult> {
  for (const server of servers) await server.start();
  const [first] = servers;
  if (first === undefined) throw new Error('No server');
  const client = await signInAs(email, first.url);
  const tenants = await client.call('listTenants', { params: { companyId: company } });
  const locationIds = tenants.map(({ id }) => id);
  const result = { trials, locations: locationIds.length, lost: 0, doubled: 0, wrong: 0, slowestSeconds: 0 };
  for (let trial = 1; trial <= trials; trial += 1) {
    const marker = `trial ${trial}`;
    await editSettings(client, company, marker);
    const execution = await start(client, company, locationIds);
    await sleep(Math.random() * 1500);
    const killed = Date.now();
    const victim = servers[Math.floor(Math.random() * servers.length)] ?? first;
    await victim.kill();
    await victim.start();
    const status = await untilComplete(client, company, execution);
    const seconds = (Date.now() - killed) / 1000;
    result.slowestSeconds = Math.max(result.slowestSeconds, seconds);
    result.lost += locationIds.filter((id) => status.locationToStatuses[id]?.[0]?.state !== 'COMPLETED').length;
    const stores = await lookAt(client, locationIds, marker);
    result.doubled += stores.filter((store) => store.sequence !== trial).length;
    result.wrong += stores.filter((store) => !store.isCurrent).length;
    log(
      `${marker}: complete ${seconds.toFixed(1)} s after the kill, lost ${result.lost}, doubled ${result.doubled}, wrong ${result.wrong}`,
    );
  }
  return result;
}

async function editSettings(client: Client, companyId: string, marker: string): Promise<void> {
  const record = await client.call('getCompanySettings', { params: { companyId } });
  const blob = blobSchema.parse(record.blob);
  const types = blob.orderTypes.types.map((type, at) => (at === 0 ? { ...type, customName: marker } : type));
  const edited = { ...blob, orderTypes: { ...blob.orderTypes, types } };
  await client.call('putCompanySettings', {
    params: { companyId },
    body: { id: record.id, ver: record.ver, blob: edited },
  });
}

function start(client: Client, companyId: string, locationIds: readonly string[]) {
  const strategy = { kind: 'batches', size: 25, everySeconds: 0 } as const;
  return client.call('startSync', {
    query: { companyId },
    body: { syncDateMillis: null, action: 'PUBLISH', locationIds, strategy },
  });
}

async function untilComplete(client: Client, companyId: string, execution: WorkflowExecution) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const status = await client
      .call('syncWorkflowStatus', { query: { companyId }, body: execution })
      .catch(() => undefined);
    if (status !== undefined && status.syncCompleted !== null) return status;
    await sleep(100);
  }
  throw new Error('The publication did not complete within a minute');
}

/** Each store's published settings: whether they are the newest, and how often the pointer has moved. */
async function lookAt(client: Client, locationIds: readonly string[], marker: string) {
  const stores = [];
  for (const locationId of locationIds) {
    const answer = await client.ask('getPublishedSettings', { params: { locationId } });
    const isCurrent = answer.ok && (await answer.text()).includes(marker);
    stores.push({ sequence: Number(answer.headers.get('x-sequence')), isCurrent });
  }
  return stores;
}
