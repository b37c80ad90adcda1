import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { admitLocations } from '../../access/guard.ts';
import { type AuditEntry, writeAudit, writeAudits } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/fault.ts';
import { requireOverGroup } from './tenant-reach.ts';
import { memberIds } from './tenants-service.ts';
import { lockTenant } from './tenants-store.ts';

export interface Moves {
  /** Come into the group, from wherever they are. */
  readonly add: readonly string[];
  /** Members that belong to no group afterward. */
  readonly remove: readonly string[];
}

/**
 * TN-04: moves many locations at once, all or none. Their inheritance moves with them: the assigned side of their sync data
 * names the new group's changes from now on, published documents stay until the next publication.
 */
export async function moveMembers(
  scope: CompanyScope,
  actor: Actor,
  { groupId, ...moves }: Moves & { readonly groupId: string },
): Promise<string[]> {
  const group = await lockTenant(scope, groupId);
  if (group?.type !== 'GROUP') throw notFound();
  const ids = [...new Set([...moves.add, ...moves.remove])];
  if (ids.length !== moves.add.length + moves.remove.length)
    throw invalid('NAMED_TWICE', 'Add or remove each location only once.', 'body.add');
  if (ids.length > 0) await admitLocations(scope, actor, { operationId: 'moveMembers', locationIds: ids });
  const rows = await lockLocations(scope, ids);
  const added = new Set(moves.add);
  const from = new Set(rows.map((row) => row.group_id));
  if (rows.length !== ids.length) throw invalid('NOT_A_LOCATION', 'A group can contain only locations.', 'body.add');
  if (rows.some((row) => !added.has(row.id) && row.group_id !== groupId))
    throw invalid('NOT_A_MEMBER', 'It is not in this group.', 'body.remove');
  for (const left of from) if (left !== groupId) requireOverGroup(actor, 'EDIT_LOCATION', left);
  if (moves.remove.length > 0) requireOverGroup(actor, 'EDIT_LOCATION', null);
  await setGroup(scope, moves.add, groupId);
  await setGroup(scope, moves.remove, null);
  const audits = rows.map(
    (row): AuditEntry => ({
      action: 'MOVE_LOCATION',
      subject: `location:${row.id}`,
      details: { from: row.group_id, to: added.has(row.id) ? groupId : null },
    }),
  );
  await writeAudits(scope, actor, audits);
  if (rows.length > 0)
    await writeAudit(scope, actor, {
      action: 'MOVE_MEMBERS',
      subject: `group:${groupId}`,
      details: { added: [...moves.add], removed: [...moves.remove] },
    });
  return memberIds(scope, groupId);
}

/** In the order of their ids, so that two moves never wait for each other. */
function lockLocations(scope: CompanyScope, ids: readonly string[]) {
  return scope.db
    .selectFrom('tenants')
    .select(['id', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function setGroup(scope: CompanyScope, ids: readonly string[], groupId: string | null): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .updateTable('tenants')
    .set({ group_id: groupId, ver: sql<number>`ver + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .execute();
}
