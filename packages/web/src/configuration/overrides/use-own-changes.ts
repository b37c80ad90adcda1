import { useMemo } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';
import { ownChanges } from '../load-document.ts';

/** What this level, draft included, makes different from what it inherits. */
export function useOwnChanges() {
  const { adapter } = useEditor();
  const loaded = useEditorState((state) => state.loaded);
  const draft = useEditorState((state) => state.draft);
  return useMemo(() => ownChanges(adapter, { ...loaded, unsavedModules: [] }, draft), [adapter, loaded, draft]);
}
