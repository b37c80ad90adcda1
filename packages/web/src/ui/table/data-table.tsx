import { Button } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { EmptyState } from '../messages/empty-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DataBody } from './data-body.tsx';
import { DataHead } from './data-head.tsx';
import { dataLines } from './data-lines.ts';
import styles from './data-table.module.css';
import type { DataColumn, DataTableProps } from './data-table-types.ts';
import { useDataKeys } from './use-data-keys.ts';
import { useSortedRows } from './use-sorted-rows.ts';

/** The list of every screen: sort, search, filter, groups, selection, unfolding rows; ten thousand rows stay smooth. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { rows, sort, setSort } = useSortedRows(props);
  const lines = dataLines(rows, props);
  const keys = useDataKeys(props, lines);
  const { canSelect = () => true, selection, onSelect, bulkActions, bulkReads } = props;
  const visibleKeys = rows.filter(canSelect).map(props.rowKey);
  return (
    <div className={styles.table} style={{ '--tracks': tracks(props), '--phone-tracks': phoneTracks(props) }}>
      {onSelect && selection && (
        <BulkBar selection={selection} onSelect={onSelect} keys={visibleKeys} actions={bulkActions} reads={bulkReads} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a grid, or a treegrid where rows or groups unfold; a table element cannot render rows as they are scrolled to */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take them */}
      <div
        role={props.detail || props.onFold ? 'treegrid' : 'grid'}
        aria-label={props.label}
        aria-rowcount={lines.length + 1}
        aria-multiselectable={props.onSelect ? true : undefined}
        className={styles.grid}
        onKeyDown={keys.handleKey}
      >
        <DataHead props={props} keys={visibleKeys} sort={sort} setSort={setSort} />
        <DataBody props={props} lines={lines} keys={keys} />
      </div>
      {lines.length === 0 && <Nothing props={props} />}
    </div>
  );
}

function Nothing<Row extends RowData>({ props }: { readonly props: DataTableProps<Row> }) {
  const t = usePhrases(uiPhrases);
  const { rows, empty, onClearFilters } = props;
  if (rows.length === 0 && empty) return <div className={styles.nothing}>{empty}</div>;
  const clear = onClearFilters && <Button onClick={onClearFilters}>{t('clearFilters')}</Button>;
  return (
    <div className={styles.nothing}>
      <EmptyState title={t('nothingMatches')} action={clear} framed={false}>
        {t('nothingMatchesHint')}
      </EmptyState>
    </div>
  );
}

function tracks<Row extends RowData>({ columns, onSelect, detail }: DataTableProps<Row>): string {
  return [onSelect && '28px', detail && '24px', ...columns.map(width)].filter(Boolean).join(' ');
}

function phoneTracks<Row extends RowData>({ columns, onSelect, detail }: DataTableProps<Row>): string {
  const shown = columns.filter((column) => !column.hideOnPhone);
  return [onSelect && '32px', detail && '24px', ...shown.map((_, index) => (index === 0 ? 'minmax(0, 1fr)' : 'auto'))]
    .filter(Boolean)
    .join(' ');
}

function width<Row>({ width: track }: DataColumn<Row>): string {
  return track ?? 'minmax(0, 1fr)';
}
