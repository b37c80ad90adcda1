import { isPermission, type Permission } from '@servery/domain';
import { z } from 'zod/mini';
import type { RoleContent, RoleRecord } from './role-calls.ts';

/** What the form holds. */
export type RoleDraft = {
  readonly name: string;
  readonly group: string;
  readonly permissions: ReadonlySet<Permission>;
  readonly maxDiscountPct: number | null;
};

const permissionSet = z.pipe(
  z.set(z.string()),
  z.transform((codes) => new Set([...codes].filter(isPermission))),
);
const draftSchema = z.object({
  name: z.string(),
  group: z.string(),
  permissions: permissionSet,
  maxDiscountPct: z.nullable(z.number()),
});

/** The same with what it started from, as this computer keeps it. */
export const keptSchema = z.object({ base: draftSchema, entry: draftSchema });

export const emptyDraft: RoleDraft = { name: '', group: '', permissions: new Set(), maxDiscountPct: null };

export function draftOf(role: RoleRecord): RoleDraft {
  return {
    name: role.name,
    group: role.group ?? '',
    permissions: new Set(role.grantedPermissions),
    maxDiscountPct: role.changes.currentMaxDiscountPct,
  };
}

export function contentOf(draft: RoleDraft): RoleContent {
  return {
    name: draft.name.trim(),
    group: draft.group.trim() === '' ? null : draft.group.trim(),
    grantedPermissions: [...draft.permissions],
    maxDiscountPct: draft.maxDiscountPct,
  };
}

/** How much of the form differs from what it started from. */
export function countEdits(base: RoleDraft, draft: RoleDraft): number {
  const fields = [
    draft.name !== base.name,
    draft.group !== base.group,
    draft.maxDiscountPct !== base.maxDiscountPct,
  ].filter(Boolean).length;
  return fields + draft.permissions.symmetricDifference(base.permissions).size;
}

/** One's own edits on what somebody else saved meanwhile; where both touched a field, one's own stays to be looked at. */
export function rebaseDraft(base: RoleDraft, draft: RoleDraft, current: RoleDraft): RoleDraft {
  const added = draft.permissions.difference(base.permissions);
  const removed = base.permissions.difference(draft.permissions);
  return {
    name: draft.name === base.name ? current.name : draft.name,
    group: draft.group === base.group ? current.group : draft.group,
    maxDiscountPct: draft.maxDiscountPct === base.maxDiscountPct ? current.maxDiscountPct : draft.maxDiscountPct,
    permissions: current.permissions.difference(removed).union(added),
  };
}

const plainFields = ['name', 'group', 'maxDiscountPct'] as const;

/** The fields that were changed in both, to something else in each; permissions come together by themselves. */
export function clashesOf(
  base: RoleDraft,
  draft: RoleDraft,
  current: RoleDraft,
): readonly (typeof plainFields)[number][] {
  return plainFields.filter(
    (field) => base[field] !== draft[field] && base[field] !== current[field] && draft[field] !== current[field],
  );
}

export function withPermissions(draft: RoleDraft, codes: readonly Permission[], isOn: boolean): RoleDraft {
  const changed = new Set(codes);
  return { ...draft, permissions: isOn ? draft.permissions.union(changed) : draft.permissions.difference(changed) };
}

/** What is wrong with the percent, or nothing. */
export function isPercent(value: number | null): boolean {
  return value === null || (Number.isInteger(value) && value >= 0 && value <= 100);
}
