import type { BodyOf, MenuSummary, Operations } from '@servery/contract';
import { asJsonObject, diff, type JsonObject } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { type DocumentHead, readHead } from '../../configuration/documents-store.ts';
import { dropForeignImages } from '../../configuration/image-references.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import { kinds } from '../../configuration/kinds.ts';
import { companyRecordOf } from '../../configuration/layers.ts';
import { saveBase } from '../../configuration/saving/saves.ts';
import { spellDocument } from '../../configuration/stored-json.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { Fault, invalid, notFound } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';

/** Menus that are not deleted, by name, with the locations assigned to each. */
export async function listMenus(scope: CompanyScope): Promise<MenuSummary[]> {
  const rows = await scope.db
    .selectFrom('documents')
    .innerJoin('document_versions as v', (join) =>
      join
        .onRef('v.company_id', '=', 'documents.company_id')
        .onRef('v.kind', '=', 'documents.kind')
        .onRef('v.document_id', '=', 'documents.document_id')
        .onRef('v.tenant_id', '=', 'documents.tenant_id')
        .onRef('v.version', '=', 'documents.version'),
    )
    .select([
      'documents.document_id',
      'name',
      'description',
      'is_template',
      'single_use',
      'documents.version',
      'v.author_name',
      'v.at',
    ])
    .where('documents.company_id', '=', scope.companyId)
    .where('documents.kind', '=', 'menu')
    .where('documents.tenant_id', '=', '')
    .where('documents.deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  const tenants = await scope.db
    .selectFrom('tenants')
    .select(['id', 'menu_id'])
    .where('company_id', '=', scope.companyId)
    .where('menu_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: row.document_id,
    name: row.name,
    desc: row.description,
    template: row.is_template,
    singleUse: row.single_use,
    ver: row.version,
    changedBy: row.author_name,
    changedAt: row.at.toISOString(),
    assignedTo: tenants.filter((tenant) => tenant.menu_id === row.document_id).map((tenant) => tenant.id),
  }));
}

export async function requireMenu(scope: CompanyScope, menuId: string): Promise<DocumentHead> {
  const head = await readHead(scope, { kind: 'menu', documentId: menuId, tenantId: '' });
  if (head === undefined) throw notFound();
  return head;
}

/** The wire's menu record (MN-02). */
export function menuRecordOf(head: DocumentHead, document: JsonObject) {
  return { ...menuHeadOf(head), menuBlob: spellDocument(document) };
}

/** The same without the menu itself. */
export function menuHeadOf(head: DocumentHead) {
  return {
    ...companyRecordOf(head),
    name: head.name,
    desc: head.description,
    template: head.isTemplate,
    singleUse: head.singleUse,
  };
}

interface MenuToCreate {
  readonly body: BodyOf<Operations['createMenu']>;
  readonly template: JsonObject | undefined;
}

/** Creates a menu from an imported blob, a copy, a template, or nothing (MN-03 MN-04). */
export async function createMenu(scope: CompanyScope, actor: Actor, { body, template }: MenuToCreate): Promise<string> {
  await requireFreeName(scope, body.name, undefined);
  const documentId = newId('menu');
  const document =
    body.menuBlob === undefined
      ? kinds.menu.knownFields(template ?? (await copyOf(scope, body.copyOf))).document
      : requireDepartments(asJsonObject(body.menuBlob));
  await saveBase(scope, actor, {
    kind: 'menu',
    documentId,
    name: body.name,
    description: body.desc,
    singleUse: body.singleUse,
    expectedVersion: 0,
    document: await dropForeignImages(scope, document),
    automatic: false,
  });
  return documentId;
}

/** Deletes softly. @throws Fault 400 while a location is assigned */
export async function deleteMenu(scope: CompanyScope, actor: Actor, menuId: string): Promise<void> {
  const head = await requireMenu(scope, menuId);
  const assigned = await scope.db
    .selectFrom('tenants')
    .select('name')
    .where('company_id', '=', scope.companyId)
    .where('menu_id', '=', menuId)
    .where('deleted_at', 'is', null)
    .execute();
  if (assigned.length > 0)
    throw invalid(
      'MENU_IN_USE',
      `The menu is assigned to ${assigned.map((tenant) => tenant.name).join(', ')}. Assign another menu there first.`,
    );
  await scope.db
    .updateTable('documents')
    .set({ deleted_at: new Date() })
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', 'menu')
    .where('document_id', '=', menuId)
    .execute();
  const action = head.isTemplate ? 'DELETE_TEMPLATE' : 'DELETE_MENU';
  await writeAudit(scope, actor, { action, subject: `menu:${menuId}`, details: { name: head.name } });
}

/** MN-28: a location has one assigned menu. */
export async function assignMenu(
  scope: CompanyScope,
  actor: Actor,
  { menuId, locationIds }: { readonly menuId: string; readonly locationIds: readonly string[] },
): Promise<void> {
  await requireMenu(scope, menuId);
  const wanted = new Set(locationIds);
  const { numUpdatedRows } = await scope.db
    .updateTable('tenants')
    .set({ menu_id: menuId })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf([...wanted]))
    .where('type', '=', 'LOCATION')
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== wanted.size)
    throw invalid('NOT_A_LOCATION', 'A menu is assigned to locations, not to a group.', 'body.locationIds');
  await writeAudit(scope, actor, {
    action: 'ASSIGN_MENU',
    subject: `menu:${menuId}`,
    details: { locations: [...locationIds] },
  });
}

interface VersionPair {
  readonly from: number;
  readonly to: number;
}

/** MN-13: the changes between two versions, either way round. */
export async function compareVersions(scope: CompanyScope, menuId: string, { from, to }: VersionPair) {
  const head = await requireMenu(scope, menuId);
  for (const version of [from, to]) if (version < 1 || version > head.version) throw notFound();
  return diff(await readDocument(scope, head, from), await readDocument(scope, head, to), kinds.menu.identifiers);
}

export async function requireFreeName(scope: CompanyScope, name: string, exceptId: string | undefined): Promise<void> {
  const menus = await listMenus(scope);
  const taken = menus.find((menu) => menu.name.toLowerCase() === name.toLowerCase() && menu.id !== exceptId);
  if (taken !== undefined) throw invalid('NAME_TAKEN', `There is already a menu named "${taken.name}".`, 'body.name');
}

async function copyOf(scope: CompanyScope, menuId: string | undefined): Promise<JsonObject> {
  if (menuId === undefined) return kinds.menu.createDefault();
  const head = await requireMenu(scope, menuId);
  return readDocument(scope, head, head.version);
}

/** MN-07 */
function requireDepartments(blob: JsonObject): JsonObject {
  if (Array.isArray(blob.departments)) return blob;
  throw new Fault(400, 'NOT_MENU_BLOB', {
    errors: [{ code: 'NOT_MENU_BLOB', message: 'Not a recognizable menu blob.', path: 'body.menuBlob.departments' }],
  });
}
