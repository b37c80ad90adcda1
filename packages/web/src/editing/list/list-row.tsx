import { Checkbox, Menu } from '@mantine/core';
import type { JsonObject } from '@servery/domain';
import { IconAlertCircle, IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { listPhrases } from '../../phrases/lists.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { DotsMenu } from '../../ui/actions/dots-menu.tsx';
import { Hint } from '../../ui/actions/hint.tsx';
import { UnsavedDot } from '../../ui/fields/label-line.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import table from '../../ui/table/choice-table.module.css';
import { FieldMark } from '../fields/field-mark.tsx';
import { useField } from '../fields/use-field.ts';
import { OpenRow, useFormInPlace } from './forms-in-place.tsx';
import { deselectRow, listKey, selectRow, useListSelection } from './list-selection.ts';
import styles from './list-table.module.css';
import type { ListEntity, ListTableProps, RowDrag } from './list-types.ts';
import { idOfRow, type RowId, rowPath } from './rows.ts';
import { useListEdits } from './use-list.ts';
import type { RowsSelected } from './use-rows-selected.ts';

export type ListRowProps<Row extends ListEntity> = ListTableProps<Row> & {
  readonly row: Row;
  readonly above: RowId | undefined;
  readonly below: RowId | undefined;
  readonly selection: RowsSelected<Row> | undefined;
  /** Where rows are dragged: the row and its handle. */
  readonly drag?: RowDrag;
};

/** One row: its name opens it, its mark says which level it comes from, its menu moves it or takes it away. */
export function ListRow<Row extends ListEntity>(props: ListRowProps<Row>) {
  const { list, row, columns, lead, selection, drag } = props;
  const path = rowPath(list, row.id);
  const field = useField(path);
  const isSelected = useListSelection((selected) => selected.list === listKey(list) && selected.id === row.id);
  const inPlace = useFormInPlace(list);
  const isOpen = isSelected && inPlace !== undefined;
  const line = useRef<HTMLTableRowElement>(null);
  const name = rowName(row);
  return (
    <>
      <tr
        ref={drag?.ref ?? line}
        data-selected={isSelected || undefined}
        data-disabled={row.disabled || undefined}
        data-origin={field.mark.level}
      >
        {selection && <SelectCell id={String(row.id)} name={name} selection={selection} />}
        <th scope="row" data-two-lines={props.under !== undefined || undefined}>
          <Row as="span" gap={drag ? 1.5 : 3} place="shrink">
            {drag?.handle}
            {lead?.(row)}
            <RowHead {...props} field={field} isSelected={isSelected} />
          </Row>
        </th>
        {columns.map((column) => (
          <td
            key={column.title}
            data-align={column.align}
            data-wide={column.hideOnPhone}
            data-extra={column.hideWhenNarrow}
          >
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
      {isOpen && (
        <OpenRow
          list={list}
          id={row.id}
          name={name}
          form={inPlace}
          columns={columns.length + (selection ? 3 : 2)}
          line={line}
        />
      )}
    </>
  );
}

type SelectCellProps = {
  readonly id: string;
  readonly name: string;
  readonly selection: RowsSelected<ListEntity>;
};

function SelectCell({ id, name, selection: { keys, select } }: SelectCellProps) {
  const t = usePhrases(uiPhrases);
  return (
    <td className={styles.select}>
      <Checkbox
        aria-label={t('selectRow', { name })}
        checked={keys.has(id)}
        onChange={() => select(keys.symmetricDifference(new Set([id])))}
      />
    </td>
  );
}

type RowHeadProps<Row extends ListEntity> = ListRowProps<Row> & {
  readonly field: ReturnType<typeof useField>;
  readonly isSelected: boolean;
};

/** The name of a row, which opens and closes it, and remarks about it. */
function RowHead<Row extends ListEntity>({ list, row, under, pages, field, isSelected }: RowHeadProps<Row>) {
  const t = usePhrases(listPhrases);
  const name = rowName(row);
  const isInPlace = useFormInPlace(list) !== undefined;
  const handleChoose = () => {
    if (pages) return pages.onOpen(row);
    return isInPlace && isSelected ? deselectRow() : selectRow(list, row.id);
  };
  return (
    <Stack as="span" place="shrink">
      <span className={styles.nameLine}>
        <button
          type="button"
          className={`${table.choice} ${styles.name}`}
          aria-label={t('editRow', { name })}
          {...(isInPlace ? { 'aria-expanded': isSelected } : { 'aria-current': isSelected || undefined })}
          onClick={handleChoose}
        >
          {name}
        </button>
        {field.isChanged && <UnsavedDot />}
        {row.disabled && <span className={styles.tag}>{row.whyDisabled ?? t('disabled')}</span>}
        {field.problem && (
          <Hint label={field.problem}>
            <span className={styles.problem} role="img" aria-label={field.problem}>
              <IconAlertCircle size={16} stroke={1.75} aria-hidden />
            </span>
          </Hint>
        )}
      </span>
      {under && (
        <Text tone="muted" size="sm" dense weight="regular">
          {under(row)}
        </Text>
      )}
    </Stack>
  );
}

/** A row is called by its name, also before it has one. */
export function rowName(row: ListEntity): string {
  return row.name.trim() || say(listPhrases, 'unnamed');
}

function RowMenu<Row extends ListEntity>(props: ListRowProps<Row> & { readonly name: string }) {
  const { list, row, name, above, below, copy, canRemove, onRemove, pages } = props;
  const t = usePhrases(listPhrases);
  const edits = useListEdits(list);
  const isRemovable = canRemove?.(row) ?? true;
  const handleCopy = (made: JsonObject) => {
    if (props.onCopy) props.onCopy(row, made);
    else edits.add(made);
    selectRow(list, idOfRow(made), true);
  };
  const onCopy = pages ? () => pages.onCopy(row) : copy && (() => handleCopy(copy(row)));
  const handleMove = (to: RowId) => (pages ? pages.onMove({ id: row.id, to }) : edits.moveTo(row.id, to));
  const icons = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <DotsMenu
      label={t('actions', { name })}
      items={() => (
        <>
          <MoveItem icon={<IconArrowUp {...icons} />} to={above} onMove={handleMove}>
            {t('moveUp')}
          </MoveItem>
          <MoveItem icon={<IconArrowDown {...icons} />} to={below} onMove={handleMove}>
            {t('moveDown')}
          </MoveItem>
          {onCopy && (
            <Menu.Item leftSection={<IconCopy {...icons} />} onClick={onCopy}>
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

type MoveItemProps = {
  readonly icon: ReactNode;
  readonly to: RowId | undefined;
  readonly onMove: (to: RowId) => void;
  readonly children: ReactNode;
};

function MoveItem({ icon, to, onMove, children }: MoveItemProps) {
  return (
    <Menu.Item leftSection={icon} disabled={to === undefined} onClick={() => to !== undefined && onMove(to)}>
      {children}
    </Menu.Item>
  );
}
