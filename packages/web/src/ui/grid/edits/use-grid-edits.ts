import type { GridEdit, PriceGridProps } from '../grid-types.ts';
import { cellOf } from './grid-edits.ts';
import { farChanges, type GridNote } from './grid-notes.ts';
import { type GridBounds, positionsIn } from './grid-range.ts';
import { useGridNotes } from './use-grid-notes.ts';

/** Hands edits to the owner of the values, and asks about those that look like a slip. */
export function useGridEdits(props: PriceGridProps) {
  const notes = useGridNotes(props);
  const forget = (where: GridBounds) => {
    const ids = positionsIn(where).flatMap((position) => cellOf(props, position) ?? []);
    notes.forgetRefused((rowId, columnId) => ids.some((id) => id.rowId === rowId && id.columnId === columnId));
  };
  return {
    notes,
    /** Texts that were refused in a block are given up. */
    forget,
    edit: (edits: readonly GridEdit[], where: GridBounds) => {
      forget(where);
      if (edits.length === 0) return;
      const far = farChanges(props, edits);
      props.onEdit(edits);
      notes.ask(far);
    },
    /** Edits of which every one was looked at before. */
    editShown: (edits: readonly GridEdit[], where: GridBounds) => {
      forget(where);
      if (edits.length > 0) props.onEdit(edits);
    },
    takeBack: (note: Extract<GridNote, { readonly kind: 'question' }>) => {
      notes.drop(note);
      props.onEdit(note.changes.map(({ rowId, columnId, from }) => ({ rowId, columnId, value: from })));
    },
  };
}
