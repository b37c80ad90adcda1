import { Menu } from '@mantine/core';
import type { JsonObject } from '@servery/domain';
import { IconAlertCircle, IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { listPhrases } from '../../phrases/lists.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Hint } from '../../ui/actions/hint.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { UnsavedDot } from '../../ui/fields/label-line.tsx';
import table from '../../ui/table/choice-table.module.css';
import { FieldMark } from '../field-mark.tsx';
import { useField } from '../use-field.ts';
import { listKey, selectRow, useListSelection } from './list-selection.ts';
import styles from './list-table.module.css';
import type { ListEntity, ListTableProps } from './list-types.ts';
import { idOfRow, rowPath } from './rows.ts';
import { useListEdits } from './use-list.ts';

type ListRowProps<Row extends ListEntity> = ListTableProps<Row> & {
  readonly row: Row;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** One row: its name opens it, its mark says which level it comes from, its menu moves it or takes it away. */
export function ListRow<Row extends ListEntity>(props: ListRowProps<Row>) {
  const { list, row, columns } = props;
  const t = usePhrases(listPhrases);
  const path = rowPath(list, row.id);
  const field = useField(path);
  const isSelected = useListSelection((selected) => selected.list === listKey(list) && selected.id === row.id);
  const name = row.name.trim() || t('unnamed');
  return (
    <tr
      data-selected={isSelected || undefined}
      data-disabled={row.disabled || undefined}
      data-origin={field.mark.level}
    >
      <th scope="row">
        <span className={styles.nameLine}>
          <button
            type="button"
            className={`${table.choice} ${styles.name}`}
            aria-label={t('editRow', { name })}
            aria-current={isSelected || undefined}
            onClick={() => selectRow(list, row.id)}
          >
            {name}
          </button>
          {field.isChanged && <UnsavedDot />}
          {row.disabled && <span className={styles.tag}>{t('disabled')}</span>}
          {field.problem && (
            <Hint label={field.problem}>
              <span className={styles.problem} role="img" aria-label={field.problem}>
                <IconAlertCircle size={16} stroke={1.75} aria-hidden />
              </span>
            </Hint>
          )}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column.title} data-align={column.align} data-wide={column.hideOnPhone}>
          {column.cell(row)}
        </td>
      ))}
      <td className={styles.from}>
        <span className={styles.ends}>
          <FieldMark path={path} label={name} />
          {field.canEdit && <RowMenu {...props} name={name} />}
        </span>
      </td>
    </tr>
  );
}

function RowMenu<Row extends ListEntity>(props: ListRowProps<Row> & { readonly name: string }) {
  const { list, row, name, isFirst, isLast, copy, canRemove, onRemove } = props;
  const t = usePhrases(listPhrases);
  const edits = useListEdits(list);
  const isRemovable = canRemove?.(row) ?? true;
  const handleCopy = (made: JsonObject) => {
    edits.add(made);
    selectRow(list, idOfRow(made), true);
  };
  const icons = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <MenuButton
      button={(trigger) => (
        <IconButton {...trigger} size="sm" label={t('actions', { name })} icon={<IconDots {...icons} />} />
      )}
      items={() => (
        <>
          <Menu.Item leftSection={<IconArrowUp {...icons} />} disabled={isFirst} onClick={() => edits.move(row.id, -1)}>
            {t('moveUp')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown {...icons} />} disabled={isLast} onClick={() => edits.move(row.id, 1)}>
            {t('moveDown')}
          </Menu.Item>
          {copy && (
            <Menu.Item leftSection={<IconCopy {...icons} />} onClick={() => handleCopy(copy(row))}>
              {t('duplicate')}
            </Menu.Item>
          )}
          {isRemovable && (
            <Menu.Item
              leftSection={<IconTrash {...icons} />}
              onClick={() => (onRemove ? onRemove(row) : edits.remove(row.id))}
            >
              {t('remove')}
            </Menu.Item>
          )}
        </>
      )}
    />
  );
}
