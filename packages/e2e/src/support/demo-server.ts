import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../../../tools/src/postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface DemoServer {
  readonly url: string;
  stop(): Promise<void>;
}

interface DemoSetUp {
  /** The server makes its demo of nothing, instead of starting on a copy of the demo that the run made first. */
  readonly isNew?: boolean;
  /** Variables that the server receives beside those of every demo. */
  readonly environment: Readonly<Record<string, string>>;
}

const patienceMs = 120_000;

/** A run that fails leaves no server behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The database of the demo of which the databases of the journeys are copies. */
const template = 'demo';

/**
 * Makes the demo once, of which the servers of the journeys start on copies: in a data folder, and in a database of the
 * PostgreSQL at `postgres` where there is one. What the embedded database adds to a journey is work for the processor.
 */
export async function makeDemo(folder: string, postgres: string | undefined): Promise<void> {
  const server = await startIn(folder, postgres === undefined ? {} : onPostgres(createDatabase(postgres, template)));
  await server.stop();
}

/** A server with a fresh demo, in a folder and a database of its own. */
export function startDemoServer({ isNew = false, environment }: DemoSetUp): Promise<DemoServer> {
  const folder = temporaryFolder('journey');
  const { SERVERY_JOURNEY_DEMO: made, SERVERY_JOURNEY_POSTGRES: postgres } = process.env;
  const isCopy = !isNew && made !== undefined;
  if (isCopy) cpSync(made, folder, { recursive: true });
  if (postgres === undefined) return startIn(folder, environment);
  const name = `journey_${randomBytes(6).toString('hex')}`;
  const database = createDatabase(postgres, name, isCopy ? template : undefined);
  return startIn(folder, { ...onPostgres(database), ...environment });
}

function onPostgres(url: string): Readonly<Record<string, string>> {
  return { DATABASE_URL: url, SERVERY_DEMO: '1', SERVERY_SECRET_KEY: 'the same for the demo and its copies' };
}

async function startIn(folder: string, environment: Readonly<Record<string, string>>): Promise<DemoServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      SERVERY_DATA: folder,
      LOG_LEVEL: 'warn',
      PUBLISH_BATCH_SECONDS: '1',
      STOP_NOTICE_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await untilReady(url, child);
  return {
    url,
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
