import { salesText, salesValue } from '@servery/words';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
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
import { TicketDrawer } from './ticket-drawer.tsx';

/** So few need no search. */
const fewRows = 12;

type ReportTableProps = {
  readonly label: string;
  readonly columns: readonly DataColumn<ReportRow>[];
  readonly rows: readonly ReportRow[];
  readonly total: SalesRow;
  /** The column that is sorted by, from the largest, until another is chosen. */
  readonly usualSort: string;
  /** What tickets are looked for by when a row is opened; undefined: rows do not open. */
  readonly opens: 'item' | 'server' | 'store' | undefined;
};

/** The rows of a report: sorted and searched in sight, a row opens its tickets, a foot says how much of the whole is shown. */
export function ReportTable({ label, columns, rows, total, usualSort, opens }: ReportTableProps) {
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
      />
      <PaneFoot end={opens && t('clickRow')}>
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
      {opens && opened && <TicketDrawer kind={opens} row={opened} onClose={() => keep({ row: undefined })} />}
    </div>
  );
}

/** Bars are as long as their share of the largest one. */
function largestShare(rows: readonly ReportRow[], total: SalesRow): number {
  return rows.reduce((most, row) => Math.max(most, valueIn('share', row, total) ?? 0), 0) || 1;
}

function matches({ name, meta = '' }: ReportRow, search: string): boolean {
  return `${name} ${meta}`.toLowerCase().includes(search.trim().toLowerCase());
}
