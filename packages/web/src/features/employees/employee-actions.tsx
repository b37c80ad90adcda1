import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApiResult } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { Changing } from '../../ui/read-only/read-only.tsx';
import {
  type EmployeeRecord,
  employeeQuery,
  inviteEmployee,
  isLastAdministrator,
  setEmployeeActive,
} from './employee-calls.ts';

/** The actions on an employee; nobody deactivates themselves. */
export function EmployeeActions({ employee }: { readonly employee: EmployeeRecord }) {
  const t = usePhrases(employeesPhrases);
  const { userId } = useSession();
  const act = useEmployeeActions(employee);
  const { id, status, email, mayEdit, mayEditStaffData } = employee;
  if (!mayEdit && !mayEditStaffData) return null;
  const isActive = status === 'ACTIVE';
  return (
    <Changing>
      {mayEdit && isActive && email && <Button onClick={act.invite}>{t('invite')}</Button>}
      {mayEdit && isActive && id !== userId && (
        <Button variant="danger" onClick={act.deactivate}>
          {t('deactivate')}
        </Button>
      )}
      {mayEdit && !isActive && <Button onClick={act.reactivate}>{t('reactivate')}</Button>}
      <Button variant="filled" renderRoot={(props) => <Link to="/employees/edit/$id" params={{ id }} {...props} />}>
        {t('edit')}
      </Button>
    </Changing>
  );
}

/** Inviting, deactivating and reactivating, each with its question and its message. */
export function useEmployeeActions({ id, name, email }: Pick<EmployeeRecord, 'id' | 'name' | 'email'>) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  const report = async (result: ApiResult<unknown>, done: string) => {
    if (result.status === 'ok') notify.success(done);
    else if (isLastAdministrator(result)) notify.error(t('lastAdministrator'));
    else notify.error(t(result.status === 'forbidden' ? 'mayNot' : 'actionFailed'));
    await queries.invalidateQueries({ queryKey: employeeQuery(userCompanyId, id).queryKey });
    await queries.invalidateQueries({ queryKey: keys.employees(userCompanyId) });
  };
  return {
    invite: async () => report(await inviteEmployee(userCompanyId, id), t('invited', { email: email ?? '' })),
    reactivate: async () => report(await setEmployeeActive(userCompanyId, id, true), t('reactivated', { name })),
    deactivate: async () => {
      const answer = await confirm({
        title: t('deactivateTitle', { name }),
        message: t('deactivateText'),
        accept: t('deactivate'),
        level: 'danger',
      });
      if (answer === 'accept')
        await report(await setEmployeeActive(userCompanyId, id, false), t('deactivated', { name }));
    },
  };
}
