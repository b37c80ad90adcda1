import type { RoleToGrant } from '@servery/contract';
import {
  doubleGrant,
  foldGrants,
  type GrantObject,
  isPermission,
  lackingRights,
  mayOn,
  mayOnCompany,
  permissionEntry,
  type Reach,
  type RoleOn,
  sameObject,
} from '@servery/domain';
import { writeAudit } from '../platform/audit.ts';
import type { CompanyScope } from '../platform/database/database.ts';
import { forbidden, invalid, notFound } from '../platform/fault.ts';
import { type Actor, grantObjectOf } from './actor.ts';
import { findGrantTarget } from './grants-reading.ts';

/**
 * Makes a person's roles exactly these, in the caller's transaction: the one way in which features write grants.
 *
 *   await replaceGrants(scope, actor(), userId, body.grantedRoles);           // creating or editing a person
 *   const roles = (await readGrantedRoles(scope, [userId])).get(userId) ?? []; // what they hold now (grants-reading.ts)
 *
 * The person must exist already. Checks every role and object against the company, refuses two roles on one object
 * (EE-04), folds what a wider grant of the same role covers, and lets nobody add or take away a grant beyond their own
 * rights and reach, nor change their own. Writes an audit entry per grant and revocation.
 * @param path where the roles stand in the request, for errors: `body.grantedRoles`
 * @throws Fault 400 naming `<path>.<index>.roleId` or `.grantObject`, 403 for an object out of reach, 404 without the person
 */
export async function replaceGrants(
  scope: CompanyScope,
  actor: Actor,
  userId: string,
  roles: readonly RoleToGrant[],
  path = 'body.grantedRoles',
): Promise<void> {
  await lockPerson(scope, userId);
  const before = await currentGrants(scope, userId);
  const wanted = roles.map((role) => ({ roleId: role.roleId, grantedOn: objectOf(role) }));
  await write(scope, actor, userId, { before, wanted, pathOf: (index) => `${path}.${index}.` });
}

/** Adds one role to those that the person holds. @throws as `replaceGrants`, naming `body.roleId` or `body.grantObject` */
export async function grantRole(scope: CompanyScope, actor: Actor, userId: string, role: RoleToGrant): Promise<void> {
  await lockPerson(scope, userId);
  const before = await currentGrants(scope, userId);
  const wanted = [...before, { roleId: role.roleId, grantedOn: objectOf(role) }];
  await write(scope, actor, userId, { before, wanted, pathOf: () => 'body.' });
}

/** Takes one role away. @throws Fault 400 when the person does not hold it there; else as `replaceGrants` */
export async function revokeRole(scope: CompanyScope, actor: Actor, userId: string, role: RoleToGrant): Promise<void> {
  await lockPerson(scope, userId);
  const before = await currentGrants(scope, userId);
  const on = { roleId: role.roleId, grantedOn: objectOf(role) };
  if (!before.some((grant) => isSame(grant, on)))
    throw invalid('NOT_GRANTED', 'The person does not hold this role there.', 'body.roleId');
  await write(scope, actor, userId, {
    before,
    wanted: before.filter((grant) => !isSame(grant, on)),
    pathOf: () => 'body.',
  });
}

interface Rewrite {
  readonly before: readonly RoleOn[];
  readonly wanted: readonly RoleOn[];
  /** What stands before `roleId` in the name of a wanted grant's field. */
  readonly pathOf: (index: number) => string;
}

async function write(scope: CompanyScope, actor: Actor, userId: string, rewrite: Rewrite): Promise<void> {
  const { before, wanted, pathOf } = rewrite;
  const twice = doubleGrant(wanted);
  if (twice >= 0)
    throw invalid(
      'DOUBLE_GRANT',
      'The person already has a role there: one role per place.',
      `${pathOf(twice)}grantObject`,
    );
  const reaches = await reachesOf(scope, before, rewrite);
  const groupOf = (id: string) => reaches.get(id)?.groupId ?? null;
  const after = foldGrants(wanted, groupOf);
  const added = after.filter((grant) => !before.some((one) => isSame(one, grant)));
  const removed = before.filter((grant) => !after.some((one) => isSame(one, grant)));
  if (added.length + removed.length > 0 && userId === actor.userId)
    throw invalid('OWN_GRANTS', 'Nobody changes their own roles: ask another administrator.', pathOf(0).slice(0, -1));
  const reachOf = ({ grantedOn }: RoleOn): Reach =>
    grantedOn.type === 'GLOBAL' ? null : (reaches.get(grantedOn.id) ?? { ...grantedOn, groupId: null });
  for (const grant of added)
    await requireMayHandOn(scope, actor, grant.roleId, reachOf(grant), `${pathOf(wanted.indexOf(grant))}roleId`);
  for (const grant of removed)
    await requireMayHandOn(scope, actor, grant.roleId, reachOf(grant), pathOf(0).slice(0, -1));
  for (const grant of removed) await deleteGrant(scope, actor, userId, grant);
  for (const grant of added) await insertGrant(scope, actor, userId, grant);
}

/** The groups and locations that the grants name. @throws Fault 400 for one that is not the company's */
async function reachesOf(scope: CompanyScope, before: readonly RoleOn[], { wanted, pathOf }: Rewrite) {
  const reaches = new Map<string, NonNullable<Reach>>();
  for (const { grantedOn } of before) {
    const target = grantedOn.type === 'GLOBAL' ? undefined : await findGrantTarget(scope, grantedOn.id);
    if (target !== undefined) reaches.set(target.id, target);
  }
  for (const [index, grant] of wanted.entries()) {
    const { grantedOn } = grant;
    if (grantedOn.type === 'GLOBAL' || before.some((one) => isSame(one, grant))) continue;
    const target = await findGrantTarget(scope, grantedOn.id);
    if (target?.type !== grantedOn.type)
      throw invalid('UNKNOWN_OBJECT', 'There is no such group or location.', `${pathOf(index)}grantObject`);
    reaches.set(target.id, target);
  }
  return reaches;
}

/** Employee rights there, for the whole company also the right to grant on it, and every right that the role brings. */
async function requireMayHandOn(
  scope: CompanyScope,
  actor: Actor,
  roleId: string,
  reach: Reach,
  path: string,
): Promise<void> {
  const role = await scope.db
    .selectFrom('roles')
    .select(['permissions', 'max_discount_pct'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', roleId)
    .where('is_default', '=', false)
    .executeTakeFirst();
  if (role === undefined) throw invalid('UNKNOWN_ROLE', 'There is no such role.', path);
  const mayGrant =
    reach === null
      ? mayOnCompany(actor.grants, ['USER_ADMIN']) && mayOnCompany(actor.grants, ['GLOBAL_ROLE_GRANTING'])
      : mayOn(actor.grants, ['USER_ADMIN'], reach);
  if (!mayGrant) throw forbidden();
  const rights = { permissions: role.permissions.filter(isPermission), maxDiscountPct: role.max_discount_pct };
  const lacking = lackingRights(actor.grants, rights, reach);
  if (lacking.length > 0) {
    const names = lacking.map((code) => permissionEntry(code).name).join(', ');
    throw invalid('BEYOND_OWN_RIGHTS', `The role goes beyond your own rights there: ${names}.`, path);
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

async function insertGrant(scope: CompanyScope, actor: Actor, userId: string, grant: RoleOn): Promise<void> {
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
  await writeAudit(scope, actor, 'GRANT_ROLE', `user:${userId}`, { role: grant.roleId, on: { ...grant.grantedOn } });
}

async function deleteGrant(scope: CompanyScope, actor: Actor, userId: string, grant: RoleOn): Promise<void> {
  await scope.db
    .deleteFrom('grants')
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .where('role_id', '=', grant.roleId)
    .where('object_type', '=', grant.grantedOn.type)
    .where('object_id', '=', grant.grantedOn.id ?? '')
    .execute();
  await writeAudit(scope, actor, 'REVOKE_ROLE', `user:${userId}`, { role: grant.roleId, on: { ...grant.grantedOn } });
}

function objectOf({ grantObject }: RoleToGrant): GrantObject {
  return grantObject ? { type: grantObject.type, id: grantObject.id } : { type: 'GLOBAL', id: null };
}

function isSame(one: RoleOn, other: RoleOn): boolean {
  return one.roleId === other.roleId && sameObject(one.grantedOn, other.grantedOn);
}
