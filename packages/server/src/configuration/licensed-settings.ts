import type { GrantTarget, JsonObject } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';

interface LicensedFor {
  readonly deliveryAuth: boolean;
  readonly tableServiceAuth: boolean;
}

/** ST-03: what a location is licensed for; of a group, what any of its locations is. */
export async function readLicensedFor(scope: CompanyScope, { id }: GrantTarget): Promise<LicensedFor> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select('licences')
    .where('company_id', '=', scope.companyId)
    .where((tenants) => tenants.or([tenants('id', '=', id), tenants('group_id', '=', id)]))
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .execute();
  return {
    deliveryAuth: rows.some(({ licences }) => licences.delivery),
    tableServiceAuth: rows.some(({ licences }) => licences.tableService),
  };
}

/** Settings as a location or group has them: whatever was saved, `licensing` follows the licenses. */
export async function withLicensing(
  scope: CompanyScope,
  target: GrantTarget,
  settings: JsonObject,
): Promise<JsonObject> {
  return { ...settings, licensing: { ...(await readLicensedFor(scope, target)) } };
}
