import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataSort, DataTableProps } from './data-table-types.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

/** The rows that pass search and filter, in order; and the sort with its setter. */
export function useSortedRows<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, search = '', searchText, filter, onSort, isOrdered = false } = props;
  const [ownSort, setOwnSort] = useState<DataSort | null>(props.sort ?? null);
  const sort = onSort ? (props.sort ?? null) : ownSort;
  const definitions = useMemo(() => columns.map(({ id, sortBy }) => sortable<Row>(id, sortBy)), [columns]);
  const data = useMemo(() => {
    if (isOrdered) return [];
    return filter ? rows.filter(filter) : [...rows];
  }, [rows, filter, isOrdered]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    state: {
      sorting: sort ? [{ id: sort.id, desc: sort.isDescending }] : [],
      globalFilter: search.trim().toLowerCase(),
      columnFilters: [],
    },
    getColumnCanGlobalFilter: (column) => column.id === columns[0]?.id,
    globalFilterFn: (row, _columnId, wanted) => {
      const text = searchText?.(row.original) ?? props.rowName(row.original);
      return text.toLowerCase().includes(String(wanted));
    },
  });
  if (isOrdered) return { rows, sort, setSort: onSort ?? setOwnSort };
  return { rows: table.getRowModel().rows.map((row) => row.original), sort, setSort: onSort ?? setOwnSort };
}

function sortable<Row extends RowData>(id: string, sortBy: ((row: Row) => string | number | null) | undefined) {
  return {
    id,
    accessorFn: (row: Row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortUndefined: 'last' as const,
    sortFn: (one: { getValue: (id: string) => unknown }, other: { getValue: (id: string) => unknown }) =>
      compare(one.getValue(id), other.getValue(id)),
  };
}

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return words.compare(String(one), String(other));
}
