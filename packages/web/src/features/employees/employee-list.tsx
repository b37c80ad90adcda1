import { useNavigate } from '@tanstack/react-router';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { staffListPhrases } from '../../phrases/people/staff-list.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { PaneFoot } from '../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { BulkStatusDialog } from './bulk-status-dialog.tsx';
import { EmployeeBulk, ExportSelected } from './employee-bulk.tsx';
import type { Choices } from './employee-calls.ts';
import { useEmployeeColumns } from './employee-columns.tsx';
import { useStaffColumns } from './list/staff-columns.tsx';
import { useAttentionGroups } from './list/use-attention-groups.ts';
import type { Here } from './list/use-here.ts';
import { useBulkStatus } from './use-bulk-status.ts';
import type { EmployeeFilters } from './use-employee-filters.ts';
import type { useEmployeeRows } from './use-employee-rows.ts';
import { useEmployeeSelection } from './use-employee-selection.ts';

type EmployeeListProps = {
  readonly list: ReturnType<typeof useEmployeeRows>;
  readonly filters: EmployeeFilters;
  readonly choices: Choices | undefined;
  readonly here: Here;
};

/** The people that search and filters let through, and the actions on many of them. */
export function EmployeeList({ list, filters, choices, here }: EmployeeListProps) {
  const t = usePhrases(employeesPhrases);
  const navigate = useNavigate();
  const say = usePhrases(staffListPhrases);
  const plain = useEmployeeColumns();
  const withStaffData = useStaffColumns({ choices, here, showsStatus: filters.status !== 'ACTIVE' });
  const seesStaffData = filters.certifications !== undefined;
  const groupOf = useAttentionGroups(seesStaffData && filters.sort === null);
  const { selection, selected, select } = useEmployeeSelection(list.rows);
  const { run, start, stop, close } = useBulkStatus();
  const handleClose = () => {
    select(new Set(run?.failures.map(({ id }) => id)));
    close();
  };
  const isNobody = list.total === 0 && !filters.isAny;
  return (
    <>
      <DataTable
        label={t('title')}
        columns={seesStaffData ? withStaffData : plain}
        {...(groupOf && { groupOf })}
        rows={list.rows}
        rowKey={({ key }) => key}
        rowName={({ employee }) => employee?.name ?? ''}
        isOrdered
        onSight={list.handleSight}
        sort={filters.sort}
        onSort={filters.keepSort}
        density="two-lines"
        selection={selection}
        onSelect={select}
        canSelect={({ employee }) => employee !== null}
        bulkActions={<EmployeeBulk selected={selected} onStart={start} />}
        bulkReads={<ExportSelected selected={selected} />}
        onOpen={({ employee }) => employee && navigate({ to: '/employees/$id', params: { id: employee.id } })}
        {...(isNobody && { empty: <EmptyState title={t('noEmployees')}>{t('noEmployeesHint')}</EmptyState> })}
        onClearFilters={filters.clear}
      />
      <PaneFoot
        keys={[
          ['J K', t('move')],
          ['X', t('select')],
          ['Enter', t('open')],
        ]}
      >
        <span role="status">{t('total', { count: list.total })}</span>
        {seesStaffData && filters.sort === null && <span>{say('attentionFirst')}</span>}
      </PaneFoot>
      {run && <BulkStatusDialog run={run} onStop={stop} onClose={handleClose} />}
    </>
  );
}
