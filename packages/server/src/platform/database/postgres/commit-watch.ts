import type pg from 'pg';
import { Fault } from '../../fault.ts';

export type Ask = (text: string) => Promise<pg.QueryResult>;

export interface CommitWatch {
  /** Passes on the answer of a write or a commit, and notices when that takes long. */
  timed<Result>(work: Promise<Result>): Promise<Result>;
  /** @param ask on a connection of the same user @throws Fault 503 while commits wait for a standby that does not answer */
  requireCommits(ask: Ask): Promise<void>;
  /** The same within a transaction, which waits for no standby unless it has changed or locked a row. */
  requireCommit(ask: Ask): Promise<void>;
}

/** A healthy commit is far shorter: from then on each write asks before it commits, until none waits. */
const slowMillis = 1000;

/**
 * Other roles do not see the lock that a connection waits for: the role of a company is put down first. A standby that is only slow
 * answers before that.
 */
const waiting = `SELECT EXISTS (
  SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'SyncRep'
  AND query_start < clock_timestamp() - interval '3 s') AS is_waiting`;
const writing = 'SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS is_writing';

/**
 * A COMMIT that waits for a synchronous standby has no end that PostgreSQL would set. Some are waited for and given up; the
 * connections that they leave behind at the server show the next ones that they would wait too, and those are refused
 * before their COMMIT, when it is certain that nothing is saved. So neither the pool nor the server fills with them.
 */
export function createCommitWatch(): CommitWatch {
  let isSuspected = false;
  const requireCommits = async (ask: Ask) => {
    if (!isSuspected) return;
    await ask('SET LOCAL ROLE NONE');
    const { rows } = await ask(waiting);
    if (rows[0]?.is_waiting === true) throw new Fault(503, 'DATABASE_UNAVAILABLE');
    isSuspected = false;
  };
  return {
    timed: async (work) => {
      const timer = setTimeout(() => {
        isSuspected = true;
      }, slowMillis);
      try {
        return await work;
      } finally {
        clearTimeout(timer);
      }
    },
    requireCommits,
    requireCommit: async (ask) => {
      if (!isSuspected) return;
      const { rows } = await ask(writing);
      if (rows[0]?.is_writing === true) await requireCommits(ask);
    },
  };
}
