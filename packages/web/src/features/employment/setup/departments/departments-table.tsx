import { asJsonObject, type EmploymentDepartment, freeName, newEmploymentDepartment } from '@servery/domain';
import { useState } from 'react';
import { useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { ListTable } from '../../../../editing/list/list-table.tsx';
import { useListEdits } from '../../../../editing/list/use-list.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { RemoveDepartment } from './remove-department.tsx';

export const departmentsList = ['departments'];

/** EM-01 */
export function DepartmentsTable() {
  const t = usePhrases(employmentPhrases);
  const departments = useEmployment((employment) => employment.departments);
  const jobTypes = useEmployment((employment) => employment.jobTypes);
  const edits = useListEdits(departmentsList);
  const [leaving, setLeaving] = useState<EmploymentDepartment | null>(null);
  const namesIn = (id: string) => jobTypes.filter(({ departmentId }) => departmentId === id).map(({ name }) => name);
  return (
    <>
      <ListTable<EmploymentDepartment>
        list={departmentsList}
        title={t('departments')}
        hint={t('departmentsHint')}
        rows={departments}
        words={({ code }) => code}
        columns={[
          { title: t('code'), cell: ({ code }) => code || t('noCode'), align: 'right' },
          { title: t('jobTypesOf'), cell: ({ id }) => namesIn(id).join(', ') || t('noCode'), hideOnPhone: true },
        ]}
        add={{ label: t('addDepartment'), make: () => asJsonObject(newRow(departments, t('newDepartment'))) }}
        empty={{ title: t('noDepartments'), text: t('noDepartmentsHint') }}
        onRemove={(row) => (namesIn(row.id).length === 0 ? edits.remove(row.id) : setLeaving(row))}
      />
      {leaving && (
        <RemoveDepartment department={leaving} names={namesIn(leaving.id)} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

/** EM-08: named and numbered so that no name and no code is listed twice. */
function newRow(departments: readonly EmploymentDepartment[], wanted: string): EmploymentDepartment {
  const codes = new Set(departments.map(({ code }) => code));
  const number = Array.from(codes, (_, at) => String(at + 1)).find((code) => !codes.has(code));
  return newEmploymentDepartment({
    id: crypto.randomUUID(),
    name: freeName(departments, wanted),
    code: number ?? String(codes.size + 1),
    created: Date.now(),
  });
}
