import type { Tenant } from '@servery/contract';
import { type Grant, mayAccess } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { readTenants } from './tenants-store.ts';

/** PM-55: the tenants of the company that the grants reach, by name. */
export async function listTenants(
  scope: CompanyScope,
  grants: readonly Grant[],
  type?: 'LOCATION' | 'GROUP',
): Promise<Tenant[]> {
  const tenants = await readTenants(scope, type);
  return tenants.filter((tenant) => mayAccess(grants, tenant));
}

/** TN-12: the tags that the person's locations carry, by name. */
export async function listTags(scope: CompanyScope, grants: readonly Grant[]) {
  const counts = new Map<string, number>();
  for (const { tags } of await listTenants(scope, grants, 'LOCATION'))
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([name, locations]) => ({ name, locations }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The ids of a group's locations, by name. */
export async function memberIds(scope: CompanyScope, groupId: string): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('group_id', '=', groupId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map((row) => row.id);
}
