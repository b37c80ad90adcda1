import {
  asJsonObject,
  type EmploymentDepartment,
  freeName,
  type JobType,
  type JsonObject,
  newJobType,
  withJobTypeCopy,
  withoutJobType,
} from '@servery/domain';
import { useState } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useIsWithheld } from '../../../../editing/fields/use-is-withheld.ts';
import { useChangeEmployment, useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { useHasThreePanes } from '../../../../editing/list/list-panes.tsx';
import { listKey, selectRow, useListSelection } from '../../../../editing/list/list-selection.ts';
import { ListTable } from '../../../../editing/list/list-table.tsx';
import { useListEdits } from '../../../../editing/list/use-list.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { notify } from '../../../../ui/notifications/notify.ts';
import { usePeopleOfJobs } from '../record-counts.ts';
import { RemoveHeld, useIsHeldAsked } from '../remove-held.tsx';

export const jobTypesList = ['jobTypes'];

/** EM-02, EM-84 to EM-86: the job type that is added is open; when the open one goes, the first of the others is. */
export function JobTypesTable() {
  const t = usePhrases(employmentPhrases);
  const jobTypes = useEmployment((employment) => employment.jobTypes);
  const departments = useEmployment((employment) => employment.departments);
  const isNarrow = useHasThreePanes();
  const edits = useListEdits(jobTypesList);
  const { level } = useEditor();
  const change = useChangeEmployment();
  const departmentOf = ({ departmentId }: JobType) =>
    departments.find(({ id }) => id === departmentId)?.name ?? t(departmentId ? 'departmentGone' : 'noDepartment');
  const [leaving, setLeaving] = useState<JobType | null>(null);
  const isWithheld = useIsWithheld(['wageGrades']);
  const isHeldAsked = useIsHeldAsked('jobTypes');
  const remove = ({ id }: JobType) => {
    const { list, id: current } = useListSelection.getState();
    // A store or group takes away only the job type: put back, it has its grades.
    if (level.kind === 'company') change((employment) => withoutJobType(employment, id));
    else edits.remove(id);
    const first = jobTypes.find((one) => one.id !== id);
    if (first && current === id && list === listKey(jobTypesList)) selectRow(jobTypesList, first.id);
  };
  const make = () => {
    const [department] = departments;
    return asJsonObject(
      newJobType({
        id: crypto.randomUUID(),
        name: freeName(jobTypes, t('newJobType')),
        departmentId: department?.id ?? null,
        departmentCode: department?.code ?? '',
      }),
    );
  };
  const handleCopy = (of: JobType, made: JsonObject) => {
    const copy = { ...copyOf(of, jobTypes), id: String(made.id) };
    change((employment) => withJobTypeCopy(employment, { of, copy, newId: () => crypto.randomUUID() }));
    if (isWithheld) notify.info(t('copiedWithoutGrades', { name: copy.name }));
  };
  const peopleOf = usePeopleOfJobs();
  const drives = (row: JobType) => (row.driverSettings.mode === 'NOT_DRIVER' ? undefined : t('drives'));
  const underDepartments = { groupOf: departmentOf, columns: [], under: (row: JobType) => peopleOf(row.id) };
  const inOneTable = {
    hint: t('jobTypesHint'),
    columns: [{ title: t('department'), cell: departmentOf }],
    under: (row: JobType) => [peopleOf(row.id), drives(row)].filter(Boolean).join(' · '),
  };
  return (
    <>
      <ListTable<JobType>
        list={jobTypesList}
        title={t('jobTypes')}
        rows={isNarrow ? byDepartment(jobTypes, departments) : jobTypes}
        words={departmentOf}
        {...(isNarrow ? underDepartments : inOneTable)}
        add={{ label: t('addJobType'), make }}
        copy={(row) => asJsonObject(copyOf(row, jobTypes))}
        onCopy={handleCopy}
        empty={{ title: t('noJobTypes'), text: t('noJobTypesHint') }}
        onRemove={(row) => (isHeldAsked(row.id) ? setLeaving(row) : remove(row))}
      />
      {leaving && (
        <RemoveHeld list="jobTypes" row={leaving} onRemove={() => remove(leaving)} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

/** The same job type under another name; the labor service knows it not yet. */
function copyOf(row: JobType, jobTypes: readonly JobType[]): JobType {
  return { ...row, id: crypto.randomUUID(), name: freeName(jobTypes, row.name), externalId: null };
}

/** In the order of their departments; those without one come last. */
function byDepartment(jobTypes: readonly JobType[], departments: readonly EmploymentDepartment[]): JobType[] {
  const placeOf = ({ departmentId }: JobType) => {
    const at = departments.findIndex(({ id }) => id === departmentId);
    return at < 0 ? departments.length : at;
  };
  return jobTypes.toSorted((one, other) => placeOf(one) - placeOf(other));
}
