import { formatPhone } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { staffListPhrases } from '../../phrases/people/staff-list.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { maySeeStaffData } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Panel, PanelGrid, PanelNote } from '../../ui/data/panel.tsx';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { formatDate, formatDateTime } from '../../ui/dates.ts';
import { Muted } from '../../ui/layout/muted.tsx';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Callout } from '../../ui/messages/callout.tsx';
import { EmployeeActions } from './employee-actions.tsx';
import { type EmployeeRecord, employeeQuery } from './employee-calls.ts';
import { EmployeeState } from './employee-state.tsx';
import styles from './employees.module.css';
import { ForAdministrators } from './for-administrators.tsx';
import { StaffPanels } from './staff-panels.tsx';
import { StaffTables } from './staff-tables.tsx';

/** RT-23 */
export function EmployeePage() {
  return (
    <ForAdministrators>
      <OneEmployee />
    </ForAdministrators>
  );
}

function OneEmployee() {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(employeeQuery(userCompanyId, id));
  const { data: employee } = query;
  return (
    <Page>
      <PageHeader
        title={employee?.name ?? t('employee')}
        aside={employee && <Aside employee={employee} />}
        back={<Link to="/employees">{t('back')}</Link>}
        actions={employee && <EmployeeActions employee={employee} />}
      />
      <EmployeeState query={query} />
      {employee && <Details employee={employee} />}
    </Page>
  );
}

/** Whether the person is active, and in one line their jobs and since when. */
function Aside({ employee }: { readonly employee: EmployeeRecord }) {
  const say = usePhrases(staffListPhrases);
  const { posId, employment } = employee;
  const hiredOn = employment?.hiredOn;
  const facts = [
    ...(posId === null ? [] : [say('posId', { id: posId })]),
    ...(hiredOn ? [say('since', { day: formatDate(hiredOn) })] : []),
  ];
  return (
    <>
      <StatusTag employee={employee} />
      <Muted>{facts.join(' · ')}</Muted>
    </>
  );
}

function StatusTag({ employee: { status } }: { readonly employee: EmployeeRecord }) {
  const t = usePhrases(employeesPhrases);
  return <StateTag state={status === 'ACTIVE' ? 'active' : 'inactive'} label={t(status)} />;
}

function Details({ employee }: { readonly employee: EmployeeRecord }) {
  const t = usePhrases(employeesPhrases);
  const seesStaffData = maySeeStaffData(useSession());
  const { email, phone, posId, createdAt, signedInAt } = employee;
  return (
    <>
      <Notices employee={employee} />
      <div className={seesStaffData ? styles.person : undefined}>
        {seesStaffData && <StaffTables employee={employee} />}
        <PanelGrid>
          <Panel title={t('contact')}>
            <Facts>
              <Fact name={t('email')}>{email ?? t('none')}</Fact>
              <Fact name={t('phone')}>{phone ? formatPhone(phone) : t('none')}</Fact>
              <Fact name={t('posId')}>{posId ?? t('none')}</Fact>
              <Fact name={t('addedOn')}>{formatDateTime(createdAt)}</Fact>
              {(email !== null || signedInAt !== null) && (
                <Fact name={t('lastSignIn')}>{signedInAt ? formatDateTime(signedInAt) : t('neverSignedIn')}</Fact>
              )}
            </Facts>
          </Panel>
          <Panel title={t('access')}>
            <Roles employee={employee} />
          </Panel>
          {seesStaffData && <StaffPanels employee={employee} />}
        </PanelGrid>
      </div>
    </>
  );
}

/** The problems, each with the way to the field; or the reason why nothing can be changed. */
function Notices({ employee }: { readonly employee: EmployeeRecord }) {
  const t = usePhrases(employeesPhrases);
  if (!employee.mayEdit) return <Callout>{t(employee.mayEditStaffData ? 'worksElsewhere' : 'readOnly')}</Callout>;
  return employee.problems.map(({ field, code }) => (
    <Callout
      key={field}
      action={
        <Link to="/employees/edit/$id/$cf" params={{ id: employee.id, cf: field }}>
          {t(field === 'phone' ? 'fixPhone' : 'fixPosId')}
        </Link>
      }
    >
      {t(code)}
    </Callout>
  ));
}

/** EE-02, EE-03 */
function Roles({ employee: { grantedRoles } }: { readonly employee: EmployeeRecord }) {
  const t = usePhrases(employeesPhrases);
  if (grantedRoles.length === 0) return <PanelNote>{t('noRoles')}</PanelNote>;
  return (
    <Facts>
      {grantedRoles.map(({ id, name, grantObject, grantObjectName }) => (
        <Fact key={`${id}@${grantObject ?? ''}`} name={name}>
          {grantObjectName ?? t('wholeCompany')}
        </Fact>
      ))}
    </Facts>
  );
}
