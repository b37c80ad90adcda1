import type { Hours } from '@servery/domain';
import { sameBy } from '../../../editing/document/path-value.ts';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { originOf } from '../../../editing/fields/use-field.ts';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { type Cell, hoursIn, readCell, type WantedSpan, withDayOf, withSpans } from './cells.ts';

export function useHours(): Hours {
  return useSettings((settings) => settings.hours);
}

/** Edits the hours of the draft as a whole: `edit((hours) => ({ ...hours, startOfWeek: 0 }))`. */
export function useEditHours(): (change: (hours: Hours) => Hours, key?: string) => void {
  const edit = useEditSettings();
  return (change, key) =>
    edit((settings) => {
      settings.hours = change(settings.hours);
    }, key);
}

/** Sets the open hours of a day of a set. */
export function useSetSpans(): (cell: Cell, spans: readonly WantedSpan[], key?: string) => void {
  const editHours = useEditHours();
  return (cell, spans, key) => editHours((hours) => withSpans(hours, { cell, spans }, newId), key);
}

export function newId(): string {
  return crypto.randomUUID();
}

/** Where a day of a set comes from, and whether the draft changes it. */
export function useCellMark(cell: Cell) {
  const editor = useEditor();
  const read = readCell(cell);
  const origin = useEditorState((state) => originOf(editor, state, read));
  const isChanged = useEditorState(({ draft, loaded }) => !sameBy(draft, loaded.saved, read));
  return { origin, isChanged, isOwn: editor.level.kind === origin && origin !== 'company' };
}

/** Lets a day of a set follow the level above again; at company level it goes back to the saved hours. */
export function useRevertCell(): (cell: Cell) => void {
  const edit = useEditHours();
  const editor = useEditor();
  return (cell) => {
    const { draft, loaded } = editor.store.getState();
    const inherited = hoursIn(editor.level.kind === 'company' ? loaded.saved : loaded.parent);
    const hours = hoursIn(draft);
    if (!inherited || !hours) return;
    const next = withDayOf(hours, cell, inherited);
    edit(() => next);
  };
}
