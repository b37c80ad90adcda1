import type { BodyOf, Operations, SessionUser } from '@servery/contract';
import { everyPermission, featureOf, mayAccess } from '@servery/domain';
import { type Actor, isProviderStaff, loadGrants } from '../../access/actor.ts';
import { emailKey } from '../../access/email-key.ts';
import { admitAddress, clearFailures, isLocked, recordFailure } from '../../access/login-attempts.ts';
import { verifyPassword } from '../../access/passwords.ts';
import { createSession } from '../../access/sessions-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';

export interface SessionSettings {
  readonly providerId: string;
  readonly providerName: string;
  readonly softwareVersion: string;
}

/**
 * Signs in: address, lock, password, status, in this order, so that no answer before the right password tells whether the
 * account exists.
 * @returns the cookie's secret and the company and user it stands for
 */
export async function login(database: Database, body: BodyOf<Operations['login']>, address: string) {
  const key = emailKey(body.email);
  const { identity, isBarred } = await database.lookup(async (db) => {
    if (!(await admitAddress(db, address))) throw new Fault(429, 'RATE_LIMIT_EXCEEDED', refusal('RATE_LIMIT_EXCEEDED'));
    return {
      isBarred: await isLocked(db, key),
      identity: await db.selectFrom('identities').selectAll().where('email_key', '=', key).executeTakeFirst(),
    };
  });
  if (isBarred) throw refused('FAILED_LOGIN_LOCK');
  if (!(await verifyPassword(identity?.password_hash, body.password)) || identity === undefined) {
    const isLockedNow = await database.lookup(async (db) => {
      await recordFailure(db, key);
      return isLocked(db, key);
    });
    throw refused(isLockedNow ? 'FAILED_LOGIN_LOCK' : 'INVALID_CREDENTIALS');
  }
  if (identity.status === 'DELETED') throw refused('DELETED_USER');
  const token = await database.lookup(async (db) => {
    await clearFailures(db, key);
    return createSession(db, { companyId: identity.company_id, userId: identity.user_id, address });
  });
  return { token, companyId: identity.company_id, userId: identity.user_id };
}

/** EN-01: the signed-in user as the web sees it, for one active company. */
export async function describeUser(
  database: Database,
  settings: SessionSettings,
  person: Pick<Actor, 'userId' | 'homeCompanyId' | 'companyId' | 'originalUserId'>,
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
    company: await scope.db.selectFrom('companies').select('name').where('id', '=', scope.companyId).executeTakeFirst(),
    tenants: await scope.db
      .selectFrom('tenants')
      .selectAll()
      .where('company_id', '=', scope.companyId)
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute(),
  }));
  if (active.company === undefined) throw new Fault(404, 'NOT_FOUND');
  const held = new Set(home.grants.flatMap((grant) => grant.permissions));
  return {
    userId: person.userId,
    userDisplayName: home.user.display_name,
    userEmail: home.user.email,
    userCompanyId: person.companyId,
    userCompanyName: active.company.name,
    originalUserId: person.originalUserId,
    enabledFeatures: everyPermission.filter((permission) => held.has(permission)).map(featureOf),
    accessibleTenants: active.tenants
      .filter((tenant) => mayAccess(home.grants, { id: tenant.id, type: tenant.type, groupId: tenant.group_id }))
      .map((tenant) => ({
        id: tenant.id,
        name: tenant.name,
        type: tenant.type,
        groupId: tenant.group_id,
        kioskActive: tenant.kiosk_active,
        timezone: tenant.timezone,
        menuId: tenant.menu_id,
        licences: tenant.licences,
      })),
    grantedRoles: home.grants.map((grant) => ({
      roleId: grant.roleId,
      name: grant.roleName,
      grantedOn: grant.grantedOn,
    })),
    providerCompanyId: settings.providerId,
    providerName: settings.providerName,
    softwareVersion: settings.softwareVersion,
  };
}

/** Login codes travel in an error list, whatever the status, as the catalogue shows them. */
function refused(code: 'INVALID_CREDENTIALS' | 'FAILED_LOGIN_LOCK' | 'DELETED_USER'): Fault {
  return new Fault(400, code, refusal(code));
}

function refusal(code: string) {
  return { errors: [{ code }] };
}
