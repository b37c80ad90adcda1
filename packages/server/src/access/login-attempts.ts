import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LookupScope } from '../platform/database/database.ts';

/** BC-01: after ten failures within half an hour an account is locked for half an hour, whether it exists or not. */
const accountFailures = 10;
const windowMinutes = 30;
/** LG-16: logins from one address within five minutes. */
const addressLogins = 30;
const addressMinutes = 5;

/** Whether the account is locked now. */
export async function isLocked(db: LookupScope, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_attempts')
    .select(sql<boolean>`locked_until > now()`.as('locked'))
    .where('key', '=', keyOf('account', emailKey))
    .executeTakeFirst();
  return row?.locked === true;
}

/** Counts a failure and locks at the tenth; survives a crash, counts on every node. */
export async function recordFailure(db: LookupScope, emailKey: string): Promise<void> {
  await sql`
    INSERT INTO login_attempts AS a (key, failures, window_started_at) VALUES (${keyOf('account', emailKey)}, 1, now())
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN ${expired(windowMinutes)} THEN 1 ELSE a.failures + 1 END,
      window_started_at = CASE WHEN ${expired(windowMinutes)} THEN now() ELSE a.window_started_at END,
      locked_until = CASE WHEN NOT ${expired(windowMinutes)} AND a.failures + 1 >= ${accountFailures}::int
        THEN now() + make_interval(mins => ${windowMinutes}::int) ELSE a.locked_until END`.execute(db);
}

export async function clearFailures(db: LookupScope, emailKey: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('key', '=', keyOf('account', emailKey)).execute();
}

/** Counts a login from an address; false once it has had its share. */
export async function admitAddress(db: LookupScope, address: string): Promise<boolean> {
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO login_attempts AS a (key, failures, window_started_at) VALUES (${keyOf('address', address)}, 1, now())
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN ${expired(addressMinutes)} THEN 1 ELSE a.failures + 1 END,
      window_started_at = CASE WHEN ${expired(addressMinutes)} THEN now() ELSE a.window_started_at END
    RETURNING failures`.execute(db);
  return (rows[0]?.failures ?? 0) <= addressLogins;
}

function expired(minutes: number) {
  return sql`(a.window_started_at < now() - make_interval(mins => ${minutes}::int))`;
}

/** Keys are hashed: the table tells nobody which addresses or accounts were tried. */
function keyOf(kind: 'account' | 'address', value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('hex');
}
