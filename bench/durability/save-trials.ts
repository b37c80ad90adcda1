import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Client, type ServerProcess, signIn } from './server-process.ts';

export interface TrialResult {
  readonly trials: number;
  readonly acknowledged: number;
  /** Acknowledged saves that are not in the history, or not as they were sent. */
  readonly lost: number;
  /** Versions that are missing between the first and the newest. */
  readonly gaps: number;
  /** Starts at which the database did not open. */
  readonly unopenable: number;
}

/** So many saves are acknowledged before the random moment begins, however slow the machine is. */
export const savesBefore = 3;
const longestWaitMillis = 20_000;

const location = 'pier-39';
const savedSchema = z.object({ overrideVer: z.number() });
const viewSchema = z.object({ override: z.object({ ver: z.number() }).nullable() });
const historySchema = z.array(z.object({ version: z.number(), changes: z.array(z.object({ to: z.unknown() })) }));

/**
 * Saves without a pause, breaks the server at a random moment, starts it again and compares what was acknowledged with
 * what is there; so many times over on the same data.
 * @param breakServer ends the server without any farewell
 */
export async function runSaveTrials(
  server: ServerProcess,
  trials: number,
  breakServer: () => Promise<void>,
  log: (line: string) => void,
): Promise<TrialResult> {
  await server.start();
  const client = await signIn(server.url, 'admin@harbor.example');
  const acknowledged = new Map<number, string>();
  let unopenable = 0;
  for (let trial = 1; trial <= trials; trial += 1) {
    const stop = { now: false };
    const saving = saveUntil(client, acknowledged, stop, trial);
    await settled(acknowledged, acknowledged.size + savesBefore);
    await sleep(Math.random() * 700);
    await breakServer();
    stop.now = true;
    await saving;
    try {
      await server.start();
    } catch (error) {
      unopenable += 1;
      log(`trial ${trial}: ${error instanceof Error ? error.message : error}`);
      break;
    }
    if (trial % 10 === 0) log(`trial ${trial}: ${acknowledged.size} saves acknowledged`);
  }
  const { lost, gaps } = unopenable > 0 ? { lost: acknowledged.size, gaps: 0 } : await compare(client, acknowledged);
  return { trials, acknowledged: acknowledged.size, lost, gaps, unopenable };
}

async function settled(acknowledged: ReadonlyMap<number, string>, count: number): Promise<void> {
  const until = Date.now() + longestWaitMillis;
  while (acknowledged.size < count && Date.now() < until) await sleep(5);
}

async function saveUntil(
  client: Client,
  acknowledged: Map<number, string>,
  stop: { now: boolean },
  trial: number,
): Promise<void> {
  try {
    const view = viewSchema.parse((await client.get(`/api/blobs/settings/location/${location}`)).body);
    let version = view.override?.ver ?? 0;
    for (let count = 0; !stop.now; count += 1) {
      const value = `trial ${trial} save ${count}`;
      const answer = await client.send('PUT', `/api/blobs/settings/overrides/location/${location}`, {
        overrideVer: version,
        changes: [
          { kind: 'SIMPLE_FIELD_CHANGED', path: ['orderTypes', 'types', { id: 2 }, 'customName'], from: '', to: value },
        ],
      });
      if (answer.status !== 200) throw new Error(`A save answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      version = savedSchema.parse(answer.body).overrideVer;
      acknowledged.set(version, value);
    }
  } catch (error) {
    if (!isBrokenConnection(error)) throw error;
  }
}

/** The server went away in the middle of a call: that save may be there or not. */
function isBrokenConnection(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof Error && ['TimeoutError', 'AbortError', 'SyntaxError'].includes(error.name))
  );
}

async function compare(
  client: Client,
  acknowledged: ReadonlyMap<number, string>,
): Promise<{ lost: number; gaps: number }> {
  const answer = await client.get(
    `/api/configuration/harbor/locationSettings/history?documentId=set_harbor&tenantId=${location}`,
  );
  const history = historySchema.parse(answer.body);
  const stored = new Map(history.map((entry) => [entry.version, entry.changes[0]?.to]));
  const lost = [...acknowledged].filter(([version, value]) => stored.get(version) !== value).length;
  const newest = Math.max(0, ...stored.keys());
  return { lost, gaps: newest - stored.size };
}
