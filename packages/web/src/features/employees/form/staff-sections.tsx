import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import type { Choices } from '../employee-calls.ts';
import styles from '../employees.module.css';
import { CertificationsEditor } from './certifications-editor.tsx';
import { dataFields, driverFields, type EmploymentField } from './employee-draft.ts';
import { JobsEditor } from './jobs-editor.tsx';
import type { EmployeeForm } from './use-employee-form.ts';

export type SectionProps = { readonly form: EmployeeForm; readonly choices: Choices };

/** EE-08, EM-101 to EM-104: for people who may see staff data. */
export function StaffSections({ form, choices }: SectionProps) {
  const t = usePhrases(employeesPhrases);
  const isDriver = form.entry.jobs.some(({ job }) => choices.jobTypes.find(({ id }) => id === job)?.isDriver);
  return (
    <>
      <JobsEditor form={form} choices={choices} />
      <CertificationsEditor form={form} choices={choices} cardId={<EmploymentText name="cardId" form={form} />} />
      {isDriver && <EmploymentFields title={t('driverJobs')} names={driverFields} form={form} />}
      <EmploymentFields title={t('employeeData')} names={dataFields} form={form} />
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
