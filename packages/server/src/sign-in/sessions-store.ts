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
  readonly originalCompanyId: string | null;
  readonly isReadOnly: boolean;
}

/** Acting as another person ends after so long, with the session. */
const actingMinutes = 60;
/** A browser's own description of itself is kept up to this length. */
const userAgentLength = 300;

/** Makes a session and answers the cookie's secret; only its hash is kept. */
export async function createSession(
  db: LookupScope,
  session: { companyId: string; userId: string; address: string; userAgent: string },
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      company_id: session.companyId,
      user_id: session.userId,
      original_user_id: null,
      original_company_id: null,
      acting_since: null,
      address: session.address,
      user_agent: session.userAgent.slice(0, userAgentLength),
    })
    .execute();
  return token;
}

/** The live session of a cookie, its idle time restarted; undefined when unknown, idle too long, too old, or its user is gone. */
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
    .leftJoin('identities as original', (join) =>
      join
        .onRef('original.user_id', '=', 'sessions.original_user_id')
        .onRef('original.company_id', '=', 'sessions.original_company_id'),
    )
    .select([
      'sessions.company_id',
      'sessions.user_id',
      'sessions.original_user_id',
      'sessions.original_company_id',
      'sessions.read_only',
      sql<boolean>`sessions.last_seen_at < now() - interval '30 seconds'`.as('isStale'),
    ])
    .where('sessions.token_hash', '=', hash)
    .where('identities.status', '=', 'ACTIVE')
    .where(
      sql<boolean>`(sessions.original_user_id IS NULL OR (original.status = 'ACTIVE'
        AND sessions.acting_since > now() - make_interval(mins => ${actingMinutes}::int)))`,
    )
    .where(sql<boolean>`sessions.last_seen_at > now() - make_interval(mins => ${limits.idleMinutes}::int)`)
    .where(sql<boolean>`sessions.created_at > now() - make_interval(hours => ${limits.hours}::int)`)
    .executeTakeFirst();
  if (row === undefined) {
    await endExpired(db, hash, limits);
    return undefined;
  }
  if (row.isStale)
    await db.updateTable('sessions').set({ last_seen_at: sql`now()` }).where('token_hash', '=', hash).execute();
  return {
    hash,
    companyId: row.company_id,
    userId: row.user_id,
    originalUserId: row.original_user_id,
    originalCompanyId: row.original_company_id,
    isReadOnly: row.read_only,
  };
}

/** What is over stays over, should the clock of the database go back before the session is swept. */
async function endExpired(db: LookupScope, hash: string, { idleMinutes, hours }: SessionLimits): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql`to_timestamp(0)` })
    .where('token_hash', '=', hash)
    .where(
      sql<boolean>`(last_seen_at <= now() - make_interval(mins => ${idleMinutes}::int)
        OR created_at <= now() - make_interval(hours => ${hours}::int))`,
    )
    .execute();
}

export async function deleteSession(db: LookupScope, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}
