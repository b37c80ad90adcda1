import { isPermission, type Permission, type RoleRights } from '@servery/domain';
import { type Selectable, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { holdLock } from '../../platform/database/locks/hold-lock.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { invalid, notFound } from '../../platform/fault.ts';

export type RoleRow = Selectable<Tables['roles']>;

/** The content of a role, as it is written. */
export interface RoleContent extends RoleRights {
  readonly name: string;
  readonly group: string | null;
}

/** The roles of a company, or the default roles of the provider company; never both. */
export async function readRoles(scope: CompanyScope, isDefault: boolean): Promise<RoleRow[]> {
  return scope.db
    .selectFrom('roles')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('is_default', '=', isDefault)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** @throws Fault 404 */
export async function readRole(scope: CompanyScope, isDefault: boolean, roleId: string): Promise<RoleRow> {
  const row = await scope.db
    .selectFrom('roles')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('is_default', '=', isDefault)
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** People per role. */
export async function countHolders(scope: CompanyScope): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.db
    .selectFrom('grants')
    .select(['role_id', sql<number>`count(DISTINCT user_id)::int`.as('holders')])
    .where('company_id', '=', scope.companyId)
    .groupBy('role_id')
    .execute();
  return new Map(rows.map((row) => [row.role_id, row.holders]));
}

/** A transaction that changes roles of a company waits here for another that does so just now. */
export async function lockRoles(scope: CompanyScope): Promise<void> {
  await holdLock(scope.db, `roles:${scope.companyId}`);
}

/** @throws Fault 400 NAME_TAKEN, whatever the case of the letters */
export async function requireFreeName(
  scope: CompanyScope,
  name: string,
  where: { readonly isDefault: boolean; readonly exceptId?: string; readonly path: string },
): Promise<void> {
  const taken = await scope.db
    .selectFrom('roles')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('is_default', '=', where.isDefault)
    .where(sql`lower(name COLLATE "und-x-icu")`, '=', sql<string>`lower(${name} COLLATE "und-x-icu")`)
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== where.exceptId)
    throw invalid('NAME_TAKEN', 'Another role has this name.', where.path);
}

export async function insertRole(
  scope: CompanyScope,
  { id, isDefault, ...role }: RoleContent & { readonly id: string; readonly isDefault: boolean },
): Promise<void> {
  await scope.db
    .insertInto('roles')
    .values({
      company_id: scope.companyId,
      id,
      is_default: isDefault,
      name: role.name,
      role_group: role.group,
      permissions: JSON.stringify(role.permissions),
      max_discount_pct: role.maxDiscountPct,
    })
    .execute();
}

export async function updateRole(scope: CompanyScope, id: string, role: RoleContent): Promise<void> {
  await scope.db
    .updateTable('roles')
    .set({
      name: role.name,
      role_group: role.group,
      permissions: JSON.stringify(role.permissions),
      max_discount_pct: role.maxDiscountPct,
      version: sql`version + 1`,
    })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
}

export async function deleteRole(scope: CompanyScope, id: string): Promise<void> {
  await scope.db.deleteFrom('roles').where('company_id', '=', scope.companyId).where('id', '=', id).execute();
}

export function contentOf(row: RoleRow): RoleContent {
  return {
    name: row.name,
    group: row.role_group,
    permissions: permissionsOf(row),
    maxDiscountPct: row.max_discount_pct,
  };
}

export function permissionsOf(row: RoleRow): readonly Permission[] {
  return row.permissions.filter(isPermission);
}
