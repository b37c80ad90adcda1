import { type Grant, mayAccess } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';

export interface AppVersion {
  readonly appVersion: string | null;
  readonly versions: { readonly version: string; readonly locations: number }[];
  readonly unknown: number;
}

/** CO-06: the versions that the terminals of the locations within reach last reported, newest first. */
export async function readAppVersion(scope: CompanyScope, grants: readonly Grant[]): Promise<AppVersion> {
  const rows = await scope.db
    .selectFrom('tenants')
    .leftJoin('contacts', (join) =>
      join.onRef('contacts.company_id', '=', 'tenants.company_id').onRef('contacts.location_id', '=', 'tenants.id'),
    )
    .select(['tenants.id', 'tenants.group_id', 'contacts.software_version'])
    .where('tenants.company_id', '=', scope.companyId)
    .where('tenants.type', '=', 'LOCATION')
    .where('tenants.deleted_at', 'is', null)
    .execute();
  const reachable = rows.filter((row) => mayAccess(grants, { id: row.id, type: 'LOCATION', groupId: row.group_id }));
  const byVersion = Map.groupBy(reachable, (row) => row.software_version);
  const versions = [...byVersion]
    .flatMap(([version, members]) => (version === null ? [] : [{ version, locations: members.length }]))
    .sort((left, right) => compareVersions(right.version, left.version));
  return { appVersion: versions[0]?.version ?? null, versions, unknown: byVersion.get(null)?.length ?? 0 };
}

/** Numbers in versions count as numbers: 4.10 is newer than 4.9. */
function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}
