import type { GridPosition } from '../grid-types.ts';

type Size = { readonly rows: number; readonly columns: number };
type Keys = { readonly key: string; readonly isCommand: boolean };

/** Where a key leads from a cell; null when it does not move. */
export function moveBy({ key, isCommand }: Keys, { row, column }: GridPosition, size: Size): GridPosition | null {
  switch (key) {
    case 'ArrowUp':
      return within({ row: isCommand ? 0 : row - 1, column }, size);
    case 'ArrowDown':
      return within({ row: isCommand ? size.rows - 1 : row + 1, column }, size);
    case 'ArrowLeft':
      return within({ row, column: isCommand ? 0 : column - 1 }, size);
    case 'ArrowRight':
      return within({ row, column: isCommand ? size.columns - 1 : column + 1 }, size);
    case 'Home':
      return within({ row: isCommand ? 0 : row, column: 0 }, size);
    case 'End':
      return within({ row: isCommand ? size.rows - 1 : row, column: size.columns - 1 }, size);
    default:
      return null;
  }
}

/** The cell after Tab, or before with Shift; null when the focus leaves the grid. */
export function tabFrom({ row, column }: GridPosition, size: Size, isBack: boolean): GridPosition | null {
  const index = row * size.columns + column + (isBack ? -1 : 1);
  if (index < 0 || index >= size.rows * size.columns) return null;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
}

function within({ row, column }: GridPosition, { rows, columns }: Size): GridPosition {
  return { row: clamp(row, rows), column: clamp(column, columns) };
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}
