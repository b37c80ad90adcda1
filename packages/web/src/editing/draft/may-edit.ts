import { findByPath, isList, isObject, type Json, type Path } from '@servery/domain';
import type { Editor } from './draft-store.ts';
import { useEditor } from './editor-context.ts';
import { type ChangedDocument, lacksRight, mayChange } from './may-change.ts';

/** Whether this person may change the values at a path, at this level; the server has the last word. */
export function mayEdit(editor: Pick<Editor, 'adapter' | 'level' | 'store'>, path: Path): boolean {
  return mayChange(changedIn(editor), path);
}

function changedIn({ adapter: { kind }, level, store }: Pick<Editor, 'adapter' | 'level' | 'store'>): ChangedDocument {
  const { saved, parent } = store.getState().loaded;
  return { kind, level, saved, parent };
}

/** Whether the person overrides here, but not the values at this path: the form says so. */
export function lacksOverrideRight(editor: Pick<Editor, 'adapter' | 'level' | 'store'>, path: Path): boolean {
  return lacksRight(changedIn(editor), path);
}

/**
 * Whether this person may change a field of several entities of a list. Of those that a level above has they ask for the same
 * rights, and so do those that none has: one of each is asked for.
 */
export function useMayEditAll(list: readonly string[], ids: readonly string[], ...field: readonly string[]): boolean {
  const editor = useEditor();
  const isCompany = editor.level.kind === 'company';
  const above = new Set(isCompany ? [] : idsIn(findByPath(editor.store.getState().loaded.parent, list)));
  const asked = [ids.find((id) => above.has(id)), ids.find((id) => !above.has(id))];
  return asked.every((id) => id === undefined || mayEdit(editor, [...list, { id }, ...field]));
}

function idsIn(entities: Json | undefined): readonly string[] {
  return (isList(entities) ? entities : []).flatMap((entity) => (isObject(entity) ? String(entity.id) : []));
}

export function useMayEdit(path: Path): boolean {
  return mayEdit(useEditor(), path);
}

/** Whether a list may be given an entity that no level above has. */
export function useMayAdd(...list: readonly string[]): boolean {
  return mayEdit(useEditor(), [...list, { id: '' }]);
}

/** Whether this person may change anything that a screen edits; a screen that names no modules asks only for the level. */
export function useMayEditAny(modules: readonly string[]): boolean {
  const editor = useEditor();
  return modules.length === 0 ? editor.level.canSave : modules.some((module) => mayEdit(editor, [module]));
}
