import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { Choices } from '../employee-calls.ts';
import styles from '../employees.module.css';
import {
  anywhere,
  type CertificationLine,
  dataFields,
  driverFields,
  type EmploymentField,
  endsBefore,
  isWage,
  type JobLine,
  newKey,
} from './employee-draft.ts';
import { LineList, lineField } from './line-list.tsx';
import { type EmployeeForm, jobPlaces, worksElsewhere } from './use-employee-form.ts';
import { WageGrades } from './wage-grades.tsx';

type SectionProps = { readonly form: EmployeeForm; readonly choices: Choices };

/** EE-08, EM-101 to EM-104: for who may see staff data. */
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
  const { entry, change, employee, mayViewWages } = form;
  const places = jobPlaces(employee, choices);
  const isFixed = ({ key, place }: JobLine) =>
    form.saved.jobs.some((one) => one.key === key) &&
    (place === anywhere ? worksElsewhere(employee, choices) : !choices.places.some(({ id }) => id === place));
  const seesWage = ({ place, isWageHidden }: JobLine) =>
    !isWageHidden &&
    (place === anywhere ? mayViewWages : (choices.places.find(({ id }) => id === place)?.mayViewWages ?? true));
  return (
    <fieldset className={styles.section}>
      <legend>{t(entry.jobs.length === 0 || entry.jobs.some(seesWage) ? 'jobsAndWages' : 'jobs')}</legend>
      <LineList<JobLine>
        lines={entry.jobs}
        onChange={(lines, index) => change({ jobs: lines }, lineField('jobs', index))}
        newLine={() => ({
          key: newKey(),
          job: null,
          place: worksElsewhere(employee, choices) ? (choices.places[0]?.id ?? anywhere) : anywhere,
          wage: '',
          isWageHidden: false,
        })}
        isFixed={isFixed}
        add={t('addJob')}
        remove={(number) => t('removeJob', { number })}
        width={3}
        fields={(line, index, set) => (
          <JobFields
            form={form}
            choices={choices}
            places={places}
            line={line}
            index={index}
            seesWage={seesWage(line)}
            isFixed={isFixed(line)}
            onChange={set}
          />
        )}
      />
    </fieldset>
  );
}

type JobFieldsProps = SectionProps & {
  readonly places: ReturnType<typeof jobPlaces>;
  readonly line: JobLine;
  readonly index: number;
  readonly seesWage: boolean;
  /** It is done where others administer people, too. */
  readonly isFixed: boolean;
  readonly onChange: (edit: Partial<JobLine>) => void;
};

/** A job, where it is done, and what it pays; a job whose wage others keep is not changed, for its wage would be lost. */
function JobFields({ form, choices, places, line, index, seesWage, isFixed, onChange }: JobFieldsProps) {
  const t = usePhrases(employeesPhrases);
  const { entry, textAt, errorOf } = form;
  const { job, place, wage, isWageHidden } = line;
  const error = errorOf(`jobs.${index}`);
  const isWageWrong = seesWage && !isWage(wage);
  return (
    <>
      <SelectField
        label={t('jobNumber', { number: index + 1 })}
        placeholder={t('chooseJob')}
        value={job}
        options={choices.jobTypes.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={isFixed || isWageHidden}
        error={job === null ? error : undefined}
        onChange={(next) => onChange({ job: next })}
        {...((isFixed || isWageHidden) && { hint: t(isFixed ? 'jobElsewhere' : 'wageHidden') })}
      />
      <SelectField
        label={t('jobPlaceNumber', { number: index + 1 })}
        value={place}
        options={[
          { value: anywhere, label: t('anywhere') },
          ...places.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        disabled={isFixed || isWageHidden}
        error={job === null || isWageWrong ? undefined : error}
        onChange={(next) => onChange({ place: next ?? anywhere })}
      />
      {seesWage ? (
        <Stack gap={1}>
          <TextField
            {...textAt(`jobs.${index}`, wage, (next) => ({
              jobs: entry.jobs.map((one) => (one.key === line.key ? { ...one, wage: next } : one)),
            }))}
            label={t('wageNumber', { number: index + 1 })}
            maxLength={9}
            error={isWageWrong ? error : undefined}
          />
          <WageGrades line={line} label={t('gradesNumber', { number: index + 1 })} onChoose={onChange} />
        </Stack>
      ) : (
        <span />
      )}
    </>
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
        newLine={() => ({ key: newKey(), requirement: null, issuedOn: '', expiresOn: '' })}
        add={t('addCertification')}
        remove={(number) => t('removeCertification', { number })}
        width={3}
        fields={(line, index, set) => {
          const { requirement, issuedOn, expiresOn } = line;
          const error = errorOf(`certifications.${index}`);
          return (
            <>
              <SelectField
                label={t('certificationNumber', { number: index + 1 })}
                placeholder={t('chooseCertification')}
                value={requirement}
                options={choices.requirements.map(({ id, name }) => ({ value: id, label: name }))}
                error={endsBefore(line) ? undefined : error}
                onChange={(next) => set({ requirement: next })}
              />
              <TextField
                label={t('issuedNumber', { number: index + 1 })}
                type="date"
                value={issuedOn}
                onChange={(next) => set({ issuedOn: next })}
              />
              <TextField
                label={t('expiresNumber', { number: index + 1 })}
                type="date"
                value={expiresOn}
                error={endsBefore(line) ? error : undefined}
                onChange={(next) => set({ expiresOn: next })}
              />
            </>
          );
        }}
      />
    </fieldset>
  );
}
