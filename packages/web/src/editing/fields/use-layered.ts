import { findByPath, type Json, type JsonObject, type Path } from '@servery/domain';
import { useEditorState } from '../draft/editor-context.ts';

export type LayeredEntity = Readonly<Record<'draft' | 'saved' | 'parent' | 'base', Json | undefined>>;

/** One entity as every layer has it, found once for many cells. */
export function useLayered(path: Path): LayeredEntity {
  const loaded = useEditorState((state) => state.loaded);
  const draft = useEditorState((state) => findByPath(state.draft, path));
  const at = (document: JsonObject) => findByPath(document, path);
  return { draft, saved: at(loaded.saved), parent: at(loaded.parent), base: at(loaded.base) };
}
