import { useState } from 'react';
import type { PriceGridProps } from '../grid-types.ts';
import { concerns, type FarChange, type GridNote, liveNotes } from './grid-notes.ts';

/** The notes at the cells of a grid, each until it is answered, or the cell changes. */
export function useGridNotes(props: PriceGridProps) {
  const [kept, setKept] = useState<readonly GridNote[]>([]);
  const notes = liveNotes(props, kept);
  const add = (note: GridNote) => setKept((before) => [...before, note]);
  return {
    latest: notes.at(-1),
    at: (rowId: string, columnId: string) => notes.findLast((note) => concerns(note, rowId, columnId)),
    refuse: (note: Extract<GridNote, { readonly kind: 'refused' }>) => add(note),
    ask: (changes: readonly FarChange[]) => changes.length > 0 && add({ kind: 'question', changes }),
    drop: (note: GridNote) => setKept(notes.filter((one) => one !== note)),
    /** A refused text is given up where something else is put. */
    forgetRefused: (isMeant: (rowId: string, columnId: string) => boolean) =>
      setKept((before) => before.filter((note) => note.kind !== 'refused' || !isMeant(note.rowId, note.columnId))),
  };
}
