import type { ImageUse } from '@servery/contract';
import {
  applyChanges,
  findByPath,
  imageUses,
  type JsonObject,
  type Path,
  pathKey,
  settingsImagePlace,
  type ImageUse as UseInDocument,
} from '@servery/domain';
import { sql } from 'kysely';
import { type DocumentKey, readOverrideChanges } from '../../configuration/documents-store.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

interface Head extends DocumentKey {
  readonly kind: ImageUse['kind'];
  readonly name: string;
  readonly version: number;
}

/** Where the menus and settings of a company, and the overrides of groups and locations, show each image. */
export async function readImageUses(scope: CompanyScope): Promise<Map<string, ImageUse[]>> {
  const uses = new Map<string, ImageUse[]>();
  const tenants = await tenantNames(scope);
  for (const head of await documentHeads(scope)) {
    const { kind, documentId } = head;
    const add = (use: UseInDocument, { document, tenantId }: ShownImage) => {
      const place = { kind, documentId, path: use.path, departmentId: departmentOf(use.path, document) };
      const words = { place: head.name, name: use.name, ...settingsImagePlace(use) };
      const tenantName = tenantId === null ? null : (tenants.get(tenantId) ?? null);
      const known = uses.get(use.imageId) ?? [];
      uses.set(use.imageId, known);
      known.push({ ...place, ...words, tenantId, tenantName });
    };
    const document = await readDocument(scope, head, head.version);
    const known = new Set<string>();
    for (const use of imageUses(document)) {
      known.add(keyOf(use));
      add(use, { document, tenantId: null });
    }
    for (const { tenantId, version } of await overridesWithImages(scope, head)) {
      const changes = await readOverrideChanges(scope, { ...head, tenantId }, version);
      const effective = applyChanges(document, changes).document;
      for (const use of imageUses(effective)) {
        if (!known.has(keyOf(use))) add(use, { document: effective, tenantId });
      }
    }
  }
  return uses;
}

interface ShownImage {
  readonly document: JsonObject;
  /** null: the company's own document. */
  readonly tenantId: string | null;
}

/** Of an item or a category of a menu; others have none. */
function departmentOf(path: Path, document: JsonObject): string | null {
  const [list] = path;
  if (list !== 'items' && list !== 'categories') return null;
  const department = findByPath(document, [...path.slice(0, 2), 'department']);
  return typeof department === 'string' ? department : null;
}

function keyOf({ imageId, path }: UseInDocument): string {
  return `${imageId} ${pathKey(path)}`;
}

async function documentHeads(scope: CompanyScope): Promise<Head[]> {
  const rows = await scope.db
    .selectFrom('documents')
    .select(['kind', 'document_id', 'name', 'version'])
    .where('company_id', '=', scope.companyId)
    .where('kind', '!=', 'employment')
    .where('tenant_id', '=', '')
    .where('version', '>', 0)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(({ kind, document_id: documentId, name, version }) => ({
    kind: kind === 'menu' ? 'menu' : 'locationSettings',
    documentId,
    tenantId: '',
    name,
    version,
  }));
}

/**
 * Few overrides touch an image: the database leaves the others out. Each version is found by its key, whatever the planner
 * believes of a table that it has no statistics of.
 */
async function overridesWithImages(scope: CompanyScope, { kind, documentId }: DocumentKey) {
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
    .where('d.kind', '=', kind)
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
