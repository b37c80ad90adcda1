import { type DragEvent, useState } from 'react';
import type { TreeMoves, TreeSide } from './tree-moves.ts';

type Drop = { readonly id: string; readonly side: TreeSide };

/** A node that is drawn over the others, and where it would go. */
export function useTreeDrag(moves: TreeMoves | undefined) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  const handlersOf = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    onDragOver: (event: DragEvent) => {
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const half = event.clientY - top < height / 2 ? 'upper' : 'lower';
      const side = dragged === null || dragged === id ? null : (moves?.sideOf(dragged, id, half) ?? null);
      if (side !== null) event.preventDefault();
      if (drop?.id !== id || drop.side !== side) setDrop(side === null ? null : { id, side });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null && drop) moves?.onMove(dragged, drop.id, drop.side);
      end();
    },
    onDragEnd: end,
  });
  return {
    handlersOf: moves ? handlersOf : undefined,
    sideAt: (id: string) => (drop?.id === id ? drop.side : undefined),
  };
}
