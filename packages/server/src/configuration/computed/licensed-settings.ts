import type { GrantTarget } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';

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

/**
 * Whether a client holds what a place is licensed for now. One that does not say what it holds does so for certain only while no
 * license was changed: at a location its own; at a group any, since locations move between groups.
 * @param held `deliveryAuth,tableServiceAuth`: the flags that are set
 */
export async function isLicensedAsHeld(
  scope: CompanyScope,
  target: GrantTarget,
  held: string | undefined,
): Promise<boolean> {
  if (held !== undefined) return held === setFlags(await readLicensedFor(scope, target));
  const changed = await scope.db
    .selectFrom('licences')
    .select('serial')
    .where('company_id', '=', scope.companyId)
    .$if(target.type === 'LOCATION', (query) => query.where('location_id', '=', target.id))
    .executeTakeFirst();
  return changed === undefined;
}

function setFlags(flags: LicensedFor): string {
  return Object.entries(flags)
    .flatMap(([name, isSet]) => (isSet ? [name] : []))
    .join(',');
}
