import { Kysely, PGliteDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { isOutage, outageOf } from '../outages.ts';
import { currentShare, isKnownCaller } from '../work/asked-by.ts';
import { createTurns } from '../work/fair-turns.ts';
import type { Rounds } from '../work/rounds.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';
import { setHearing } from './nudges/nudges.ts';
import { createCommitWatch } from './postgres/commit-watch.ts';
import { hostAddresses } from './postgres/hosts.ts';
import { hearNudges } from './postgres/nudge-listener.ts';
import { postgresDialect } from './postgres/postgres-dialect.ts';
import { createPostgresPool, type PostgresPool } from './postgres/postgres-pool.ts';
import { openReplica, type Replica, type ReplicaOptions } from './postgres/replica.ts';
import { canCommit } from './postgres/save-probe.ts';
import type { CompanyScope, LookupScope } from './scopes.ts';
import type { Tables } from './tables.ts';
import { type OpenTransaction, openTransaction, runChecked, withoutOpeningCheck } from './transaction-checks.ts';
import { isInTransaction, runTransaction } from './when-committed.ts';

export type { CompanyScope, LookupScope };

export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** Runs work in one transaction of one company. @throws Fault 503 while the database is away, 507 while its disk is full */
  inCompany<Result>(companyId: string, work: (scope: CompanyScope) => Promise<Result>): Promise<Result>;
  /**
   * Runs work that reads and decides nothing in one transaction of one company: on a replica where there is one that is not too far
   * behind, else like `inCompany`. Rights are asked for before. Work that met an outage of the replica runs a second time.
   */
  read<Result>(companyId: string, work: (scope: CompanyScope) => Promise<Result>): Promise<Result>;
  /** By how many milliseconds the answer of `read` is behind; undefined: it is not behind, no replica is asked. */
  replicaLag(): number | undefined;
  /** Runs work in one transaction over the lookup tables. */
  lookup<Result>(work: (db: LookupScope) => Promise<Result>): Promise<Result>;
  /** Runs work in one transaction that sees the lookup tables and companies by turns: for decisions about admission. */
  admit<Result>(work: (transaction: OpenTransaction) => Promise<Result>): Promise<Result>;
  /** Receives the nudges of other nodes of the database, until it is stopped. */
  hearNudges(): Rounds;
  /** Whether it refused a write for want of disk space a moment ago. */
  metFullDisk(): boolean;
  /** Whether a save would be confirmed now; false or rejected: not. */
  canSave(): Promise<boolean>;
  /** The owner's connection, for migrations, backups and new parts of tables; never for the data of requests. */
  readonly owner: Kysely<Tables>;
  /** The base that the job queue runs on: the embedded engine, or connections of its own. */
  readonly source:
    | { readonly kind: 'embedded'; readonly engine: EmbeddedEngine }
    | { readonly kind: 'postgres'; readonly run: Run };
  close(): Promise<void>;
}

/** One statement in a transaction of its own. */
type Run = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

/** No transaction is refused: it waits as long as its request may. */
const allTransactions = Number.POSITIVE_INFINITY;

/** One connection, shared by everything in the process. Callers take turns: many transactions of one delay its own only. */
export function embeddedDatabase(engine: EmbeddedEngine): Database {
  const owner = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine.pglite }) });
  const waiting = { waiting: allTransactions, waitingOfOne: allTransactions, longestMillis: 60_000 };
  const rests = { fromMillis: 20, othersWithinMillis: 1_000, isCounted: isKnownCaller };
  const turns = createTurns({ atOnce: 1, atOnceOfOne: 1, ...waiting, rests });
  const { finish, ...scoped } = scopes(owner, (transaction) => turns.take({ share: currentShare() }, transaction));
  return {
    engine: 'embedded',
    owner,
    source: { kind: 'embedded', engine },
    ...scoped,
    read: scoped.inCompany,
    replicaLag: () => undefined,
    // One process has the folder: there is no other node.
    hearNudges: () => {
      setHearing(true);
      return { stop: async () => setHearing(false) };
    },
    canSave: async () => {
      await sql`SELECT 1`.execute(owner);
      return true;
    },
    // A transaction that cannot begin leaves Kysely's driver waiting for ever, and a rejection that ends the process.
    close: async () => {
      await finish();
      await engine.close();
    },
  };
}

export interface PostgresOptions {
  /** For requests and publications; beside them up to seven for jobs, migrations and the question whether a save would succeed. */
  readonly connections: number;
  /** A statement of a request that takes longer is given up. */
  readonly statementSeconds: number;
  /** A standby that takes reports off the primary; undefined: there is none. */
  readonly replica?: Pick<ReplicaOptions, 'url' | 'mostSeconds'> | undefined;
}

/** @param url may name several servers; the one that may be written is used. @throws StartError */
export function postgresDatabase(url: string, options: PostgresOptions): Database {
  const { connections, statementSeconds } = options;
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const shared = { addresses: hostAddresses(url), watch: createCommitWatch() };
  const limits = { statementMillis: statementSeconds * 1000 };
  const requests = new Kysely<Tables>({
    dialect: postgresDialect(createPostgresPool({ ...shared, ...limits, connections })),
  });
  const owner = new Kysely<Tables>({
    dialect: postgresDialect(createPostgresPool({ ...shared, ...ownerLimits, connections: 2 })),
  });
  const jobs = createPostgresPool({ ...shared, ...limits, connections: 4 });
  const probes = createPostgresPool({ ...shared, ...probeLimits, connections: 1 });
  const { finish, ...scoped } = scopes(requests);
  const replica = options.replica && openReplica(probes, { ...options.replica, ...limits, connections });
  return {
    engine: 'postgres',
    owner,
    source: { kind: 'postgres', run: (text, values) => runOn(jobs, text, values) },
    ...scoped,
    ...readingFrom(replica, scoped.inCompany),
    hearNudges: () => hearNudges(shared.addresses),
    canSave: () => canCommit(probes),
    close: async () => {
      await finish();
      await replica?.close();
      await Promise.all([requests.destroy(), owner.destroy(), jobs.close(), probes.close()]);
    },
  };
}

/** @param inCompany on the primary */
function readingFrom(
  replica: Replica | undefined,
  inCompany: Database['inCompany'],
): Pick<Database, 'read' | 'replicaLag'> {
  if (replica === undefined) return { read: inCompany, replicaLag: () => undefined };
  const onReplica = scopes(replica.connections);
  return {
    replicaLag: () => replica.lagMillis(),
    read: async (companyId, work) => {
      if (replica.lagMillis() === undefined) return inCompany(companyId, work);
      try {
        return await withoutOpeningCheck(() => onReplica.inCompany(companyId, work));
      } catch (error) {
        if (!isOutage(error)) throw error;
        return inCompany(companyId, work);
      }
    },
  };
}

/** A migration of a large table takes its time. */
const ownerLimits = { statementMillis: 900_000, commitMillis: 60_000 };
/** A balancer does not wait long. */
const probeLimits = { statementMillis: 500 };

async function runOn(pool: PostgresPool, text: string, values?: readonly unknown[]): Promise<pg.QueryResult> {
  const connection = await pool.connect();
  try {
    return await connection.runSingle(text, values);
  } finally {
    connection.release();
  }
}

/** So long after a refusal the disk counts as full; then a write may show whether it still is. */
const fullMillis = 10_000;

interface Scopes extends Pick<Database, 'inCompany' | 'lookup' | 'admit' | 'metFullDisk'> {
  /** No transaction begins any more. Resolves once those under way are over. */
  finish(): Promise<void>;
}

type InTurn = <Result>(transaction: () => Promise<Result>) => Promise<Result>;

function scopes(connections: Kysely<Tables>, inTurn: InTurn = (transaction) => transaction()): Scopes {
  let fullUntil = 0;
  let isClosed = false;
  const running = new Set<Promise<unknown>>();
  const transact = <Result>(work: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> => {
    // The embedded engine has one connection: a transaction inside a transaction would wait for itself for ever.
    if (isInTransaction()) throw new Error('A transaction was opened inside another one: pass its scope on instead');
    if (isClosed) return Promise.reject(new Error('The database is closed'));
    const result = runTransaction(() => inTurn(() => connections.transaction().execute(work)));
    running.add(result);
    return result
      .finally(() => running.delete(result))
      .catch((error: unknown) => {
        const outage = outageOf(error);
        if (outage?.code === 'STORAGE_FULL') fullUntil = Date.now() + fullMillis;
        throw outage ?? error;
      });
  };
  return {
    inCompany: (companyId, work) => transact((db) => runChecked(db, companyId, work)),
    lookup: (work) => transact((db) => openTransaction(db).lookup(work)),
    admit: (work) => transact((db) => work(openTransaction(db))),
    metFullDisk: () => Date.now() < fullUntil,
    finish: async () => {
      isClosed = true;
      await Promise.allSettled(running);
    },
  };
}
