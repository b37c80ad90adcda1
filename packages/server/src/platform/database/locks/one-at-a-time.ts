import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Any number, the same on every node; the migrations of Kysely and of the job queue have others. */
const lockKey = 5_377_001;

/**
 * Work that must not run on two nodes at once, such as filling an empty database: others wait here until it is done. The
 * lock ends with its connection, so that a node that dies holds nobody back.
 */
export async function oneNodeAtATime<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  // The folder of the embedded database has one process by its own lock.
  if (database.engine === 'embedded') return work();
  for (;;) {
    const done = await database.owner.transaction().execute(async (tx) => {
      const { rows } = await sql<{ is_ours: boolean }>`SELECT pg_try_advisory_xact_lock(${lockKey}) AS is_ours`.execute(
        tx,
      );
      return rows[0]?.is_ours === true ? { result: await work() } : undefined;
    });
    if (done !== undefined) return done.result;
    await sleep(askAgainMillis);
  }
}

/** Waiting inside PostgreSQL would hold a connection of a pooler, and meet the limits of statements. */
const askAgainMillis = 250;
