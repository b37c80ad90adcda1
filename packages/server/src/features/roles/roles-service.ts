import { isDeepStrictEqual } from 'node:util';
import { type BodyOf, type Operations, operations, type Role } from '@servery/contract';
import { isHiddenPermission, mayOnCompany, noRoleChanges, type Permission, permissionEntry } from '@servery/domain';
import { writeAudit } from '../../platform/audit.ts';
import { Fault } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import { refuseChangedFields } from '../../platform/read-only-fields.ts';
import { changeRoles } from './bulk-changes.ts';
import {
  mayEditRole,
  type RoleWork,
  requireGivable,
  requireGivableDiscount,
  requireMayEdit,
  withHidden,
} from './role-rights.ts';
import {
  contentOf,
  countHolders,
  deleteRole,
  insertRole,
  lockRoles,
  permissionsOf,
  type RoleContent,
  type RoleRow,
  readRole,
  readRoles,
  requireFreeName,
  updateRole,
} from './roles-store.ts';

type NewRole = BodyOf<Operations['createRole']>;
type EditedRole = BodyOf<Operations['editRole']>;

/** RL-13 RL-35 RL-36 */
export async function listRoles(work: RoleWork): Promise<Role[]> {
  const rows = await readRoles(work.scope, work.roles.isDefault);
  const holders = await countHolders(work.scope);
  return rows.map((row) => asRole(work, row, holders));
}

/** RL-14 */
export async function getRole(work: RoleWork, roleId: string): Promise<Role> {
  const { scope, roles } = work;
  return asRole(work, await readRole(scope, roles.isDefault, roleId), await countHolders(scope));
}

/** RL-15 RL-38 */
export async function createRole(work: RoleWork, body: NewRole): Promise<Role> {
  const { scope, actor, roles } = work;
  await lockRoles(scope);
  await requireFreeName(scope, body.name, { isDefault: roles.isDefault, path: 'body.name' });
  requireGivable(work, body.grantedPermissions, 'body.grantedPermissions');
  requireGivableDiscount(actor, body.maxDiscountPct ?? null, 'body.maxDiscountPct');
  const role = {
    name: body.name,
    group: body.group ?? null,
    permissions: withHidden([], body.grantedPermissions),
    maxDiscountPct: body.maxDiscountPct ?? null,
  };
  const id = newId('role');
  await insertRole(scope, { ...role, id, isDefault: roles.isDefault });
  await writeAudit(scope, actor, {
    action: 'CREATE_ROLE',
    subject: `role:${id}`,
    details: { ...role, permissions: [...role.permissions] },
  });
  return getRole(work, id);
}

/** RL-16 RL-39: a field that the body leaves out stays as it is; a stale version is a 409. */
export async function editRole(work: RoleWork, body: EditedRole): Promise<Role> {
  const { scope, actor, roles } = work;
  await lockRoles(scope);
  const row = await readRole(scope, roles.isDefault, body.id);
  requireMayEdit(actor, row, 'body.id');
  if (row.version !== body.ver)
    throw new Fault(409, 'CONFLICTING EDIT', { extra: { current: await getRole(work, row.id) } });
  refuseChangedFields(operations.editRole.readOnly, body, await getRole(work, row.id));
  await requireFreeName(scope, body.name, { isDefault: roles.isDefault, exceptId: row.id, path: 'body.name' });
  requireGivable(work, body.grantedPermissions, 'body.grantedPermissions');
  const before = contentOf(row);
  const after = {
    name: body.name,
    group: body.group === undefined ? before.group : body.group,
    permissions: withHidden(before.permissions, body.grantedPermissions),
    maxDiscountPct: body.maxDiscountPct === undefined ? before.maxDiscountPct : body.maxDiscountPct,
  };
  requireGivableDiscount(actor, after.maxDiscountPct, 'body.maxDiscountPct');
  if (isSameRole(before, after)) return getRole(work, row.id);
  await updateRole(scope, row.id, after);
  await writeAudit(scope, actor, {
    action: 'EDIT_ROLE',
    subject: `role:${row.id}`,
    details: {
      before: { ...before, permissions: [...before.permissions] },
      after: { ...after, permissions: [...after.permissions] },
    },
  });
  return getRole(work, row.id);
}

/** Permissions have no order. */
function isSameRole(before: RoleContent, after: RoleContent): boolean {
  const inOrder = (role: RoleContent) => ({ ...role, permissions: [...role.permissions].sort() });
  return isDeepStrictEqual(inOrder(before), inOrder(after));
}

/** RL-17 RL-40: a role that somebody holds stays; the answer says how many do. */
export async function removeRole({ scope, actor, roles }: RoleWork, roleId: string): Promise<void> {
  await lockRoles(scope);
  const row = await readRole(scope, roles.isDefault, roleId);
  requireMayEdit(actor, row, 'params.roleId');
  const holders = (await countHolders(scope)).get(roleId) ?? 0;
  if (holders > 0) throw new Fault(409, 'ROLE_IN_USE', { extra: { holders } });
  await deleteRole(scope, roleId);
  const before = contentOf(row);
  await writeAudit(scope, actor, {
    action: 'DELETE_ROLE',
    subject: `role:${roleId}`,
    details: { ...before, permissions: [...before.permissions] },
  });
}

/** RL-18 RL-41 */
export async function cloneRole(work: RoleWork, roleId: string, name: string): Promise<Role> {
  const { scope, actor, roles } = work;
  await lockRoles(scope);
  const row = await readRole(scope, roles.isDefault, roleId);
  requireMayEdit(actor, row, 'params.roleId');
  await requireFreeName(scope, name, { isDefault: roles.isDefault, path: 'querystring.name' });
  const id = newId('role');
  await insertRole(scope, { ...contentOf(row), name, id, isDefault: roles.isDefault });
  await writeAudit(scope, actor, { action: 'CLONE_ROLE', subject: `role:${id}`, details: { from: roleId, name } });
  return getRole(work, id);
}

/** RL-19 RL-37: all or none. @returns the roles that were changed */
export async function changeRolePermissions(
  work: RoleWork,
  body: BodyOf<Operations['changeRolePermissions']>,
): Promise<Role[]> {
  await lockRoles(work.scope);
  const changed = await changeRoles(work, body);
  return (await listRoles(work)).filter(({ id }) => changed.has(id));
}

function asRole({ actor, roles }: RoleWork, row: RoleRow, holders: ReadonlyMap<string, number>): Role {
  const seesPeople = mayOnCompany(actor.grants, ['USER_ADMIN', 'USER_ROLES_ADMIN']);
  const isManaged = roles.isDefault
    ? roles.isProvider && mayOnCompany(actor.grants, ['DEFAULT_ROLE_ADMIN'])
    : mayOnCompany(actor.grants, ['USER_ROLES_ADMIN']);
  const changes = noRoleChanges(row.max_discount_pct);
  const shown = (code: Permission) => !isHiddenPermission(code);
  return {
    id: row.id,
    name: row.name,
    group: row.role_group,
    ver: row.version,
    isDefault: row.is_default,
    grantedPermissions: permissionsOf(row).filter(shown).map(permissionEntry),
    changes: { ...changes, addPerms: [], removePerms: [] },
    holders: seesPeople && !roles.isDefault ? (holders.get(row.id) ?? 0) : null,
    canEdit: actor.originalUserId === null && isManaged && mayEditRole(actor, row),
  };
}
