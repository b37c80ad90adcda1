import type { GroupOf } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';

/** The group of each of the company's locations, for questions of reach. */
export async function groupOfLocations(scope: CompanyScope): Promise<GroupOf> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where('type', '=', 'LOCATION')
    .execute();
  const groups = new Map(rows.map((row) => [row.id, row.group_id]));
  return (locationId) => groups.get(locationId) ?? null;
}
