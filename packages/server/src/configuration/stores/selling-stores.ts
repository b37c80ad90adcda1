import { isTimeZone } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

export interface SellingStore {
  readonly id: string;
  readonly groupId: string | null;
  /** IANA */
  readonly zone: string;
}

/** @param locations ids; undefined for all of the company */
export async function readSellingStores(
  { db, companyId }: CompanyScope,
  locations: readonly string[] | undefined,
): Promise<readonly SellingStore[]> {
  const rows = await db
    .selectFrom('tenants')
    .select(['id', 'group_id', 'timezone'])
    .where('company_id', '=', companyId)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .$if(locations !== undefined, (query) => query.where('id', '=', anyOf(locations ?? [])))
    .execute();
  return rows.map(({ id, group_id, timezone }) => ({
    id,
    groupId: group_id,
    zone: isTimeZone(timezone) ? timezone : 'UTC',
  }));
}
