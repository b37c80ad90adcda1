import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SessionLimits } from './sessions-store.ts';
import { auditSignIn } from './sign-in-audit.ts';

/** Forgets sessions that nobody can use any more, entered into the audit, and failed logins of yesterday. */
export async function deleteExpired(database: Database, limits: SessionLimits): Promise<void> {
  const tooOld = sql<boolean>`created_at < now() - make_interval(hours => ${limits.hours}::int)`;
  const expired = await database.lookup(async (db) => {
    await db
      .deleteFrom('login_attempts')
      .where('window_started_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
    return db
      .deleteFrom('sessions')
      .where((either) =>
        either.or([sql<boolean>`last_seen_at < now() - make_interval(mins => ${limits.idleMinutes}::int)`, tooOld]),
      )
      .returning(['company_id', 'user_id', 'original_company_id', 'original_user_id', 'address'])
      .returning(tooOld.as('isTooOld'))
      .execute();
  });
  for (const session of expired)
    await auditSignIn(database, ownerOf(session), {
      action: 'SESSION_EXPIRED',
      address: session.address,
      reason: session.isTooOld ? 'TOO_OLD' : 'IDLE',
    });
}

interface ExpiredSession {
  readonly company_id: string;
  readonly user_id: string;
  readonly original_company_id: string | null;
  readonly original_user_id: string | null;
}

/** The person who acted. */
function ownerOf(session: ExpiredSession) {
  return {
    companyId: session.original_company_id ?? session.company_id,
    userId: session.original_user_id ?? session.user_id,
  };
}
