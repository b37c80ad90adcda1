import { Kysely } from 'kysely';
import { startRounds } from '../../work/rounds.ts';
import type { Tables } from '../tables.ts';
import { createCommitWatch } from './commit-watch.ts';
import { hostAddresses } from './hosts.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { createPostgresPool, type PostgresPool } from './postgres-pool.ts';
import { createReplicaLag } from './replica-lag.ts';

export interface ReplicaOptions {
  readonly url: string;
  readonly connections: number;
  readonly statementMillis: number;
  /** One that is further behind is not asked. */
  readonly mostSeconds: number;
}

export interface Replica {
  readonly connections: Kysely<Tables>;
  /** By how many milliseconds it is behind; undefined: it is away, further behind, or no standby of the primary. */
  lagMillis(): number | undefined;
  close(): Promise<void>;
}

const askEveryMillis = 1_000;

const positionOfPrimary = `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS position`;
const positionOfReplica = `SELECT CASE WHEN pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 END AS position`;

/** A standby that answers reads, and how far it is behind. @param primary connections to the server that it follows */
export function openReplica(primary: PostgresPool, options: ReplicaOptions): Replica {
  const { url, connections, statementMillis, mostSeconds } = options;
  const shared = { addresses: hostAddresses(url), watch: createCommitWatch(), isReplica: true };
  const pool = createPostgresPool({ ...shared, statementMillis, connections });
  const probes = createPostgresPool({ ...shared, statementMillis: askEveryMillis, connections: 1 });
  const lag = createReplicaLag();
  const watch = startRounds({
    pauseMillis: askEveryMillis,
    round: async () => {
      const at = Date.now();
      const position = await positionAt(primary, positionOfPrimary);
      if (position !== undefined) lag.notePrimary(position, at);
      lag.noteReplica(await positionAt(probes, positionOfReplica).catch(() => undefined));
    },
    // A primary that does not answer lets the replica grow older.
    onError: () => undefined,
  });
  return {
    connections: new Kysely<Tables>({ dialect: postgresDialect(pool) }),
    lagMillis: () => {
      const millis = lag.at(Date.now());
      return millis === undefined || millis > mostSeconds * 1_000 ? undefined : millis;
    },
    close: async () => {
      await watch.stop();
      await Promise.all([pool.close(), probes.close()]);
    },
  };
}

async function positionAt(pool: PostgresPool, text: string): Promise<number | undefined> {
  const connection = await pool.connect();
  try {
    const { rows } = await connection.runSingle(text);
    const position: unknown = rows[0]?.position;
    return typeof position === 'number' ? position : undefined;
  } finally {
    connection.release();
  }
}
