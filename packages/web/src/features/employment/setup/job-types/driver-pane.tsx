import { useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { listKey, useListSelection } from '../../../../editing/list/list-selection.ts';
import { rowPath } from '../../../../editing/list/rows.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { MirroredDepartment } from '../departments/mirrored-department.tsx';
import { DriverFields } from './driver-fields.tsx';
import { jobTypesList } from './job-types-table.tsx';

/** The job type that is open; undefined while none is. */
export function useOpenJobType() {
  const { list, id } = useListSelection();
  const isJobType = list === listKey(jobTypesList);
  return useEmployment(({ jobTypes }) => (isJobType ? jobTypes.find((one) => one.id === id) : undefined));
}

/** The pay for driving in the job type that is open. */
export function DriverPane() {
  const t = usePhrases(employmentPhrases);
  const jobType = useOpenJobType();
  if (!jobType) return null;
  const { id, departmentId, driverSettings } = jobType;
  return (
    <section aria-label={t('driving')}>
      <DriverFields key={id} path={[...rowPath(jobTypesList, id), 'driverSettings']} settings={driverSettings} />
      <MirroredDepartment departmentId={departmentId} />
    </section>
  );
}
