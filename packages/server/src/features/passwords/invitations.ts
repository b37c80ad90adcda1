import { reachesPerson } from '@servery/domain';
import { type Actor, loadGrants } from '../../access/actor.ts';
import { groupOfLocations } from '../../access/location-groups.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { Fault, forbidden, notFound } from '../../platform/fault.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { accountMailQueue } from '../../sign-in/account-mail.ts';
import { admit } from '../../sign-in/rate-limits.ts';

const invitesOfPerson = { name: 'invite', count: 5, minutes: 60 };

/** Mails an invitation to a person whom the actor's USER_ADMIN grants reach. */
export async function inviteUser(
  { database, jobs }: { readonly database: Database; readonly jobs: Jobs },
  actor: Actor,
  userId: string,
): Promise<void> {
  await database.inCompany(actor.companyId, (scope) => requireReachable(scope, actor, userId));
  if (!(await database.lookup((db) => admit(db, invitesOfPerson, `${actor.companyId}/${userId}`))))
    throw new Fault(429, 'RATE_LIMIT_EXCEEDED');
  await database.inCompany(actor.companyId, async (scope) => {
    await writeAudit(scope, actor, { action: 'INVITE_USER', subject: `user:${userId}`, details: {} });
    const mail = { kind: 'INVITE', companyId: scope.companyId, userId, invitedBy: actor.name } as const;
    await jobs.enqueue(scope, accountMailQueue, { data: mail, startAfter: new Date() });
  });
}

async function requireReachable(scope: CompanyScope, actor: Actor, userId: string): Promise<void> {
  const identity = await scope.db
    .selectFrom('identities')
    .select('status')
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (identity === undefined) throw notFound();
  const theirs = await loadGrants(scope, userId);
  if (!reachesPerson({ own: actor.grants, permission: 'USER_ADMIN' }, theirs, await groupOfLocations(scope)))
    throw forbidden();
  if (identity.status !== 'ACTIVE') throw new Fault(409, 'DELETED_USER');
}
