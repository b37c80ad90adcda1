import { useQuery } from '@tanstack/react-query';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { PaperMark } from '../../staff/paper-mark.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Panel } from '../../ui/data/panel.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Row } from '../../ui/layout/row.tsx';
import { choicesQuery, type EmployeeRecord } from './employee-calls.ts';

/** EE-08 EM-104: the other staff data. */
export function StaffPanels({ employee }: { readonly employee: EmployeeRecord }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const { data: choices } = useQuery(choicesQuery(userCompanyId));
  const { employment, jobs = [], externalId } = employee;
  const isDriver = jobs.some(({ jobTypeId }) => choices?.jobTypes.find(({ id }) => id === jobTypeId)?.isDriver);
  const shown = (text: string | null | undefined) => text ?? t('none');
  const day = (text: string | null | undefined) => (text ? formatDate(text) : t('none'));
  return (
    <>
      {isDriver && (
        <Panel title={t('driverJobs')}>
          <Facts>
            <Fact name={t('driverLicence')}>{shown(employment?.driverLicence)}</Fact>
            <Fact name={t('driverLicenceExpiresOn')}>
              <DrivingDay employee={employee} kind="DRIVER_LICENCE" />
            </Fact>
            <Fact name={t('insuranceExpiresOn')}>
              <DrivingDay employee={employee} kind="DRIVER_INSURANCE" />
            </Fact>
          </Facts>
        </Panel>
      )}
      <Panel title={t('employeeData')}>
        <Facts>
          <Fact name={t('hiredOn')}>{day(employment?.hiredOn)}</Fact>
          <Fact name={t('birthDate')}>{day(employment?.birthDate)}</Fact>
          <Fact name={t('payrollId')}>{shown(employment?.payrollId)}</Fact>
          <Fact name={t('laborId')}>{shown(externalId)}</Fact>
        </Facts>
      </Panel>
    </>
  );
}

type DrivingDayProps = {
  readonly employee: EmployeeRecord;
  readonly kind: 'DRIVER_LICENCE' | 'DRIVER_INSURANCE';
};

/** The day, and its state where it has to be looked after. */
function DrivingDay({ employee: { papers = [], employment }, kind }: DrivingDayProps) {
  const t = usePhrases(employeesPhrases);
  const day = kind === 'DRIVER_LICENCE' ? employment?.driverLicenceExpiresOn : employment?.insuranceExpiresOn;
  const paper = papers.find((one) => one.kind === kind);
  return (
    <Row as="span" gap={2} lineGap={0} wrap inline>
      {day ? formatDate(day) : t('none')}
      {paper && paper.state !== 'IN_ORDER' && <PaperMark paper={paper} />}
    </Row>
  );
}
