import { withDepartment } from '@servery/domain';
import { DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { useChangeEmployment, useEmployment } from '../../../../editing/kinds/employment-document.ts';
import type { RowForm } from '../../../../editing/list/row-form.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { formatDateTime } from '../../../../ui/dates.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Fields } from '../../../../ui/layout/pane/section.tsx';
import { NameList } from '../name-list.tsx';

/** EM-07, EM-15: a department that is edited gets the time of the edit. */
export const DepartmentForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(employmentPhrases);
  const change = useChangeEmployment();
  const department = useEmployment(({ departments }) => departments.find((one) => one.id === id));
  const jobTypes = useEmployment((employment) => employment.jobTypes);
  if (!department) return null;
  const set = (edit: { readonly name: string } | { readonly code: string }, field: string) =>
    change(
      (employment) => withDepartment(employment, { id: department.id, at: Date.now(), ...edit }),
      `${field} ${id}`,
    );
  return (
    <>
      <DocumentText
        path={[...path, 'name']}
        maxLength={200}
        takesFocus={isNew}
        onSet={(name) => set({ name: String(name) }, 'name')}
      />
      <DocumentText
        path={[...path, 'code']}
        maxLength={60}
        hint={t('codeHint')}
        onSet={(code) => set({ code: String(code) }, 'code')}
      />
      <Fields title={t('jobTypesOf')}>
        <NameList
          names={jobTypes.filter(({ departmentId }) => departmentId === id).map(({ name }) => name)}
          none={t('noJobTypesIn')}
        />
      </Fields>
      {department.updated !== null && <Muted small>{t('edited', { at: formatDateTime(department.updated) })}</Muted>}
    </>
  );
};
