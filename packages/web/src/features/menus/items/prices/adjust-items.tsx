import { useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { AdjustDialog } from '../../prices/adjust-dialog.tsx';
import { useAdjustment } from '../../prices/use-adjustment.ts';
import { useEditItems } from '../use-entity.ts';
import { itemPlaces, itemPrices, withAdjusted } from './item-prices.ts';

type AdjustItemsProps = {
  /** The entity or selection that the items belong to. */
  readonly name: string;
  readonly itemIds: ReadonlySet<string>;
  readonly onClose: () => void;
};

/** All prices of some items up or down; one step of undo. */
export function AdjustItems({ name, itemIds, onClose }: AdjustItemsProps) {
  const menu = useMenu((draft) => draft);
  const editItems = useEditItems();
  const adjustable = useMemo(
    () => itemPrices({ items: menu.items.filter(({ id }) => itemIds.has(id)), menu }),
    [menu, itemIds],
  );
  const adjustment = useAdjustment({ adjustable });
  return (
    <AdjustDialog
      name={name}
      places={itemPlaces}
      adjustment={adjustment}
      onApply={(prices) =>
        editItems((item) => withAdjusted(item, prices), new Set(prices.map(({ ownerId }) => ownerId)))
      }
      onClose={onClose}
    />
  );
}
