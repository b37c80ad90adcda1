import { Checkbox, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { selectionState, toggled } from './data-lines.ts';
import styles from './data-table.module.css';
import type { DataColumn, DataSort, DataTableProps } from './data-table-types.ts';

type DataHeadProps<Row extends RowData> = {
  readonly props: DataTableProps<Row>;
  readonly keys: readonly string[];
  readonly sort: DataSort | null;
  readonly setSort: (sort: DataSort | null) => void;
};

export function DataHead<Row extends RowData>({ props, keys, sort, setSort }: DataHeadProps<Row>) {
  const t = usePhrases(uiPhrases);
  const { columns, selection = new Set(), onSelect, detail } = props;
  const state = selectionState(keys, selection);
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the virtual grid
    // biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus
    <div role="row" aria-rowindex={1} className={styles.head}>
      {onSelect && (
        <HeadCell>
          <Checkbox
            aria-label={t('selectAll')}
            checked={state === 'all'}
            indeterminate={state === 'some'}
            onChange={() => onSelect(toggled(keys, selection))}
          />
        </HeadCell>
      )}
      {detail && (
        <HeadCell>
          <VisuallyHidden>{t('details')}</VisuallyHidden>
        </HeadCell>
      )}
      {columns.map((column) => (
        <ColumnHead key={column.id} column={column} sort={sort} setSort={setSort} />
      ))}
    </div>
  );
}

function HeadCell({ children }: { readonly children?: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the virtual grid
    <div role="columnheader" tabIndex={-1}>
      {children}
    </div>
  );
}

type ColumnHeadProps<Row> = {
  readonly column: DataColumn<Row>;
  readonly sort: DataSort | null;
  readonly setSort: (sort: DataSort | null) => void;
};

function ColumnHead<Row>({ column, sort, setSort }: ColumnHeadProps<Row>) {
  const { id, title, align, sortBy, hideOnPhone } = column;
  const isSorted = sort?.id === id;
  const order = sort?.isDescending ? 'descending' : 'ascending';
  const Arrow = sort?.isDescending ? IconArrowDown : IconArrowUp;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the virtual grid
    <div
      role="columnheader"
      tabIndex={-1}
      data-align={align}
      data-wide={hideOnPhone}
      aria-sort={isSorted ? order : undefined}
    >
      {sortBy ? (
        <button type="button" className={styles.sort} onClick={() => setSort(nextSort(id, sort))}>
          {title}
          {isSorted && <Arrow size={14} stroke={1.75} aria-hidden />}
        </button>
      ) : (
        title
      )}
    </div>
  );
}

/** Up, down, and back to the order as it came. */
function nextSort(id: string, sort: DataSort | null): DataSort | null {
  if (sort?.id !== id) return { id, isDescending: false };
  return sort.isDescending ? null : { id, isDescending: true };
}
