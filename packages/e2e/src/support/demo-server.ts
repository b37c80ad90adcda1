import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDatabase } from '../../../../tools/src/new-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface DemoServer {
  readonly url: string;
  /** Puts a clock right that was behind. */
  catchUp(): void;
  stop(): Promise<void>;
}

interface DemoSetUp {
  /** The server makes its demo of nothing, instead of starting on a copy of the demo that the run made first. */
  readonly isNew?: boolean;
  /** So many hours the clock of the server is behind, until it catches up. */
  readonly hoursBehind?: number;
  /** Variables that the server receives beside those of every demo. */
  readonly environment: Readonly<Record<string, string>>;
}

const patienceMs = 120_000;

/** A run that fails leaves no server behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Makes the demo once, of which the servers of the journeys start on copies.
 * @param database address of an empty database of PostgreSQL; undefined: in the embedded one of the folder, which costs a
 * journey more processor time
 */
export async function makeDemo(folder: string, database: string | undefined): Promise<void> {
  const server = await startIn(folder, onPostgres(database));
  await server.stop();
}

/** A server with a fresh demo, in a folder and a database of its own. */
export async function startDemoServer({ isNew = false, hoursBehind = 0, environment }: DemoSetUp): Promise<DemoServer> {
  const folder = temporaryFolder('journey');
  const { SERVERY_JOURNEY_DEMO: made, SERVERY_JOURNEY_DATABASE: database } = process.env;
  if (!isNew && made !== undefined) cpSync(made, folder, { recursive: true });
  const own = database && (await newDatabase(database, isNew ? undefined : database));
  const clock = hoursBehind === 0 ? {} : { HOURS_BEHIND: String(hoursBehind) };
  return startIn(folder, { ...onPostgres(own), ...clock, ...environment });
}

function onPostgres(url: string | undefined): Readonly<Record<string, string>> {
  if (url === undefined) return {};
  return { DATABASE_URL: url, SERVERY_DEMO: '1', SERVERY_SECRET_KEY: 'the same for the demo and its copies' };
}

/** A port that was free may be taken by another program before the server listens: then it starts on another one. */
async function startIn(
  folder: string,
  environment: Readonly<Record<string, string>>,
  attemptsLeft = 3,
): Promise<DemoServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const preloaded = 'HOURS_BEHIND' in environment ? ['--import', join(import.meta.dirname, 'behind-clock.ts')] : [];
  const child = spawn(process.execPath, [...preloaded, join(import.meta.dirname, '../../../server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      SERVERY_DATA: folder,
      LOG_LEVEL: 'warn',
      PUBLISH_BATCH_SECONDS: '1',
      STOP_NOTICE_SECONDS: '0',
      SERVERY_DEMO_WEEKS: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  try {
    await untilReady(url, child);
  } catch (error) {
    if (child.exitCode === null || attemptsLeft === 1) throw error;
    return startIn(folder, environment, attemptsLeft - 1);
  }
  return {
    url,
    catchUp: () => void child.kill('SIGUSR2'),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(250)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  child.kill('SIGKILL');
  throw new Error('The server was not ready in time');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 4173));
    });
  });
}
