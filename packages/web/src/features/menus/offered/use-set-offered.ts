import { findByPath, isList, type Path } from '@servery/domain';
import { withValue } from '../../../editing/document/path-value.ts';
import { replaceDraft } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';

type Offered = { readonly list: 'categories' | 'items'; readonly id: string; readonly isOffered: boolean };

/** Says whether a modifier or a category is offered; what is offered needs no entry, unless a level above has one. */
export function useSetOffered(path: Path): (offered: Offered) => void {
  const editor = useEditor();
  return ({ list, id, isOffered }) => {
    const { draft, loaded } = editor.store.getState();
    const place = [...path, list, { id }];
    const isAbove = editor.level.kind !== 'company' && findByPath(loaded.parent, place) !== undefined;
    if (!isList(findByPath(draft, [...path, list]))) return;
    replaceDraft(editor, withValue(draft, place, isOffered && !isAbove ? undefined : { id, available: isOffered }));
  };
}
