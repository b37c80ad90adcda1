import { asJsonObject, findByPath, isList, type Path } from '@servery/domain';
import { withValue } from '../../../editing/document/path-value.ts';
import { replaceDraft } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { type OfferedList, offeredLists } from './count-not-offered.ts';

type Offered = { readonly list: OfferedList; readonly id: string; readonly isOffered: boolean };

/** Says whether a modifier or a category is offered; one that is offered needs no entry, unless a level above has one. */
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

/** Offers everything again, whatever a level above says. */
export function useOfferAll(path: Path): () => void {
  const editor = useEditor();
  return () => {
    const { draft, loaded } = editor.store.getState();
    const offeredIn = (list: OfferedList) => {
      const above = editor.level.kind === 'company' ? [] : findByPath(loaded.parent, [...path, list]);
      return isList(above) ? above.map((entry) => ({ ...asJsonObject(entry), available: true })) : [];
    };
    replaceDraft(
      editor,
      offeredLists.reduce((next, list) => withValue(next, [...path, list], offeredIn(list)), draft),
    );
  };
}
