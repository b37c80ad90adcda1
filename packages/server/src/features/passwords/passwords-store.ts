import { passwordsRemembered } from '@servery/domain';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { noPassword, verifyPassword } from '../../sign-in/passwords.ts';
import type { AccountOwner } from '../../sign-in/sign-in-audit.ts';

/** PW-07; hashes are compared outside of any transaction, since each takes its time. */
export async function isPreviouslyUsed(database: Database, { companyId, userId }: AccountOwner, password: string) {
  const hashes = await database.inCompany(companyId, (scope) => recentPasswordHashes(scope, userId));
  for (const hash of hashes) if (await verifyPassword(hash, password)) return true;
  return false;
}

/**
 * Puts a new password in place of the old one, which is remembered. Ends every session of the person but one, and every link
 * that was mailed.
 * @param keptSession token hash of the session that goes on
 */
export async function replacePassword(
  scope: CompanyScope,
  person: { readonly userId: string; readonly passwordHash: string; readonly keptSession: string | null },
): Promise<void> {
  const { companyId, db } = scope;
  const { userId, passwordHash, keptSession } = person;
  const before = await identityOf(scope, userId).forUpdate().executeTakeFirstOrThrow();
  if (before.password_hash !== noPassword) await remember(scope, userId, before.password_hash);
  await db
    .updateTable('identities')
    .set({ password_hash: passwordHash })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
  await db.deleteFrom('account_tokens').where('company_id', '=', companyId).where('user_id', '=', userId).execute();
  await db.deleteFrom('known_devices').where('company_id', '=', companyId).where('user_id', '=', userId).execute();
  await db
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .$if(keptSession !== null, (query) => query.where('token_hash', '<>', keptSession ?? ''))
    .execute();
}

/** Hashes of the password in use and of those before it. */
async function recentPasswordHashes(scope: CompanyScope, userId: string): Promise<string[]> {
  const identity = await identityOf(scope, userId).executeTakeFirst();
  const replaced = await scope.db
    .selectFrom('password_history')
    .select('password_hash')
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(passwordsRemembered - 1)
    .execute();
  return [identity, ...replaced].flatMap((row) => row?.password_hash ?? []).filter((hash) => hash !== noPassword);
}

async function remember(scope: CompanyScope, userId: string, passwordHash: string): Promise<void> {
  const { companyId, db } = scope;
  await db
    .insertInto('password_history')
    .values({ company_id: companyId, user_id: userId, password_hash: passwordHash })
    .execute();
  const kept = db
    .selectFrom('password_history')
    .select('sequence')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(passwordsRemembered - 1);
  await db
    .deleteFrom('password_history')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('sequence', 'not in', kept)
    .execute();
}

function identityOf(scope: CompanyScope, userId: string) {
  return scope.db
    .selectFrom('identities')
    .select(['password_hash', 'email_key', 'status'])
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId);
}
