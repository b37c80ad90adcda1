import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiResult, ServerError } from '../../../api/api-result.ts';
import { useKeptForm } from '../../../form-draft/use-kept-form.ts';
import { employeesPhrases } from '../../../phrases/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import {
  createEmployee,
  type EmployeeRecord,
  employeeQuery,
  isLastAdministrator,
  saveEmployee,
} from '../employee-calls.ts';
import {
  changedBody,
  draftErrors,
  draftOf,
  draftSchema,
  type EmployeeDraft,
  emptyDraft,
  fieldOfPath,
} from './employee-draft.ts';

export type EmployeeForm = ReturnType<typeof useEmployeeForm>;

/** The draft of one person: checked as it is typed, kept whatever the server says. */
export function useEmployeeForm(employee: EmployeeRecord | null) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId: companyId } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [before] = useState(() => (employee ? draftOf(employee) : emptyDraft));
  const [draft, setDraft] = useState(before);
  const [version, setVersion] = useState(employee?.ver ?? 0);
  const [refused, setRefused] = useState<readonly ServerError[]>([]);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const mayViewWages = employee?.mayViewWages ?? true;
  const body = changedBody(before, draft, mayViewWages);
  const isDirty = Object.keys(body).length > 0;
  const memory = useKeptForm({
    name: `employee|${employee?.id ?? 'new'}`,
    schema: draftSchema,
    ...{ base: before, entry: draft, isDirty, setEntry: setDraft },
  });

  const change = (edit: Partial<EmployeeDraft>) => {
    setDraft((now) => ({ ...now, ...edit }));
    setRefused((errors) => errors.filter(({ path = '' }) => !touches(edit, fieldOfPath(path))));
  };
  const errors = draftErrors(draft);
  const errorOf = (field: string): string | undefined => {
    const own = errors.get(field);
    const isEmpty = own === 'nameNeeded' || own === 'chooseOne';
    if (own && (isTried || !isEmpty)) return own === 'samePlace' ? t(own, { role: t('role') }) : t(own);
    return refused.find(({ path = '' }) => fieldOfPath(path) === field)?.message;
  };
  const settle = async (result: ApiResult<EmployeeRecord>) => {
    if (result.status === 'ok') {
      memory.forget();
      notify.success(t(employee ? 'saved' : 'created', { name: result.data.name }));
      queries.setQueryData(employeeQuery(companyId, result.data.id).queryKey, result.data);
      await queries.invalidateQueries({ queryKey: ['employees', companyId] });
      await navigate({ to: '/employees/$id', params: { id: result.data.id } });
      return;
    }
    if (isLastAdministrator(result)) return void notify.error(t('lastAdministrator'));
    if (result.status === 'invalid') setRefused(result.errors);
    if (result.status === 'conflict' && employee) {
      const theirs = await queries.fetchQuery({ ...employeeQuery(companyId, employee.id), staleTime: 0 });
      setVersion(theirs?.ver ?? version);
    }
    const words = { invalid: 'checkFields', conflict: 'conflict', forbidden: 'mayNot' } as const;
    notify.error(t(isWord(result.status) ? words[result.status] : 'saveFailed'));
  };
  const save = async () => {
    setTried(true);
    if (errors.size > 0 || isSaving) return notify.error(t('checkFields'));
    setSaving(true);
    const result = employee
      ? await saveEmployee(companyId, employee.id, { ...body, ver: version })
      : await createEmployee(companyId, body);
    await settle(result);
    setSaving(false);
    return undefined;
  };
  return { draft, change, errorOf, save, isSaving, isDirty, mayViewWages, employee, refused, memory };
}

function isWord(status: string): status is 'invalid' | 'conflict' | 'forbidden' {
  return status === 'invalid' || status === 'conflict' || status === 'forbidden';
}

/** What the server refused is forgotten where it is changed. */
function touches(edit: Partial<EmployeeDraft>, field: string): boolean {
  return Object.keys(edit).some((name) => field === name || field.startsWith(`${name}.`));
}
