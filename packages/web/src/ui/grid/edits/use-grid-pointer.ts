import { useWindowEvent } from '@mantine/hooks';
import { type MouseEvent, useRef, useState } from 'react';
import type { GridPosition } from '../grid-types.ts';
import { type GridBounds, stretchTo } from './grid-range.ts';

type GridPointerOptions = {
  readonly bounds: GridBounds;
  readonly onSelect: (position: GridPosition) => void;
  readonly onExtend: (position: GridPosition) => void;
  readonly onFill: (target: GridBounds) => void;
};

/** The mouse on a grid: drag and Shift select a block, the handle at its corner fills. */
export function useGridPointer({ bounds, onSelect, onExtend, onFill }: GridPointerOptions) {
  const drag = useRef<'select' | 'fill' | null>(null);
  const [stretch, setStretch] = useState<GridBounds | null>(null);

  const handleMouseDown = (event: MouseEvent) => {
    const position = positionOf(event.target);
    if (event.button !== 0 || position === null || isInput(event.target)) return;
    const isHandle = event.target instanceof Element && event.target.closest('[data-fill-handle]') !== null;
    drag.current = isHandle ? 'fill' : 'select';
    // The active cell keeps the focus.
    if (isHandle || event.shiftKey) event.preventDefault();
    if (isHandle) return;
    if (event.shiftKey) onExtend(position);
    else onSelect(position);
  };
  const handleMouseOver = (event: MouseEvent) => {
    const position = positionOf(event.target);
    if (drag.current === null || position === null || event.buttons !== 1) return;
    if (drag.current === 'fill') setStretch(stretchTo(bounds, position));
    else onExtend(position);
  };
  useWindowEvent('mouseup', () => {
    if (drag.current === 'fill' && stretch) onFill(stretch);
    drag.current = null;
    setStretch(null);
  });
  return { stretch, handleMouseDown, handleMouseOver };
}

function positionOf(target: EventTarget): GridPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null;
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

function isInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement;
}
