import { farAmount } from '@servery/words';
import { type Amount, type AmountFault, centsOf, isSameAmount } from '../../fields/amount.ts';
import type { GridEdit, GridSheet } from '../grid-types.ts';

/** An amount that became far more or far less, and the amount before. */
export type FarChange = GridEdit & { readonly from: string; readonly value: string };

/** A note at cells: a text that was refused (the old value stays), or a question about amounts that were taken. */
export type GridNote =
  | {
      readonly kind: 'refused';
      readonly rowId: string;
      readonly columnId: string;
      readonly text: string;
      readonly fault: AmountFault;
      readonly kept: Amount;
    }
  | { readonly kind: 'question'; readonly changes: readonly FarChange[] };

/** The edits after which a price is far from the one before; amounts that are shown in another way, such as percentages, are no prices. */
export function farChanges(
  { cellAt, format }: Pick<GridSheet, 'cellAt' | 'format'>,
  edits: readonly GridEdit[],
): FarChange[] {
  if (format !== undefined) return [];
  return edits.flatMap((edit) => {
    const { value } = edit;
    const from = cellAt(edit.rowId, edit.columnId).value;
    return from !== null && value !== null && farAmount(centsOf(from), centsOf(value))
      ? [{ ...edit, from, value }]
      : [];
  });
}

/** The notes that still hold: their cells have not changed since. */
export function liveNotes({ cellAt }: Pick<GridSheet, 'cellAt'>, notes: readonly GridNote[]): GridNote[] {
  return notes.flatMap((note): GridNote[] => {
    if (note.kind === 'refused') {
      return isSameAmount(cellAt(note.rowId, note.columnId).value, note.kept) ? [note] : [];
    }
    const changes = note.changes.filter(({ rowId, columnId, value }) =>
      isSameAmount(cellAt(rowId, columnId).value, value),
    );
    return changes.length === 0 ? [] : [{ ...note, changes }];
  });
}

export function concerns(note: GridNote, rowId: string, columnId: string): boolean {
  const places = note.kind === 'refused' ? [note] : note.changes;
  return places.some((place) => place.rowId === rowId && place.columnId === columnId);
}
