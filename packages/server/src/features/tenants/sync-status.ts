import type { SyncInfo, Tenant, TenantSync } from '@servery/contract';
import { type Grant, mayAccess } from '@servery/domain';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import { publishedPaths } from '../../configuration/published-paths.ts';
import { type HeadVersions, readHeadVersions } from '../../configuration/versions/named-versions.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { DocumentKind, NamedVersions } from '../../platform/database/tables.ts';
import { readTenants } from './tenants-store.ts';

/** EN-06 VR-19: the versions assigned to each location now, those published there, and those that its terminals said they run. `only`: of these locations. */
export async function listSyncStatus(
  scope: CompanyScope,
  grants: readonly Grant[],
  only?: readonly string[],
): Promise<TenantSync[]> {
  const tenants = (await readTenants(scope, 'LOCATION', only)).filter((tenant) => mayAccess(grants, tenant));
  const heads = await readHeadVersions(scope, only && tenants.flatMap(({ id, groupId }) => [id, groupId ?? id]));
  const published = await scope.db
    .selectFrom('published')
    .select(['location_id', 'kind', 'versions', 'hash', 'published_at'])
    .where('company_id', '=', scope.companyId)
    .$if(only !== undefined, (query) => query.where('location_id', '=', anyOf(only ?? [])))
    .execute();
  const running = await scope.db
    .selectFrom('acknowledgements')
    .select(['location_id', 'kind', 'hash'])
    .where('company_id', '=', scope.companyId)
    .$if(only !== undefined, (query) => query.where('location_id', '=', anyOf(only ?? [])))
    .execute();
  const publishedBy = new Map(published.map((row) => [`${row.location_id}|${row.kind}`, row.versions]));
  const publishedAt = Map.groupBy(published, (row) => row.location_id);
  const runningBy = Map.groupBy(running, (row) => row.location_id);
  const settingsId = onlyDocumentId('locationSettings', scope.companyId);
  const employmentId = onlyDocumentId('employment', scope.companyId);
  const info = (tenant: Tenant, kind: DocumentKind, documentId: string | null): SyncInfo =>
    syncInfo(heads, tenant, { kind, documentId, published: publishedBy.get(`${tenant.id}|${kind}`) });
  return tenants.map((tenant) => ({
    ...tenant,
    menuInfo: info(tenant, 'menu', tenant.menuId),
    locSettingsInfo: info(tenant, 'locationSettings', settingsId),
    employmentInfo: info(tenant, 'employment', employmentId),
    running: Object.fromEntries((runningBy.get(tenant.id) ?? []).map((row) => [publishedPaths[row.kind], row.hash])),
    published: Object.fromEntries(
      (publishedAt.get(tenant.id) ?? []).map((row) => [
        publishedPaths[row.kind],
        { hash: row.hash, at: row.published_at.toISOString() },
      ]),
    ),
    overrideChanges: overrideChanges(heads, tenant, {
      menu: tenant.menuId,
      locationSettings: settingsId,
      employment: employmentId,
    }),
  }));
}

const documentKinds = ['menu', 'locationSettings', 'employment'] as const satisfies readonly DocumentKind[];

interface AssignedDocument {
  readonly kind: DocumentKind;
  readonly documentId: string | null;
  readonly published: NamedVersions | undefined;
}

function syncInfo(heads: HeadVersions, tenant: Tenant, { kind, documentId, published }: AssignedDocument): SyncInfo {
  const ref = (tenantId: string | null) => {
    const version = tenantId === null || documentId === null ? undefined : heads.versionOf(kind, documentId, tenantId);
    if (documentId === null || version === undefined) return null;
    return { id: tenantId === '' ? documentId : `${documentId}__${tenantId}`, version };
  };
  return {
    assigned: ref(''),
    published: published?.base ?? null,
    overrideAssigned: ref(tenant.id),
    overridePublished: published?.override ?? null,
    groupOverrideAssigned: ref(tenant.groupId),
    groupOverridePublished: published?.groupOverride ?? null,
  };
}

/** Of each kind that the location or its group keeps changes of. */
function overrideChanges(
  heads: HeadVersions,
  tenant: Tenant,
  assigned: Readonly<Record<DocumentKind, string | null>>,
): TenantSync['overrideChanges'] {
  const countAt = (kind: DocumentKind, tenantId: string | null) => {
    const documentId = assigned[kind];
    return documentId === null || tenantId === null ? 0 : heads.ownChangesOf(kind, documentId, tenantId);
  };
  const counts = documentKinds.map((kind) => {
    const kept = { group: countAt(kind, tenant.groupId), own: countAt(kind, tenant.id) };
    return [publishedPaths[kind], kept] as const;
  });
  return Object.fromEntries(counts.filter(([, { group, own }]) => group + own > 0));
}
