import {
  BUTTON_CORNERS,
  type ButtonCorner,
  type LayoutButton,
  type LayoutGrid,
  type LayoutTab,
  type ResizedButton,
  resizedButton,
  spanOf,
} from '@servery/domain';
import { type PointerEvent, useRef, useState } from 'react';
import { spanStyle, startsPage } from './layout-cell.tsx';
import styles from './resize-handles.module.css';

type ResizeHandlesProps = {
  readonly buttons: LayoutTab['buttons'];
  readonly grid: LayoutGrid;
  readonly at: number;
  readonly button: LayoutButton;
  readonly onResize: (from: number, resized: ResizedButton) => void;
};

/** The corners of the selected button, for mouse and finger; plus and minus do the same by keyboard. The size that a pull would make is outlined. */
export function ResizeHandles({ buttons, grid, at, button, onResize }: ResizeHandlesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pulled = useRef<Pull | null>(null);
  const [resized, setResized] = useState<ResizedButton | null>(null);
  const handleDown = (event: PointerEvent<HTMLSpanElement>, corner: ButtonCorner) => {
    if (event.button !== 0 || !frame.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pulled.current = { corner, x: event.clientX, y: event.clientY, cell: cellSize(frame.current, button) };
  };
  const handleMove = ({ clientX, clientY }: PointerEvent) => {
    if (!pulled.current) return;
    const { corner, x, y, cell } = pulled.current;
    const by = { columns: Math.round((clientX - x) / cell.width), rows: Math.round((clientY - y) / cell.height) };
    const next = resizedButton(buttons, { from: at, corner, by }, grid);
    // Where there is no room, the last size with room is kept.
    if (next) setResized(isSame(next, { at, button }) ? null : next);
  };
  const finish = (isKept: boolean) => {
    pulled.current = null;
    setResized(null);
    if (isKept && resized) onResize(at, resized);
  };
  const shown = resized ?? { at, button };
  const place = { row: Math.floor(shown.at / grid.columns) + 1, column: (shown.at % grid.columns) + 1 };
  return (
    <div
      ref={frame}
      aria-hidden
      className={styles.frame}
      data-pulled={resized !== null || undefined}
      data-page-start={startsPage(shown.at, grid) || undefined}
      style={spanStyle(place, grid.columns, shown.button)}
    >
      {BUTTON_CORNERS.map((corner) => (
        <span
          key={corner}
          role="presentation"
          className={styles.handle}
          data-corner={corner}
          onPointerDown={(event) => handleDown(event, corner)}
          onPointerMove={handleMove}
          onPointerUp={() => finish(true)}
          onPointerCancel={() => finish(false)}
        />
      ))}
    </div>
  );
}

interface Pull {
  readonly corner: ButtonCorner;
  readonly x: number;
  readonly y: number;
  readonly cell: { readonly width: number; readonly height: number };
}

/** One cell with the space beside it, in pixels of the screen. */
function cellSize(frame: HTMLElement, button: LayoutButton): Pull['cell'] {
  const { width, height } = frame.getBoundingClientRect();
  const gap = frame.parentElement ? Number.parseFloat(getComputedStyle(frame.parentElement).columnGap) || 0 : 0;
  const { columns, rows } = spanOf(button);
  return { width: (width + gap) / columns, height: (height + gap) / rows };
}

function isSame(one: ResizedButton, other: ResizedButton): boolean {
  return one.at === other.at && one.button.buttonStyle.buttonSize === other.button.buttonStyle.buttonSize;
}
