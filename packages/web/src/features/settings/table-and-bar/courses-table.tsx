import { asJsonObject, type Course, freeName, newCourse } from '@servery/domain';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { tableAndBarPhrases } from '../../../phrases/settings/table-and-bar.ts';

export const coursesList = ['tableSettings', 'courses'];

export function CoursesTable() {
  const t = usePhrases(tableAndBarPhrases);
  const courses = useSettings(({ tableSettings }) => tableSettings.courses);
  return (
    <ListTable<Course>
      list={coursesList}
      title={t('courses')}
      hint={t('coursesHint')}
      rows={courses}
      columns={[]}
      add={{
        label: t('addCourse'),
        make: () => asJsonObject(newCourse({ id: crypto.randomUUID(), name: freeName(courses, t('newCourse')) })),
      }}
      empty={{ title: t('noCourses'), text: t('noCoursesHint') }}
    />
  );
}

export const CourseForm: RowForm = ({ path, isNew }) => (
  <>
    <DocumentText path={[...path, 'name']} maxLength={30} takesFocus={isNew} />
    <DocumentSwitch path={[...path, 'disabled']} />
  </>
);
