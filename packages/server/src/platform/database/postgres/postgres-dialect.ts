import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { PostgresConnection } from './postgres-connection.ts';
import type { PostgresPool } from './postgres-pool.ts';

/** Kysely's PostgreSQL on connections with limits: its own driver hands a connection on whatever became of its queries. */
export function postgresDialect(pool: PostgresPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOn(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOn(pool: PostgresPool): Driver {
  return {
    init: async () => undefined,
    acquireConnection: () => pool.connect(),
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    releaseConnection: async (connection) => ours(connection).release(),
    destroy: () => pool.close(),
  };
}

function ours(connection: DatabaseConnection): PostgresConnection {
  if (connection instanceof PostgresConnection) return connection;
  throw new TypeError('A connection of another driver');
}
