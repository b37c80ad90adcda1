import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Any number, the same on every node; the migrations of Kysely and of the job queue have others. */
const lockKey = 5_377_001;

/**
 * Work that must not run on two nodes at once, such as filling an empty database: others wait here until it is done. The
 * lock ends with its connection, so that a node that dies holds nobody back.
 */
export async function oneNodeAtATime<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  // The folder of the embedded database has one process by its own lock.
  if (database.engine === 'embedded') return work();
  return database.owner.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(tx);
    return work();
  });
}
