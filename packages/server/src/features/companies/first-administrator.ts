import { lackingRights, mayGrantAt, permissionEntry } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { accountMailQueue } from '../../sign-in/account-mail.ts';
import { emailKey } from '../../sign-in/email-key.ts';
import { noPassword } from '../../sign-in/passwords.ts';
import type { FirstRole } from './first-roles.ts';

export interface FirstAdministrator {
  readonly name: string;
  readonly email: string;
}

/** Nobody brings in somebody who may more than they. @throws Fault 400 */
export function requireGrantable({ grants }: Actor, role: FirstRole): void {
  const lacking = lackingRights(grants, role, null).map((code) => permissionEntry(code).name);
  if (mayGrantAt(grants, null) && lacking.length === 0) return;
  const names = lacking.length === 0 ? 'granting roles on a whole company' : lacking.join(', ');
  throw invalid(
    'BEYOND_OWN_RIGHTS',
    `An administrator has permissions that you do not have: ${names}.`,
    'body.administrator',
  );
}

/** @throws Fault 400 for an email address that somebody signs in with already */
export async function requireFreeEmail(database: Database, { email }: FirstAdministrator): Promise<void> {
  const taken = await database.lookup((db) =>
    db.selectFrom('identities').select('user_id').where('email_key', '=', emailKey(email)).executeTakeFirst(),
  );
  if (taken !== undefined) throw emailTaken();
}

interface AdministratorToWrite {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly person: FirstAdministrator;
  readonly role: FirstRole;
}

/** Writes the person with the role on the whole company, and mails the invitation once the transaction has committed. */
export async function writeAdministrator(
  scope: CompanyScope,
  actor: Actor,
  { jobs, person: { name, email }, role }: AdministratorToWrite,
): Promise<void> {
  const userId = newId('usr');
  const person = { company_id: scope.companyId, user_id: userId };
  await scope.db
    .insertInto('users')
    .values({ company_id: scope.companyId, id: userId, email, display_name: name })
    .execute();
  await scope.db
    .insertInto('identities')
    .values({ ...person, email_key: emailKey(email), password_hash: noPassword, status: 'ACTIVE' })
    .execute()
    .catch(refuseTakenEmail);
  await scope.db
    .insertInto('grants')
    .values({ ...person, role_id: role.id, object_type: 'GLOBAL', object_id: '', granted_by_name: actor.name })
    .execute();
  await writeAudit(scope, actor, { action: 'CREATE_USER', subject: `user:${userId}`, details: { name, email } });
  await writeAudit(scope, actor, {
    action: 'GRANT_ROLE',
    subject: `user:${userId}`,
    details: { role: role.id, on: null },
  });
  await writeAudit(scope, actor, { action: 'INVITE_USER', subject: `user:${userId}`, details: {} });
  const mail = { kind: 'INVITE', companyId: scope.companyId, userId, invitedBy: actor.name } as const;
  await jobs.enqueue(scope, accountMailQueue, { data: mail, startAfter: new Date() });
}

/** Somebody may have taken it since it was asked for. */
function refuseTakenEmail(error: unknown): never {
  if (error instanceof Error && Reflect.get(error, 'code') === '23505') throw emailTaken();
  throw error;
}

function emailTaken() {
  return invalid('ALREADY_EXISTS', 'The provided Email is already in use.', 'body.administrator.email');
}
