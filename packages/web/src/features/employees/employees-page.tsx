import { Button, Checkbox } from '@mantine/core';
import { IconFileExport, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { employeesPhrases } from '../../phrases/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { ClearButton } from '../../ui/actions/filter-button.tsx';
import { Count } from '../../ui/data/count.tsx';
import { FilterSelect } from '../../ui/fields/filter-select.tsx';
import { PausedSearchInput } from '../../ui/fields/search-input.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Pane, PaneFoot, PaneMessage, PaneTools } from '../../ui/layout/pane.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { choicesQuery } from './employee-calls.ts';
import { useEmployeeColumns } from './employee-columns.tsx';
import { statuses, useEmployeeFilters } from './use-employee-filters.ts';
import { useEmployeeRows } from './use-employee-rows.ts';

const ImportDialog = lazy(() => import('./import/import-dialog.tsx').then((m) => ({ default: m.ImportDialog })));

type Filters = ReturnType<typeof useEmployeeFilters>;

/** RT-20, EE-01: the people that the user administers, however many. */
export function EmployeesPage() {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const filters = useEmployeeFilters();
  const list = useEmployeeRows(userCompanyId, filters.query);
  const [isImporting, setImporting] = useState(false);
  return (
    <Pane
      header={
        <PageHeader
          title={t('title')}
          aside={list.data && <Count value={list.total} label={t('title').toLowerCase()} />}
          actions={<Actions filters={filters} onImport={() => setImporting(true)} />}
        />
      }
    >
      <FilterBar filters={filters} />
      <PaneMessage>
        <LoadState query={list} failed={[t('failed'), t('failedHint')]} rows={8} />
      </PaneMessage>
      {list.data && !list.isError && <List list={list} filters={filters} />}
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Pane>
  );
}

function Actions({ filters, onImport }: { readonly filters: Filters; readonly onImport: () => void }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const given = Object.entries(filters.query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return (
    <>
      <Button
        component="a"
        href={`/api/users/${userCompanyId}/export?${new URLSearchParams(given)}`}
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

function FilterBar({ filters }: { readonly filters: Filters }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const { data: choices } = useQuery(choicesQuery(userCompanyId));
  const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return (
    <PaneTools label={t('filters')}>
      <PausedSearchInput label={t('search')} value={filters.q} onChange={(q) => filters.keep({ q: q || undefined })} />
      <FilterSelect
        label={t('place')}
        value={filters.place}
        options={(choices?.places ?? []).map(option)}
        onChange={(place) => filters.keep({ place: place ?? undefined })}
      />
      <FilterSelect
        label={t('role')}
        value={filters.role}
        options={(choices?.roles ?? []).map(option)}
        onChange={(role) => filters.keep({ role: role ?? undefined })}
      />
      <FilterSelect
        label={t('status')}
        value={filters.status}
        clearable={false}
        options={statuses.map((status) => ({ value: status, label: t(status) }))}
        onChange={(status) => filters.keep({ status: status === 'ACTIVE' ? undefined : (status ?? undefined) })}
      />
      <Checkbox
        label={t('invalidOnly')}
        checked={filters.isInvalid}
        onChange={(event) => filters.keep({ invalid: event.currentTarget.checked ? '1' : undefined })}
      />
      {filters.isAny && <ClearButton onClick={filters.clear}>{t('clear')}</ClearButton>}
    </PaneTools>
  );
}

type ListProps = { readonly list: ReturnType<typeof useEmployeeRows>; readonly filters: Filters };

function List({ list, filters }: ListProps) {
  const t = usePhrases(employeesPhrases);
  const navigate = useNavigate();
  const columns = useEmployeeColumns();
  const isNobody = list.total === 0 && !filters.isAny;
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={list.rows}
        rowKey={({ key }) => key}
        rowName={({ employee }) => employee?.name ?? ''}
        isOrdered
        onSight={list.handleSight}
        sort={filters.sort}
        onSort={filters.keepSort}
        density="two-lines"
        onOpen={({ employee }) => employee && navigate({ to: '/employees/$id', params: { id: employee.id } })}
        {...(isNobody && { empty: <EmptyState title={t('noEmployees')}>{t('noEmployeesHint')}</EmptyState> })}
        onClearFilters={filters.clear}
      />
      <PaneFoot
        keys={[
          ['J K', t('move')],
          ['Enter', t('open')],
        ]}
      >
        <span role="status">{t('total', { count: list.total })}</span>
      </PaneFoot>
    </>
  );
}
