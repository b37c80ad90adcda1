import type { BodyOf, Operations, SessionUser } from '@servery/contract';
import { everyPermission, featureOf, mayAccess, maySeeStaffData, staffGrants } from '@servery/domain';
import { type Actor, isOutsider, isProviderStaff, loadGrants } from '../../access/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';
import type { ClientAddress } from '../../platform/http/client-address.ts';
import { hashSecret } from '../../platform/ids.ts';
import { emailKey } from '../../sign-in/email-key.ts';
import { attemptsCountOn, rememberDevice } from '../../sign-in/known-devices.ts';
import {
  clearFailures,
  inLoginTurn,
  isLocked,
  recordFailure,
  recordNetworkFailure,
} from '../../sign-in/login-attempts.ts';
import { verifyPassword } from '../../sign-in/passwords.ts';
import { createSession, deleteSession, type SessionLimits } from '../../sign-in/sessions-store.ts';
import { auditSignIn, type FailureNotes, type SignInAction, type SignInReason } from '../../sign-in/sign-in-audit.ts';

export interface SessionSettings {
  readonly providerId: string;
  readonly providerName: string;
  readonly softwareVersion: string;
  readonly limits: SessionLimits;
}

/** Where a login comes from. */
export interface LoginOrigin extends ClientAddress {
  readonly userAgent: string;
  /** The token that this browser was remembered by. */
  readonly device: string | undefined;
  /** A session that this browser still holds: a new login ends it. */
  readonly endedSession: string | undefined;
}

/**
 * Signs in: lock, password, status, in this order, so that no answer before the right password reveals whether the
 * account exists. The audit of the person's company learns of both outcomes.
 * @returns the cookies' secrets and the company and user they belong to
 */
export async function login(options: LoginOptions, body: BodyOf<Operations['login']>, origin: LoginOrigin) {
  return inLoginTurn(options.database, origin.network, () => tryLogin(options, body, origin));
}

interface LoginOptions {
  readonly database: Database;
  readonly failures: FailureNotes;
}

async function tryLogin({ database, failures }: LoginOptions, body: BodyOf<Operations['login']>, origin: LoginOrigin) {
  const { identity, account, isBarred } = await findAccount(database, body.email, origin);
  const owner = identity && { companyId: identity.company_id, userId: identity.user_id };
  const fail = (code: LoginRefusal, reason: SignInReason, actions: readonly SignInAction[] = failed) => {
    if (owner !== undefined) failures.note(owner, { actions, address: origin.address, reason });
    return refused(code);
  };
  if (isBarred) {
    await database.lookup((db) => recordNetworkFailure(db, origin.network));
    throw fail('FAILED_LOGIN_LOCK', 'LOCKED');
  }
  if (
    !(await verifyPassword(identity?.password_hash, body.password)) ||
    identity === undefined ||
    owner === undefined
  ) {
    const isLockedNow = await database.lookup(async (db) => {
      await recordNetworkFailure(db, origin.network);
      return recordFailure(db, account);
    });
    if (isLockedNow) throw fail('FAILED_LOGIN_LOCK', 'WRONG_PASSWORD', ['LOGIN_FAILED', 'LOCKED']);
    throw fail('INVALID_CREDENTIALS', 'WRONG_PASSWORD');
  }
  if (identity.status === 'DELETED') throw fail('DELETED_USER', 'DEACTIVATED');
  const secrets = await database.lookup(async (db) => {
    await clearFailures(db, account);
    if (origin.endedSession !== undefined) await deleteSession(db, hashSecret(origin.endedSession));
    const device = await rememberDevice(db, identity, origin.device);
    const { address, userAgent } = origin;
    return { device, token: await createSession(db, { ...owner, address, userAgent }) };
  });
  await auditSignIn(database, owner, { action: 'LOGIN', address: origin.address });
  return { ...secrets, ...owner };
}

const failed: readonly SignInAction[] = ['LOGIN_FAILED'];

async function findAccount(database: Database, email: string, { device }: LoginOrigin) {
  const key = emailKey(email);
  return database.lookup(async (db) => {
    const identity = await db.selectFrom('identities').selectAll().where('email_key', '=', key).executeTakeFirst();
    const account = await attemptsCountOn(db, { emailKey: key, person: identity, device });
    return { identity, account, isBarred: await isLocked(db, account) };
  });
}

/** EN-01: the signed-in user as the web sees it, for one active company. */
export async function describeUser(
  database: Database,
  settings: SessionSettings,
  person: Pick<Actor, 'userId' | 'homeCompanyId' | 'companyId' | 'originalUserId' | 'originalCompanyId' | 'isReadOnly'>,
): Promise<SessionUser> {
  const home = await database.inCompany(person.homeCompanyId, async (scope) => ({
    user: await scope.db
      .selectFrom('users')
      .selectAll()
      .where('company_id', '=', scope.companyId)
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow(),
    grants: await loadGrants(scope, person.userId),
  }));
  const isStaff = isProviderStaff(person.homeCompanyId, home.grants, settings.providerId);
  if (person.companyId !== person.homeCompanyId && !isStaff) throw new Fault(404, 'NOT_FOUND');
  const active = await database.inCompany(person.companyId, async (scope) => ({
    company: await scope.db
      .selectFrom('companies')
      .select(['name', 'staff_data'])
      .where('id', '=', scope.companyId)
      .executeTakeFirst(),
    tenants: await scope.db
      .selectFrom('tenants')
      .selectAll()
      .where('company_id', '=', scope.companyId)
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute(),
  }));
  if (active.company === undefined) throw new Fault(404, 'NOT_FOUND');
  const { grants } = home;
  const counted = staffGrants({ keeper: active.company.staff_data, grants, isOutsider: isOutsider(person) });
  const held = new Set(home.grants.flatMap((grant) => grant.permissions));
  return {
    userId: person.userId,
    userDisplayName: home.user.display_name,
    userEmail: home.user.email,
    userCompanyId: person.companyId,
    userCompanyName: active.company.name,
    originalUserId: person.originalUserId,
    originalUserName: await nameOf(database, person.originalCompanyId, person.originalUserId),
    isReadOnly: person.isReadOnly,
    enabledFeatures: [
      ...everyPermission.filter((permission) => held.has(permission)).map(featureOf),
      ...(maySeeStaffData(counted) ? ['staffData'] : []),
    ],
    accessibleTenants: active.tenants
      .filter((tenant) => mayAccess(home.grants, { id: tenant.id, type: tenant.type, groupId: tenant.group_id }))
      .map((tenant) => ({
        id: tenant.id,
        name: tenant.name,
        type: tenant.type,
        groupId: tenant.group_id,
        tags: tenant.tags,
        kioskActive: tenant.kiosk_active,
        timezone: tenant.timezone,
        menuId: tenant.menu_id,
        licences: tenant.licences,
      })),
    grantedRoles: home.grants.map((grant) => ({
      roleId: grant.roleId,
      name: grant.roleName,
      grantedOn: grant.grantedOn,
      permissions: [...grant.permissions],
    })),
    providerCompanyId: settings.providerId,
    providerName: settings.providerName,
    softwareVersion: settings.softwareVersion,
    idleMinutes: settings.limits.idleMinutes,
  };
}

async function nameOf(database: Database, companyId: string | null, userId: string | null): Promise<string | null> {
  if (companyId === null || userId === null) return null;
  const user = await database.inCompany(companyId, (scope) =>
    scope.db
      .selectFrom('users')
      .select('display_name')
      .where('company_id', '=', scope.companyId)
      .where('id', '=', userId)
      .executeTakeFirst(),
  );
  return user?.display_name ?? null;
}

type LoginRefusal = 'INVALID_CREDENTIALS' | 'FAILED_LOGIN_LOCK' | 'DELETED_USER';

/** Login codes travel in an error list, whatever the status, as the catalog shows them. */
function refused(code: LoginRefusal): Fault {
  return new Fault(400, code, refusal(code));
}

function refusal(code: string) {
  return { errors: [{ code }] };
}
