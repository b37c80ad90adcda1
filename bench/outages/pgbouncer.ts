import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountOf, freePort, untilReady } from '../../tools/src/postgres.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync);

/** Undefined: it is; else why its tests are skipped. */
export const whyNoPgbouncer =
  program === undefined ? 'PgBouncer is not installed here: apt-get install pgbouncer' : undefined;

export interface Pgbouncer {
  readonly url: string;
  stop(): Promise<void>;
}

/** In front of a PostgreSQL: transaction mode, everything else as it comes. */
export async function startPgbouncer(postgresUrl: string): Promise<Pgbouncer> {
  if (program === undefined) throw new Error(whyNoPgbouncer);
  const folder = mkdtempSync(join(tmpdir(), 'servery-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(new URL(postgresUrl), port));
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (account !== undefined) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
  const child: ChildProcess = spawn(program, ['-q', file], { stdio: 'ignore', ...account });
  await untilReady(port);
  return {
    url: `postgres://servery@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings(postgres: URL, port: number): string {
  return `[databases]
postgres = host=${postgres.hostname} port=${postgres.port} user=servery
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`;
}
