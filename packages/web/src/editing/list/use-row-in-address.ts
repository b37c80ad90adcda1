import type { JsonObject, Path } from '@servery/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useEditor } from '../draft/editor-context.ts';
import { listKey, selectRow, useListSelection } from './list-selection.ts';
import { idOfRow, rowsIn } from './rows.ts';

/** The chosen row of a page stands in its address, `row=tenderTypes.4`; choosing another is a step that Back takes back. */
export function useRowInAddress(lists: readonly { readonly list: Path }[]): void {
  const { store } = useEditor();
  const { row: wanted } = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = useListSelection(({ list, id }) =>
    id !== null && lists.some((one) => listKey(one.list) === list) ? `${list}.${id}` : undefined,
  );
  /** Where address and choice last agreed. */
  const agreed = useRef<string | undefined>(undefined);
  const choose = useEffectEvent((spelled: string) => {
    const draft = store.getState().draft;
    for (const { list } of lists) {
      const found = rowsIn(draft, list).find((row) => spellingOf(list, row) === spelled);
      if (found) selectRow(list, idOfRow(found));
    }
  });
  useEffect(() => {
    if (wanted === undefined || wanted === agreed.current) return;
    agreed.current = wanted;
    choose(wanted);
  }, [wanted]);
  useEffect(() => {
    if (chosen === undefined || chosen === agreed.current) return;
    const isFirst = agreed.current === undefined;
    agreed.current = chosen;
    navigate({ to: '.', search: (before: object) => ({ ...before, row: chosen }), replace: isFirst }).catch(
      (error: unknown) => console.error(error),
    );
  }, [chosen, navigate]);
}

function spellingOf(list: Path, row: JsonObject): string {
  return `${listKey(list)}.${idOfRow(row)}`;
}
