import type { BodyOf, Operations } from '@servery/contract';
import { applyRoleChanges, hasRoleChanges, isHiddenPermission, type RoleChanges } from '@servery/domain';
import { writeAudit } from '../../platform/audit.ts';
import { Fault, invalid } from '../../platform/fault.ts';
import { type RoleWork, requireGivable, requireGivableDiscount, requireMayEdit } from './role-rights.ts';
import { contentOf, type RoleRow, readRoles, updateRole } from './roles-store.ts';

type Bulk = BodyOf<Operations['changeRolePermissions']>;

/**
 * Applies pending additions and removals to several roles. Two people who change different permissions of one role both
 * get their change; a percent that somebody else changed in between is a 409.
 * @returns ids of the roles that were changed; RL-10: those without changes are left as they are
 */
export async function changeRoles(work: RoleWork, body: Bulk): Promise<ReadonlySet<string>> {
  const { scope, actor, roles } = work;
  const rows = new Map((await readRoles(scope, roles.isDefault)).map((row) => [row.id, row]));
  const planned = Object.entries(body).map(([roleId, asked]) => {
    const row = rows.get(roleId);
    if (row === undefined) throw invalid('UNKNOWN_ROLE', 'There is no such role.', `body.${roleId}`);
    return { row, changes: pendingOf(row, asked) };
  });
  const changed = planned.filter(({ changes }) => hasRoleChanges(changes));
  for (const { row, changes } of changed) requireAllowed(work, row, changes);
  for (const { row, changes } of changed) {
    const before = contentOf(row);
    const permissions = applyRoleChanges(before.permissions, changes);
    await updateRole(scope, row.id, { ...before, permissions, maxDiscountPct: changes.maxDiscountPct });
    await writeAudit(scope, actor, {
      action: 'CHANGE_ROLE_PERMISSIONS',
      subject: `role:${row.id}`,
      details: {
        added: [...changes.addPerms],
        removed: [...changes.removePerms],
        maxDiscountPct: { from: before.maxDiscountPct, to: changes.maxDiscountPct },
      },
    });
  }
  return new Set(changed.map(({ row }) => row.id));
}

/** @throws Fault 409 when the percent that was changed is not the one that is saved */
function pendingOf(row: RoleRow, asked: Bulk[string]): RoleChanges {
  const current = row.max_discount_pct;
  const wanted = asked.maxDiscountPct === undefined ? current : asked.maxDiscountPct;
  const expected = asked.currentMaxDiscountPct === undefined ? current : asked.currentMaxDiscountPct;
  if (wanted !== expected && expected !== current && wanted !== current)
    throw new Fault(409, 'CONFLICTING EDIT', { extra: { roleId: row.id, currentMaxDiscountPct: current } });
  const isKept = wanted === expected;
  return {
    addPerms: asked.addPerms.filter((code) => !row.permissions.includes(code)),
    removePerms: asked.removePerms.filter((code) => row.permissions.includes(code)),
    maxDiscountPct: isKept ? current : wanted,
    currentMaxDiscountPct: current,
  };
}

function requireAllowed(work: RoleWork, row: RoleRow, changes: RoleChanges): void {
  const { actor } = work;
  const path = `body.${row.id}`;
  requireMayEdit(actor, row, path);
  requireGivable(work, changes.addPerms, `${path}.addPerms`);
  requireGivableDiscount(actor, changes.maxDiscountPct, `${path}.maxDiscountPct`);
  const hidden = changes.removePerms.findIndex(isHiddenPermission);
  if (hidden >= 0)
    throw invalid('HIDDEN_PERMISSION', 'This permission cannot be changed here.', `${path}.removePerms.${hidden}`);
}
