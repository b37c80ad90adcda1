import type { MenuBlob } from '@servery/domain';
import { useMemo } from 'react';
import type { Editor } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { mayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { GridEdit, GridLine } from '../../../ui/grid/grid-types.ts';
import { itemPrices, lendersOf } from '../items/prices/item-prices.ts';
import { itemPath } from '../items/use-entity.ts';
import type { AdjustablePrice, AdjustedPrice } from '../prices/adjust-prices.ts';
import { useAdjustment } from '../prices/use-adjustment.ts';
import { type PriceTableRow, rowId } from './price-table-rows.ts';

type TableAdjustmentOptions = {
  /** The rows and columns that the table shows, and with them the prices that may change. */
  readonly rows: readonly PriceTableRow[];
  readonly columns: readonly GridLine[];
  readonly isOpen: boolean;
};

/** The prices that the table shows up or down, as edits of its cells; those that another item lends or the person may not set are left out. */
export function useTableAdjustment({ rows, columns, isOpen }: TableAdjustmentOptions) {
  const editor = useEditor();
  const departments = useMenu((menu) => menu.departments);
  const items = useMenu((menu) => menu.items);
  const { adjustable, maySet } = useMemo(
    () => (isOpen ? pricesShown({ rows, columns, items, departments, editor }) : nothing),
    [isOpen, rows, columns, items, departments, editor],
  );
  const adjustment = useAdjustment({ adjustable, schemes: columns, maySet });
  const { prices } = adjustment;
  const byItem = useMemo(() => Map.groupBy(prices, ({ ownerId }) => ownerId), [prices]);
  return {
    adjustment,
    /** The price that the plan puts into a cell; undefined where it changes nothing. */
    plannedAt: ({ itemId, size }: PriceTableRow, scheme: string) =>
      byItem.get(itemId)?.find((price) => price.spot === size && price.scheme === scheme)?.to,
  };
}

interface Adjustables {
  readonly adjustable: readonly AdjustablePrice[];
  readonly maySet: (price: AdjustedPrice) => boolean;
}

const nothing: Adjustables = { adjustable: [], maySet: () => false };

type Shown = Omit<TableAdjustmentOptions, 'isOpen'> & {
  readonly items: MenuBlob['items'];
  readonly departments: MenuBlob['departments'];
  readonly editor: Editor;
};

function pricesShown({ rows, columns, items, departments, editor }: Shown): Adjustables {
  const rowIds = new Set(rows.map(({ id }) => id));
  const schemes = new Set(columns.map(({ id }) => id));
  const shownItems = new Set(rows.map(({ itemId }) => itemId));
  const shown = items.filter(({ id }) => shownItems.has(id) && mayEdit(editor, [...itemPath(id), 'pricing']));
  const adjustable = itemPrices({ items: shown, menu: { departments } });
  const borrowing = new Map(
    shown.flatMap((item) => {
      const lenders = lendersOf(item);
      return lenders.size > 0 ? [[item.id, lenders] as const] : [];
    }),
  );
  return {
    adjustable: adjustable.filter(
      ({ ownerId, spot, scheme }) => schemes.has(scheme) && rowIds.has(rowId(ownerId, spot)),
    ),
    maySet: ({ ownerId, scheme }) => borrowing.get(ownerId)?.has(scheme) !== true,
  };
}

/** Of the table. */
export function editOf({ ownerId, spot, scheme, to }: AdjustedPrice): GridEdit {
  return { rowId: rowId(ownerId, spot), columnId: scheme, value: to };
}
