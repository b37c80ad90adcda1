import type { Change, JsonObject } from '@servery/domain';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { changesOf, type DraftState, type Editor } from './draft-store.ts';

export const EditorContext = createContext<Editor | null>(null);

/** The editor that the screen lies in. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This part of a screen needs a DocumentEditor around it.');
  return editor;
}

export function useEditorState<Part>(select: (state: DraftState) => Part): Part {
  return useStore(useEditor().store, select);
}

/** A part of the draft; renders again when that part changes. */
export function useDraft<Part>(select: (draft: JsonObject) => Part): Part {
  return useEditorState((state) => select(state.draft));
}

/** The changes of the draft against the saved document. */
export function useChanges(): readonly Change[] {
  const editor = useEditor();
  return useStore(editor.store, (state) => changesOf(editor, state));
}
