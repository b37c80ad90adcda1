import { useMemo } from 'react';
import { ownChanges } from '../../document/load-document.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';

/** The changes of this level, draft included, against the document it inherits. */
export function useOwnChanges() {
  const { adapter } = useEditor();
  const loaded = useEditorState((state) => state.loaded);
  const draft = useEditorState((state) => state.draft);
  return useMemo(() => ownChanges(adapter, { ...loaded, unsavedModules: [] }, draft), [adapter, loaded, draft]);
}
