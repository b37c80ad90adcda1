import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { tableAndBarPhrases } from '../../../phrases/settings/table-and-bar.ts';
import { Bar } from './bar.tsx';
import { CourseForm, CoursesTable, coursesList } from './courses-table.tsx';
import { HappyHourForm, HappyHoursTable, happyHoursList } from './happy-hours-table.tsx';
import { SectionForm, SectionsTable, sectionsList } from './sections-table.tsx';
import { TableService } from './table-service.tsx';
import { TableForm, TablesTable, tablesList } from './tables-table.tsx';

const sections = screenSections['/locationSettings/tableAndBar'];

/** KR-07, TB-01, TB-02: table service, the dining room, and the bar. */
export function TableAndBarPage() {
  return (
    <SettingsEditor>
      <TableAndBarScreen />
    </SettingsEditor>
  );
}

function TableAndBarScreen() {
  const t = usePhrases(tableAndBarPhrases);
  const hasCourses = useSettings(({ tableSettings }) => tableSettings.coursing.enabled);
  return (
    <ListPage
      title={t('title')}
      sections={sections}
      lists={[
        { list: tablesList, form: TableForm },
        { list: sectionsList, form: SectionForm },
        { list: coursesList, form: CourseForm },
        { list: happyHoursList, form: HappyHourForm },
      ]}
    >
      <TableService />
      {hasCourses && <CoursesTable />}
      <SectionsTable />
      <TablesTable />
      <Bar />
      <HappyHoursTable />
    </ListPage>
  );
}
