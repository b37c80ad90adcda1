import { isPermission, type Permission } from '@servery/domain';
import { z } from 'zod/mini';
import { fieldRules, type MergeRules } from '../../../form-draft/merge-entries.ts';
import type { RecordVersion } from '../../../form-draft/record-state.ts';
import type { RoleContent, RoleRecord } from '../role-calls.ts';

/** The content of the form. */
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

/** The same, as this computer keeps it. */
export const draftSchema = z.object({
  name: z.string(),
  group: z.string(),
  permissions: permissionSet,
  maxDiscountPct: z.nullable(z.number()),
});

export const emptyDraft: RoleDraft = { name: '', group: '', permissions: new Set(), maxDiscountPct: null };

export function versionOf(role: RoleRecord): RecordVersion<RoleDraft> {
  return { entry: draftOf(role), ver: role.ver };
}

function draftOf(role: RoleRecord): RoleDraft {
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

/** How much of the form differs from its first values. */
export function countEdits(base: RoleDraft, draft: RoleDraft): number {
  const fields = [
    draft.name !== base.name,
    draft.group !== base.group,
    draft.maxDiscountPct !== base.maxDiscountPct,
  ].filter(Boolean).length;
  return fields + draft.permissions.symmetricDifference(base.permissions).size;
}

const fields = fieldRules<RoleDraft>();

/** Permissions come together one by one: each is a place of its own, under its code. */
export const roleRules: MergeRules<RoleDraft> = {
  merge: (sides) => {
    const { base, mine, theirs } = sides;
    const { entry, taken, clashes } = fields.merge(sides);
    const changedByMe = mine.permissions.symmetricDifference(base.permissions);
    const onlyByThem = theirs.permissions.symmetricDifference(base.permissions).difference(changedByMe);
    return {
      entry: { ...entry, permissions: mine.permissions.symmetricDifference(onlyByThem) },
      taken: [...taken.filter((field) => field !== 'permissions'), ...onlyByThem],
      clashes: clashes.filter((field) => field !== 'permissions'),
    };
  },
  copy: (place, from, into) =>
    isPermission(place) ? withPermissions(into, [place], from.permissions.has(place)) : fields.copy(place, from, into),
};

export function withPermissions(draft: RoleDraft, codes: readonly Permission[], isOn: boolean): RoleDraft {
  const changed = new Set(codes);
  return { ...draft, permissions: isOn ? draft.permissions.union(changed) : draft.permissions.difference(changed) };
}

/** Whether the percent is a whole number from 0 to 100, or null. */
export function isPercent(value: number | null): boolean {
  return value === null || (Number.isInteger(value) && value >= 0 && value <= 100);
}
