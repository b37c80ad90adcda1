import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, type PostgresServer, startPostgres, startReplica } from '../../tools/src/postgres.ts';
import { operate } from '../outages/one-node.ts';
import { startPgbouncer } from '../outages/pgbouncer.ts';

/** `kill`: the primary is ended at once. `freeze`: it stays where it is, its connections open, as behind a cut network. */
export type Failure = 'kill' | 'freeze';

/** A PostgreSQL that is written and its streaming standby, at two addresses that stay. */
export interface Cluster {
  /** Names both; with PgBouncer, the one before each. */
  readonly url: string;
  /** The primary fails, the standby takes its place. */
  failOver(failure: Failure): Promise<void>;
  /** A fresh standby of the new primary, at the address of the one that failed. Commits wait for it again where they did. */
  restoreStandby(): Promise<void>;
  stop(): Promise<void>;
}

interface ClusterParts {
  /** Whether a commit is confirmed once the standby has it too. */
  readonly isSynchronous: boolean;
  /** Whether a PgBouncer in transaction mode is before each server. */
  readonly isPooled: boolean;
}

/** For so long before it fails, the primary cannot reach its standby: no other server has the commits that it confirms then. */
const cutMillis = 500;

export async function startCluster({ isSynchronous, isPooled }: ClusterParts): Promise<Cluster> {
  const first = await startPostgres();
  if (first === undefined) throw new Error('PostgreSQL is not installed here');
  let primary: PostgresServer = first;
  let standby: PostgresServer;
  let failed: PostgresServer | undefined;
  const follow = async (port: number) => {
    standby = await startReplica(primary, port);
    await untilStreaming(primary);
    if (isSynchronous) await configure(primary, "SET synchronous_standby_names = '*'");
  };
  const standbyPort = await freePort();
  await follow(standbyPort);
  const addresses = [primary.url, primary.url.replace(/:\d+\//, `:${standbyPort}/`)];
  const poolers = isPooled ? await Promise.all(addresses.map(startPgbouncer)) : [];
  const [one = '', other = ''] = isPooled ? poolers.map(({ url }) => url) : addresses;
  return {
    url: one.replace(/\/postgres$/, `,${new URL(other).host}/postgres`),
    failOver: async (failure) => {
      await configure(standby, "SET primary_conninfo = ''");
      await sleep(cutMillis);
      if (failure === 'freeze') primary.freeze();
      else await primary.kill();
      await operate(standby.url, 'SELECT pg_promote()');
      await configure(standby, 'RESET synchronous_standby_names', 'RESET primary_conninfo');
      failed = primary;
      primary = standby;
    },
    restoreStandby: async () => {
      const port = Number(new URL(failed?.url ?? '').port);
      // It never wakes: no other server has the commits that it would confirm then.
      await failed?.kill();
      await failed?.stop();
      failed = undefined;
      await follow(port);
    },
    stop: async () => {
      for (const pooler of poolers) await pooler.stop();
      for (const server of new Set([failed, standby, primary])) await server?.kill();
      for (const server of new Set([failed, standby, primary])) await server?.stop();
    },
  };
}

async function configure(server: PostgresServer, ...settings: readonly string[]): Promise<void> {
  const statements = settings.map((setting) => `ALTER SYSTEM ${setting}`);
  await operate(server.url, ...statements, 'SELECT pg_reload_conf()');
}

async function untilStreaming(primary: PostgresServer): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const streaming = await operate(primary.url, "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'");
    if (streaming?.rowCount === 1) return;
    await sleep(100);
  }
  throw new Error('The standby does not follow within ten seconds');
}
