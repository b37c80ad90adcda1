import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type pg from 'pg';
import { Fault } from '../../fault.ts';
import { outageOf } from '../../outages.ts';
import type { CommitWatch } from './commit-watch.ts';
import { NoAnswerError, within } from './within.ts';

export interface ConnectionLimits {
  /** Of one statement, told to PostgreSQL at the beginning of each transaction; it ends there with 57014. */
  readonly statementMillis: number;
  /** Of a COMMIT, which PostgreSQL itself does not limit; absent: 4 s. */
  readonly commitMillis?: number;
}

/** So much longer than PostgreSQL's own limit is waited for an answer. */
const patienceMillis = 2000;
/** BEGIN waits for nothing: a connection that does not answer it is dead. */
const beginMillis = 2000;
const usualCommitMillis = 4000;

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** One connection while it is lent out. It goes back to the pool only while its state is known. */
export class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #limits: ConnectionLimits;
  readonly #watch: CommitWatch;
  #isBroken = false;
  #hasWritten = false;

  constructor(client: pg.PoolClient, limits: ConnectionLimits, watch: CommitWatch) {
    this.#client = client;
    this.#limits = limits;
    this.#watch = watch;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#ask(sql, parameters);
    const isWrite = writes.has(command);
    this.#hasWritten ||= isWrite && rowCount !== 0;
    return isWrite ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed');
  }

  /**
   * A start-up parameter would be refused by a pooler such as PgBouncer: settings travel with the transaction. Statements here take
   * milliseconds; where the planner guesses much more, compiling them takes hundreds.
   */
  async begin(): Promise<void> {
    this.#hasWritten = false;
    const begin = `BEGIN; SET LOCAL statement_timeout = ${this.#limits.statementMillis}; SET LOCAL jit = off`;
    await this.#ask(begin, undefined, beginMillis);
  }

  /** @throws Fault 503: DATABASE_UNAVAILABLE, nothing is saved; OUTCOME_UNKNOWN, the confirmation did not come. */
  async commit(): Promise<void> {
    await this.#watch.requireCommit((text) => this.#ask(text));
    const { command } = await this.#watch.timed(this.#confirm());
    // An earlier statement had failed.
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /** Never throws: a connection that cannot is not used again, and its transaction ends with it. */
  async rollback(): Promise<void> {
    if (this.#isBroken) return;
    try {
      await this.#ask('ROLLBACK');
    } catch {
      this.#isBroken = true;
    }
  }

  /** One statement in a transaction of its own, with the limits of one; an index that is built CONCURRENTLY admits none around it. */
  async runSingle(text: string, values?: readonly unknown[]): Promise<pg.QueryResult> {
    if (/\bCONCURRENTLY\b/.test(text)) return this.#ask(text, values);
    await this.begin();
    try {
      const result = await this.#ask(text, values);
      this.#hasWritten = true;
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  async #confirm(): Promise<pg.QueryResult> {
    try {
      return await this.#ask('COMMIT', undefined, this.#limits.commitMillis ?? usualCommitMillis);
    } catch (error) {
      const isUnknown = this.#hasWritten && outageOf(error)?.code === 'DATABASE_UNAVAILABLE';
      throw isUnknown ? new Fault(503, 'OUTCOME_UNKNOWN') : error;
    }
  }

  async #ask(
    text: string,
    values?: readonly unknown[],
    millis = this.#limits.statementMillis + patienceMillis,
  ): Promise<pg.QueryResult> {
    try {
      return await within(millis, this.#client.query(text, values === undefined ? undefined : [...values]));
    } catch (error) {
      // One that does not answer may still do so in the middle of other work; one that is read-only leads to a standby.
      this.#isBroken ||= error instanceof NoAnswerError || isReadOnly(error);
      throw error;
    }
  }
}

/** 25006: this server is a standby, or was told to accept no writes. */
function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}
