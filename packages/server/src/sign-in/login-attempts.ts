import { sql } from 'kysely';
import type { LookupScope } from '../platform/database/database.ts';
import { admit, limitKey, windowIsOver } from './rate-limits.ts';

/** BC-01: after ten failures within half an hour an account is locked for half an hour, whether it exists or not. */
const accountFailures = 10;
const windowMinutes = 30;
/** LG-16: logins from one address within five minutes. */
const addressLogins = { name: 'address', count: 30, minutes: 5 };

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

/** Counts a login from an address; false once it has had its share. */
export async function admitAddress(db: LookupScope, address: string): Promise<boolean> {
  return admit(db, addressLogins, address);
}
