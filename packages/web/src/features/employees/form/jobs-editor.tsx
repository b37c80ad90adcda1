import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { staffListPhrases } from '../../../phrases/people/staff-list.ts';
import { type Say, usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { Choices } from '../employee-calls.ts';
import styles from '../employees.module.css';
import { anywhere, isWage, type JobLine, newKey } from './employee-draft.ts';
import { LineList, lineField } from './line-list.tsx';
import { type EmployeeForm, jobPlaces, worksElsewhere } from './use-employee-form.ts';
import { WageGrades } from './wage-grades.tsx';

type JobsEditorProps = { readonly form: EmployeeForm; readonly choices: Choices };

/** EM-101 EM-102: a line for each job and place; nobody changes their own, but for a person who administers the whole company. */
export function JobsEditor({ form, choices }: JobsEditorProps) {
  const t = usePhrases(employeesPhrases);
  const say = usePhrases(staffListPhrases);
  const { entry, change, employee, mayViewWages } = form;
  const places = jobPlaces(employee, choices);
  const isOwn = employee?.areOwnJobsFixed === true;
  const isFixed = ({ key, place }: JobLine) =>
    isOwn ||
    (form.saved.jobs.some((one) => one.key === key) &&
      (place === anywhere ? worksElsewhere(employee, choices) : !choices.places.some(({ id }) => id === place)));
  const seesWage = ({ place, isWageHidden }: JobLine) =>
    !isWageHidden &&
    (place === anywhere ? mayViewWages : (choices.places.find(({ id }) => id === place)?.mayViewWages ?? true));
  const showsWages = entry.jobs.length === 0 || entry.jobs.some(seesWage);
  const wageOf = (line: JobLine): JobWage => {
    if (!showsWages) return 'none';
    return seesWage(line) ? 'seen' : 'hidden';
  };
  const fixedBy = (line: JobLine): FixedBy | null => {
    if (isOwn) return 'own';
    if (isFixed(line)) return 'elsewhere';
    return line.isWageHidden ? 'wage' : null;
  };
  return (
    <fieldset className={styles.section} disabled={isOwn}>
      <legend>{t(showsWages ? 'jobsAndWages' : 'jobs')}</legend>
      {isOwn && <p className={styles.hint}>{t('ownJobs')}</p>}
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
        titles={[t('job'), say('place'), ...(showsWages ? [say('wagePerHour')] : [])]}
        fields={(line, index, set) =>
          jobCells({
            t,
            form,
            choices,
            places,
            line,
            index,
            wage: wageOf(line),
            fixed: fixedBy(line),
            onChange: set,
          })
        }
      />
      <JobsElsewhere form={form} choices={choices} />
    </fieldset>
  );
}

/** `none`: no line has a wage to show. */
type JobWage = 'seen' | 'hidden' | 'none';
/** Why job and place stay: the reader's own job, one that is also done where others administer people, or one whose wage would be lost. */
type FixedBy = 'own' | 'elsewhere' | 'wage';

type JobCellsAsked = JobsEditorProps & {
  readonly t: Say<
    | 'jobNumber'
    | 'chooseJob'
    | 'jobPlaceNumber'
    | 'anywhere'
    | 'wageNumber'
    | 'gradesNumber'
    | 'jobElsewhere'
    | 'wageHidden'
    | 'none'
  >;
  readonly places: ReturnType<typeof jobPlaces>;
  readonly line: JobLine;
  readonly index: number;
  readonly wage: JobWage;
  readonly fixed: FixedBy | null;
  readonly onChange: (edit: Partial<JobLine>) => void;
};

const reasons = { own: null, elsewhere: 'jobElsewhere', wage: 'wageHidden' } as const;

/** A job, its place, and its pay. */
function jobCells(asked: JobCellsAsked): ReactNode[] {
  const { t, form, choices, places, line, index, wage, fixed, onChange } = asked;
  const { job, place } = line;
  const error = form.errorOf(`jobs.${index}`);
  const isWageWrong = wage === 'seen' && !isWage(line.wage);
  const reason = fixed === null ? null : reasons[fixed];
  return [
    <SelectField
      key="job"
      label={t('jobNumber', { number: index + 1 })}
      placeholder={t('chooseJob')}
      value={job}
      options={choices.jobTypes.map(({ id, name }) => ({ value: id, label: name }))}
      disabled={fixed !== null}
      error={job === null ? error : undefined}
      onChange={(next) => onChange({ job: next })}
      {...(reason !== null && { hint: t(reason) })}
    />,
    <SelectField
      key="place"
      label={t('jobPlaceNumber', { number: index + 1 })}
      value={place}
      options={[
        { value: anywhere, label: t('anywhere') },
        ...places.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      disabled={fixed !== null}
      error={job === null || isWageWrong ? undefined : error}
      onChange={(next) => onChange({ place: next ?? anywhere })}
    />,
    ...wageCells(asked, isWageWrong ? error : undefined),
  ];
}

/** The cell of the wage, where the table has a column for it. */
function wageCells(
  { t, form, line, index, wage, fixed, onChange }: JobCellsAsked,
  error: string | undefined,
): ReactNode[] {
  if (wage === 'none') return [];
  if (wage === 'hidden') return [t('none')];
  const { entry, textAt } = form;
  const isOwn = fixed === 'own';
  return [
    <Stack key="wage" gap={1}>
      <TextField
        {...textAt(`jobs.${index}`, line.wage, (next) => ({
          jobs: entry.jobs.map((one) => (one.key === line.key ? { ...one, wage: next } : one)),
        }))}
        label={t('wageNumber', { number: index + 1 })}
        maxLength={9}
        disabled={isOwn}
        error={error}
      />
      {!isOwn && <WageGrades line={line} label={t('gradesNumber', { number: index + 1 })} onChoose={onChange} />}
    </Stack>,
  ];
}

/** Jobs at places of others: shown with their place, not changed here and never with a wage. */
function JobsElsewhere({ form: { employee }, choices }: JobsEditorProps) {
  const t = usePhrases(employeesPhrases);
  const jobs = employee?.jobsElsewhere ?? [];
  if (jobs.length === 0) return null;
  const nameOf = (id: string) => choices.jobTypes.find((one) => one.id === id)?.name ?? id;
  const texts = jobs.map(({ jobTypeId, placeName }) => t('jobAt', { job: nameOf(jobTypeId), place: placeName ?? '' }));
  return (
    <Row as="p" gap={1.5} tone="muted" size="sm" above={2}>
      <IconLock size={14} stroke={1.75} aria-hidden />
      {t('jobsOfOthers', { jobs: texts.join(', ') })}
    </Row>
  );
}
