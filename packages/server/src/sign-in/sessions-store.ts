import { sql } from 'kysely';
import type { Database, LookupScope } from '../platform/database/database.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import { isOutage } from '../platform/outages.ts';

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

/** Whether a session counts, and the values that its row does not have yet. */
export interface FoundSession extends StoredSession {
  readonly isOver: boolean;
  /** Its last use, or that it is over. */
  readonly isToBeNoted: boolean;
}

/** The session of a cookie; undefined when it is unknown or its user is gone. Writes nothing. */
export async function findSession(
  db: LookupScope,
  token: string,
  limits: SessionLimits,
): Promise<FoundSession | undefined> {
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
      isOver(limits).as('isOver'),
      sql<boolean>`sessions.last_seen_at = ${over}`.as('isMarked'),
      isStale.as('isStale'),
    ])
    .where('sessions.token_hash', '=', hash)
    .where('identities.status', '=', 'ACTIVE')
    .where(sql<boolean>`(sessions.original_user_id IS NULL OR original.status = 'ACTIVE')`)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    hash,
    companyId: row.company_id,
    userId: row.user_id,
    originalUserId: row.original_user_id,
    originalCompanyId: row.original_company_id,
    isReadOnly: row.read_only,
    isOver: row.isOver,
    isToBeNoted: row.isOver ? !row.isMarked : row.isStale,
  };
}

/**
 * Notes that a session was used, or that it is over, in a transaction of its own: while the database cannot save, reads go on.
 * A row that another request holds is left to it.
 */
export async function noteSession(
  database: Pick<Database, 'lookup'>,
  { hash, isOver: isEnded }: FoundSession,
  limits: SessionLimits,
): Promise<void> {
  try {
    await database.lookup((db) =>
      db
        .updateTable('sessions')
        .set({ last_seen_at: isEnded ? over : sql`now()` })
        .where('token_hash', '=', (free) =>
          free
            .selectFrom('sessions')
            .select('token_hash')
            .where('token_hash', '=', hash)
            .where(isEnded ? isOver(limits) : isStale)
            .forUpdate()
            .skipLocked(),
        )
        .execute(),
    );
  } catch (error) {
    if (!isOutage(error)) throw error;
  }
}

/** A session that has this stays over, should the clock of the database go back before it is swept. */
const over = sql<Date>`to_timestamp(0)`;

/** Uses are noted so far apart. */
const isStale = sql<boolean>`sessions.last_seen_at < now() - interval '30 seconds'`;

function isOver({ idleMinutes, hours }: SessionLimits) {
  return sql<boolean>`(sessions.last_seen_at <= now() - make_interval(mins => ${idleMinutes}::int)
    OR sessions.created_at <= now() - make_interval(hours => ${hours}::int)
    OR coalesce(sessions.acting_since <= now() - make_interval(mins => ${actingMinutes}::int), false))`;
}

export async function deleteSession(db: LookupScope, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}
