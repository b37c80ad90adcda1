import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { outageOf } from '../outages.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';
import type { CompanyScope, LookupScope } from './scopes.ts';
import type { Tables } from './tables.ts';
import { actAs, runChecked } from './transaction-checks.ts';

export type { CompanyScope, LookupScope };

export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** Runs work in one transaction of one company. @throws Fault 503 while the database is away, 507 while its disk is full */
  inCompany<Result>(companyId: string, work: (scope: CompanyScope) => Promise<Result>): Promise<Result>;
  /** Runs work in one transaction over the lookup tables. */
  lookup<Result>(work: (db: LookupScope) => Promise<Result>): Promise<Result>;
  /** Whether it refused a write for want of disk space a moment ago. */
  metFullDisk(): boolean;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** The owner's connection, for migrations, backups and the job queue; never for requests. */
  readonly owner: Kysely<Tables>;
  /** What the job queue runs on: the embedded engine, or a pool of its own by connection string. */
  readonly source:
    | { readonly kind: 'embedded'; readonly engine: EmbeddedEngine }
    | { readonly kind: 'postgres'; readonly url: string };
  close(): Promise<void>;
}

/** One connection, shared by everything in the process. */
export function embeddedDatabase(engine: EmbeddedEngine): Database {
  const owner = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine.pglite }) });
  return {
    engine: 'embedded',
    owner,
    source: { kind: 'embedded', engine },
    ...scopes(owner),
    close: () => engine.close(),
  };
}

/** A pool; prepared statements and session state are not used, so that PgBouncer may stand between. */
export function postgresDatabase(url: string, connections: number): Database {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  });
  pool.on('error', () => undefined); // An idle connection that breaks is replaced at its next use.
  // One that breaks while it is lent out fails its query; without a listener its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const owner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    owner,
    source: { kind: 'postgres', url },
    ...scopes(owner),
    close: () => owner.destroy(),
  };
}

/** The embedded engine has one connection: a transaction inside a transaction would wait for itself for ever. */
const inTransaction = new AsyncLocalStorage<true>();

/** So long after a refusal the disk counts as full; then a write may show whether it still is. */
const fullMillis = 10_000;

function scopes(owner: Kysely<Tables>): Pick<Database, 'inCompany' | 'lookup' | 'ping' | 'metFullDisk'> {
  let fullUntil = 0;
  const transact = <Result>(work: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> => {
    if (inTransaction.getStore() === true)
      throw new Error('A transaction was opened inside another one: pass its scope on instead');
    return inTransaction
      .run(true, () => owner.transaction().execute(work))
      .catch((error: unknown) => {
        const outage = outageOf(error);
        if (outage?.code === 'STORAGE_FULL') fullUntil = Date.now() + fullMillis;
        throw outage ?? error;
      });
  };
  return {
    inCompany: (companyId, work) => transact((db) => runChecked(db, companyId, work)),
    lookup: (work) =>
      transact(async (db) => {
        await actAs(db, 'servery_lookup', '');
        return work(db);
      }),
    metFullDisk: () => Date.now() < fullUntil,
    ping: async () => {
      await sql`SELECT 1`.execute(owner);
    },
  };
}
