import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@servery/contract';
import pg from 'pg';
import { z } from 'zod';
import { startPostgres, type TemporaryPostgres } from '../../tools/src/postgres.ts';
import { type ServerProcess, serverProcess, signInAs } from '../durability/server-process.ts';

export const hasPostgres = process.env.TRIALS_DATABASE_URL !== undefined;

/** The answer to a call: its status, its code, and whether it said when to ask again. */
export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly saysWhen: boolean;
}

/** A refusal that goes away without help. */
export function refusedWith(code: string): Answer {
  return { status: 503, code, saysWhen: true };
}

export interface OneNode {
  readonly server: ServerProcess;
  readonly client: Client;
  read(): Promise<Answer>;
  /** @param locationId one each, so that saves do not wait for each other */
  save(locationId: string): Promise<Answer>;
  /** Reads the values that a save needs; the save follows when it is called. */
  readySave(locationId: string): Promise<() => Promise<Answer>>;
  untilReady(): Promise<void>;
  /** An answer of `/readyz` is a second old at most. */
  untilNotReady(): Promise<void>;
  close(): Promise<void>;
}

/** A node with the demo whose statements have two seconds, and its administrator signed in. */
export async function oneNode(env: Readonly<Record<string, string>>): Promise<OneNode> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-outages-'));
  const server = await serverProcess({
    SERVERY_DATA: folder,
    SERVERY_DEMO: '1',
    DATABASE_POOL: '4',
    DATABASE_STATEMENT_SECONDS: '2',
    LOG_LEVEL: 'fatal',
    ...env,
  });
  await server.start();
  const client = await signInAs('admin@harbor.example', server.url);
  const readiness = async () =>
    (await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(withinMillis) })).status;
  const readySave = async (locationId: string) => {
    const changes = [
      { kind: 'SIMPLE_FIELD_CHANGED', path: [...placePath], from: '', to: crypto.randomUUID() },
    ] as const;
    const { override } = await client.call('getLocationSettings', { params: { locationId } });
    const body = { overrideVer: override?.ver ?? 0, changes };
    return () => answerOf(client.ask('putSettingsOverride', { params: { locationId }, body, withinMillis }));
  };
  return {
    server,
    client,
    read: () => answerOf(client.ask('getLocationSettings', { params: { locationId: 'pier-39' }, withinMillis })),
    save: async (locationId) => (await readySave(locationId))(),
    readySave,
    untilReady: () => until('the node is ready', async () => (await readiness()) === 200),
    untilNotReady: () => until('the node is not ready', async () => (await readiness()) === 503),
    close: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const placePath = ['orderTypes', 'types', { id: 2 }, 'customName'] as const;

const refusalSchema = z.object({ error: z.string() });

/** No answer for so long is a hang. */
const withinMillis = 20_000;

async function answerOf(asked: Promise<Response>): Promise<Answer> {
  const answer = await asked;
  const text = await answer.text();
  const code = answer.ok ? undefined : refusalSchema.parse(JSON.parse(text)).error;
  return { status: answer.status, code, saysWhen: answer.headers.has('retry-after') };
}

/** A PostgreSQL of the test's own. */
export async function ownPostgres(): Promise<TemporaryPostgres> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is not installed here');
  return postgres;
}

/** Each statement on its own, as an operator would type them. */
export async function operate(url: string, ...statements: readonly string[]): Promise<pg.QueryResult | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let result: pg.QueryResult | undefined;
  for (const statement of statements) result = await client.query(statement);
  await client.end();
  return result;
}

/** Rejects when the condition does not come within half a minute. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(100)) {
    if (await isSo()) return;
  }
  throw new Error(`Within half a minute it did not come so far that ${what}`);
}
