import { Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { staffListPhrases } from '../../../phrases/people/staff-list.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { DotsMenu } from '../../../ui/actions/dots-menu.tsx';
import { useIsReadOnly } from '../../../ui/read-only/read-only.tsx';
import { useEmployeeActions } from '../employee-actions.tsx';
import type { Employee } from '../employee-calls.ts';

/** The actions on the person of a row. */
export function EmployeeMenu({ employee }: { readonly employee: Employee }) {
  const t = usePhrases(staffListPhrases);
  return <DotsMenu label={t('actionsFor', { name: employee.name })} items={() => <Items employee={employee} />} />;
}

function Items({ employee }: { readonly employee: Employee }) {
  const t = usePhrases(staffListPhrases);
  const say = usePhrases(employeesPhrases);
  const navigate = useNavigate();
  const { userId } = useSession();
  const act = useEmployeeActions(employee);
  const isReadOnly = useIsReadOnly();
  const { id, email, status } = employee;
  const isActive = status === 'ACTIVE';
  return (
    <>
      <Menu.Item onClick={() => navigate({ to: '/employees/$id', params: { id } })}>{t('open')}</Menu.Item>
      {!isReadOnly && (
        <>
          <Menu.Item onClick={() => navigate({ to: '/employees/edit/$id', params: { id } })}>{say('edit')}</Menu.Item>
          {isActive && email && <Menu.Item onClick={act.invite}>{say('invite')}</Menu.Item>}
          {isActive && id !== userId && <Menu.Item onClick={act.deactivate}>{say('deactivate')}</Menu.Item>}
          {!isActive && <Menu.Item onClick={act.reactivate}>{say('reactivate')}</Menu.Item>}
        </>
      )}
    </>
  );
}
