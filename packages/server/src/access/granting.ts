import type { RoleToGrant } from '@servery/contract';
import {
  foldGrants,
  type GrantObject,
  isPermission,
  lackingRights,
  mayGrantAt,
  permissionEntry,
  type Reach,
  type RoleOn,
  repeatedPlace,
  sameObject,
} from '@servery/domain';
import { writeAudit } from '../platform/audit.ts';
import type { CompanyScope } from '../platform/database/database.ts';
import { forbidden, invalid, notFound } from '../platform/fault.ts';
import { type Actor, grantObjectOf } from './actor.ts';
import { findGrantTarget } from './grants-reading.ts';
import { tellRights } from './rights-notices.ts';

type RoleOfPerson = RoleToGrant & { readonly userId: string };

interface GrantsOfPerson {
  readonly userId: string;
  readonly before: readonly RoleOn[];
  readonly wanted: readonly RoleOn[];
}

/**
 * Adds one role to those that a person holds, in the caller's transaction. Checks role and object against the company,
 * refuses two roles on one object (EE-04), folds grants that a wider grant of the same role covers, and lets nobody add or take
 * away a grant beyond their own rights and reach, nor change their own. Writes an audit entry per grant and revocation.
 * @throws Fault 400 naming `body.roleId` or `body.grantObject`, 403 for an object out of reach, 404 without the person
 */
export async function grantRole(scope: CompanyScope, actor: Actor, { userId, ...role }: RoleOfPerson): Promise<void> {
  await lockPerson(scope, userId);
  const before = await currentGrants(scope, userId);
  const wanted = [...before, { roleId: role.roleId, grantedOn: objectOf(role) }];
  await write(scope, actor, { userId, before, wanted });
}

/** Takes one role away. @throws Fault 400 when the person does not hold it there; else as `grantRole` */
export async function revokeRole(scope: CompanyScope, actor: Actor, { userId, ...role }: RoleOfPerson): Promise<void> {
  await lockPerson(scope, userId);
  const before = await currentGrants(scope, userId);
  const on = { roleId: role.roleId, grantedOn: objectOf(role) };
  if (!before.some((grant) => isSame(grant, on)))
    throw invalid('NOT_GRANTED', 'This person does not have this role there.', 'body.roleId');
  const wanted = before.filter((grant) => !isSame(grant, on));
  await write(scope, actor, { userId, before, wanted });
}

async function write(scope: CompanyScope, actor: Actor, { userId, before, wanted }: GrantsOfPerson): Promise<void> {
  if (repeatedPlace(wanted.map(({ grantedOn }) => grantedOn.id)) >= 0)
    throw invalid(
      'DOUBLE_GRANT',
      'This person already has a role there. A person can have one role per place.',
      'body.grantObject',
    );
  const reaches = await reachesOf(scope, before, wanted);
  const after = foldGrants(wanted, (id) => reaches.get(id)?.groupId ?? null);
  const added = after.filter((grant) => !before.some((one) => isSame(one, grant)));
  const removed = before.filter((grant) => !after.some((one) => isSame(one, grant)));
  if (added.length + removed.length > 0 && userId === actor.userId)
    throw invalid('OWN_GRANTS', 'You cannot change your own roles. Ask another administrator.', 'body.roleId');
  const reachOf = ({ grantedOn }: RoleOn): Reach =>
    grantedOn.type === 'GLOBAL' ? null : (reaches.get(grantedOn.id) ?? { ...grantedOn, groupId: null });
  for (const grant of [...added, ...removed])
    await requireMayHandOn(scope, actor, { roleId: grant.roleId, reach: reachOf(grant) });
  for (const grant of removed) await deleteGrant(scope, actor, { userId, grant });
  for (const grant of added) await insertGrant(scope, actor, { userId, grant });
  const moved = (isGained: boolean) => (grant: RoleOn) => ({
    userId,
    roleId: grant.roleId,
    place: grant.grantedOn.id ?? '',
    isGained,
  });
  await tellRights(scope, actor, [...added.map(moved(true)), ...removed.map(moved(false))]);
}

/** The groups and locations that the grants name. @throws Fault 400 for one that is not the company's */
async function reachesOf(scope: CompanyScope, before: readonly RoleOn[], wanted: readonly RoleOn[]) {
  const reaches = new Map<string, NonNullable<Reach>>();
  for (const grant of [...before, ...wanted]) {
    const { grantedOn } = grant;
    if (grantedOn.type === 'GLOBAL' || reaches.has(grantedOn.id)) continue;
    const target = await findGrantTarget(scope, grantedOn.id);
    const isHeld = before.some((one) => isSame(one, grant));
    if (target?.type !== grantedOn.type && !isHeld)
      throw invalid('UNKNOWN_OBJECT', 'There is no such group or location.', 'body.grantObject');
    if (target !== undefined) reaches.set(target.id, target);
  }
  return reaches;
}

interface RoleThere {
  readonly roleId: string;
  readonly reach: Reach;
}

/** Employee rights there, for the whole company also the right to grant on it, and every right that the role brings. */
async function requireMayHandOn(scope: CompanyScope, actor: Actor, { roleId, reach }: RoleThere): Promise<void> {
  const role = await scope.db
    .selectFrom('roles')
    .select(['permissions', 'max_discount_pct'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', roleId)
    .where('is_default', '=', false)
    .executeTakeFirst();
  if (role === undefined) throw invalid('UNKNOWN_ROLE', 'There is no such role.', 'body.roleId');
  if (!mayGrantAt(actor.grants, reach)) throw forbidden();
  const rights = { permissions: role.permissions.filter(isPermission), maxDiscountPct: role.max_discount_pct };
  const lacking = lackingRights(actor.grants, rights, reach);
  if (lacking.length > 0) {
    const names = lacking.map((code) => permissionEntry(code).name).join(', ');
    throw invalid('BEYOND_OWN_RIGHTS', `The role has permissions that you do not have there: ${names}.`, 'body.roleId');
  }
}

async function currentGrants(scope: CompanyScope, userId: string): Promise<RoleOn[]> {
  const rows = await scope.db
    .selectFrom('grants')
    .select(['role_id', 'object_type', 'object_id'])
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({ roleId: row.role_id, grantedOn: grantObjectOf(row) }));
}

/** Two who grant to one person at the same moment do so one after the other. */
async function lockPerson(scope: CompanyScope, userId: string): Promise<void> {
  const person = await scope.db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) throw notFound();
}

interface PersonGrant {
  readonly userId: string;
  readonly grant: RoleOn;
}

async function insertGrant(scope: CompanyScope, actor: Actor, { userId, grant }: PersonGrant): Promise<void> {
  await scope.db
    .insertInto('grants')
    .values({
      company_id: scope.companyId,
      user_id: userId,
      role_id: grant.roleId,
      object_type: grant.grantedOn.type,
      object_id: grant.grantedOn.id ?? '',
      granted_by_name: actor.name,
    })
    .execute();
  await writeAudit(scope, actor, {
    action: 'GRANT_ROLE',
    subject: `user:${userId}`,
    details: { role: grant.roleId, on: { ...grant.grantedOn } },
  });
}

async function deleteGrant(scope: CompanyScope, actor: Actor, { userId, grant }: PersonGrant): Promise<void> {
  await scope.db
    .deleteFrom('grants')
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .where('role_id', '=', grant.roleId)
    .where('object_type', '=', grant.grantedOn.type)
    .where('object_id', '=', grant.grantedOn.id ?? '')
    .execute();
  await writeAudit(scope, actor, {
    action: 'REVOKE_ROLE',
    subject: `user:${userId}`,
    details: { role: grant.roleId, on: { ...grant.grantedOn } },
  });
}

function objectOf({ grantObject }: RoleToGrant): GrantObject {
  return grantObject ? { type: grantObject.type, id: grantObject.id } : { type: 'GLOBAL', id: null };
}

function isSame(one: RoleOn, other: RoleOn): boolean {
  return one.roleId === other.roleId && sameObject(one.grantedOn, other.grantedOn);
}
