import { findByPath, type Json, type Path } from '@servery/domain';
import { type MouseEvent, type Ref, useState } from 'react';
import { originIn } from '../../../editing/document/origin.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useProblemAt } from '../../../editing/fields/use-field.ts';
import { ValueChain } from '../../../editing/fields/value-chain.tsx';
import { type Amount, formatAmount } from '../../../ui/fields/amount.ts';
import type { GridCellValue, GridEdit, GridHandle, GridLine } from '../../../ui/grid/grid-types.ts';
import { PriceGrid } from '../../../ui/grid/price-grid.tsx';
import type { Origin } from '../../../ui/icons.tsx';
import { CellPopover } from '../../../ui/inheritance/cell-popover.tsx';
import styles from './menu-items.module.css';
import { itemPath, type LayeredEntity, useLayered } from './use-entity.ts';

type PriceSheetProps = {
  readonly itemId: string;
  readonly label: string;
  readonly rowTitle: string;
  readonly rows: readonly GridLine[];
  readonly columns: readonly GridLine[];
  /** Where a cell's amount stands within the item. */
  readonly pathOf: (rowId: string, columnId: string) => Path;
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  /** Why a column cannot be changed here. */
  readonly isReadOnly?: (columnId: string) => boolean;
  /** What a cell shows instead of an amount of its own; undefined where it has one. */
  readonly shownAt?: (rowId: string, columnId: string) => Amount | undefined;
  /** Amounts may lower the price. */
  readonly isSigned?: boolean;
  readonly handle?: Ref<GridHandle>;
};

type OpenChain = { readonly rowId: string; readonly columnId: string; readonly box: DOMRect };

/** Amounts of an item by row and pricing scheme, each with its edge, its inherited figure and its chain of values. */
export function PriceSheet(props: PriceSheetProps) {
  const { itemId, rows, columns, pathOf, onEdit, isReadOnly, label, rowTitle } = props;
  const { level } = useEditor();
  const mayPrice = useMayEdit([...itemPath(itemId), 'pricing']);
  const layered = useLayered(itemPath(itemId));
  const problemAt = useProblemAt();
  const [chain, setChain] = useState<OpenChain | null>(null);
  const cellAt = (rowId: string, columnId: string): GridCellValue => ({
    ...cellOf(layered, pathOf(rowId, columnId), level.kind),
    error: problemAt([...itemPath(itemId), ...pathOf(rowId, columnId)]),
    ...shownInstead(props.shownAt?.(rowId, columnId)),
    ...((!mayPrice || isReadOnly?.(columnId)) && { isReadOnly: true }),
  });
  const openChain = (rowId: string, columnId: string, cell: HTMLElement) =>
    setChain({ rowId, columnId, box: cell.getBoundingClientRect() });
  /** The gray figure, or the edge of a cell that is not the company's, opens the chain. */
  const handleClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=gridcell]') : null;
    if (!cell || event.shiftKey || cell.dataset.origin === 'company') return;
    const { left, width } = cell.getBoundingClientRect();
    const row = rows[Number(cell.dataset.row)];
    const column = columns[Number(cell.dataset.column)];
    if (row && column && event.clientX - left < width * 0.42) openChain(row.id, column.id, cell);
  };
  const nameOf = (lines: readonly GridLine[], id: string) => lines.find((line) => line.id === id)?.name ?? '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; Alt and arrow down do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={styles.sheet} onClick={handleClick}>
      <PriceGrid
        label={label}
        rowTitle={rowTitle}
        rows={rows}
        columns={columns}
        cellAt={cellAt}
        onEdit={onEdit}
        onOpenChain={openChain}
        {...(props.isSigned && { isSigned: true })}
        {...(props.handle && { handle: props.handle })}
      />
      {chain && (
        <CellPopover
          label={label}
          target={<span className={styles.anchor} style={placeOf(chain.box)} />}
          onClose={() => setChain(null)}
        >
          <ValueChain
            path={[...itemPath(itemId), ...pathOf(chain.rowId, chain.columnId)]}
            label={`${nameOf(rows, chain.rowId)} · ${nameOf(columns, chain.columnId)}`}
            format={(value) => (typeof value === 'string' ? formatAmount(value) : null)}
          />
        </CellPopover>
      )}
    </div>
  );
}

function cellOf(layered: LayeredEntity, path: Path, level: Origin): GridCellValue {
  const at = (entity: Json | undefined) => amountAt(entity, path);
  const [value, parent, base] = [at(layered.draft), at(layered.parent), at(layered.base)];
  const origin = originIn(level, { draft: value, parent, base }, Object.is);
  const isUnsaved = value !== at(layered.saved);
  if (level === 'company') return { value, origin, isUnsaved };
  const inHand = { value, origin, isUnsaved, clearsTo: parent };
  return origin === 'company' ? inHand : { ...inHand, inherited: origin === level ? parent : base };
}

function shownInstead(value: Amount | undefined): Partial<GridCellValue> {
  return value === undefined ? {} : { value, origin: 'company' };
}

function amountAt(entity: Json | undefined, path: Path): Amount {
  const found = entity === undefined ? undefined : findByPath(entity, path);
  return typeof found === 'string' ? found : null;
}

function placeOf({ left, top, width, height }: DOMRect) {
  return { left, top, width, height };
}
