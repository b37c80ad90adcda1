import type { GridPosition } from '../grid-types.ts';

/** The selected cells, as a spreadsheet has them: keys extend `head` away from `anchor`; typing edits `active`. */
export type GridSelection = {
  readonly active: GridPosition;
  readonly anchor: GridPosition;
  readonly head: GridPosition;
};

/** A block of cells, its edges included. */
export type GridBounds = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

export type GridSize = { readonly rows: number; readonly columns: number };

export function selectOne(position: GridPosition): GridSelection {
  return { active: position, anchor: position, head: position };
}

export function selectAll({ rows, columns }: GridSize, active: GridPosition): GridSelection {
  return { active, anchor: { row: 0, column: 0 }, head: { row: rows - 1, column: columns - 1 } };
}

/** The same selection in a grid that may have become smaller. */
export function selectWithin(selection: GridSelection, size: GridSize): GridSelection {
  const inside = ({ row, column }: GridPosition) => row < size.rows && column < size.columns;
  const isWhole = inside(selection.active) && inside(selection.anchor) && inside(selection.head);
  return isWhole ? selection : selectOne({ row: 0, column: 0 });
}

export function boundsOf({ anchor, head }: Pick<GridSelection, 'anchor' | 'head'>): GridBounds {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

export function isWithin({ row, column }: GridPosition, { top, bottom, left, right }: GridBounds): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

export function isSamePosition(one: GridPosition, other: GridPosition): boolean {
  return one.row === other.row && one.column === other.column;
}

export function sizeOf({ top, bottom, left, right }: GridBounds): GridSize {
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

export function countOf(bounds: GridBounds): number {
  const { rows, columns } = sizeOf(bounds);
  return rows * columns;
}

/** Every cell of a block, line by line. */
export function positionsIn(bounds: GridBounds): GridPosition[] {
  const { rows, columns } = sizeOf(bounds);
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: bounds.top + Math.floor(index / columns),
    column: bounds.left + (index % columns),
  }));
}

export type GridStep = { readonly axis: 'row' | 'column'; readonly isBack: boolean };

/** The next cell of a block: down and then to the next column (Enter), or across and then to the next row (Tab). */
export function stepWithin(from: GridPosition, bounds: GridBounds, { axis, isBack }: GridStep): GridPosition {
  const { rows, columns } = sizeOf(bounds);
  const row = from.row - bounds.top;
  const column = from.column - bounds.left;
  const index = axis === 'row' ? column * rows + row : row * columns + column;
  const count = rows * columns;
  const next = (index + (isBack ? -1 : 1) + count) % count;
  return axis === 'row'
    ? { row: bounds.top + (next % rows), column: bounds.left + Math.floor(next / rows) }
    : { row: bounds.top + Math.floor(next / columns), column: bounds.left + (next % columns) };
}

/** The block that a fill from `source` covers when it is drawn to a cell: down, up, right or left, whichever is farther. */
export function stretchTo(source: GridBounds, { row, column }: GridPosition): GridBounds {
  const down = Math.max(row - source.bottom, source.top - row, 0);
  const across = Math.max(column - source.right, source.left - column, 0);
  if (down === 0 && across === 0) return source;
  return down >= across
    ? { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
    : { ...source, left: Math.min(source.left, column), right: Math.max(source.right, column) };
}
