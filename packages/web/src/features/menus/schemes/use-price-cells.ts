import { amountOf, itemsById, type JsonObject } from '@servery/domain';
import { useMemo } from 'react';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { mayEdit } from '../../../editing/draft/may-edit.ts';
import { amountCell } from '../../../editing/fields/amount-cell.ts';
import { useProblemAt } from '../../../editing/fields/use-field.ts';
import { menuOf } from '../../../editing/kinds/menu-of.ts';
import { idOfRow, type RowId, rowsIn } from '../../../editing/list/rows.ts';
import { type Amount, centsOf } from '../../../ui/fields/amount.ts';
import type { GridCellValue } from '../../../ui/grid/grid-types.ts';
import { lendersOf, lentPrice, pricePath } from '../items/prices/item-prices.ts';
import { itemPath } from '../items/use-entity.ts';
import type { PriceTableRow } from './price-table-rows.ts';

/** The contents of each cell of the table, of any item in any scheme. */
export function usePriceCells(): (row: PriceTableRow, scheme: string) => GridCellValue {
  const editor = useEditor();
  const state = useEditorState((whole) => whole);
  const { draft, loaded } = state;
  // Text typed into a cell draws all cells again, and changes none of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state makes other cells
  const known = useMemo(() => new Map<string, GridCellValue>(), [state, editor]);
  const problemAt = useProblemAt();
  const layers = useMemo(
    () => ({
      draft: itemsOf(draft),
      saved: itemsOf(loaded.saved),
      parent: itemsOf(loaded.parent),
      base: itemsOf(loaded.base),
    }),
    [draft, loaded],
  );
  const drafted = menuOf(draft).items;
  const items = itemsById(drafted);
  const locked = new Map<string, boolean>();
  const isLocked = (itemId: string): boolean => {
    const is = locked.get(itemId) ?? !mayEdit(editor, [...itemPath(itemId), 'pricing']);
    locked.set(itemId, is);
    return is;
  };
  const cellOf = ({ itemId, size }: PriceTableRow, scheme: string): GridCellValue => {
    const layered = {
      draft: layers.draft.get(itemId),
      saved: layers.saved.get(itemId),
      parent: layers.parent.get(itemId),
      base: layers.base.get(itemId),
    };
    const path = pricePath(size, scheme);
    const item = items.get(itemId);
    const lent = item && lentPrice(drafted, lendersOf(item).get(scheme), { size, scheme });
    return {
      ...amountCell(layered, path, editor.level.kind),
      error: problemAt([...itemPath(itemId), ...path]),
      ...(lent !== undefined && { value: lent, origin: 'company' as const }),
      ...((lent !== undefined || isLocked(itemId)) && { isReadOnly: true }),
    };
  };
  return (row, scheme) => {
    const key = `${row.id}\n${scheme}`;
    const cell = known.get(key) ?? cellOf(row, scheme);
    known.set(key, cell);
    return cell;
  };
}

function itemsOf(document: JsonObject): ReadonlyMap<RowId, JsonObject> {
  return new Map(rowsIn(document, ['items']).map((item) => [idOfRow(item), item]));
}

/** `+2.00`, `−1.00`; undefined where one of them is missing. */
export function differenceText(amount: Amount, reference: Amount, same: string): string | undefined {
  if (amount === null || reference === null) return undefined;
  const cents = centsOf(amount) - centsOf(reference);
  if (cents === 0) return same;
  return `${cents > 0 ? '+' : '−'}${amountOf(Math.abs(cents))}`;
}
