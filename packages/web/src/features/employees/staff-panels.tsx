import { useQuery } from '@tanstack/react-query';
import { employeesPhrases } from '../../phrases/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Panel, PanelNote } from '../../ui/data/panel.tsx';
import { choicesQuery, type EmployeeRecord } from './employee-calls.ts';

/** EE-08, EM-101 to EM-104: shown with the provider-staff feature only; wages only where the server sent them. */
export function StaffPanels({ employee }: { readonly employee: EmployeeRecord }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const { data: choices } = useQuery(choicesQuery(userCompanyId));
  const { employment, jobs, certifications, externalId, mayViewWages } = employee;
  const jobType = (id: string) => choices?.jobTypes.find((one) => one.id === id);
  const isDriver = jobs.some(({ jobTypeId }) => jobType(jobTypeId)?.isDriver);
  const certification = (id: string) => choices?.requirements.find((one) => one.id === id)?.name ?? id;
  const shown = (text: string | null) => text ?? t('none');
  return (
    <>
      <Panel title={t('employeeData')}>
        <Facts>
          <Fact name={t('hiredOn')}>{shown(employment.hiredOn)}</Fact>
          <Fact name={t('birthDate')}>{shown(employment.birthDate)}</Fact>
          <Fact name={t('payrollId')}>{shown(employment.payrollId)}</Fact>
          <Fact name={t('laborId')}>{shown(externalId)}</Fact>
        </Facts>
      </Panel>
      <Panel title={t(mayViewWages ? 'jobsAndWages' : 'jobs')}>
        {jobs.length === 0 && <PanelNote>{t('noJobs')}</PanelNote>}
        {jobs.length > 0 && (
          <Facts>
            {jobs.map(({ jobTypeId, wage }) => (
              <Fact key={jobTypeId} name={jobType(jobTypeId)?.name ?? jobTypeId}>
                {mayViewWages && shown(wage ?? null)}
              </Fact>
            ))}
          </Facts>
        )}
      </Panel>
      <Panel title={t('securityAndCertifications')}>
        <Facts>
          <Fact name={t('cardId')}>{shown(employment.cardId)}</Fact>
          {certifications.map(({ requirementId, expiresOn }) => (
            <Fact key={requirementId} name={certification(requirementId)}>
              {shown(expiresOn)}
            </Fact>
          ))}
        </Facts>
      </Panel>
      {isDriver && (
        <Panel title={t('driverJobs')}>
          <Facts>
            <Fact name={t('driverLicence')}>{shown(employment.driverLicence)}</Fact>
            <Fact name={t('driverLicenceExpiresOn')}>{shown(employment.driverLicenceExpiresOn)}</Fact>
            <Fact name={t('insuranceExpiresOn')}>{shown(employment.insuranceExpiresOn)}</Fact>
          </Facts>
        </Panel>
      )}
    </>
  );
}
