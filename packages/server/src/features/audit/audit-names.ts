import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { AuditRow } from './audit-store.ts';

/** Names by id of all that some entries are about; what is gone from the company has none. */
export async function readNames(scope: CompanyScope, rows: readonly AuditRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(idsOf))];
  if (ids.length === 0) return new Map();
  const { db, companyId } = scope;
  const found = [
    await db
      .selectFrom('roles')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids))
      .execute(),
    await db
      .selectFrom('users')
      .select(['id', 'display_name as name'])
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids))
      .execute(),
    await db
      .selectFrom('documents')
      .select(['document_id as id', 'name'])
      .where('company_id', '=', companyId)
      .where('tenant_id', '=', '')
      .where('name', '<>', '')
      .where('document_id', '=', anyOf(ids))
      .execute(),
    await db
      .selectFrom('tenants')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids))
      .execute(),
    await db.selectFrom('companies').select(['id', 'name']).where('id', '=', anyOf(ids)).execute(),
    await db
      .selectFrom('publications')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('name', '<>', '')
      .where('id', '=', anyOf(ids))
      .execute(),
  ];
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}

/** `menu:main` → `main` */
export function subjectId(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}

function idsOf({ subject, tenant_ids, original_user_id }: AuditRow): string[] {
  return [subjectId(subject), ...tenant_ids, ...(original_user_id === null ? [] : [original_user_id])];
}
