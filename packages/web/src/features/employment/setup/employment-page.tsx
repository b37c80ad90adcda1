import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { employmentDocument, useEmployment } from '../../../editing/kinds/employment-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import { deselectRow } from '../../../editing/list/list-selection.ts';
import { DocumentEditor } from '../../../editing/page/document-editor.tsx';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { employmentPhrases } from '../../../phrases/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { mayMirrorLabor } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Count } from '../../../ui/data/count.tsx';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { ViewTabs } from '../../../ui/frame/view-tabs.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { DepartmentForm } from './department-form.tsx';
import { DepartmentsTable, departmentsList } from './departments-table.tsx';
import { type EmploymentTab, employmentSections, employmentTabs, tabOf } from './employment-tabs.ts';
import { JobTypeForm } from './job-type-form.tsx';
import { JobTypesTable, jobTypesList } from './job-types-table.tsx';
import { RequirementForm } from './requirement-form.tsx';
import { RequirementsTable, requirementsList } from './requirements-table.tsx';
import { TimeAndPayroll } from './time-and-payroll.tsx';

const views: Readonly<Record<EmploymentTab, () => ReactNode>> = {
  departments: DepartmentsTable,
  jobTypes: JobTypesTable,
  requirements: RequirementsTable,
  time: TimeAndPayroll,
};
const panels = { departments: 'usual', jobTypes: 'wide', requirements: 'usual', time: 'none' } as const;

/** RT-98, EM-01 to EM-05: what people do at work, what they need for it, when they clock off, and what labor may cost. */
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
  useWantedPlace((place) => chooseTab(tabOf(place)));
  // The row of one tab is no row of another.
  const handleTab = (next: string | null) => {
    deselectRow();
    keep({ row: undefined, tab: next ?? undefined }).catch((error: unknown) => console.error(error));
  };
  return (
    <ListPage
      title={t('title')}
      sections={employmentSections[tab]}
      panel={panels[tab]}
      actions={mayMirrorLabor(useSession()) && <LaborServiceLink />}
      lists={[
        { list: departmentsList, form: DepartmentForm },
        { list: jobTypesList, form: JobTypeForm },
        { list: requirementsList, form: RequirementForm },
      ]}
    >
      <ViewTabs
        label={t('tabs')}
        value={tab}
        onChange={handleTab}
        views={employmentTabs.map((id) => ({ id, name: <TabName tab={id} />, View: views[id] }))}
      />
    </ListPage>
  );
}

/** What the labor service has of it is a page of its own. */
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
