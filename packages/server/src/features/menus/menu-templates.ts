import type { BodyOf, Operations } from '@servery/contract';
import { type JsonObject, mayOnCompany } from '@servery/domain';
import { templates } from '../../access/access-table.ts';
import type { Actor } from '../../access/actor.ts';
import { type DocumentHead, readHead } from '../../configuration/documents-store.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import { kinds } from '../../configuration/kinds.ts';
import { saveBase } from '../../configuration/saving/saves.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { forbidden, invalid, notFound } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import { requireFreeName, requireMenu } from './menus-service.ts';

export interface MenuTemplate {
  readonly id: string;
  readonly name: string;
  readonly desc: string;
}

/** The owners of templates: the company first, then the provider, which gives its own to all. */
export interface TemplateHomes {
  readonly companyId: string;
  readonly providerId: string;
}

export async function listTemplates(database: Database, homes: TemplateHomes): Promise<MenuTemplate[]> {
  const found: MenuTemplate[] = [];
  for (const companyId of companiesOf(homes)) found.push(...(await database.inCompany(companyId, templatesOf)));
  return found;
}

export async function findTemplate(
  database: Database,
  homes: TemplateHomes,
  templateId: string,
): Promise<MenuTemplate & { document: JsonObject }> {
  for (const companyId of companiesOf(homes)) {
    const found = await database.inCompany(companyId, (scope) => templateIn(scope, templateId));
    if (found !== undefined) return found;
  }
  throw notFound();
}

/** A template is a menu of its own from the first moment: later changes of one side do not reach the other. */
export async function saveAsTemplate(
  scope: CompanyScope,
  actor: Actor,
  { menuId, name, desc }: BodyOf<Operations['saveAsTemplate']> & { readonly menuId: string },
): Promise<DocumentHead> {
  const menu = await requireMenu(scope, menuId);
  await requireFreeName(scope, name, undefined);
  const documentId = newId('menu');
  await saveBase(scope, actor, {
    kind: 'menu',
    documentId,
    name,
    description: desc,
    singleUse: false,
    expectedVersion: 0,
    document: kinds.menu.knownFields(await readDocument(scope, menu, menu.version)).document,
    automatic: false,
    isTemplate: true,
    auditedAs: { action: 'CREATE_TEMPLATE', details: { from: menuId, name } },
  });
  return requireMenu(scope, documentId);
}

/** @throws Fault 403 where the menu is a template and templates are not this person's to change */
export function requireMayChange(actor: Actor, menu: DocumentHead): void {
  if (menu.isTemplate && !mayOnCompany(actor.grants, templates)) throw forbidden();
}

/** @throws Fault 400 for a template, which goes to no location */
export function refuseTemplate({ isTemplate, name }: DocumentHead): void {
  if (isTemplate)
    throw invalid('TEMPLATE', `"${name}" is a template. Add a menu from it, and assign that.`, 'params.menuId');
}

function companiesOf({ companyId, providerId }: TemplateHomes): readonly string[] {
  return [...new Set([companyId, providerId])];
}

async function templatesOf(scope: CompanyScope): Promise<MenuTemplate[]> {
  const rows = await scope.db
    .selectFrom('documents')
    .select(['document_id', 'name', 'description'])
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', 'menu')
    .where('tenant_id', '=', '')
    .where('is_template', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ id: row.document_id, name: row.name, desc: row.description }));
}

async function templateIn(scope: CompanyScope, templateId: string) {
  const head = await readHead(scope, { kind: 'menu', documentId: templateId, tenantId: '' });
  if (head === undefined || !head.isTemplate) return undefined;
  const document = await readDocument(scope, head, head.version);
  return { id: head.documentId, name: head.name, desc: head.description, document };
}
