import type { Permission } from './permissions.ts';

/** RL-01: the pending changes of one role; none of them is saved yet. */
export interface RoleChanges {
  readonly addPerms: readonly Permission[];
  readonly removePerms: readonly Permission[];
  /** Whole percent from 0 to 100; null: no discount at all. */
  readonly maxDiscountPct: number | null;
  /** The saved percent, which a save expects to find. */
  readonly currentMaxDiscountPct: number | null;
}

export function noRoleChanges(currentMaxDiscountPct: number | null): RoleChanges {
  return { addPerms: [], removePerms: [], maxDiscountPct: currentMaxDiscountPct, currentMaxDiscountPct };
}

/** RL-06 RL-07: out of the pending removals when it is there, else into the pending additions. */
export function grantPermission(changes: RoleChanges, code: Permission): RoleChanges {
  if (changes.removePerms.includes(code)) return { ...changes, removePerms: without(changes.removePerms, code) };
  return changes.addPerms.includes(code) ? changes : { ...changes, addPerms: [...changes.addPerms, code] };
}

/** RL-08 RL-09: out of the pending additions when it is there, else into the pending removals. */
export function revokePermission(changes: RoleChanges, code: Permission): RoleChanges {
  if (changes.addPerms.includes(code)) return { ...changes, addPerms: without(changes.addPerms, code) };
  return changes.removePerms.includes(code) ? changes : { ...changes, removePerms: [...changes.removePerms, code] };
}

/** RL-20 */
export function setMaxDiscount(changes: RoleChanges, maxDiscountPct: number | null): RoleChanges {
  return { ...changes, maxDiscountPct };
}

/** RL-10: only roles with pending changes are saved. */
export function hasRoleChanges(changes: RoleChanges): boolean {
  return (
    changes.addPerms.length > 0 ||
    changes.removePerms.length > 0 ||
    changes.maxDiscountPct !== changes.currentMaxDiscountPct
  );
}

/** The permissions after the changes; those that stay keep their places. */
export function applyRoleChanges(granted: readonly Permission[], changes: RoleChanges): readonly Permission[] {
  const kept = granted.filter((code) => !changes.removePerms.includes(code));
  return [...kept, ...changes.addPerms.filter((code) => !kept.includes(code))];
}

function without(codes: readonly Permission[], code: Permission): readonly Permission[] {
  return codes.filter((one) => one !== code);
}
