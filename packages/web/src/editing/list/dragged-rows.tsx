import type { Path } from '@servery/domain';
import type { ReactNode } from 'react';
import {
  DragOrder,
  type Ordered,
  type OrderedEntry,
  type OrderMove,
  useDragEntry,
} from '../../ui/order/drag-order.tsx';
import type { RowDrag } from './list-row.tsx';
import { useListEdits } from './use-list.ts';

export type DraggedRowsProps = {
  readonly list: Path;
  readonly entries: readonly Ordered[];
  /** Instead of moving the row in the list alone. */
  readonly onMove?: ((move: OrderMove) => void) | undefined;
  /** The row at a place of the list, with what drags it. */
  readonly children: (index: number, drag: RowDrag) => ReactNode;
};

/** Rows that are dragged by their handles. */
export function DraggedRows({ list, entries, onMove, children }: DraggedRowsProps) {
  const edits = useListEdits(list);
  const handleMove = onMove ?? (({ id, to }: OrderMove) => edits.moveTo(id, to));
  return (
    <DragOrder entries={entries} onMove={handleMove}>
      {(entry) => (
        <DraggedRow key={entry.id} {...entry}>
          {children}
        </DraggedRow>
      )}
    </DragOrder>
  );
}

type DraggedRowProps = OrderedEntry & Pick<DraggedRowsProps, 'children'>;

function DraggedRow({ children, ...entry }: DraggedRowProps) {
  return children(entry.index, useDragEntry(entry));
}
