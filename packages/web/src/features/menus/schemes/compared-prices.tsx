import { useMediaQuery } from '@mantine/hooks';
import type { MenuItem } from '@servery/domain';
import { type RefObject, useEffect } from 'react';
import { ChainedGrid } from '../../../editing/fields/chained-grid.tsx';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { GridEdit, GridHandle, GridLine } from '../../../ui/grid/grid-types.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { withPrice } from '../items/item-edits.ts';
import { itemPlaces, pricePath } from '../items/prices/item-prices.ts';
import { itemPath, useEditItems } from '../items/use-entity.ts';
import { AdjustDialog } from '../prices/adjust-dialog.tsx';
import type { AdjustedPrice } from '../prices/adjust-prices.ts';
import { AdjustPane } from './adjust-pane.tsx';
import type { PriceTableRow } from './price-table-rows.ts';
import { differenceText, type usePriceCells } from './use-price-cells.ts';
import { editOf, useTableAdjustment } from './use-table-adjustment.ts';

type ComparedPricesProps = {
  readonly rows: readonly PriceTableRow[];
  readonly columns: readonly GridLine[];
  readonly byId: ReadonlyMap<string, PriceTableRow>;
  readonly cellOf: ReturnType<typeof usePriceCells>;
  readonly grid: RefObject<GridHandle | null>;
  /** Prices go up or down: shown in the grid before they enter the draft. */
  readonly isAdjusting: boolean;
  readonly onAdjusted: () => void;
};

/** The grid of prices, and beside it by how much they are being changed; over it where there is no room. */
export function ComparedPrices({ rows, columns, byId, cellOf, grid, isAdjusting, onAdjusted }: ComparedPricesProps) {
  const t = usePhrases(menuSchemePhrases);
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  const editPrices = useEditPrices(byId);
  const { adjustment, plannedAt } = useTableAdjustment({ rows, columns, isOpen: isAdjusting });
  const [reference] = columns;
  const { scheme: adjusted } = adjustment;
  useEffect(() => {
    if (isAdjusting) grid.current?.showColumn(adjusted);
  }, [isAdjusting, adjusted, grid]);
  const cellAt = (id: string, scheme: string) => {
    const row = byId.get(id);
    if (!row) return { value: null, origin: 'company' as const };
    const cell = cellOf(row, scheme);
    if (reference === undefined || scheme === reference.id) return cell;
    const compared = plannedAt(row, reference.id) ?? cellOf(row, reference.id).value;
    return { ...cell, note: differenceText(cell.value, compared, t('same')) };
  };
  const placeOf = (id: string, scheme: string) => {
    const row = byId.get(id);
    return row && [...itemPath(row.itemId), ...pricePath(row.size, scheme)];
  };
  const proposedAt = (id: string, scheme: string) => {
    const row = byId.get(id);
    return row && plannedAt(row, scheme);
  };
  const end = () => {
    adjustment.clear();
    onAdjusted();
  };
  const handleAdjust = (prices: readonly AdjustedPrice[]) => {
    editPrices(prices.map(editOf));
    end();
  };
  return (
    <Row place="fill" align="stretch">
      <ChainedGrid
        label={t('compare')}
        rowTitle={t('item')}
        rows={rows}
        columns={columns}
        cellAt={cellAt}
        placeOf={placeOf}
        onEdit={editPrices}
        handle={grid}
        {...(isAdjusting && { proposedAt })}
        isTall
      />
      {isAdjusting && !isNarrow && <AdjustPane adjustment={adjustment} onApply={handleAdjust} onClose={end} />}
      {isAdjusting && isNarrow && (
        <AdjustDialog
          name={t('whatItems')}
          places={itemPlaces}
          adjustment={adjustment}
          onApply={handleAdjust}
          onClose={end}
        />
      )}
    </Row>
  );
}

/** Prices of several items at once; one step of undo. */
function useEditPrices(rows: ReadonlyMap<string, PriceTableRow>): (edits: readonly GridEdit[]) => void {
  const editItems = useEditItems();
  return (edits) => {
    const byItem = Map.groupBy(edits, (edit) => rows.get(edit.rowId)?.itemId ?? '');
    const update = (item: MenuItem) =>
      (byItem.get(item.id) ?? []).reduce(
        (next, { rowId, columnId, value }) =>
          withPrice(next, { scheme: columnId, size: rows.get(rowId)?.size ?? '', value }),
        item,
      );
    editItems(update, new Set(byItem.keys()));
  };
}
