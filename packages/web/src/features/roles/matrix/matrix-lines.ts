import { type PermissionEntry, type PermissionGroup, permissionGroups } from '@servery/domain';
import type { RoleRecord } from '../role-calls.ts';
import { isGranted, isPending, PERCENT, percentOf, type RoleDrafts } from '../role-drafts.ts';

/** One line of the matrix: the head of a group, or a permission. */
export type MatrixLine =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: PermissionGroup;
      /** All of the group, also its folded parts. */
      readonly members: readonly PermissionEntry[];
      readonly isFolded: boolean;
    }
  | { readonly kind: 'permission'; readonly key: string; readonly entry: PermissionEntry };

export const matrixShows = ['all', 'differences', 'changed'] as const;
export type MatrixShow = (typeof matrixShows)[number];

type Sight = {
  readonly entries: readonly PermissionEntry[];
  readonly records: readonly RoleRecord[];
  readonly drafts: RoleDrafts;
  readonly search: string;
  readonly show: MatrixShow;
  readonly folded: ReadonlySet<string>;
};

/** RL-05: groups with the permissions that search and filter let through. */
export function matrixLines({ entries, records, drafts, search, show, folded }: Sight): readonly MatrixLine[] {
  const wanted = search.trim().toLowerCase();
  const passes = (entry: PermissionEntry) =>
    `${entry.name} ${entry.group}`.toLowerCase().includes(wanted) &&
    (show !== 'differences' || differs(entry, records, drafts)) &&
    (show !== 'changed' || records.some((role) => isPending(role, drafts, entry.code)));
  const shown = entries.filter(passes);
  return permissionGroups.flatMap((group): MatrixLine[] => {
    const inGroup = shown.filter((entry) => entry.group === group);
    if (inGroup.length === 0) return [];
    const members = entries.filter((entry) => entry.group === group);
    const isFolded = folded.has(group);
    const head = { kind: 'group' as const, key: group, group, members, isFolded };
    if (isFolded) return [head];
    return [head, ...inGroup.map((entry) => ({ kind: 'permission' as const, key: entry.code, entry }))];
  });
}

/** How many of a group's permissions a role has, saved and pending together. */
export function countGranted(role: RoleRecord, drafts: RoleDrafts, members: readonly PermissionEntry[]): number {
  return members.filter(({ code }) => hasIt(role, drafts, code)).length;
}

function differs({ code }: PermissionEntry, records: readonly RoleRecord[], drafts: RoleDrafts): boolean {
  const values = records.map((role) => (code === PERCENT ? percentOf(role, drafts) : isGranted(role, drafts, code)));
  return new Set(values).size > 1;
}

function hasIt(role: RoleRecord, drafts: RoleDrafts, code: PermissionEntry['code']): boolean {
  return code === PERCENT ? percentOf(role, drafts) !== null : isGranted(role, drafts, code);
}
