import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { type Choices, choicesQuery } from '../employee-calls.ts';
import { EmployeeState } from '../employee-state.tsx';
import { ForAdministrators } from '../for-administrators.tsx';
import { CancelLink, EmployeeForm } from './employee-form.tsx';
import { useEmployeeForm } from './use-employee-form.ts';

/** RT-21 */
export function AddEmployeePage() {
  return (
    <ForAdministrators>
      <AddEmployee />
    </ForAdministrators>
  );
}

function AddEmployee() {
  const { userCompanyId } = useSession();
  const choices = useQuery(choicesQuery(userCompanyId));
  if (choices.data) return <NewEmployee choices={choices.data} />;
  return (
    <Page>
      <Head />
      <EmployeeState query={choices} />
    </Page>
  );
}

function NewEmployee({ choices }: { readonly choices: Choices }) {
  const t = usePhrases(employeesPhrases);
  const form = useEmployeeForm(null, choices);
  return <EmployeeForm form={form} choices={choices} header={<Head />} accept={t('create')} cancel={<CancelLink />} />;
}

function Head() {
  const t = usePhrases(employeesPhrases);
  return <PageHeader title={t('addTitle')} back={<Link to="/employees">{t('back')}</Link>} />;
}
