import { type Amount, type AmountFault, isSameAmount, readAmount } from '../../fields/amount.ts';
import type { GridEdit, GridPosition, GridSheet, ProposedCell } from '../grid-types.ts';
import { cellOf, nameOfCell, setEdits } from './grid-edits.ts';
import { type GridBounds, positionsIn, sizeOf } from './grid-range.ts';

/** A text of the clipboard that is no amount, and the cell that it was for. */
export type UnreadText = { readonly text: string; readonly cell: string; readonly fault: AmountFault };

/** The effects that a paste would have. */
export type PastePlan = {
  readonly edits: readonly GridEdit[];
  readonly unread: readonly UnreadText[];
  /** Cells that cannot be changed here, by name. */
  readonly locked: readonly string[];
  /** Values that would lie outside of the grid. */
  readonly outside: number;
  readonly source: 'paste' | 'file';
  /** Other remarks about it. */
  readonly remarks: readonly string[];
};

/** The values of a block as a spreadsheet takes them: tabs between columns, a line for each row. */
export function copyText(sheet: GridSheet, bounds: GridBounds): string {
  const { columns } = sizeOf(bounds);
  const values = positionsIn(bounds).map((position) => cellOf(sheet, position)?.cell.value ?? '');
  const lines = Array.from({ length: values.length / columns }, (_, row) =>
    values.slice(row * columns).slice(0, columns),
  );
  return lines.map((line) => line.join('\t')).join('\n');
}

/** The texts of a spreadsheet's block, by row and column. */
export function textsOf(text: string): readonly (readonly string[])[] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((typed) => typed.trim().replace(/^"(.*)"$/, '$1')));
}

/** The changes that the clipboard's text makes from the first selected cell on. A block that fits several times into the selection is repeated. */
export function planPaste(sheet: GridSheet, bounds: GridBounds, text: string): PastePlan {
  const texts = repeated(textsOf(text), bounds);
  const cells = texts.flatMap((line, down) =>
    line.map((typed, across) => ({ typed, position: { row: bounds.top + down, column: bounds.left + across } })),
  );
  const read = cells.map(({ typed, position }) => readCell(sheet, position, typed));
  return planOf(read, { source: 'paste', remarks: [] });
}

/** The edits that the texts of a file make; a text equal to the value of its cell makes none. */
export function planCells(sheet: GridSheet, cells: readonly ProposedCell[], remarks: readonly string[]): PastePlan {
  const rowAt = new Map(sheet.rows.map(({ id }, index) => [id, index]));
  const columnAt = new Map(sheet.columns.map(({ id }, index) => [id, index]));
  const read = cells.map(({ rowId, columnId, text }) => {
    const position = { row: rowAt.get(rowId) ?? -1, column: columnAt.get(columnId) ?? -1 };
    const known = cellOf(sheet, position);
    const given = readAmount(text, sheet);
    const isSame = known && 'value' in given && isSameAmount(known.cell.value, given.value);
    return isSame ? {} : readCell(sheet, position, text);
  });
  return planOf(read, { source: 'file', remarks });
}

function planOf(read: readonly ReadCell[], about: Pick<PastePlan, 'source' | 'remarks'>): PastePlan {
  return {
    ...about,
    edits: read.flatMap((one) => one.edits ?? []),
    unread: read.flatMap((one) => one.unread ?? []),
    locked: read.flatMap((one) => one.locked ?? []),
    outside: read.filter((one) => one.isOutside).length,
  };
}

type ReadCell = {
  readonly edits?: readonly GridEdit[];
  readonly unread?: UnreadText;
  readonly locked?: string;
  readonly isOutside?: true;
};

function readCell(sheet: GridSheet, position: GridPosition, text: string): ReadCell {
  const known = cellOf(sheet, position);
  if (!known) return text === '' ? {} : { isOutside: true };
  const read = readAmount(text, sheet);
  const cell = nameOfCell(sheet, position);
  if ('fault' in read) return { unread: { text, cell, fault: read.fault } };
  const value: Amount = read.value;
  return known.cell.isReadOnly ? { locked: cell } : { edits: setEdits(sheet, position, value) };
}

function repeated(texts: readonly (readonly string[])[], bounds: GridBounds): readonly (readonly string[])[] {
  const { rows, columns } = sizeOf(bounds);
  const width = Math.max(...texts.map((line) => line.length));
  if (rows % texts.length !== 0 || columns % width !== 0) return texts;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => texts[row % texts.length]?.[column % width] ?? ''),
  );
}
