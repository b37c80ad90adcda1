import type { ImageUse } from '@servery/contract';
import { applyChanges, imageUses, pathKey } from '@servery/domain';
import { sql } from 'kysely';
import { readDocument, readOverrideChanges } from '../../configuration/documents-store.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

interface MenuHead {
  readonly documentId: string;
  readonly name: string;
  readonly version: number;
}

/** Where the menus of a company, and what groups and locations lay over them, show each image. */
export async function readImageUses(scope: CompanyScope): Promise<Map<string, ImageUse[]>> {
  const uses = new Map<string, ImageUse[]>();
  const tenants = await tenantNames(scope);
  const add = (imageId: string, use: ImageUse) => uses.set(imageId, [...(uses.get(imageId) ?? []), use]);
  for (const menu of await menuHeads(scope)) {
    const key = { kind: 'menu', documentId: menu.documentId, tenantId: '' } as const;
    const document = await readDocument(scope, key, menu.version);
    const atMenu = { menuId: menu.documentId, menuName: menu.name };
    const known = new Set<string>();
    for (const { imageId, name, path } of imageUses(document)) {
      known.add(`${imageId} ${pathKey(path)}`);
      add(imageId, { ...atMenu, tenantId: null, tenantName: null, name });
    }
    for (const { tenantId, version } of await overridesWithImages(scope, menu.documentId)) {
      const changes = await readOverrideChanges(scope, { ...key, tenantId }, version);
      for (const { imageId, name, path } of imageUses(applyChanges(document, changes).document)) {
        if (known.has(`${imageId} ${pathKey(path)}`)) continue;
        add(imageId, { ...atMenu, tenantId, tenantName: tenants.get(tenantId) ?? null, name });
      }
    }
  }
  return uses;
}

async function menuHeads(scope: CompanyScope): Promise<MenuHead[]> {
  const rows = await scope.db
    .selectFrom('documents')
    .select(['document_id', 'name', 'version'])
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', 'menu')
    .where('tenant_id', '=', '')
    .where('version', '>', 0)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ documentId: row.document_id, name: row.name, version: row.version }));
}

/**
 * Few overrides touch an image: the database leaves the others out. Each version is found by its key, whatever the planner
 * believes of a table that it has no statistics of.
 */
async function overridesWithImages(scope: CompanyScope, documentId: string) {
  const rows = await scope.db
    .selectFrom('documents as d')
    .innerJoinLateral(
      (version) =>
        version
          .selectFrom('document_versions as v')
          .select(sql<string>`v.override_changes::text`.as('changes'))
          .whereRef('v.company_id', '=', 'd.company_id')
          .whereRef('v.kind', '=', 'd.kind')
          .whereRef('v.document_id', '=', 'd.document_id')
          .whereRef('v.tenant_id', '=', 'd.tenant_id')
          .whereRef('v.version', '=', 'd.version')
          .limit(1)
          .as('said'),
      (join) => join.onTrue(),
    )
    .select(['d.tenant_id', 'd.version'])
    .where('d.company_id', '=', scope.companyId)
    .where('d.kind', '=', 'menu')
    .where('d.document_id', '=', documentId)
    .where('d.tenant_id', '<>', '')
    .where('said.changes', 'like', '%"img\\_%')
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, version: row.version }));
}

async function tenantNames(scope: CompanyScope): Promise<ReadonlyMap<string, string>> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
