import { useLocation } from '@tanstack/react-router';
import { useReducer } from 'react';
import type { Editor } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';

type Selection = ReadonlySet<string>;

/** By the screen and the list of a table: the review of a draft takes the table off the page. */
const kept = new WeakMap<Editor, Map<string, Selection>>();
const nothing: Selection = new Set();

/** The selection in a table of the menu, as long as the menu is open. */
export function useKeptSelection(list: readonly string[]): readonly [Selection, (next: Selection) => void] {
  const editor = useEditor();
  const { pathname } = useLocation();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const key = [pathname, ...list].join(' ');
  const selections = kept.get(editor);
  const select = (next: Selection) => {
    kept.set(editor, new Map(kept.get(editor)).set(key, next));
    drawAgain();
  };
  return [selections?.get(key) ?? nothing, select];
}
