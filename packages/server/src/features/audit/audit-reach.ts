import { type Grant, grantCovers, mayOnCompany } from '@servery/domain';
import { audit } from '../../access/access-table.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

/** The groups and locations whose entries a person may read; undefined for the whole company. */
export async function auditReach(scope: CompanyScope, grants: readonly Grant[]): Promise<string[] | undefined> {
  if (mayOnCompany(grants, audit)) return undefined;
  const carrying = grants.filter(({ permissions }) => audit.some((permission) => permissions.includes(permission)));
  const tenants = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .execute();
  return tenants
    .filter(({ id, type, group_id }) => carrying.some((grant) => grantCovers(grant, { id, type, groupId: group_id })))
    .map(({ id }) => id);
}
