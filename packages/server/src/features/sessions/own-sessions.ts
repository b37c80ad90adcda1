import type { OwnSession } from '@servery/contract';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Database, LookupScope } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';
import type { SessionLimits } from '../../sign-in/sessions-store.ts';

/** Where the person is signed in, this session first, then the one used last. */
export async function listOwnSessions(database: Database, actor: Actor, limits: SessionLimits): Promise<OwnSession[]> {
  const rows = await database.lookup((db) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where(isOwn(actor))
      .where(sql<boolean>`last_seen_at > now() - make_interval(mins => ${limits.idleMinutes}::int)`)
      .where(sql<boolean>`created_at > now() - make_interval(hours => ${limits.hours}::int)`)
      .orderBy(sql`token_hash = ${actor.sessionHash}`, 'desc')
      .orderBy('last_seen_at', 'desc')
      .execute(),
  );
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    address: row.address,
    since: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
    isThis: row.token_hash === actor.sessionHash,
    isActing: row.original_user_id !== null,
  }));
}

/** @throws Fault 404 for a session that is not the person's own */
export async function endOwnSession(database: Database, actor: Actor, sessionId: string): Promise<void> {
  const { numDeletedRows } = await database.lookup((db) =>
    deleteOwn(db, actor).where('id', '=', sessionId).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw notFound();
  await auditEnd(database, actor, [sessionId]);
}

export async function endOtherSessions(database: Database, actor: Actor): Promise<void> {
  const ended = await database.lookup((db) =>
    deleteOwn(db, actor).where('token_hash', '<>', actor.sessionHash).returning('id').execute(),
  );
  await auditEnd(
    database,
    actor,
    ended.map(({ id }) => id),
  );
}

function deleteOwn(db: LookupScope, actor: Actor) {
  return db.deleteFrom('sessions').where(isOwn(actor));
}

/** Signed in as oneself, or sitting behind somebody else; never the sessions in which others act as this person. */
function isOwn({ homeCompanyId, userId }: Actor) {
  return sql<boolean>`((company_id = ${homeCompanyId} AND user_id = ${userId} AND original_user_id IS NULL)
    OR (original_company_id = ${homeCompanyId} AND original_user_id = ${userId}))`;
}

async function auditEnd(database: Database, actor: Actor, sessions: readonly string[]): Promise<void> {
  if (sessions.length === 0) return;
  await database.inCompany(actor.homeCompanyId, (scope) =>
    writeAudit(scope, actor, {
      action: 'END_SESSION',
      subject: `user:${actor.userId}`,
      details: { sessions: [...sessions] },
    }),
  );
}
