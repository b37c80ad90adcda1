import { formatMoney } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Panel, PanelNote } from '../../ui/data/panel.tsx';
import { formatDate } from '../../ui/dates.ts';
import { choicesQuery, type EmployeeRecord } from './employee-calls.ts';

/** EE-08, EM-101 to EM-104: for who may see staff data; wages only where the server sent them. */
export function StaffPanels({ employee }: { readonly employee: EmployeeRecord }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const { data: choices } = useQuery(choicesQuery(userCompanyId));
  const { employment, jobs = [], certifications = [], externalId } = employee;
  const jobType = (id: string) => choices?.jobTypes.find((one) => one.id === id);
  const isDriver = jobs.some(({ jobTypeId }) => jobType(jobTypeId)?.isDriver);
  const certification = (id: string) => choices?.requirements.find((one) => one.id === id)?.name ?? id;
  const shown = (text: string | null | undefined) => text ?? t('none');
  const day = (text: string | null | undefined) => (text ? formatDate(text) : t('none'));
  const seesWages = jobs.some(({ wage }) => wage !== undefined);
  return (
    <>
      <Panel title={t('employeeData')}>
        <Facts>
          <Fact name={t('hiredOn')}>{day(employment?.hiredOn)}</Fact>
          <Fact name={t('birthDate')}>{day(employment?.birthDate)}</Fact>
          <Fact name={t('payrollId')}>{shown(employment?.payrollId)}</Fact>
          <Fact name={t('laborId')}>{shown(externalId)}</Fact>
        </Facts>
      </Panel>
      <Panel title={t(seesWages ? 'jobsAndWages' : 'jobs')}>
        {jobs.length === 0 && <PanelNote>{t('noJobs')}</PanelNote>}
        {jobs.length > 0 && (
          <Facts>
            {jobs.map(({ jobTypeId, place, placeName = '', wage }) => {
              const job = jobType(jobTypeId)?.name ?? jobTypeId;
              return (
                <Fact key={`${jobTypeId} ${place}`} name={place === null ? job : t('jobAt', { job, place: placeName })}>
                  {wage !== undefined && (wage === null ? t('none') : formatMoney(wage))}
                </Fact>
              );
            })}
          </Facts>
        )}
      </Panel>
      <Panel title={t('securityAndCertifications')}>
        <Facts>
          <Fact name={t('cardId')}>{shown(employment?.cardId)}</Fact>
          {certifications.map(({ requirementId, issuedOn, expiresOn }) => (
            <Fact key={requirementId} name={certification(requirementId)}>
              {issuedOn === null
                ? day(expiresOn)
                : t('issuedUntil', { issuedOn: day(issuedOn), expiresOn: day(expiresOn) })}
            </Fact>
          ))}
        </Facts>
      </Panel>
      {isDriver && (
        <Panel title={t('driverJobs')}>
          <Facts>
            <Fact name={t('driverLicence')}>{shown(employment?.driverLicence)}</Fact>
            <Fact name={t('driverLicenceExpiresOn')}>{day(employment?.driverLicenceExpiresOn)}</Fact>
            <Fact name={t('insuranceExpiresOn')}>{day(employment?.insuranceExpiresOn)}</Fact>
          </Facts>
        </Panel>
      )}
    </>
  );
}
