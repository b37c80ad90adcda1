import type { Reach } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';

/** Grants of the company with the role of each: the beginning of a query. */
export function heldRoles({ db, companyId }: CompanyScope) {
  return db
    .selectFrom('grants')
    .innerJoin('roles', (join) =>
      join.onRef('roles.company_id', '=', 'grants.company_id').onRef('roles.id', '=', 'grants.role_id'),
    )
    .where('grants.company_id', '=', companyId);
}

/** The same with the group or location that each grant is for, which a grant for the company does not have. */
export function heldRolesWithPlaces(scope: CompanyScope) {
  return heldRoles(scope).leftJoin('tenants', (join) =>
    join.onRef('tenants.company_id', '=', 'grants.company_id').onRef('tenants.id', '=', 'grants.object_id'),
  );
}

interface HeldRow {
  readonly object_type: 'GLOBAL' | 'GROUP' | 'LOCATION';
  readonly object_id: string;
  readonly group_id: string | null;
}

/** Where a grant holds, as the domain says it. */
export function reachOf({ object_type: type, object_id: id, group_id: groupId }: HeldRow): Reach {
  return type === 'GLOBAL' ? null : { id, type, groupId };
}
