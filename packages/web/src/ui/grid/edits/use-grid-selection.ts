import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridPosition } from '../grid-types.ts';
import {
  boundsOf,
  type GridBounds,
  type GridSelection,
  type GridSize,
  isWithin,
  selectAll,
  selectOne,
  selectWithin,
} from './grid-range.ts';

/** Which cells of a grid are selected, and the focus that follows the active one. */
export function useGridSelection(size: GridSize) {
  const frame = useRef<HTMLTableElement>(null);
  const [kept, setSelection] = useState(() => selectOne({ row: 0, column: 0 }));
  const selection = selectWithin(kept, size);
  const { active } = selection;
  const elementAt = ({ row, column }: GridPosition) =>
    frame.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null;
  /** A cell far out of sight is drawn first. */
  const selectAt = (position: GridPosition, select: (before: GridSelection) => GridSelection) => {
    if (elementAt(position)) setSelection(select);
    else flushSync(() => setSelection(select));
    return elementAt(position);
  };
  return {
    frame,
    active,
    selection,
    bounds: boundsOf(selection),
    elementAt,
    focus: () => elementAt(active)?.focus(),
    select: (position: GridPosition) => setSelection(selectOne(position)),
    /** Within a block the block stays selected. */
    activate: (position: GridPosition, keepsBlock = false) => {
      selectAt(position, (before) => (keepsBlock ? { ...before, active: position } : selectOne(position)))?.focus();
    },
    extend: (head: GridPosition) => {
      const cell = selectAt(head, (before) => ({ ...before, anchor: before.active, head }));
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    selectAll: () => setSelection(selectAll(size, active)),
    selectBlock: ({ top, left, bottom, right }: GridBounds) =>
      setSelection({ active, anchor: { row: top, column: left }, head: { row: bottom, column: right } }),
    /** The focus came to a cell by the pointer or by Tab; a block around it stays. */
    handleFocus: (position: GridPosition) =>
      setSelection((before) =>
        isWithin(position, boundsOf(before)) ? { ...before, active: position } : selectOne(position),
      ),
  };
}
