import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ServerError } from '../../api/api-result.ts';
import { useFormMemory } from '../../form-draft/use-form-memory.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { rolesPhrases } from '../../phrases/roles.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { failureText } from './failure-text.ts';
import { nameProblem } from './name-problem.ts';
import { createRole, editRole, type RoleRecord, roleMeanwhile } from './role-calls.ts';
import {
  clashesOf,
  contentOf,
  countEdits,
  draftOf,
  emptyDraft,
  isPercent,
  keptSchema,
  type RoleDraft,
  rebaseDraft,
} from './role-form.ts';
import { type Roles, rolePaths } from './role-scope.ts';
import { useLeaveDrafts } from './use-leave-drafts.ts';

type FormParts = {
  readonly roles: Roles;
  /** Undefined: a new one. */
  readonly role: RoleRecord | undefined;
  readonly records: readonly RoleRecord[];
};

const longestGroup = 60;

/** The form of a role: RL-15 create, RL-16 edit; whatever the server says, what was typed stays. */
export function useRoleForm({ roles, role, records }: FormParts) {
  const t = usePhrases(rolesPhrases);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(role);
  const base = saved ? draftOf(saved) : emptyDraft;
  const [draft, setDraft] = useState<RoleDraft>(base);
  const [refused, setRefused] = useState<readonly ServerError[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isDone = useRef(false);
  const edits = countEdits(base, draft);
  const memory = useFormMemory({
    name: `${rolePaths.list(roles)}|${role?.id ?? 'new'}`,
    isDirty: edits > 0,
    kept: { base, entry: draft },
    parse: (found) => keptSchema.safeParse(found).data,
    restore: (kept) => {
      setDraft(rebaseDraft(kept.base, kept.entry, base));
      return clashesOf(kept.base, kept.entry, base);
    },
    discard: () => setDraft(base),
  });

  const nameWrong = nameProblem(draft.name, records, saved?.id);
  const isUntouched = draft.name === base.name && !saved;
  const errors = {
    name: messageAt(refused, 'body.name') ?? (isUntouched ? undefined : nameWrong),
    group:
      messageAt(refused, 'body.group') ??
      (draft.group.trim().length > longestGroup ? t('groupTooLong', { longest: longestGroup }) : undefined),
    maxDiscountPct:
      messageAt(refused, 'body.maxDiscountPct') ?? (isPercent(draft.maxDiscountPct) ? undefined : t('percentWrong')),
  };
  const isValid = nameWrong === undefined && !errors.group && !errors.maxDiscountPct;

  const edit = (next: RoleDraft) => {
    setDraft(next);
    setRefused([]);
    setProblem(null);
  };

  /** Whether it is saved; then the screen moves on to the role. */
  const save = async (): Promise<boolean> => {
    if (!isValid) {
      setRefused([{ code: 'NAME', path: 'body.name', message: nameWrong }]);
      return false;
    }
    setSaving(true);
    const content = contentOf(draft);
    const result = saved
      ? await editRole(roles, { ...content, id: saved.id, ver: saved.ver })
      : await createRole(roles, content);
    setSaving(false);
    if (result.status === 'ok') {
      isDone.current = true;
      memory.forget();
      await queries.invalidateQueries({ queryKey: ['roles'] });
      notify.success(t(saved ? 'edited' : 'created', { name: result.data.name }));
      return true;
    }
    const conflict = result.status === 'conflict' ? roleMeanwhile(result.body) : undefined;
    if (conflict) {
      setDraft(rebaseDraft(base, draft, draftOf(conflict)));
      setSaved(conflict);
    }
    if (result.status === 'invalid') setRefused(result.errors);
    setProblem(conflict ? t('rebased') : failureText(result, t('saveFailed')));
    return false;
  };
  useLeaveDrafts({ count: isDone.current ? 0 : edits, save, onLeave: memory.forget });

  const submit = async () => {
    if (!(await save())) return;
    await navigate({ to: rolePaths.list(roles), ignoreBlocker: true });
  };
  return {
    draft,
    base,
    edit,
    edits,
    errors,
    permissionErrors: refusedPermissions(draft, refused),
    isValid,
    isSaving,
    problem,
    submit,
    isNew: !saved,
    memory,
  };
}

/** What the server said of permissions, by their codes. */
function refusedPermissions(draft: RoleDraft, refused: readonly ServerError[]): ReadonlyMap<string, string> {
  const sent = contentOf(draft).grantedPermissions;
  return new Map(
    sent.flatMap((code, index) => {
      const message = messageAt(refused, `body.grantedPermissions.${index}`);
      return message ? [[code, message] as const] : [];
    }),
  );
}

function messageAt(errors: readonly ServerError[], path: string): string | undefined {
  const found = errors.find((error) => error.path === path);
  return found && (found.message ?? found.code);
}
