import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDatabase } from './new-database.ts';

export interface TemporaryPostgres extends PostgresServer {
  /** Another, empty database of the same server. */
  readonly secondUrl: string;
}

export interface PostgresServer {
  readonly url: string;
  /** Ends the server at once, as `pg_ctl -m immediate stop`: connections break, recovery runs at the next start. */
  halt(): Promise<void>;
  /** Starts it again on the same data and port; as a hot standby (read-only, promoted by `pg_promote()`) where asked. */
  resume(as?: 'primary' | 'standby'): Promise<void>;
  /** Stops every process of it where it is (SIGSTOP): connections stay open and nothing answers, as behind a cut network. */
  freeze(): void;
  /** Lets them go on. */
  thaw(): void;
  /** Ends every process of it where it is (SIGKILL), frozen or not, as a machine that is switched off. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of initdb and postgres: Debian keeps one per version. */
function findPrograms(): string | undefined {
  return (
    globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ??
    ['/usr/local/bin', '/opt/homebrew/bin'].find((folder) => existsSync(join(folder, 'initdb')))
  );
}

export function isPostgresInstalled(): boolean {
  return findPrograms() !== undefined;
}

/**
 * Settings for tests of the console and the server: a commit reaches the operating system and waits for no disk. Committed
 * data outlives a killed server or PostgreSQL, not a machine that stops. Never for a benchmark.
 */
export const withoutDiskWaits = ['fsync=off', 'full_page_writes=off'] as const;

/**
 * A PostgreSQL of our own in a temporary folder, on a free port of the loopback address. Undefined when none is installed.
 * @param settings of its configuration, each as `name=value`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TemporaryPostgres | undefined> {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const fill = ({ data, account }: DataFolder) =>
    execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'servery', '--auth=trust', '-E', 'UTF8', '--no-locale'], {
      stdio: 'ignore',
      ...account,
    });
  const server = await startIn(programs, fill, { settings });
  return { ...server, secondUrl: await newDatabase(server.url) };
}

/**
 * A streaming replica of it, which answers reads.
 * @param port where it listens, free; otherwise any
 */
export async function startReplica(primary: Pick<PostgresServer, 'url'>, port?: number): Promise<PostgresServer> {
  const programs = findPrograms() ?? '';
  const { hostname, port: primaryPort } = new URL(primary.url);
  const fill = ({ data, account }: DataFolder) =>
    execFileSync(
      join(programs, 'pg_basebackup'),
      ['-h', hostname, '-p', primaryPort, '-U', 'servery', '-D', data, '--write-recovery-conf', '--checkpoint=fast'],
      { stdio: 'ignore', ...account },
    );
  return startIn(programs, fill, { port });
}

interface DataFolder {
  readonly data: string;
  /** PostgreSQL refuses to run as root: there its own account runs it. */
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
}

/** @param fill makes the files that the server starts on */
async function startIn(
  programs: string,
  fill: (folder: DataFolder) => void,
  { settings = [], port: asked }: { readonly settings?: readonly string[]; readonly port?: number | undefined },
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-postgres-'));
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  fill({ data, account });
  const port = asked ?? (await freePort());
  const configured = ['max_connections=100', ...settings].flatMap((setting) => ['-c', setting]);
  const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...configured];
  const run = (): ChildProcess => spawn(join(programs, 'postgres'), words, { stdio: 'ignore', ...account });
  let server = run();
  await untilReady(port);
  return {
    url: `postgres://servery@127.0.0.1:${port}/postgres`,
    halt: () => end(server, 'SIGQUIT'),
    resume: async (as = 'primary') => {
      if (as === 'standby') writeFileSync(join(data, 'standby.signal'), '');
      server = run();
      await untilReady(port);
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    kill: async () => {
      signalAll(server, 'SIGKILL');
      await exitOf(server);
    },
    stop: async () => {
      signalAll(server, 'SIGCONT');
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server and its children: they have no process group in common. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const children = spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' }).stdout.split('\n');
  server.kill(signal);
  for (const child of children.filter((pid) => pid !== '')) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // It ended since.
    }
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  server.kill(signal);
  await exitOf(server);
}

async function exitOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise((resolve) => server.once('exit', resolve));
}

export function accountOf(name: string): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}

/** Until a PostgreSQL, or a pooler before one, answers at the port. */
export async function untilReady(port: number): Promise<void> {
  const probe = join(findPrograms() ?? '', 'pg_isready');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      execFileSync(probe, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`Nothing answered at port ${port}`);
}
