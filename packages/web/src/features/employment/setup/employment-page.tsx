import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { employmentDocument, savedEmployment, useEmployment } from '../../../editing/kinds/employment-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import { ListPanes, PlainPane, useHasThreePanes } from '../../../editing/list/list-panes.tsx';
import { deselectRow, selectRow } from '../../../editing/list/list-selection.ts';
import { DocumentEditor } from '../../../editing/page/document-editor.tsx';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { employmentPhrases } from '../../../phrases/people/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { mayMirrorLabor } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Count } from '../../../ui/data/count.tsx';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { PaneTabs } from '../../../ui/layout/pane/pane-tabs.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { DepartmentForm } from './departments/department-form.tsx';
import { DepartmentsTable, departmentsList } from './departments/departments-table.tsx';
import { type EmploymentTab, employmentSections, employmentTabs, jobTypeOfGrade, tabOf } from './employment-tabs.ts';
import { DriverPane, useOpenJobType } from './job-types/driver-pane.tsx';
import { JobTypeForm } from './job-types/job-type-form.tsx';
import { JobTypesTable, jobTypesList } from './job-types/job-types-table.tsx';
import { RequirementForm } from './requirement-form.tsx';
import { RequirementsTable, requirementsList } from './requirements-table.tsx';
import { TimeAndPayroll } from './time/time-and-payroll.tsx';

const departments = { list: departmentsList, form: DepartmentForm };
const jobTypes = { list: jobTypesList, form: JobTypeForm };
const requirements = { list: requirementsList, form: RequirementForm };

const views: Readonly<Record<EmploymentTab, ReactNode>> = {
  departments: (
    <ListPanes list={departments}>
      <DepartmentsTable />
    </ListPanes>
  ),
  jobTypes: <JobTypes />,
  requirements: (
    <ListPanes list={requirements}>
      <RequirementsTable />
    </ListPanes>
  ),
  time: (
    <PlainPane>
      <TimeAndPayroll />
    </PlainPane>
  ),
};

/** RT-98, EM-01 to EM-05: the jobs of people, the requirements for these, the rules for clocking out, and the limits of labor cost. */
export function EmploymentPage() {
  return (
    <DocumentEditor document={employmentDocument} skeleton={<SkeletonTable rows={8} />}>
      <Employment />
    </DocumentEditor>
  );
}

function Employment() {
  const t = usePhrases(employmentPhrases);
  const [tab, chooseTab] = useChoiceInAddress('tab', employmentTabs);
  const keep = useKeepInAddress();
  const { store } = useEditor();
  useWantedPlace((place) => {
    chooseTab(tabOf(place));
    const jobTypeId = jobTypeOfGrade(savedEmployment(store.getState().draft), place);
    if (jobTypeId !== undefined) selectRow(jobTypesList, jobTypeId);
  });
  // The row of one tab is no row of another.
  const handleTab = (next: string) => {
    deselectRow();
    keep({ row: undefined, tab: next }).catch((error: unknown) => console.error(error));
  };
  return (
    <ListPage
      title={t('title')}
      sections={employmentSections[tab]}
      isPane
      actions={mayMirrorLabor(useSession()) && <LaborServiceLink />}
      lists={[departments, jobTypes, requirements]}
    >
      <PaneTabs
        label={t('tabs')}
        value={tab}
        onChange={handleTab}
        tabs={employmentTabs.map((id) => ({ id, title: <TabName tab={id} />, content: views[id], isFlush: true }))}
      />
    </ListPage>
  );
}

/** The list by departments, the open one, and its pay for driving: three panes where there is room. */
function JobTypes() {
  const hasThree = useHasThreePanes();
  const open = useOpenJobType();
  return (
    <ListPanes
      list={jobTypes}
      form={hasThree ? 'middle' : 'wide'}
      end={hasThree && open !== undefined && <DriverPane />}
    >
      <JobTypesTable />
    </ListPanes>
  );
}

/** The labor service's copy of employment has a page of its own. */
function LaborServiceLink() {
  const t = usePhrases(employmentPhrases);
  return (
    <Button component={Link} to="/employment/labor" variant="subtle">
      {t('laborService')}
    </Button>
  );
}

function TabName({ tab }: { readonly tab: EmploymentTab }) {
  const t = usePhrases(employmentPhrases);
  const count = useEmployment((employment) => (tab === 'time' ? null : employment[tab].length));
  return (
    <>
      {t(`tab.${tab}`)} {count !== null && <Count value={count} />}
    </>
  );
}
