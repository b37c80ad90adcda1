import { type Grant, grantCovers, mayOnCompany, type Permission } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';

/** The groups and locations where a person holds one of the rights; undefined for the whole company. */
export async function reachByRight(
  scope: CompanyScope,
  grants: readonly Grant[],
  rights: readonly Permission[],
): Promise<string[] | undefined> {
  if (mayOnCompany(grants, rights)) return undefined;
  const carrying = grants.filter(({ permissions }) => rights.some((right) => permissions.includes(right)));
  const tenants = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .execute();
  return tenants
    .filter(({ id, type, group_id }) => carrying.some((grant) => grantCovers(grant, { id, type, groupId: group_id })))
    .map(({ id }) => id);
}
