import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server in a process of its own that can be killed at any moment and started again on the same data. */
export interface ServerProcess {
  readonly url: string;
  start(): Promise<void>;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** Exit code and error text of a start that is expected to fail. */
  readonly child: () => ChildProcess | undefined;
}

export async function serverProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  // A harness that fails leaves no server behind.
  process.on('exit', () => child?.kill('SIGKILL'));
  return {
    url,
    child: () => child,
    start: async () => {
      child = spawn(process.execPath, ['packages/server/src/main.ts'], {
        env: {
          ...process.env,
          LOG_LEVEL: 'error',
          SERVERY_SECRET_KEY: 'the same for every node of a trial',
          ...env,
          PORT: String(port),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilReady(url, child);
    },
    kill: async () => {
      const dying = child;
      if (dying === undefined || dying.exitCode !== null) return;
      const gone = new Promise((resolve) => dying.once('exit', resolve));
      dying.kill('SIGKILL');
      await gone;
    },
  };
}

export interface Client {
  get(path: string): Promise<{ status: number; body: unknown }>;
  /** Rejects when the connection breaks: then nobody knows whether the write is there. */
  send(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    more?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: unknown; retryAfter: string | null }>;
  /** A published document as text, with the sequence number of its publication. */
  published(path: string): Promise<{ status: number; body: string; sequence: number }>;
}

/** Signs in once; sessions live in the database, so the cookie outlives every kill. */
export async function signIn(url: string, email: string): Promise<Client> {
  const headers = { 'x-servery-request': '1', 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/session/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'demo1234' }),
  });
  if (!answer.ok) throw new Error(`Sign-in failed with ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), retryAfter };
  };
  return {
    published: async (path) => {
      const response = await fetch(url + path, { headers: { cookie } });
      return {
        status: response.status,
        body: await response.text(),
        sequence: Number(response.headers.get('x-sequence')),
      };
    },
    get: (path) => call(path, { headers: { cookie } }),
    send: (method, path, body, more = {}) =>
      call(path, { method, headers: { ...headers, ...more, cookie }, body: JSON.stringify(body) }),
  };
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
