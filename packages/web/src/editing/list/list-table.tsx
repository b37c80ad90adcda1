import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { listPhrases } from '../../phrases/lists.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Section } from '../../ui/layout/section.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import table from '../../ui/table/choice-table.module.css';
import { useEditor } from '../draft/editor-context.ts';
import { useMayEdit } from '../draft/may-edit.ts';
import { useFormInPlace } from './forms-in-place.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListRow } from './list-row.tsx';
import { selectRow } from './list-selection.ts';
import styles from './list-table.module.css';
import type { ListEntity, ListTableProps } from './list-types.ts';
import { idOfRow } from './rows.ts';
import { useListEdits } from './use-list.ts';

/** A list of the document as a table: rows are chosen, added, moved, taken away, and say where they come from. */
export function ListTable<Row extends ListEntity>(props: ListTableProps<Row>) {
  const { list, title, hint, rows, columns, add, empty } = props;
  const t = usePhrases(listPhrases);
  const { kind: level } = useEditor().level;
  const canSave = useMayEdit(list);
  const edits = useListEdits(list);
  const inPlace = useFormInPlace(list);
  const handleAdd = () => {
    const row = add.make();
    edits.add(row);
    selectRow(list, idOfRow(row), true);
  };
  const addButton = canSave && (
    <Button size="sm" leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />} onClick={handleAdd}>
      {add.label}
    </Button>
  );
  const isEmpty = rows.length === 0;
  return (
    <Section
      title={title}
      {...(hint !== undefined && { hint })}
      count={isEmpty ? undefined : rows.length}
      actions={!isEmpty && addButton}
    >
      {isEmpty ? (
        <EmptyState title={empty.title} action={addButton || undefined}>
          {empty.text}
        </EmptyState>
      ) : (
        <div className={`${table.frame} ${styles.frame}`} data-compact={inPlace !== undefined || undefined}>
          <table
            className={`${table.table} ${styles.table}`}
            aria-label={title}
            data-compact={inPlace !== undefined || undefined}
          >
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                {columns.map((column) => (
                  <th key={column.title} scope="col" data-align={column.align} data-wide={column.hideOnPhone}>
                    {column.title}
                  </th>
                ))}
                <th scope="col" className={styles.from}>
                  {t(level === 'company' ? 'differences' : 'comesFrom')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <ListRow key={row.id} {...props} row={row} above={rows[at - 1]?.id} below={rows[at + 1]?.id} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ListFoot list={list} />
    </Section>
  );
}
