import { Button } from '@mantine/core';
import { IconFileExport, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { linkTo } from '../../api/call.ts';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { staffListPhrases } from '../../phrases/people/staff-list.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { Count } from '../../ui/data/count.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import { choicesQuery } from './employee-calls.ts';
import { EmployeeFilterBar } from './employee-filter-bar.tsx';
import { EmployeeList } from './employee-list.tsx';
import { ForAdministrators } from './for-administrators.tsx';
import { WagesLine } from './list/list-head.tsx';
import { type Here, useHere } from './list/use-here.ts';
import { type EmployeeFilters, useEmployeeFilters } from './use-employee-filters.ts';
import { useEmployeeRows } from './use-employee-rows.ts';

const EmployeeImport = lazy(() => import('./import/employee-import.tsx').then((m) => ({ default: m.EmployeeImport })));

/** RT-20, EE-01: the people that the user administers, however many. */
export function EmployeesPage() {
  return (
    <ForAdministrators>
      <Employees />
    </ForAdministrators>
  );
}

function Employees() {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const filters = useEmployeeFilters();
  const list = useEmployeeRows(userCompanyId, filters.query);
  const { data: choices } = useQuery(choicesQuery(userCompanyId));
  const seesStaffData = filters.certifications !== undefined;
  const here = useHere(filters.place);
  const [isImporting, setImporting] = useState(false);
  return (
    <Pane
      header={
        <PageHeader
          title={t('title')}
          aside={<HowMany total={list.data && list.total} here={here} seesStaffData={seesStaffData} />}
          actions={<Actions filters={filters} onImport={() => setImporting(true)} />}
        />
      }
    >
      <EmployeeFilterBar
        filters={filters}
        here={here}
        attention={list.data?.attention}
        alsoAt={list.data?.alsoAt ?? []}
      />
      <PaneMessage>
        <LoadState query={list} failed={[t('failed'), t('failedHint')]} rows={8} />
      </PaneMessage>
      {list.data && !list.isError && <EmployeeList list={list} filters={filters} choices={choices} here={here} />}
      {isImporting && (
        <Suspense>
          <EmployeeImport onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Pane>
  );
}

type HowManyProps = { readonly total: number | undefined; readonly here: Here; readonly seesStaffData: boolean };

/** How many people work where, and whether their wages are shown. */
function HowMany({ total, here, seesStaffData }: HowManyProps) {
  const t = usePhrases(employeesPhrases);
  const say = usePhrases(staffListPhrases);
  return (
    <>
      {total !== undefined && <Count value={total} label={t('title').toLowerCase()} />}
      {here.name !== undefined && <Muted>{say('workAt', { place: here.name })}</Muted>}
      {seesStaffData && <WagesLine here={here} />}
    </>
  );
}

function Actions({ filters, onImport }: { readonly filters: EmployeeFilters; readonly onImport: () => void }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  return (
    <>
      <Button
        component="a"
        href={linkTo('exportUsers', { params: { companyId: userCompanyId }, query: filters.query })}
        download="employees.csv"
        aria-label={t('exportLabel')}
        leftSection={<IconFileExport size={16} stroke={1.75} aria-hidden />}
      >
        {t('exportCsv')}
      </Button>
      <LeadsToChange>
        <Button leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />} onClick={onImport}>
          {t('importCsv')}
        </Button>
        <Button
          component={Link}
          to="/employees/add"
          variant="filled"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        >
          {t('add')}
        </Button>
      </LeadsToChange>
    </>
  );
}
