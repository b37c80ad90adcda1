import { type GrantTarget, mayAccess, mayOn } from '@servery/domain';
import { readersOf } from '../../access/access-table.ts';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { forbidden, notFound } from '../../platform/fault.ts';

/** @throws Fault 404 out of reach, 403 where documents of the kind are not this person's to read */
export async function requireTenant(
  scope: CompanyScope,
  actor: Actor,
  { tenantId, kind }: { readonly tenantId: string; readonly kind: DocumentKind },
): Promise<GrantTarget & { name: string }> {
  const row = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const target = row === undefined ? undefined : { id: row.id, type: row.type, groupId: row.group_id, name: row.name };
  if (target === undefined || !mayAccess(actor.grants, target)) throw notFound();
  if (!mayOn(actor.grants, readersOf[kind], target)) throw forbidden();
  return target;
}
