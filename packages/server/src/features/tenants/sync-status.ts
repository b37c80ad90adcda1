import type { SyncInfo, Tenant, TenantSync } from '@servery/contract';
import type { Grant } from '@servery/domain';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import { publishedPaths } from '../../configuration/published-paths.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind, NamedVersions } from '../../platform/database/tables.ts';
import { listTenants } from './tenants-service.ts';

/** EN-06 VR-19: what is assigned to each location now, what is published there, and what its terminals said they run. */
export async function listSyncStatus(scope: CompanyScope, grants: readonly Grant[]): Promise<TenantSync[]> {
  const tenants = await listTenants(scope, grants, 'LOCATION');
  const heads = await readHeadVersions(scope);
  const published = await scope.db
    .selectFrom('published')
    .select(['location_id', 'kind', 'versions', 'hash', 'published_at'])
    .where('company_id', '=', scope.companyId)
    .execute();
  const running = await scope.db
    .selectFrom('acknowledgements')
    .select(['location_id', 'kind', 'hash'])
    .where('company_id', '=', scope.companyId)
    .execute();
  const publishedBy = new Map(published.map((row) => [`${row.location_id}|${row.kind}`, row.versions]));
  const publishedAt = Map.groupBy(published, (row) => row.location_id);
  const runningBy = Map.groupBy(running, (row) => row.location_id);
  const info = (tenant: Tenant, kind: DocumentKind, documentId: string | null): SyncInfo =>
    syncInfo(heads, tenant, kind, documentId, publishedBy.get(`${tenant.id}|${kind}`));
  return tenants.map((tenant) => ({
    ...tenant,
    menuInfo: info(tenant, 'menu', tenant.menuId),
    locSettingsInfo: info(tenant, 'locationSettings', onlyDocumentId('locationSettings', scope.companyId)),
    employmentInfo: info(tenant, 'employment', onlyDocumentId('employment', scope.companyId)),
    running: Object.fromEntries((runningBy.get(tenant.id) ?? []).map((row) => [publishedPaths[row.kind], row.hash])),
    published: Object.fromEntries(
      (publishedAt.get(tenant.id) ?? []).map((row) => [
        publishedPaths[row.kind],
        { hash: row.hash, at: row.published_at.toISOString() },
      ]),
    ),
  }));
}

/** Head versions by tenant, '' for the company, of each `kind|document`. */
type HeadVersions = ReadonlyMap<string, ReadonlyMap<string, number>>;

async function readHeadVersions(scope: CompanyScope): Promise<HeadVersions> {
  const rows = await scope.db
    .selectFrom('documents')
    .select(['kind', 'document_id', 'tenant_id', 'version'])
    .where('company_id', '=', scope.companyId)
    .where('version', '>', 0)
    .where('deleted_at', 'is', null)
    .execute();
  const byDocument = Map.groupBy(rows, (row) => `${row.kind}|${row.document_id}`);
  return new Map(
    [...byDocument].map(([document, heads]) => [document, new Map(heads.map((row) => [row.tenant_id, row.version]))]),
  );
}

function syncInfo(
  heads: HeadVersions,
  tenant: Tenant,
  kind: DocumentKind,
  documentId: string | null,
  published: NamedVersions | undefined,
): SyncInfo {
  const versions = heads.get(`${kind}|${documentId}`);
  const ref = (tenantId: string | null) => {
    const version = tenantId === null ? undefined : versions?.get(tenantId);
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
