import pg from 'pg';
import { isOutOfConnections, outageOf } from '../../outages.ts';
import type { CommitWatch } from './commit-watch.ts';
import { type ConnectionLimits, PostgresConnection } from './postgres-connection.ts';
import { within } from './within.ts';

export interface PostgresPool {
  connect(): Promise<PostgresConnection>;
  close(): Promise<void>;
}

export interface PoolOptions extends ConnectionLimits {
  /** One per server, in the order in which they are tried. */
  readonly addresses: readonly string[];
  readonly connections: number;
  readonly watch: CommitWatch;
  /** They are read only: a standby is as good as any other. */
  readonly isReplica?: boolean;
}

/** For a connection to open, and for a free place in the pool. */
const connectMillis = 5000;

/**
 * Connections to the server that may be written, of several. Prepared statements, session state and start-up parameters are
 * not used, so that a pooler such as PgBouncer may lie between.
 */
export function createPostgresPool(options: PoolOptions): PostgresPool {
  const { addresses, connections, watch, isReplica } = options;
  let at = 0;
  const pool = new pg.Pool({
    connectionString: addresses[at] ?? '',
    max: connections,
    connectionTimeoutMillis: connectMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // An address that leads elsewhere after a while is asked again.
    maxLifetimeSeconds: 1800,
    ...(isReplica ? {} : { onConnect: requireWritable }),
  });
  pool.on('error', () => undefined); // An idle connection that breaks is replaced at its next use.
  // One that breaks while it is lent out fails its query; without a listener its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const moveOn = (from: number): void => {
    if (from !== at) return; // Another call has done so.
    at = (at + 1) % addresses.length;
    pool.options.connectionString = addresses[at];
  };
  const connect = async (tried = 1): Promise<PostgresConnection> => {
    const from = at;
    try {
      return new PostgresConnection(await pool.connect(), options, watch);
    } catch (error) {
      if (isOutOfConnections(error) || outageOf(error) === undefined) throw error;
      moveOn(from);
      if (tried >= addresses.length) throw error;
      return connect(tried + 1);
    }
  };
  return { connect: () => connect(), close: () => pool.end() };
}

/** A standby answers reads: without this its first write would fail. */
async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await within(connectMillis, client.query('SHOW transaction_read_only'));
  if (rows[0]?.transaction_read_only === 'on') throw new ReadOnlyServerError('The server may only be read');
}

class ReadOnlyServerError extends Error {
  /** PostgreSQL's own for a write that meets one. */
  readonly code = '25006';
}
