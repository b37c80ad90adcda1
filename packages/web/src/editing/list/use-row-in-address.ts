import type { JsonObject, Path } from '@servery/domain';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useEditor } from '../draft/editor-context.ts';
import { useMayEdit } from '../draft/may-edit.ts';
import { listKey, selectRow, useListSelection } from './list-selection.ts';
import { idOfRow, rowsIn } from './rows.ts';
import { useListEdits } from './use-list.ts';

/** A list whose rows have addresses of their own: `<base>/<id>/edit`, and `<base>/add` makes a row and opens it. */
export type RowAddress = { readonly base: string; readonly add: () => JsonObject };

type Lists = readonly [{ readonly list: Path }, ...{ readonly list: Path }[]];

/**
 * The chosen row of a page is written in its address, `row=tenderTypes.4` unless rows have addresses of their own; choosing another
 * is a step that Back takes back.
 */
export function useRowInAddress(lists: Lists, address?: RowAddress): void {
  const { store } = useEditor();
  const { row, rowId } = { ...useSearch({ strict: false }), ...useParams({ strict: false }) };
  const navigate = useNavigate();
  const inPath = rowId === undefined ? undefined : `${listKey(lists[0].list)}.${rowId}`;
  const wanted = address ? inPath : row;
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
  const write = useEffectEvent((spelled: string, isFirst: boolean) => {
    const id = spelled.slice(listKey(lists[0].list).length + 1);
    const to = address
      ? { to: `${address.base}/${encodeURIComponent(id)}/edit`, search: true as const }
      : { to: '.', search: (before: object) => ({ ...before, row: spelled }) };
    navigate({ ...to, replace: isFirst }).catch((error: unknown) => console.error(error));
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
    write(chosen, isFirst);
  }, [chosen]);
  useAddInAddress(lists[0].list, address);
}

/** The address that adds makes a row, once, and opens it in its own address. */
function useAddInAddress(list: Path, address: RowAddress | undefined): void {
  const { pathname } = useLocation();
  const mayAdd = useMayEdit(list);
  const { add } = useListEdits(list);
  const isAdding = address !== undefined && pathname === `${address.base}/add`;
  const makeRow = useEffectEvent(() => {
    if (!address || !mayAdd) return;
    const row = address.add();
    add(row);
    selectRow(list, idOfRow(row), true);
  });
  useEffect(() => {
    if (isAdding) makeRow();
  }, [isAdding]);
}

function spellingOf(list: Path, row: JsonObject): string {
  return `${listKey(list)}.${idOfRow(row)}`;
}
