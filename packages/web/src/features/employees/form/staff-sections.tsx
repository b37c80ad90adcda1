import { employeesPhrases } from '../../../phrases/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import type { Choices } from '../employee-calls.ts';
import styles from '../employees.module.css';
import {
  type CertificationLine,
  dataFields,
  driverFields,
  type EmploymentField,
  type JobLine,
  newKey,
} from './employee-draft.ts';
import { LineList, lineField } from './line-list.tsx';
import type { EmployeeForm } from './use-employee-form.ts';

type SectionProps = { readonly form: EmployeeForm; readonly choices: Choices };

/** EE-08, EM-101 to EM-104: with the provider-staff feature only. */
export function StaffSections({ form, choices }: SectionProps) {
  const t = usePhrases(employeesPhrases);
  const isDriver = form.entry.jobs.some(({ job }) => choices.jobTypes.find(({ id }) => id === job)?.isDriver);
  return (
    <>
      <EmploymentFields title={t('employeeData')} names={dataFields} form={form} />
      <Jobs form={form} choices={choices} />
      <Certifications form={form} choices={choices} />
      {isDriver && <EmploymentFields title={t('driverJobs')} names={driverFields} form={form} />}
    </>
  );
}

type EmploymentFieldsProps = {
  readonly title: string;
  readonly names: readonly EmploymentField[];
  readonly form: EmployeeForm;
};

function EmploymentFields({ title, names, form }: EmploymentFieldsProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      <Grid columns={{ min: 260 }} stretch gap={5} lineGap={4}>
        {names.map((name) => (
          <EmploymentText key={name} name={name} form={form} />
        ))}
      </Grid>
    </fieldset>
  );
}

const days: ReadonlySet<EmploymentField> = new Set([
  'hiredOn',
  'birthDate',
  'driverLicenceExpiresOn',
  'insuranceExpiresOn',
]);

function EmploymentText({ name, form }: { readonly name: EmploymentField; readonly form: EmployeeForm }) {
  const t = usePhrases(employeesPhrases);
  return (
    <TextField
      {...form.textAt(name, form.entry[name], (value) => ({ [name]: value }))}
      label={t(name)}
      type={days.has(name) ? 'date' : 'text'}
      autoComplete="off"
      maxLength={50}
    />
  );
}

function Jobs({ form, choices }: SectionProps) {
  const t = usePhrases(employeesPhrases);
  const { entry, change, textAt, errorOf, mayViewWages } = form;
  return (
    <fieldset className={styles.section}>
      <legend>{t(mayViewWages ? 'jobsAndWages' : 'jobs')}</legend>
      <LineList<JobLine>
        lines={entry.jobs}
        onChange={(lines, index) => change({ jobs: lines }, lineField('jobs', index))}
        newLine={() => ({ key: newKey(), job: null, wage: '' })}
        add={t('addJob')}
        remove={(number) => t('removeJob', { number })}
        fields={({ job, wage }, index, set) => (
          <>
            <SelectField
              label={t('jobNumber', { number: index + 1 })}
              placeholder={t('chooseJob')}
              value={job}
              options={choices.jobTypes.map(({ id, name }) => ({ value: id, label: name }))}
              error={job === null || !mayViewWages ? errorOf(`jobs.${index}`) : undefined}
              onChange={(next) => set({ job: next })}
            />
            {mayViewWages ? (
              <TextField
                {...textAt(`jobs.${index}`, wage, (next) => ({
                  jobs: entry.jobs.map((line, at) => (at === index ? { ...line, wage: next } : line)),
                }))}
                label={t('wageNumber', { number: index + 1 })}
                maxLength={9}
                error={job === null ? undefined : errorOf(`jobs.${index}`)}
              />
            ) : (
              <span />
            )}
          </>
        )}
      />
    </fieldset>
  );
}

function Certifications({ form, choices }: SectionProps) {
  const t = usePhrases(employeesPhrases);
  const { entry, change, errorOf } = form;
  return (
    <fieldset className={styles.section}>
      <legend>{t('securityAndCertifications')}</legend>
      <div className={styles.rows}>
        <EmploymentText name="cardId" form={form} />
      </div>
      <LineList<CertificationLine>
        lines={entry.certifications}
        onChange={(lines, index) => change({ certifications: lines }, lineField('certifications', index))}
        newLine={() => ({ key: newKey(), requirement: null, expiresOn: '' })}
        add={t('addCertification')}
        remove={(number) => t('removeCertification', { number })}
        fields={({ requirement, expiresOn }, index, set) => (
          <>
            <SelectField
              label={t('certificationNumber', { number: index + 1 })}
              placeholder={t('chooseCertification')}
              value={requirement}
              options={choices.requirements.map(({ id, name }) => ({ value: id, label: name }))}
              error={errorOf(`certifications.${index}`)}
              onChange={(next) => set({ requirement: next })}
            />
            <TextField
              label={t('expiresNumber', { number: index + 1 })}
              type="date"
              value={expiresOn}
              onChange={(next) => set({ expiresOn: next })}
            />
          </>
        )}
      />
    </fieldset>
  );
}
