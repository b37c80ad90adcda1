import { parseAmount } from '../fields/amount.ts';
import type { GridEdit, GridPosition, PriceGridProps } from './grid-types.ts';

type Sheet = Pick<PriceGridProps, 'rows' | 'columns' | 'cellAt'>;

/** What a block of a spreadsheet (tabs and line ends) changes from a cell on; what is no amount or read only is left out. */
export function pasteEdits(text: string, start: GridPosition, sheet: Sheet): GridEdit[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((typed, across) => editAt(sheet, start.row + down, start.column + across, typed)),
  );
}

/** Ctrl/Cmd-D: the value of the cell above. */
export function fillDownEdits({ row, column }: GridPosition, sheet: Sheet): GridEdit[] {
  const above = sheet.rows[row - 1];
  const line = sheet.columns[column];
  if (!above || !line) return [];
  return editAt(sheet, row, column, sheet.cellAt(above.id, line.id).value ?? '');
}

/** A typed text as an edit of a cell; none when it is no amount or changes nothing. */
export function editAt({ rows, columns, cellAt }: Sheet, row: number, column: number, typed: string): GridEdit[] {
  const value = parseAmount(typed);
  const rowId = rows[row]?.id;
  const columnId = columns[column]?.id;
  if (value === undefined || rowId === undefined || columnId === undefined) return [];
  const cell = cellAt(rowId, columnId);
  return cell.isReadOnly || cell.value === value ? [] : [{ rowId, columnId, value }];
}
