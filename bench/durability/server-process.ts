import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, signIn } from '@servery/contract';

/** A server in a process of its own that can be killed at any moment and started again on the same data. */
export interface ServerProcess {
  readonly url: string;
  start(): Promise<void>;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** SIGTERM, and until it has ended. */
  end(): Promise<void>;
  /** Exit code and error text of a start that is expected to fail. */
  readonly child: () => ChildProcess | undefined;
}

/**
 * @param flags of Node itself
 * @param root of the checkout whose server it is
 */
export async function serverProcess(
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  root = '.',
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  // A harness that fails leaves no server behind.
  process.on('exit', () => child?.kill('SIGKILL'));
  return {
    url,
    child: () => child,
    start: async () => {
      child = spawn(process.execPath, [...flags, 'packages/server/src/main.ts'], {
        cwd: root,
        env: {
          ...process.env,
          LOG_LEVEL: 'error',
          SERVERY_SECRET_KEY: 'the same for every node of a trial',
          SERVERY_DEMO_WEEKS: '0',
          ...env,
          PORT: String(port),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilReady(url, child);
    },
    kill: () => ended(child, 'SIGKILL'),
    end: () => ended(child, 'SIGTERM'),
  };
}

async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/** One person of the demo or of a fleet; sessions live in the database, so this one outlives every kill. */
export function signInAs(email: string, url: string): Promise<Client> {
  return signIn({ url }, { email, password: 'demo1234' });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: the database did not open`);
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error('The server was not ready within 60 seconds');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
