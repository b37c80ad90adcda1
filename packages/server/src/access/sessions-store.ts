import { sql } from 'kysely';
import type { LookupScope } from '../platform/database/database.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';

export interface SessionLimits {
  readonly idleMinutes: number;
  readonly hours: number;
}

export interface StoredSession {
  readonly hash: string;
  readonly companyId: string;
  readonly userId: string;
  readonly originalUserId: string | null;
}

/** Makes a session and answers the cookie's secret; only its hash is kept. */
export async function createSession(
  db: LookupScope,
  session: { companyId: string; userId: string; address: string },
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      company_id: session.companyId,
      user_id: session.userId,
      original_user_id: null,
      address: session.address,
    })
    .execute();
  return token;
}

/** The live session of a cookie, its idle time begun anew; undefined when unknown, idle too long, too old, or its user is gone. */
export async function findSession(
  db: LookupScope,
  token: string,
  limits: SessionLimits,
): Promise<StoredSession | undefined> {
  const hash = hashSecret(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('identities', (join) =>
      join
        .onRef('identities.user_id', '=', 'sessions.user_id')
        .onRef('identities.company_id', '=', 'sessions.company_id'),
    )
    .select([
      'sessions.company_id',
      'sessions.user_id',
      'sessions.original_user_id',
      sql<boolean>`sessions.last_seen_at < now() - interval '30 seconds'`.as('isStale'),
    ])
    .where('sessions.token_hash', '=', hash)
    .where('identities.status', '=', 'ACTIVE')
    .where(sql<boolean>`sessions.last_seen_at > now() - make_interval(mins => ${limits.idleMinutes}::int)`)
    .where(sql<boolean>`sessions.created_at > now() - make_interval(hours => ${limits.hours}::int)`)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.isStale)
    await db.updateTable('sessions').set({ last_seen_at: sql`now()` }).where('token_hash', '=', hash).execute();
  return { hash, companyId: row.company_id, userId: row.user_id, originalUserId: row.original_user_id };
}

export async function deleteSession(db: LookupScope, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}

/** Forgets sessions that nobody can use any more, and failed logins of yesterday. */
export async function deleteExpired(db: LookupScope, limits: SessionLimits): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((either) =>
      either.or([
        sql<boolean>`last_seen_at < now() - make_interval(mins => ${limits.idleMinutes}::int)`,
        sql<boolean>`created_at < now() - make_interval(hours => ${limits.hours}::int)`,
      ]),
    )
    .execute();
  await db.deleteFrom('login_attempts').where('window_started_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
