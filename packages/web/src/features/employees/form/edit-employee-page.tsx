import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { type Choices, choicesQuery, type EmployeeRecord, employeeQuery } from '../employee-calls.ts';
import { EmployeeState } from '../employee-state.tsx';
import { ForAdministrators } from '../for-administrators.tsx';
import { CancelLink, EmployeeForm } from './employee-form.tsx';
import { useEmployeeForm } from './use-employee-form.ts';

/** RT-24; with the name of a field (RT-25) that field has the focus and names the problem. */
export function EditEmployeePage() {
  return (
    <ForAdministrators>
      <EditEmployee />
    </ForAdministrators>
  );
}

function EditEmployee() {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const { id = '', cf } = useParams({ strict: false });
  const employee = useQuery(employeeQuery(userCompanyId, id));
  const choices = useQuery(choicesQuery(userCompanyId));
  const mayEdit = employee.data && (employee.data.mayEdit || employee.data.mayEditStaffData);
  if (employee.data && mayEdit && choices.data)
    return <Edited key={id} employee={employee.data} choices={choices.data} focus={cf} />;
  return (
    <Page>
      <PageHeader title={t('employee')} back={<Link to="/employees">{t('back')}</Link>} />
      <EmployeeState query={employee.data ? choices : employee} />
      {mayEdit === false && <EmptyState title={t('mayNot')}>{t('readOnly')}</EmptyState>}
    </Page>
  );
}

type EditedProps = { readonly employee: EmployeeRecord; readonly choices: Choices; readonly focus: string | undefined };

function Edited({ employee, choices, focus }: EditedProps) {
  const t = usePhrases(employeesPhrases);
  const form = useEmployeeForm(employee, choices);
  const header = (
    <PageHeader
      title={t('editTitle', { name: employee.name })}
      back={
        <Link to="/employees/$id" params={{ id: employee.id }}>
          {employee.name}
        </Link>
      }
    />
  );
  return (
    <EmployeeForm
      form={form}
      choices={choices}
      header={header}
      accept={t('save')}
      cancel={<CancelLink id={employee.id} />}
      focus={focus}
    />
  );
}
