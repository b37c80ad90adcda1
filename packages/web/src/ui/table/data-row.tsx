import { Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { selectionState, toggled } from './data-lines.ts';
import styles from './data-table.module.css';
import type { DataLine, DataTableProps } from './data-table-types.ts';
import type { DataKeys } from './use-data-keys.ts';

type DataRowProps<Row extends RowData> = {
  readonly props: DataTableProps<Row>;
  readonly line: DataLine<Row>;
  readonly index: number;
  readonly keys: DataKeys;
};

export function DataRow<Row extends RowData>({ props, line, index, keys }: DataRowProps<Row>) {
  const { rowKey, selection = new Set(), onOpen, detail } = props;
  const members = line.kind === 'row' ? [line.row] : line.members;
  const state = selectionState(members.map(rowKey), selection);
  const isUnfolded = line.kind === 'row' && keys.unfolded.has(line.key);
  const isGroupOpen = line.kind === 'group' && props.onFold ? !props.folded?.has(line.group.id) : undefined;
  const isExpanded = detail && line.kind === 'row' ? isUnfolded : isGroupOpen;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: part of the virtual grid */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it has the keys */}
      <div
        role="row"
        className={line.kind === 'group' ? styles.groupRow : styles.row}
        data-line={index}
        data-density={props.density}
        data-opens={(line.kind === 'row' ? onOpen : props.onFold) !== undefined || undefined}
        tabIndex={index === keys.active ? 0 : -1}
        aria-rowindex={index + 2}
        aria-selected={props.onSelect ? state === 'all' : undefined}
        aria-current={(line.kind === 'row' && line.key === props.opened) || undefined}
        aria-expanded={isExpanded}
        onFocus={() => keys.setActive(index)}
        onClick={() => (line.kind === 'row' ? onOpen?.(line.row) : turnGroup(props, line.group.id))}
      >
        {props.onSelect && (
          <SelectCell
            props={props}
            line={line}
            state={state}
            onToggle={(isRange) => keys.select.toggle(index, isRange)}
          />
        )}
        {detail && line.kind === 'row' && <FoldCell line={line} isUnfolded={isUnfolded} keys={keys} />}
        {line.kind === 'row' ? (
          <Cells props={props} row={line.row} />
        ) : (
          <GroupCell line={line} isFirst={!props.onSelect} isOpen={isGroupOpen} />
        )}
      </div>
      {isUnfolded && line.kind === 'row' && (
        // biome-ignore lint/a11y/useSemanticElements: part of the virtual grid
        // biome-ignore lint/a11y/useFocusableInteractive: the cell in it takes the focus
        <div role="row" className={styles.detail}>
          {/* biome-ignore lint/a11y/useSemanticElements: part of the virtual grid */}
          <div role="gridcell" tabIndex={-1} className={styles.detailCell}>
            {detail?.(line.row)}
          </div>
        </div>
      )}
    </>
  );
}

function Cells<Row extends RowData>({ props, row }: { readonly props: DataTableProps<Row>; readonly row: Row }) {
  return props.columns.map(({ id, cell, align, hideOnPhone, isStill }) => (
    <GridCell key={id} align={align} isWide={hideOnPhone} isStill={isStill}>
      {cell(row)}
    </GridCell>
  ));
}

type GridCellProps = {
  readonly children?: ReactNode;
  readonly align?: 'left' | 'right' | undefined;
  readonly isWide?: boolean | undefined;
  readonly isStill?: boolean | undefined;
};

/** `isStill`: a click in it does not open the row. */
function GridCell({ children, align, isWide, isStill }: GridCellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the virtual grid
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a click from the row
    <div
      role="gridcell"
      tabIndex={-1}
      data-align={align}
      data-wide={isWide}
      onClick={isStill ? (event) => event.stopPropagation() : undefined}
    >
      {children}
    </div>
  );
}

function turnGroup<Row extends RowData>({ folded, onFold }: DataTableProps<Row>, id: string): void {
  onFold?.(toggled([id], folded ?? new Set()));
}

type SelectCellProps<Row extends RowData> = Pick<DataRowProps<Row>, 'props' | 'line'> & {
  readonly state: 'all' | 'some' | 'none';
  /** `isRange`: Shift was held. */
  readonly onToggle: (isRange: boolean) => void;
};

function SelectCell<Row extends RowData>({ props, line, state, onToggle }: SelectCellProps<Row>) {
  const t = usePhrases(uiPhrases);
  const name = line.kind === 'row' ? props.rowName(line.row) : line.group.title;
  return (
    <GridCell isStill>
      <Checkbox
        aria-label={t('selectRow', { name })}
        tabIndex={-1}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </GridCell>
  );
}

type FoldCellProps<Row> = { readonly line: DataLine<Row>; readonly isUnfolded: boolean; readonly keys: DataKeys };

function FoldCell<Row>({ line, isUnfolded, keys }: FoldCellProps<Row>) {
  const t = usePhrases(uiPhrases);
  const Chevron = isUnfolded ? IconChevronDown : IconChevronRight;
  return (
    <GridCell isStill>
      <button
        type="button"
        className={styles.fold}
        tabIndex={-1}
        aria-label={t(isUnfolded ? 'fold' : 'unfold')}
        onClick={() => keys.unfold(line.key)}
      >
        <Chevron size={14} stroke={1.75} aria-hidden />
      </button>
    </GridCell>
  );
}

type GroupCellProps<Row> = {
  readonly line: Extract<DataLine<Row>, { kind: 'group' }>;
  readonly isFirst: boolean;
  /** Undefined where groups do not fold. */
  readonly isOpen: boolean | undefined;
};

function GroupCell<Row>({ line, isFirst, isOpen }: GroupCellProps<Row>) {
  const { group, members } = line;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the virtual grid
    <div
      role="gridcell"
      tabIndex={-1}
      className={styles.groupCell}
      style={{ gridColumn: isFirst ? '1 / -1' : '2 / -1' }}
    >
      {isOpen !== undefined && <Chevron size={14} stroke={1.75} aria-hidden className={styles.groupFold} />}
      {group.icon}
      <b>{group.title}</b>
      {group.isCounted !== false && <span className={styles.groupCount}>{members.length}</span>}
      {group.end && <span className={styles.groupEnd}>{group.end}</span>}
    </div>
  );
}
