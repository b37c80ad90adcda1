import {
  grantPermission,
  hasRoleChanges,
  isPermission,
  noRoleChanges,
  type Permission,
  permissionEntry,
  type RoleChanges,
  revokePermission,
  setMaxDiscount,
} from '@servery/domain';
import { z } from 'zod/mini';
import type { ChangeEntity, ChangeLine } from '../../ui/review/change-list.tsx';
import type { RoleRecord } from './role-calls.ts';

/** The pending changes, by role; a role without changes is not in it. RL-10 */
export type RoleDrafts = Readonly<Record<string, RoleChanges>>;

const codes = z.pipe(
  z.array(z.string()),
  z.transform((written) => written.filter(isPermission)),
);
const percent = z.nullable(z.number());

/** The drafts with the names of their roles, as this computer keeps them. */
export const keptSchema = z.object({
  names: z.record(z.string(), z.string()),
  drafts: z.record(
    z.string(),
    z.object({ addPerms: codes, removePerms: codes, maxDiscountPct: percent, currentMaxDiscountPct: percent }),
  ),
});

export const PERCENT: Permission = 'MAX_DISCOUNT_PERCENTAGE';

/** The state of a permission of a role on the screen: saved and pending together. */
export function isGranted(role: RoleRecord, drafts: RoleDrafts, code: Permission): boolean {
  const draft = drafts[role.id];
  if (draft?.addPerms.includes(code)) return true;
  return role.grantedPermissions.includes(code) && !draft?.removePerms.includes(code);
}

export function isPending(role: RoleRecord, drafts: RoleDrafts, code: Permission): boolean {
  const draft = drafts[role.id];
  if (code === PERCENT) return draft !== undefined && draft.maxDiscountPct !== draft.currentMaxDiscountPct;
  return draft !== undefined && (draft.addPerms.includes(code) || draft.removePerms.includes(code));
}

export function percentOf(role: RoleRecord, drafts: RoleDrafts): number | null {
  const draft = drafts[role.id];
  return draft === undefined ? role.changes.currentMaxDiscountPct : draft.maxDiscountPct;
}

interface PermissionSwitch {
  readonly code: Permission;
  readonly isOn: boolean;
}

/** RL-06 to RL-09 */
export function withPermission(drafts: RoleDrafts, role: RoleRecord, { code, isOn }: PermissionSwitch): RoleDrafts {
  if (isGranted(role, drafts, code) === isOn) return drafts;
  const draft = draftOf(drafts, role);
  return kept(drafts, role.id, isOn ? grantPermission(draft, code) : revokePermission(draft, code));
}

/** RL-20 */
export function withPercent(drafts: RoleDrafts, role: RoleRecord, percent: number | null): RoleDrafts {
  return kept(drafts, role.id, setMaxDiscount(draftOf(drafts, role), percent));
}

/** Takes back the changes of these lines: `<role id>|<permission>`. */
export function withoutLines(drafts: RoleDrafts, roles: readonly RoleRecord[], lineIds: readonly string[]): RoleDrafts {
  return roles
    .flatMap((role) => lineIds.flatMap((line) => (line.startsWith(`${role.id}|`) ? [{ role, line }] : [])))
    .reduce((left, { role, line }) => {
      const code = line.slice(role.id.length + 1);
      if (code === PERCENT) return withPercent(left, role, role.changes.currentMaxDiscountPct);
      const known = role.grantedPermissions.find((granted) => granted === code);
      const added = left[role.id]?.addPerms.find((pending) => pending === code);
      if (added) return withPermission(left, role, { code: added, isOn: false });
      return known ? withPermission(left, role, { code: known, isOn: true }) : left;
    }, drafts);
}

/** Drafts on roles as they are saved now: a change that somebody else has made since is dropped. */
export function rebased(drafts: RoleDrafts, roles: readonly RoleRecord[]): RoleDrafts {
  const byId = new Map(roles.map((role) => [role.id, role]));
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([roleId, draft]) => {
      const role = byId.get(roleId);
      if (!role) return [];
      const saved = role.changes.currentMaxDiscountPct;
      const hasPercent = draft.maxDiscountPct !== draft.currentMaxDiscountPct;
      const next = {
        addPerms: draft.addPerms.filter((code) => !role.grantedPermissions.includes(code)),
        removePerms: draft.removePerms.filter((code) => role.grantedPermissions.includes(code)),
        maxDiscountPct: hasPercent ? draft.maxDiscountPct : saved,
        currentMaxDiscountPct: saved,
      };
      return hasRoleChanges(next) ? [[roleId, next]] : [];
    }),
  );
}

/** The roles whose percent somebody else has changed since, and deleted roles: the conflicts of a restored draft. */
export function clashesOf(drafts: RoleDrafts, roles: readonly RoleRecord[]): readonly string[] {
  const byId = new Map(roles.map((role) => [role.id, role]));
  return Object.entries(drafts).flatMap(([roleId, { maxDiscountPct, currentMaxDiscountPct }]) => {
    const role = byId.get(roleId);
    if (!role) return [roleId];
    const saved = role.changes.currentMaxDiscountPct;
    const isMine = maxDiscountPct !== currentMaxDiscountPct && maxDiscountPct !== saved;
    return isMine && saved !== currentMaxDiscountPct ? [roleId] : [];
  });
}

export function countChanges(drafts: RoleDrafts): number {
  return Object.values(drafts).reduce((sum, draft) => sum + linesOf('', draft).length, 0);
}

/** The pending changes in sentences, by role. */
export function reviewOf(drafts: RoleDrafts, roles: readonly RoleRecord[]): readonly ChangeEntity[] {
  return roles.flatMap((role) => {
    const draft = drafts[role.id];
    const lines = draft ? linesOf(role.id, draft) : [];
    return lines.length === 0 ? [] : [{ id: role.id, name: role.name, lines }];
  });
}

function linesOf(roleId: string, draft: RoleChanges): readonly ChangeLine[] {
  const line = (code: Permission) => ({ id: `${roleId}|${code}`, subject: permissionEntry(code).group });
  const percent = (value: number | null) => (value === null ? '–' : `${value} %`);
  const isPercentPending = draft.maxDiscountPct !== draft.currentMaxDiscountPct;
  return [
    ...draft.addPerms.map((code) => ({ ...line(code), kind: 'added' as const, to: permissionEntry(code).name })),
    ...draft.removePerms.map((code) => ({ ...line(code), kind: 'removed' as const, from: permissionEntry(code).name })),
    ...(isPercentPending
      ? [
          {
            id: `${roleId}|${PERCENT}`,
            kind: 'changed' as const,
            subject: permissionEntry(PERCENT).name,
            from: percent(draft.currentMaxDiscountPct),
            to: percent(draft.maxDiscountPct),
          },
        ]
      : []),
  ];
}

function draftOf(drafts: RoleDrafts, role: RoleRecord): RoleChanges {
  return drafts[role.id] ?? noRoleChanges(role.changes.currentMaxDiscountPct);
}

function kept(drafts: RoleDrafts, roleId: string, draft: RoleChanges): RoleDrafts {
  const { [roleId]: _, ...others } = drafts;
  return hasRoleChanges(draft) ? { ...others, [roleId]: draft } : others;
}
