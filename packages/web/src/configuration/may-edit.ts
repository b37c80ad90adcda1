import { type Path, rightsAt } from '@servery/domain';
import type { Editor } from './draft-store.ts';
import { useEditor } from './editor-context.ts';

/** Whether this person may change what lies at a path, at this level; the server has the last word. */
export function mayEdit({ adapter, level }: Pick<Editor, 'adapter' | 'level'>, path: Path): boolean {
  const anyOf = rightsAt(adapter.kind.rights, path);
  return level.canSave && (anyOf === undefined || anyOf.some((permission) => level.permissions.includes(permission)));
}

export function useMayEdit(path: Path): boolean {
  return mayEdit(useEditor(), path);
}

/** Whether anything that a screen edits is this person's to change; a screen that names no modules asks for the level alone. */
export function useMayEditAny(modules: readonly string[]): boolean {
  const editor = useEditor();
  return modules.length === 0 ? editor.level.canSave : modules.some((module) => mayEdit(editor, [module]));
}
