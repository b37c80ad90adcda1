import type { GrantTarget } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

interface LicensedFor {
  readonly deliveryAuth: boolean;
  readonly tableServiceAuth: boolean;
}

/** ST-03: the features that a location is licensed for; of a group, those of any of its locations. */
export async function readLicensedFor(scope: CompanyScope, target: GrantTarget): Promise<LicensedFor> {
  return (await readLicensedOf(scope, [target])).get(target.id) ?? licensedBy([]);
}

/** The same of many groups and locations in one query, by their ids. */
export async function readLicensedOf(
  scope: CompanyScope,
  targets: readonly GrantTarget[],
): Promise<ReadonlyMap<string, LicensedFor>> {
  const ids = anyOf(targets.map(({ id }) => id));
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'group_id', 'licences'])
    .where('company_id', '=', scope.companyId)
    .where((tenants) => tenants.or([tenants('id', '=', ids), tenants('group_id', '=', ids)]))
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .execute();
  const own = new Map(rows.map((row) => [row.id, row]));
  const members = Map.groupBy(rows, (row) => row.group_id);
  return new Map(targets.map(({ id }) => [id, licensedBy([own.get(id) ?? [], members.get(id) ?? []].flat())]));
}

interface Licensed {
  readonly licences: { readonly delivery: boolean; readonly tableService: boolean };
}

function licensedBy(locations: readonly Licensed[]): LicensedFor {
  return {
    deliveryAuth: locations.some(({ licences }) => licences.delivery),
    tableServiceAuth: locations.some(({ licences }) => licences.tableService),
  };
}

/**
 * Whether a client holds the current licenses of a place. One that does not say which it holds does so for certain only while no
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
