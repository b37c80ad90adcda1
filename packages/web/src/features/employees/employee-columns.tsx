import { formatPhone } from '@servery/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { PhoneLine } from '../../ui/layout/brand/phone-line.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import type { Employee, GrantedRole, Problem as KnownProblem } from './employee-calls.ts';
import styles from './employees.module.css';
import { Problem } from './list/employee-cell.tsx';
import type { EmployeeRow } from './use-employee-rows.ts';

/** The list for people who see no staff data: how each is reached, and their roles. */
export function useEmployeeColumns(): readonly DataColumn<EmployeeRow>[] {
  const t = usePhrases(employeesPhrases);
  const of = (show: (employee: Employee) => ReactNode) => (row: EmployeeRow) =>
    row.employee ? show(row.employee) : <span className={styles.waiting}>{t('loading')}</span>;
  return [
    {
      id: 'name',
      title: t('name'),
      width: 'minmax(180px, 1.6fr)',
      sortBy: ({ key }) => key,
      cell: of((employee) => <NameCell employee={employee} />),
    },
    {
      id: 'email',
      title: t('email'),
      width: 'minmax(180px, 1.6fr)',
      hideOnPhone: true,
      sortBy: ({ key }) => key,
      cell: of(({ email }) => (
        <Text as="div" clip>
          {email ?? t('none')}
        </Text>
      )),
    },
    {
      id: 'phone',
      title: t('phone'),
      width: '150px',
      hideOnPhone: true,
      cell: of(({ phone, problems }) => (
        <Marked problem={problems.find(({ field }) => field === 'phone')}>
          {phone ? formatPhone(phone) : t('none')}
        </Marked>
      )),
    },
    {
      id: 'posId',
      title: t('posId'),
      width: '96px',
      hideOnPhone: true,
      sortBy: ({ key }) => key,
      cell: of(({ posId, problems }) => (
        <Marked problem={problems.find(({ field }) => field === 'posId')}>{posId ?? t('none')}</Marked>
      )),
    },
    {
      id: 'roles',
      title: t('roles'),
      width: 'minmax(180px, 1.8fr)',
      hideOnPhone: true,
      cell: of(({ grantedRoles }) => <RolesCell roles={grantedRoles} />),
    },
    {
      id: 'status',
      title: t('status'),
      width: '132px',
      cell: of(({ status }) => <StateTag state={status === 'ACTIVE' ? 'active' : 'inactive'} label={t(status)} />),
    },
  ];
}

function NameCell({ employee }: { readonly employee: Employee }) {
  const [problem] = employee.problems;
  return (
    <>
      <Text as="div" weight="medium" clip>
        {employee.name}
      </Text>
      {!problem && employee.grantedRoles.length > 0 && (
        <PhoneLine>
          <RolesCell roles={employee.grantedRoles} />
        </PhoneLine>
      )}
      <Problem employee={employee} />
    </>
  );
}

/** EE-07: the problem, in the cell of its field. */
function Marked({ problem, children }: { readonly problem: KnownProblem | undefined; readonly children: ReactNode }) {
  const t = usePhrases(employeesPhrases);
  if (!problem) return children;
  return (
    <Row as="span" gap={1.5} inline tone="bad" title={t(problem.code)}>
      <IconAlertTriangle size={14} stroke={1.75} role="img" aria-label={t(problem.code)} />
      {children}
    </Row>
  );
}

function RolesCell({ roles }: { readonly roles: readonly GrantedRole[] }) {
  const t = usePhrases(employeesPhrases);
  const [first, ...others] = roles;
  if (!first) return <span className={styles.none}>{t('none')}</span>;
  const place = first.grantObjectName ?? t('wholeCompany');
  return (
    <Text as="div" clip>
      {t('roleAt', { role: first.name, place })}
      {others.length > 0 && <span className={styles.none}> {t('moreRoles', { count: others.length })}</span>}
    </Text>
  );
}
