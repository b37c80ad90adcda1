import { sql } from 'kysely';
import type { Database, LookupScope } from '../platform/database/database.ts';
import { createTurns } from '../platform/work/fair-turns.ts';
import { admit, isExhausted, limitExceeded, limitKey, windowIsOver } from './rate-limits.ts';

/** BC-01: after ten failures within half an hour an account is locked for half an hour, whether it exists or not. */
const accountFailures = 10;
const windowMinutes = 30;
/** LG-16: failed logins from one network within five minutes; a right login takes nothing from colleagues. */
const networkFailures = { name: 'address', count: 30, minutes: 5 };
/** Logins of one network are tried one after the other: at the thirtieth failure none beside it is under way. */
const turns = createTurns({ atOnce: 500, atOnceOfOne: 1, waiting: 1000, waitingOfOne: 100 });

/** Whether the account is locked now. */
export async function isLocked(db: LookupScope, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_attempts')
    .select(sql<boolean>`locked_until > now()`.as('locked'))
    .where('key', '=', limitKey('account', account))
    .executeTakeFirst();
  return row?.locked === true;
}

/** Counts a failure and locks at the tenth; survives a crash, counts on every node. @returns whether it is locked by now */
export async function recordFailure(db: LookupScope, account: string): Promise<boolean> {
  const isOver = windowIsOver(windowMinutes);
  const { rows } = await sql<{ locked: boolean | null }>`
    INSERT INTO login_attempts AS a (key, failures, window_started_at) VALUES (${limitKey('account', account)}, 1, now())
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN ${isOver} THEN 1 ELSE a.failures + 1 END,
      window_started_at = CASE WHEN ${isOver} THEN now() ELSE a.window_started_at END,
      locked_until = CASE WHEN NOT ${isOver} AND a.failures + 1 >= ${accountFailures}::int
        THEN now() + make_interval(mins => ${windowMinutes}::int) ELSE a.locked_until END
    RETURNING locked_until > now() AS locked`.execute(db);
  return rows[0]?.locked === true;
}

export async function clearFailures(db: LookupScope, account: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('key', '=', limitKey('account', account)).execute();
}

/** Tries one login of a network after the other. @throws Fault 429 once it has failed too often, 503 when too many wait */
export async function inLoginTurn<Result>(
  database: Database,
  network: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return turns.take({ share: network }, async () => {
    await requireLoginShare(database, network);
    return work();
  });
}

/** @throws Fault 429 for a network that has failed too often */
export async function requireLoginShare(database: Database, network: string): Promise<void> {
  if (await database.lookup((db) => isExhausted(db, networkFailures, network))) throw limitExceeded(networkFailures);
}

export async function recordNetworkFailure(db: LookupScope, network: string): Promise<void> {
  await admit(db, networkFailures, network);
}
