import { mayOn, mayOnCompany, type Permission } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { forbidden, invalid } from '../../platform/fault.ts';

/**
 * Anyone who holds a role on a group oversees its locations: to put a location into a group, or take it out, the person needs the
 * right on that group; for a location without a group, on the whole company.
 * @throws Fault 403
 */
export function requireOverGroup(actor: Actor, permission: Permission, groupId: string | null): void {
  if (!mayPutInto(actor, permission, groupId)) throw forbidden();
}

/** The same as an answer. */
export function mayPutInto({ grants }: Actor, permission: Permission, groupId: string | null): boolean {
  return groupId === null
    ? mayOnCompany(grants, [permission])
    : mayOn(grants, [permission], { id: groupId, type: 'GROUP', groupId: null });
}

/**
 * A group of this company, kept from being deleted until the transaction ends.
 * @throws Fault 400 for anything else: absent, foreign and a location look the same
 */
export async function requireGroup(scope: CompanyScope, groupId: string): Promise<void> {
  const group = await scope.db
    .selectFrom('tenants')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', groupId)
    .where('type', '=', 'GROUP')
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (group === undefined) throw invalid('NO_SUCH_GROUP', 'There is no such group.', 'body.groupId');
}
