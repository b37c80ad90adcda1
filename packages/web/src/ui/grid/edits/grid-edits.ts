import { type Amount, isSameAmount } from '../../fields/amount.ts';
import type { GridCellValue, GridEdit, GridPosition, GridSheet } from '../grid-types.ts';
import { type GridBounds, isWithin, positionsIn, sizeOf } from './grid-range.ts';

export type KnownCell = { readonly rowId: string; readonly columnId: string; readonly cell: GridCellValue };

/** The cell at a position; undefined outside of the grid. */
export function cellOf({ rows, columns, cellAt }: GridSheet, { row, column }: GridPosition): KnownCell | undefined {
  const line = rows[row];
  const field = columns[column];
  return line && field ? { rowId: line.id, columnId: field.id, cell: cellAt(line.id, field.id) } : undefined;
}

/** `Large 14″, Delivery`; `Large 14″, Delivery Thin` in columns that have groups. */
export function nameOfCell({ rows, columns }: GridSheet, { row, column }: GridPosition): string {
  const line = rows[row];
  const across = columns[column];
  return [
    [line?.name, line?.detail].filter(Boolean).join(' '),
    [across?.group, across?.name].filter(Boolean).join(' '),
  ].join(', ');
}

/** A value as an edit of a cell, null clears it; none where the cell is read only or would not change. */
export function setEdits(sheet: GridSheet, position: GridPosition, value: Amount): GridEdit[] {
  const known = cellOf(sheet, position);
  if (!known || known.cell.isReadOnly) return [];
  const next = value ?? known.cell.clearsTo ?? null;
  return isSameAmount(known.cell.value, next) ? [] : [{ rowId: known.rowId, columnId: known.columnId, value: next }];
}

export function clearEdits(sheet: GridSheet, bounds: GridBounds): GridEdit[] {
  return positionsIn(bounds).flatMap((position) => setEdits(sheet, position, null));
}

/** Ctrl/Cmd-D: the first row of a block into the others; one row takes the row above it. */
export function fillDownEdits(sheet: GridSheet, bounds: GridBounds): GridEdit[] {
  const top = bounds.top === bounds.bottom ? bounds.top - 1 : bounds.top;
  return top < 0 ? [] : fillEdits(sheet, { ...bounds, top, bottom: top }, bounds);
}

/** Ctrl/Cmd-R: the first column of a block into the others; one column takes the column before it. */
export function fillRightEdits(sheet: GridSheet, bounds: GridBounds): GridEdit[] {
  const left = bounds.left === bounds.right ? bounds.left - 1 : bounds.left;
  return left < 0 ? [] : fillEdits(sheet, { ...bounds, left, right: left }, bounds);
}

/** The values of a block again and again over a larger one. */
export function fillEdits(sheet: GridSheet, source: GridBounds, target: GridBounds): GridEdit[] {
  const { rows, columns } = sizeOf(source);
  return positionsIn(target)
    .filter((position) => !isWithin(position, source))
    .flatMap((position) => {
      const row = source.top + wrapped(position.row - source.top, rows);
      const column = source.left + wrapped(position.column - source.left, columns);
      return setEdits(sheet, position, cellOf(sheet, { row, column })?.cell.value ?? null);
    });
}

function wrapped(offset: number, length: number): number {
  return ((offset % length) + length) % length;
}
