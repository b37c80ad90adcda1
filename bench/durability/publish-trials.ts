import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Client, type ServerProcess, signIn } from './server-process.ts';

export interface PublishResult {
  readonly trials: number;
  readonly locations: number;
  /** Locations whose publication did not complete. */
  readonly lost: number;
  /** Locations whose pointer moved more or less than once per publication. */
  readonly doubled: number;
  /** Locations that do not run what was published. */
  readonly wrong: number;
  /** Longest time from a kill to the last store, in seconds. */
  readonly slowestSeconds: number;
}

const settingsSchema = z.object({
  id: z.string(),
  ver: z.number(),
  blob: z.looseObject({
    orderTypes: z.looseObject({ types: z.array(z.looseObject({ customName: z.string() })).min(1) }),
  }),
});
const executionSchema = z.object({ workflowId: z.string(), runId: z.string() });
const statusSchema = z.object({
  syncCompleted: z.string().nullable(),
  locationToStatuses: z.record(z.string(), z.array(z.object({ state: z.string(), error: z.string().optional() }))),
});

/**
 * Publishes to every location of a company and kills a server at a random moment of it, so many times; after each the
 * stores are looked at one by one.
 * @param servers the first answers the questions; any of them may be killed
 */
export async function runPublishTrials(
  servers: readonly ServerProcess[],
  company: string,
  email: string,
  trials: number,
  log: (line: string) => void,
): Promise<PublishResult> {
  for (const server of servers) await server.start();
  const [first] = servers;
  if (first === undefined) throw new Error('No server');
  const client = await signIn(first.url, email);
  const tenants = z.array(z.object({ id: z.string() })).parse((await client.get(`/api/tenants/${company}`)).body);
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
    const stores = await lookAt(client, company, locationIds, marker);
    result.doubled += stores.filter((store) => store.sequence !== trial).length;
    result.wrong += stores.filter((store) => !store.isCurrent).length;
    log(
      `${marker}: complete ${seconds.toFixed(1)} s after the kill, lost ${result.lost}, doubled ${result.doubled}, wrong ${result.wrong}`,
    );
  }
  return result;
}

async function editSettings(client: Client, company: string, marker: string): Promise<void> {
  const url = `/api/blobs/settings/company/${company}`;
  const { id, ver, blob } = settingsSchema.parse((await client.get(url)).body);
  const types = blob.orderTypes.types.map((type, at) => (at === 0 ? { ...type, customName: marker } : type));
  const edited = { ...blob, orderTypes: { ...blob.orderTypes, types } };
  const answer = await client.send('PUT', url, { id, ver, blob: edited });
  if (answer.status !== 200) throw new Error(`Settings were not saved: ${JSON.stringify(answer.body)}`);
}

async function start(client: Client, company: string, locationIds: readonly string[]) {
  const body = {
    syncDateMillis: null,
    action: 'PUBLISH',
    locationIds,
    strategy: { kind: 'batches', size: 25, everySeconds: 0 },
  };
  return executionSchema.parse(
    (await client.send('POST', `/api/sync-locations/start?companyId=${company}`, body)).body,
  );
}

async function untilComplete(client: Client, company: string, execution: object) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await client
      .send('POST', `/api/sync-locations/status?companyId=${company}`, execution)
      .catch(() => undefined);
    const status = answer === undefined ? undefined : statusSchema.parse(answer.body);
    if (status !== undefined && status.syncCompleted !== null) return status;
    await sleep(100);
  }
  throw new Error('The publication did not complete within a minute');
}

/** Each store's published settings: whether they are the newest, and how often the pointer has moved. */
async function lookAt(client: Client, company: string, locationIds: readonly string[], marker: string) {
  const stores = [];
  for (const id of locationIds) {
    const { status, body, sequence } = await client.published(
      `/api/published-config/location-settings/${id}?companyId=${company}`,
    );
    stores.push({ sequence, isCurrent: status === 200 && body.includes(marker) });
  }
  return stores;
}
