import { holdsAllRightsOf } from '@servery/domain';
import { sql } from 'kysely';
import { writeAudit } from '../platform/audit.ts';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import { Fault, forbidden, notFound } from '../platform/fault.ts';
import { type Actor, loadGrants } from './actor.ts';
import { groupOfLocations } from './location-groups.ts';

interface Impersonation {
  readonly userId: string;
  /** Whatever changes something is refused by the guard. */
  readonly readOnly: boolean;
}

/**
 * Turns the actor's session into one of another person of the active company, for an hour at most. The caller has
 * checked that the actor may act as others at all; that it never leads upwards is checked here.
 * @throws Fault 404 for somebody who is not there or not active, 403 for oneself, for somebody who may more, or while acting already
 */
export async function startImpersonation(
  database: Database,
  actor: Actor,
  { userId, readOnly }: Impersonation,
): Promise<void> {
  if (actor.originalUserId !== null) throw forbidden();
  await database.inCompany(actor.companyId, async (scope) => {
    await requireActable(scope, actor, userId);
    await writeAudit(scope, actor, { action: 'ACT_AS', subject: `user:${userId}`, details: { readOnly } });
  });
  await changeSession(database, actor.sessionHash, {
    company_id: actor.companyId,
    user_id: userId,
    original_company_id: actor.homeCompanyId,
    original_user_id: actor.userId,
    acting_since: sql<Date>`now()`,
    read_only: readOnly,
  });
}

/** Gives the session back to the person who acts. @throws Fault 409 when nobody acts */
export async function endImpersonation(
  database: Database,
  actor: Actor,
): Promise<{ companyId: string; userId: string }> {
  const { originalUserId, originalCompanyId } = actor;
  if (originalUserId === null || originalCompanyId === null) throw new Fault(409, 'NOT_ACTING');
  await database.inCompany(actor.homeCompanyId, (scope) =>
    writeAudit(scope, actor, { action: 'RETURN_TO_SELF', subject: `user:${actor.userId}`, details: {} }),
  );
  await changeSession(database, actor.sessionHash, {
    company_id: originalCompanyId,
    user_id: originalUserId,
    original_company_id: null,
    original_user_id: null,
    acting_since: null,
    read_only: false,
  });
  return { companyId: originalCompanyId, userId: originalUserId };
}

async function requireActable(scope: CompanyScope, actor: Actor, userId: string): Promise<void> {
  const identity = await scope.db
    .selectFrom('identities')
    .select('user_id')
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (identity === undefined) throw notFound();
  const isOneself = userId === actor.userId && scope.companyId === actor.homeCompanyId;
  const theirs = await loadGrants(scope, userId);
  if (isOneself || !holdsAllRightsOf(actor.grants, theirs, await groupOfLocations(scope))) throw forbidden();
}

interface SessionPlace {
  readonly company_id: string;
  readonly user_id: string;
  readonly original_company_id: string | null;
  readonly original_user_id: string | null;
  readonly acting_since: ReturnType<typeof sql<Date>> | null;
  readonly read_only: boolean;
}

async function changeSession(database: Database, hash: string, place: SessionPlace): Promise<void> {
  const { numUpdatedRows } = await database.lookup((db) =>
    db.updateTable('sessions').set(place).where('token_hash', '=', hash).executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw new Fault(401, 'UNAUTHENTICATED');
}
