import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, useDeferredValue, useMemo } from 'react';
import { listPhrases } from '../../phrases/lists.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { Section } from '../../ui/layout/pane/section.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import table from '../../ui/table/choice-table.module.css';
import { useFirstRows } from '../../ui/table/use-first-rows.ts';
import { useEditor } from '../draft/editor-context.ts';
import { useMayEdit } from '../draft/may-edit.ts';
import { useFormInPlace } from './forms-in-place.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListRow, rowName } from './list-row.tsx';
import { selectRow } from './list-selection.ts';
import styles from './list-table.module.css';
import type { ListEntity, ListTableProps, RowDrag } from './list-types.ts';
import { idOfRow } from './rows.ts';
import { useListEdits } from './use-list.ts';
import { type ListSearch, useListSearch } from './use-list-search.ts';
import { type RowsSelected, useRowsSelected } from './use-rows-selected.ts';

/** A list of the document as a table: rows are chosen, added, moved, taken away, and say where they come from. */
export function ListTable<Row extends ListEntity>(props: ListTableProps<Row>) {
  const { title, hint, rows, empty, list, moreActions } = props;
  const search = useListSearch(props);
  const shown = useShown({ ...props, search });
  const drawn = useMemo(() => <Rows {...shown} />, [shown]);
  const addButton = useMayEdit(list) && <AddButton {...props} />;
  const isEmpty = rows.length === 0;
  return (
    <Section
      title={title}
      {...(hint !== undefined && { hint })}
      count={isEmpty ? undefined : rows.length}
      actions={
        !isEmpty &&
        (search.isOffered || addButton) && (
          <>
            {search.isOffered && <Search title={title} search={search} />}
            {moreActions}
            {addButton}
          </>
        )
      }
    >
      {isEmpty ? (
        <EmptyState title={empty.title} action={addButton}>
          {empty.text}
        </EmptyState>
      ) : (
        drawn
      )}
      <ListFoot list={list} />
    </Section>
  );
}

/**
 * The rows to draw: as they are where rows came, went or moved, since the next key acts on the drawn rows; after the key where
 * only their text changed, since hundreds of them would keep the field beside them waiting.
 */
function useShown<Row extends ListEntity>(current: RowsProps<Row>): RowsProps<Row> {
  const earlier = useDeferredValue(current);
  const { found } = earlier.search;
  const isSameOrder =
    found.length === current.search.found.length && current.search.found.every(({ id }, at) => id === found[at]?.id);
  return isSameOrder ? earlier : current;
}

function AddButton<Row extends ListEntity>({ list, add }: ListTableProps<Row>) {
  const edits = useListEdits(list);
  const handleAdd = () => {
    if ('onAdd' in add) return add.onAdd();
    const row = add.make();
    edits.add(row);
    selectRow(list, idOfRow(row), true);
  };
  return (
    <Button size="sm" leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />} onClick={handleAdd}>
      {add.label}
    </Button>
  );
}

function GroupRow({ name, width }: { readonly name: string; readonly width: number }) {
  return (
    <tr className={styles.group} data-head>
      <th colSpan={width} scope="rowgroup">
        {name}
      </th>
    </tr>
  );
}

type SearchProps = { readonly title: string; readonly search: ListSearch<ListEntity> };

function Search({ title, search }: SearchProps) {
  const t = usePhrases(listPhrases);
  return (
    <SearchInput size="sm" label={t('searchIn', { list: title })} value={search.query} onChange={search.setQuery} />
  );
}

type RowsProps<Row extends ListEntity> = ListTableProps<Row> & { readonly search: ListSearch<Row> };

function Rows<Row extends ListEntity>({ search, ...props }: RowsProps<Row>) {
  const { list, title, columns, bulk, dragged: Dragged, pages, groupOf } = props;
  const t = usePhrases(listPhrases);
  const isCompact = useFormInPlace(list) !== undefined || undefined;
  const canSave = useMayEdit(list);
  const selected = useRowsSelected(search.found);
  const drawn = useFirstRows(search.found);
  const { kind: level } = useEditor().level;
  const selection = bulk && canSave ? selected : undefined;
  if (search.found.length === 0) return <NothingFound search={search} />;
  const neighbor = (row: Row, at: number) => {
    const next = search.found[at];
    return next && groupOf?.(next) === groupOf?.(row) ? next.id : undefined;
  };
  const rowAt = (at: number, drag?: RowDrag) => {
    const row = search.found[at];
    if (row === undefined) return null;
    return (
      <ListRow
        key={row.id}
        {...props}
        row={row}
        above={neighbor(row, at - 1)}
        below={neighbor(row, at + 1)}
        selection={selection}
        {...(drag && { drag })}
      />
    );
  };
  const width = columns.length + (selection ? 3 : 2);
  const plain = drawn.map((row, at) => {
    const group = groupOf?.(row);
    const before = search.found[at - 1];
    const isFirst = group !== undefined && (before === undefined || groupOf?.(before) !== group);
    if (!isFirst) return rowAt(at);
    return (
      <Fragment key={row.id}>
        <GroupRow name={group} width={width} />
        {rowAt(at)}
      </Fragment>
    );
  });
  const entries = drawn.map((row) => ({ id: row.id, name: rowName(row) }));
  return (
    <div className={`${table.frame} ${styles.frame}`} data-compact={isCompact}>
      {selection && (
        <BulkBar
          selection={selection.keys}
          onSelect={selection.select}
          keys={selection.all}
          actions={bulk?.(selection.rows)}
        />
      )}
      <table className={`${table.table} ${styles.table}`} aria-label={title} data-compact={isCompact}>
        <thead>
          <tr>
            {selection && <SelectAll selection={selection} />}
            <th scope="col">{t('name')}</th>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                data-align={column.align}
                data-wide={column.hideOnPhone}
                data-extra={column.hideWhenNarrow}
              >
                {column.title}
              </th>
            ))}
            <th scope="col" className={styles.from}>
              {t(level === 'company' ? 'differences' : 'comesFrom')}
            </th>
          </tr>
        </thead>
        <tbody>
          {Dragged && canSave ? (
            <Dragged list={list} entries={entries} onMove={pages?.onMove}>
              {rowAt}
            </Dragged>
          ) : (
            plain
          )}
        </tbody>
      </table>
    </div>
  );
}

function SelectAll({ selection }: { readonly selection: RowsSelected<ListEntity> }) {
  const t = usePhrases(uiPhrases);
  const isAll = selection.rows.length === selection.all.length;
  return (
    <th className={styles.select}>
      <Checkbox
        aria-label={t('selectAll')}
        checked={isAll}
        indeterminate={!isAll && selection.rows.length > 0}
        onChange={() => selection.select(new Set(isAll ? [] : selection.all))}
      />
    </th>
  );
}

function NothingFound({ search }: { readonly search: ListSearch<ListEntity> }) {
  const t = usePhrases(uiPhrases);
  const clear = <Button onClick={() => search.setQuery('')}>{t('clearFilters')}</Button>;
  return (
    <EmptyState title={t('nothingMatches')} action={clear}>
      {t('nothingMatchesHint')}
    </EmptyState>
  );
}
