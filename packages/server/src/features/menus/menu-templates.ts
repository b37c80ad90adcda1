import type { JsonObject } from '@servery/domain';
import { readDocument, readHead } from '../../configuration/documents-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';

export interface MenuTemplate {
  readonly id: string;
  readonly name: string;
  readonly desc: string;
}

/** Templates are menus of the provider company that it marked as such; every company may start from them. */
export async function listTemplates(database: Database, providerId: string): Promise<MenuTemplate[]> {
  const rows = await database.inCompany(providerId, (scope) =>
    scope.db
      .selectFrom('documents')
      .select(['document_id', 'name', 'description'])
      .where('company_id', '=', scope.companyId)
      .where('kind', '=', 'menu')
      .where('tenant_id', '=', '')
      .where('is_template', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute(),
  );
  return rows.map((row) => ({ id: row.document_id, name: row.name, desc: row.description }));
}

export async function findTemplate(
  database: Database,
  providerId: string,
  templateId: string,
): Promise<MenuTemplate & { document: JsonObject }> {
  return database.inCompany(providerId, async (scope) => {
    const head = await readHead(scope, { kind: 'menu', documentId: templateId, tenantId: '' });
    if (head === undefined || !head.isTemplate) throw notFound();
    return {
      id: head.documentId,
      name: head.name,
      desc: head.description,
      document: await readDocument(scope, head, head.version),
    };
  });
}
