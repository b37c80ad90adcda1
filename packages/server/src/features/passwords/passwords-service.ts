import type { BodyOf, Operations } from '@servery/contract';
import { type PasswordPolicy, type PasswordProblem, passwordProblems } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { Fault, invalid } from '../../platform/fault.ts';
import type { ClientAddress } from '../../platform/http/client-address.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { accountMailQueue } from '../../sign-in/account-mail.ts';
import { isCommonPassword } from '../../sign-in/common-passwords.ts';
import { clearFailures, isLocked, recordFailure } from '../../sign-in/login-attempts.ts';
import { hashPassword, verifyPassword } from '../../sign-in/passwords.ts';
import { admit, limitExceeded } from '../../sign-in/rate-limits.ts';
import { auditSignIn } from '../../sign-in/sign-in-audit.ts';
import { type AccountToken, consumeToken, findToken } from './account-tokens.ts';
import { isPreviouslyUsed, replacePassword } from './passwords-store.ts';

export interface PasswordsOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly policy: PasswordPolicy;
}

/** Guesses of a mailed token from one network. */
const wrongTokens = { name: 'wrong-token', count: 10, minutes: 15 };
/** Questions whether a password was used before, by one link or one person. */
const historyChecks = { name: 'password-history', count: 20, minutes: 60 };

/** The token of a mailed link. Undefined for one that does not work. @throws Fault 429 for a wrong one after ten others from the same network */
export async function readToken(
  database: Database,
  { userId, inviteToken }: { readonly userId: string; readonly inviteToken: string },
  { network }: Pick<ClientAddress, 'network'>,
): Promise<AccountToken | undefined> {
  const { token, isAdmitted } = await database.lookup(async (db) => {
    const found = await findToken(db, userId, inviteToken);
    return { token: found, isAdmitted: found !== undefined || (await admit(db, wrongTokens, network)) };
  });
  if (!isAdmitted) throw limitExceeded(wrongTokens);
  return token;
}

/** RC-18: the token is used up only when the password is good. */
export async function setPasswordWithToken(
  options: PasswordsOptions,
  body: BodyOf<Operations['setPasswordWithToken']>,
  from: ClientAddress,
): Promise<void> {
  const token = await readToken(options.database, body, from);
  if (token === undefined) throw invalidToken();
  const { companyId, userId } = token;
  await requireGoodPassword(options, { companyId, userId }, body.newPassword);
  const passwordHash = await hashPassword(body.newPassword);
  const emailKey = await options.database.inCompany(companyId, async (scope) => {
    if (!(await consumeToken(scope, token))) throw invalidToken();
    await replacePassword(scope, { userId, passwordHash, keptSession: null });
    const { email_key: key, display_name: name } = await signInOf(scope, userId);
    await writeAudit(
      scope,
      { userId, name, originalUserId: null, address: from.address },
      {
        action: 'SET_PASSWORD',
        subject: `user:${userId}`,
        details: {
          by: token.purpose,
        },
      },
    );
    if (token.purpose === 'RESET') await tellThatChanged(options.jobs, scope, userId);
    return key;
  });
  await options.database.lookup((db) => clearFailures(db, emailKey));
}

/** PW-13 */
export async function changePassword(
  options: PasswordsOptions,
  actor: Actor,
  body: BodyOf<Operations['changePassword']>,
): Promise<void> {
  const { database } = options;
  const { userId, homeCompanyId: companyId } = actor;
  const { email_key: key, password_hash: current } = await database.inCompany(companyId, (scope) =>
    signInOf(scope, userId),
  );
  if (await database.lookup((db) => isLocked(db, key))) throw currentRefused('FAILED_LOGIN_LOCK');
  if (!(await verifyPassword(current, body.currentPassword))) {
    const isLockedNow = await database.lookup((db) => recordFailure(db, key));
    if (isLockedNow) await auditSignIn(database, { companyId, userId }, { action: 'LOCKED', address: actor.address });
    throw currentRefused('INVALID_CREDENTIALS');
  }
  await requireGoodPassword(options, { companyId, userId }, body.newPassword);
  const passwordHash = await hashPassword(body.newPassword);
  await database.inCompany(companyId, async (scope) => {
    await replacePassword(scope, { userId, passwordHash, keptSession: actor.sessionHash });
    await writeAudit(scope, actor, { action: 'CHANGE_PASSWORD', subject: `user:${userId}`, details: {} });
    await tellThatChanged(options.jobs, scope, userId);
  });
}

/**
 * PW-01 PW-02: the rules that a password breaks on its own, and for the person or the bearer of a link also whether it was
 * used before. Anybody else could otherwise try out the passwords of others.
 */
export async function checkNewPassword(
  { database, policy }: PasswordsOptions,
  body: BodyOf<Operations['isValidNewPassword']>,
  asker: { readonly actor: Actor | undefined; readonly from: ClientAddress },
): Promise<void> {
  const problems = allProblems(body.password, policy);
  if (problems.length > 0) throw refused(problems, 'body.password');
  const person = await knownPerson(database, body, asker);
  if (person === undefined) return;
  if (!(await database.lookup((db) => admit(db, historyChecks, person.limitedBy)))) throw limitExceeded(historyChecks);
  if (await isPreviouslyUsed(database, { companyId: person.companyId, userId: person.userId }, body.password))
    throw refused(['PW_PREVIOUSLY_USED'], 'body.password');
}

async function knownPerson(
  database: Database,
  { userId, inviteToken }: BodyOf<Operations['isValidNewPassword']>,
  { actor, from }: { readonly actor: Actor | undefined; readonly from: ClientAddress },
) {
  if (actor?.userId === userId && actor.originalUserId === null)
    return { companyId: actor.homeCompanyId, userId, limitedBy: `${actor.homeCompanyId}/${userId}` };
  const token = inviteToken === undefined ? undefined : await readToken(database, { userId, inviteToken }, from);
  if (inviteToken !== undefined && token === undefined) throw invalidToken();
  return token === undefined ? undefined : { companyId: token.companyId, userId, limitedBy: token.hash };
}

/** T4: common ones are refused under every policy. */
function allProblems(password: string, policy: PasswordPolicy): PasswordProblem[] {
  return [...passwordProblems(password, policy), ...(isCommonPassword(password) ? (['PW_COMMON'] as const) : [])];
}

async function requireGoodPassword(
  { database, policy }: PasswordsOptions,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  password: string,
): Promise<void> {
  const problems = allProblems(password, policy);
  if (problems.length > 0) throw refused(problems, 'body.newPassword');
  if (await isPreviouslyUsed(database, { companyId, userId }, password))
    throw refused(['PW_PREVIOUSLY_USED'], 'body.newPassword');
}

async function signInOf(scope: CompanyScope, userId: string) {
  return scope.db
    .selectFrom('identities')
    .innerJoin('users', (join) =>
      join.onRef('users.company_id', '=', 'identities.company_id').onRef('users.id', '=', 'identities.user_id'),
    )
    .select(['identities.email_key', 'identities.password_hash', 'users.display_name'])
    .where('identities.company_id', '=', scope.companyId)
    .where('identities.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

function tellThatChanged(jobs: Jobs, scope: CompanyScope, userId: string): Promise<void> {
  const mail = { kind: 'PASSWORD_CHANGED', companyId: scope.companyId, userId } as const;
  return jobs.enqueue(scope, accountMailQueue, { data: mail, startAfter: new Date() });
}

function refused(codes: readonly string[], path: string): Fault {
  return new Fault(400, 'INVALID_PASSWORD', { errors: codes.map((code) => ({ code, path })) });
}

function currentRefused(code: string): Fault {
  return new Fault(400, code, { errors: [{ code, path: 'body.currentPassword' }] });
}

function invalidToken(): Fault {
  return invalid('INVALID_TOKEN', 'The token is not valid.', 'body.inviteToken');
}
