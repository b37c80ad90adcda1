import { isPermission, permissionEntry } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keys } from '../../../api/keys.ts';
import { type PlaceWords, wordsOfFields } from '../../../form-draft/place-words.ts';
import type { RecordForm } from '../../../form-draft/record-form-types.ts';
import { useRecordForm } from '../../../form-draft/use-record-form.ts';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { nameProblem } from '../name-problem.ts';
import { createRole, editRole, type RoleRecord, roleMeanwhile } from '../role-calls.ts';
import { type Roles, rolePaths } from '../role-scope.ts';
import { contentOf, draftSchema, emptyDraft, isPercent, type RoleDraft, roleRules, versionOf } from './role-form.ts';

export type RoleForm = RecordForm<RoleDraft>;

type FormParts = {
  readonly roles: Roles;
  /** Undefined: a new one. */
  readonly role: RoleRecord | undefined;
  readonly records: readonly RoleRecord[];
};

/** RL-15 create, RL-16 edit. */
export function useRoleForm({ roles, role, records }: FormParts): RoleForm {
  const t = usePhrases(rolesPhrases);
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useRecordForm<RoleDraft, RoleRecord>({
    name: `${rolePaths.list(roles)}|${role?.id ?? 'new'}`,
    schema: draftSchema,
    start: role ? versionOf(role) : { entry: emptyDraft, ver: undefined },
    rules: roleRules,
    problemsOf: useProblemsOf(records, role?.id),
    fieldOf,
    wordsOf: useWords(),
    send: (draft, { ver }) => {
      const content = contentOf(draft);
      return role && ver !== undefined ? editRole(roles, { ...content, id: role.id, ver }) : createRole(roles, content);
    },
    newerOf: (body) => {
      const newer = roleMeanwhile(body);
      return newer && versionOf(newer);
    },
    onSaved: async ({ name }) => {
      await queries.invalidateQueries({ queryKey: keys.roles() });
      notify.success(t(role ? 'edited' : 'created', { name }));
    },
    onDone: () => navigate({ to: rolePaths.list(roles) }),
    failedText: t('saveFailed'),
  });
}

const longestGroup = 60;

function useProblemsOf(records: readonly RoleRecord[], roleId: string | undefined) {
  const t = usePhrases(rolesPhrases);
  return ({ name, group, maxDiscountPct }: RoleDraft): ReadonlyMap<string, string> => {
    const problems = {
      name: nameProblem(name, records, roleId),
      group: group.trim().length > longestGroup ? t('groupTooLong', { longest: longestGroup }) : undefined,
      maxDiscountPct: isPercent(maxDiscountPct) ? undefined : t('percentWrong'),
    };
    return new Map(Object.entries(problems).flatMap(([field, words]) => (words ? [[field, words]] : [])));
  };
}

/** `body.grantedPermissions.0` is shown at that permission. */
function fieldOf(path: string, sent: RoleDraft): string | undefined {
  const [, field = '', index] = path.split('.');
  if (field !== 'grantedPermissions') return plainFields.find((plain) => plain === field);
  return index === undefined ? undefined : contentOf(sent).grantedPermissions[Number(index)];
}

const plainFields = ['name', 'group', 'maxDiscountPct'] as const;

function useWords(): (place: string) => PlaceWords<RoleDraft> {
  const t = usePhrases(rolesPhrases);
  const ofFields = wordsOfFields<RoleDraft>({
    name: t('name'),
    group: t('group'),
    maxDiscountPct: t('maxDiscount'),
    permissions: t('permissions'),
  });
  return (place) => {
    if (!isPermission(place)) return ofFields(place);
    const text = ({ permissions }: RoleDraft) => t(permissions.has(place) ? 'allowed' : 'notAllowed');
    return { label: permissionEntry(place).name, text };
  };
}
