import { type RefObject, useState } from 'react';
import type { HandDragProps } from '../order/hand-drag.tsx';
import type { TreeMoves, TreeSide } from './tree-moves.ts';

type Drop = { readonly id: string; readonly side: TreeSide };
type Point = { readonly x: number; readonly y: number };

type TreeDrag = {
  readonly moves: TreeMoves | undefined;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onDropped: TreeMoves['onMove'];
};

/** A node that is dragged over the others, and where it would go. */
export function useTreeDrag({ moves, frame, onDropped }: TreeDrag) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const dropAt = (id: string, point: Point): Drop | null => {
    const row = rowUnder(frame.current, id, point);
    const side = row ? (moves?.sideOf(id, row.id, row.half) ?? null) : null;
    return row && side !== null ? { id: row.id, side } : null;
  };
  const events: Omit<HandDragProps, 'children'> = {
    onDragStart: ({ operation }) => setDragged(String(operation.source?.id)),
    onDragMove: ({ operation: { source, position }, to }) => {
      const next = dropAt(String(source?.id), to ?? position.current);
      if (next?.id !== drop?.id || next?.side !== drop?.side) setDrop(next);
    },
    onDragEnd: ({ canceled, operation: { source, position } }) => {
      const id = String(source?.id);
      const last = canceled ? null : dropAt(id, position.current);
      setDragged(null);
      setDrop(null);
      if (!last) return;
      moves?.onMove(id, last.id, last.side);
      onDropped(id, last.id, last.side);
    },
  };
  return { events, dragged, sideAt: (id: string) => (drop?.id === id ? drop.side : undefined) };
}

/** The other row below the hand, and on which half of it the hand is. */
function rowUnder(frame: HTMLElement | null, dragged: string, { x, y }: Point) {
  for (const element of document.elementsFromPoint(x, y)) {
    const row = element.closest<HTMLElement>('[data-node]');
    const id = row?.dataset.node;
    if (!row || id === undefined || id === dragged || !frame?.contains(row)) continue;
    const { top, height } = row.getBoundingClientRect();
    return { id, half: y - top < height / 2 ? 'upper' : 'lower' } as const;
  }
  return undefined;
}
