import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@servery/contract';
import { type AcknowledgedSave, countLost } from './acknowledged-saves.ts';
import { type ServerProcess, signInAs } from './server-process.ts';
import { readStoredValues } from './stored-versions.ts';

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

const place = { companyId: 'harbor', documentId: 'set_harbor', locationId: 'pier-39' } as const;

interface SaveTrials {
  readonly trials: number;
  /** Ends the server at once: no handler runs. */
  readonly breakServer: () => Promise<void>;
  readonly log: (line: string) => void;
}

/**
 * Saves without a pause, breaks the server at a random moment, starts it again and compares the acknowledged saves with
 * the stored ones; so many times over on the same data.
 */
export async function runSaveTrials(
  server: ServerProcess,
  { trials, breakServer, log }: SaveTrials,
): Promise<TrialResult> {
  await server.start();
  const client = await signInAs('admin@harbor.example', server.url);
  const acknowledged: AcknowledgedSave[] = [];
  let unopenable = 0;
  for (let trial = 1; trial <= trials; trial += 1) {
    const stop = { now: false };
    const saving = saveUntil(client, stop, { acknowledged, trial });
    await settled(acknowledged, acknowledged.length + savesBefore);
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
    if (trial % 10 === 0) log(`trial ${trial}: ${acknowledged.length} saves acknowledged`);
  }
  const { lost, gaps } = unopenable > 0 ? { lost: acknowledged.length, gaps: 0 } : await compare(client, acknowledged);
  return { trials, acknowledged: acknowledged.length, lost, gaps, unopenable };
}

async function settled(acknowledged: readonly AcknowledgedSave[], count: number): Promise<void> {
  const until = Date.now() + longestWaitMillis;
  while (acknowledged.length < count && Date.now() < until) await sleep(5);
}

interface Saves {
  readonly acknowledged: AcknowledgedSave[];
  readonly trial: number;
}

async function saveUntil(client: Client, stop: { now: boolean }, { acknowledged, trial }: Saves): Promise<void> {
  try {
    const { override } = await client.call('getLocationSettings', { params: { locationId: place.locationId } });
    let version = override?.ver ?? 0;
    for (let count = 0; !stop.now; count += 1) {
      const value = `trial ${trial} save ${count}`;
      const path = ['orderTypes', 'types', { id: 2 }, 'customName'];
      const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: '', to: value }] as const;
      const saved = await client.call('putSettingsOverride', {
        params: { locationId: place.locationId },
        body: { overrideVer: version, changes },
      });
      version = saved.overrideVer ?? 0;
      acknowledged.push({ version, value });
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
  acknowledged: readonly AcknowledgedSave[],
): Promise<{ lost: number; gaps: number }> {
  const stored = await readStoredValues(client, place);
  const newest = Math.max(0, ...stored.keys());
  return { lost: countLost(acknowledged, stored), gaps: newest - stored.size };
}
