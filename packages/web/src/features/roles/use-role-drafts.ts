import type { Permission } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { failureText } from './failure-text.ts';
import { type RoleRecord, rolesQuery, saveRoleChanges } from './role-calls.ts';
import {
  countChanges,
  type RoleDrafts,
  rebased,
  reviewOf,
  withoutLines,
  withPercent,
  withPermission,
} from './role-drafts.ts';
import type { Roles } from './role-scope.ts';

type Walk = { readonly past: readonly RoleDrafts[]; readonly now: RoleDrafts; readonly future: readonly RoleDrafts[] };
const nothing: Walk = { past: [], now: {}, future: [] };
const steps = 200;

/** Pending changes of several roles: collected, reviewed, saved together; whatever fails, they stay. RL-06 to RL-10, RL-19 */
export function useRoleDrafts(roles: Roles, records: readonly RoleRecord[]) {
  const t = usePhrases(rolesPhrases);
  const queries = useQueryClient();
  const [walk, setWalk] = useState(nothing);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const drafts = useMemo(() => rebased(walk.now, records), [walk.now, records]);
  const change = (edit: (before: RoleDrafts) => RoleDrafts) => {
    setProblem(null);
    setWalk(({ past, now }) => {
      const next = edit(rebased(now, records));
      return next === now ? { past, now, future: [] } : { past: [...past, now].slice(-steps), now: next, future: [] };
    });
  };
  const step = (isBack: boolean) =>
    setWalk(({ past, now, future }) => {
      const [target, rest] = isBack ? [past.at(-1), past.slice(0, -1)] : [future[0], future.slice(1)];
      if (!target) return { past, now, future };
      return isBack
        ? { past: rest, now: target, future: [now, ...future] }
        : { past: [...past, now], now: target, future: rest };
    });

  /** Whether everything is saved. */
  const save = async (): Promise<boolean> => {
    if (countChanges(drafts) === 0) return true;
    setSaving(true);
    const result = await saveRoleChanges(roles, drafts);
    await queries.invalidateQueries({ queryKey: rolesQuery(roles).queryKey });
    setSaving(false);
    if (result.status === 'ok') {
      setWalk(nothing);
      notify.success(t('saved', { count: result.data.length }));
      return true;
    }
    setProblem(failureText(result, t('saveFailed')));
    return false;
  };

  return {
    drafts,
    count: countChanges(drafts),
    entities: reviewOf(drafts, records),
    problem,
    isSaving,
    grant: (role: RoleRecord, code: Permission, isOn: boolean) =>
      change((before) => withPermission(before, role, { code, isOn })),
    grantAll: (to: readonly RoleRecord[], codes: readonly Permission[], isOn: boolean) =>
      change((before) =>
        to.reduce(
          (drafts, role) => codes.reduce((left, code) => withPermission(left, role, { code, isOn }), drafts),
          before,
        ),
      ),
    setPercent: (role: RoleRecord, percent: number | null) => change((before) => withPercent(before, role, percent)),
    revert: (lineIds: readonly string[]) => change((before) => withoutLines(before, records, lineIds)),
    restore: (kept: RoleDrafts) => change(() => kept),
    discard: () => change(() => ({})),
    undo: walk.past.length > 0 ? () => step(true) : undefined,
    redo: walk.future.length > 0 ? () => step(false) : undefined,
    save,
  };
}

export type RoleDraftsEditor = ReturnType<typeof useRoleDrafts>;
