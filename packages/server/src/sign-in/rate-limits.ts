import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LookupScope } from '../platform/database/database.ts';
import { Fault } from '../platform/fault.ts';

/** So many in so many minutes, for each subject: an address, an account, a token. */
export interface RateLimit {
  readonly name: string;
  readonly count: number;
  readonly minutes: number;
}

/** Counts one more; false once the subject has had its share. Counted in the database: by every node, and over a crash. */
export async function admit(db: LookupScope, limit: RateLimit, subject: string): Promise<boolean> {
  return admitSeveral(db, limit, { subject, count: 1 });
}

/** Counts several more at once. */
async function admitSeveral(
  db: LookupScope,
  limit: RateLimit,
  { subject, count }: { readonly subject: string; readonly count: number },
): Promise<boolean> {
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO login_attempts AS a (key, failures, window_started_at) VALUES (${limitKey(limit.name, subject)}, ${count}::int, now())
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN ${windowIsOver(limit.minutes)} THEN ${count}::int ELSE a.failures + ${count}::int END,
      window_started_at = CASE WHEN ${windowIsOver(limit.minutes)} THEN now() ELSE a.window_started_at END
    RETURNING failures`.execute(db);
  return (rows[0]?.failures ?? 0) <= limit.count;
}

/** Counts each thing once for the subject, whenever it is met again; false once there were more than its share. */
export async function admitDistinct(
  db: LookupScope,
  limit: RateLimit,
  { subject, things }: { readonly subject: string; readonly things: readonly string[] },
): Promise<boolean> {
  const keys = things.slice(0, limit.count + 1).map((thing) => limitKey(`${limit.name}:${subject}`, thing));
  const { rows } = await sql`
    INSERT INTO login_attempts AS a (key, failures, window_started_at)
    SELECT key, 1, now() FROM unnest(${keys.toSorted()}::text[]) AS key
    ON CONFLICT (key) DO UPDATE SET window_started_at = now() WHERE ${windowIsOver(limit.minutes)}
    RETURNING key`.execute(db);
  return admitSeveral(db, limit, { subject, count: rows.length });
}

/** The answer to a subject that has had its share: to come back when its window is over for certain. */
export function limitExceeded({ minutes }: RateLimit): Fault {
  return new Fault(429, 'RATE_LIMIT_EXCEEDED', { retrySeconds: minutes * 60 });
}

/** Whether the subject has had its share, without counting. */
export async function isExhausted(db: LookupScope, limit: RateLimit, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_attempts as a')
    .select('failures')
    .where('key', '=', limitKey(limit.name, subject))
    .where(sql<boolean>`NOT ${windowIsOver(limit.minutes)}`)
    .executeTakeFirst();
  return row !== undefined && row.failures >= limit.count;
}

/** For rows of `login_attempts AS a`. */
export function windowIsOver(minutes: number) {
  return sql`(a.window_started_at < now() - make_interval(mins => ${minutes}::int))`;
}

/** Keys are hashed: the table shows nobody which addresses or accounts were tried. */
export function limitKey(name: string, subject: string): string {
  return createHash('sha256').update(`${name}:${subject}`).digest('hex');
}
