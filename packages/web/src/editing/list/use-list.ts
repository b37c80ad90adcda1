import type { JsonObject, Path } from '@servery/domain';
import { useShallow } from 'zustand/react/shallow';
import { withValue } from '../document/path-value.ts';
import { replaceDraft, setValue } from '../draft/draft-store.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { originOf } from '../fields/use-field.ts';
import {
  inOrderOf,
  orderOf,
  type RowId,
  rowPath,
  rowsGone,
  rowsIn,
  withRowAt,
  withRowBack,
  withRowMoved,
} from './rows.ts';

/** Everything that can be done to a list of the draft; each is one step of undo. */
export function useListEdits(list: Path) {
  const editor = useEditor();
  const draft = () => editor.store.getState().draft;
  const parent = () => editor.store.getState().loaded.parent;
  return {
    add: (row: JsonObject) => replaceDraft(editor, withValue(draft(), list, [...rowsIn(draft(), list), row])),
    remove: (id: RowId) => setValue(editor, rowPath(list, id), undefined),
    move: (id: RowId, by: -1 | 1) => replaceDraft(editor, withRowMoved(draft(), list, { id, by })),
    moveTo: (id: RowId, to: RowId) => replaceDraft(editor, withRowAt(draft(), list, { id, to })),
    putBack: (id: RowId) => replaceDraft(editor, withRowBack(draft(), list, { id, source: parent() })),
    revertOrder: () => replaceDraft(editor, inOrderOf(draft(), list, parent())),
  };
}

/** Rows that the levels above have and this level took away; the company has no level above. */
export function useRowsGone(list: Path): readonly JsonObject[] {
  const { kind: level } = useEditor().level;
  return useEditorState(
    useShallow(({ draft, loaded }) => (level === 'company' ? [] : rowsGone(draft, list, loaded.parent))),
  );
}

/** Which level decides the order of the rows. */
export function useOrderOrigin(list: Path): 'company' | 'group' | 'here' {
  const editor = useEditor();
  return useEditorState((state) => originOf(editor, state, orderOf(list, state.loaded.base, state.draft)));
}
