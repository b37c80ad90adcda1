import { DragOrder, type OrderedEntry, type OrderMove, useDragEntry } from '../../ui/order/drag-order.tsx';
import type { DraggedRowsProps } from './list-types.ts';
import { useListEdits } from './use-list.ts';

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
