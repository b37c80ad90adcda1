import { salesText, salesValue } from '@servery/words';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { SalesRow } from '../../../sales/sales-calls.ts';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { PaneFoot } from '../../../ui/layout/pane/pane.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import { sortOf, writtenSort } from '../../../ui/table/sort-in-address.ts';
import type { ReportRow } from './report-columns.tsx';
import styles from './report-table.module.css';
import { valueIn } from './report-values.ts';
import { ShiftDrawer } from './shift-drawer.tsx';
import { type DrawerKind, TicketDrawer } from './ticket-drawer.tsx';

/** So few need no search. */
const fewRows = 12;

type ReportTableProps = {
  readonly label: string;
  readonly columns: readonly DataColumn<ReportRow>[];
  readonly rows: readonly ReportRow[];
  readonly total: SalesRow;
  /** The column that is sorted by, from the largest, until another is chosen. */
  readonly usualSort: string;
  /** The kind of row: it opens the tickets of the row, or the time punches of a person; undefined: rows do not open. */
  readonly opens: DrawerKind | 'person' | undefined;
  /** The action of a click on a row instead, and its words. */
  readonly chooses?: { readonly hint: string; readonly onChoose: (row: ReportRow) => void };
  /** The content that a row unfolds to. */
  readonly detail?: (row: ReportRow) => ReactNode;
};

/** The rows of a report: sorted and searched in sight, a row opens its tickets, a foot says how much of the whole is shown. */
export function ReportTable({ label, columns, rows, total, usualSort, opens, chooses, detail }: ReportTableProps) {
  const t = usePhrases(reportsPhrases);
  const keep = useKeepInAddress();
  const written: { readonly sort?: string; readonly row?: string } = useSearch({ strict: false });
  const [search, setSearch] = useState('');
  const shown = rows.filter((row) => matches(row, search));
  const opened = opens && rows.find(({ id }) => id === written.row);
  const netOf = (some: readonly SalesRow[]) =>
    some.reduce((sum, { sums }) => sum + (salesValue('netSales', { sums, whole: sums }) ?? 0), 0);
  return (
    <div
      className={styles.table}
      style={{ '--most': String(largestShare(rows, total)), '--lines': String(Math.min(fewRows, rows.length)) }}
    >
      {rows.length > fewRows && (
        <search className={styles.search}>
          <SearchInput label={t('search')} value={search} onChange={setSearch} />
        </search>
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        sort={sortOf(written.sort) ?? { id: usualSort, isDescending: true }}
        onSort={(sort) => keep({ sort: writtenSort(sort) })}
        density={rows.some(({ meta }) => meta !== undefined) ? 'two-lines' : 'row'}
        onClearFilters={() => setSearch('')}
        {...(opens && { onOpen: ({ id }: ReportRow) => keep({ row: id }) })}
        {...(chooses && { onOpen: chooses.onChoose })}
        {...(detail && { detail })}
      />
      <PaneFoot end={chooses?.hint ?? (opens && t(opens === 'person' ? 'clickRowShifts' : 'clickRow'))}>
        <span role="status">{t('shown', { shown: shown.length, count: rows.length })}</span>
        {netOf([total]) !== 0 && (
          <span>
            {t('shownSales', {
              shown: salesText('netSales', netOf(shown)),
              whole: salesText('netSales', netOf([total])),
            })}
          </span>
        )}
      </PaneFoot>
      {opens && opened && <RowDrawer opens={opens} row={opened} onClose={() => keep({ row: undefined })} />}
    </div>
  );
}

type RowDrawerProps = {
  readonly opens: NonNullable<ReportTableProps['opens']>;
  readonly row: ReportRow;
  readonly onClose: () => void;
};

function RowDrawer({ opens, row, onClose }: RowDrawerProps) {
  if (opens === 'person') return <ShiftDrawer row={row} onClose={onClose} />;
  return <TicketDrawer kind={opens} row={row} onClose={onClose} />;
}

/** Bars are as long as their share of the largest one. */
function largestShare(rows: readonly ReportRow[], total: SalesRow): number {
  const shareOf = (row: SalesRow) => valueIn('share', row, total) ?? valueIn('taxShare', row, total) ?? 0;
  return rows.reduce((most, row) => Math.max(most, shareOf(row)), 0) || 1;
}

function matches({ name, meta = '' }: ReportRow, search: string): boolean {
  return `${name} ${meta}`.toLowerCase().includes(search.trim().toLowerCase());
}
