import { findByPath, type Json, type Path } from '@servery/domain';
import { setValue } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';

/** Sets a field that may be absent: a value that says nothing is left out, unless a level above says something that it takes back. */
export function useSetOptional(path: Path): (value: Json, saysNothing: boolean) => void {
  const editor = useEditor();
  return (value, saysNothing) => {
    const { parent } = editor.store.getState().loaded;
    const isAbsentAbove = editor.level.kind === 'company' || findByPath(parent, path) === undefined;
    setValue(editor, path, saysNothing && isAbsentAbove ? undefined : value);
  };
}
