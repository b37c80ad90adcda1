import { administratorPermissions, isAdministratorRole, isPermission, type Permission } from '@servery/domain';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';

export interface FirstRole {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly permissions: readonly Permission[];
  readonly maxDiscountPct: number | null;
}

/** RL-11: the default roles as a new company's own, which follow the templates no more. */
export async function copyOfDefaultRoles(database: Database, providerId: string): Promise<FirstRole[]> {
  const templates = await database.inCompany(providerId, (scope) =>
    scope.db
      .selectFrom('roles')
      .select(['name', 'role_group', 'permissions', 'max_discount_pct'])
      .where('company_id', '=', scope.companyId)
      .where('is_default', '=', true)
      .orderBy('name')
      .execute(),
  );
  return templates.map((template) => ({
    id: newId('role'),
    name: template.name,
    group: template.role_group,
    permissions: template.permissions.filter(isPermission),
    maxDiscountPct: template.max_discount_pct,
  }));
}

/** The role of the first administrator: of the copies that bring in everybody else the widest, or one made for it. */
export function administratorRole(roles: readonly FirstRole[]): FirstRole {
  const [widest] = roles
    .filter(isAdministratorRole)
    .toSorted((one, other) => other.permissions.length - one.permissions.length);
  return widest ?? { ...ownRole, id: newId('role'), name: freeName(roles) };
}

const ownRole = { group: null, permissions: administratorPermissions, maxDiscountPct: null };

function freeName(roles: readonly FirstRole[]): string {
  const taken = new Set(roles.map(({ name }) => name.toLocaleLowerCase('en')));
  const name = 'Company Administrator';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(candidate.toLocaleLowerCase('en'))) return candidate;
  }
}

export async function writeRoles(scope: CompanyScope, roles: readonly FirstRole[]): Promise<void> {
  if (roles.length === 0) return;
  await scope.db
    .insertInto('roles')
    .values(
      roles.map((role) => ({
        company_id: scope.companyId,
        id: role.id,
        name: role.name,
        role_group: role.group,
        permissions: JSON.stringify(role.permissions),
        max_discount_pct: role.maxDiscountPct,
      })),
    )
    .execute();
}
