import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { priceSelection } from './price-selection.ts';
import type { SaleContext } from './selection.ts';
import { variantsOf } from './variants.ts';

/** The price that a menu shows beside an item before a guest has chosen anything. */
export interface ShownPrice {
  readonly cents: number;
  /** Other variants cost more: `from $11.99`. */
  readonly isFrom: boolean;
}

/** The least that an item costs in any variant; undefined when none has a price. Whether it is sold now is not asked. */
export function lowestPrice(menu: MenuBlob, item: MenuItem, sale: SaleContext): ShownPrice | undefined {
  const prices = variantsOf(item, menu).flatMap(({ options }) => {
    const price = priceSelection(menu, { itemId: item.id, options, modifiers: [] }, sale);
    return price.problems.some(({ code }) => code !== 'NOT_SOLD') ? [] : [price.cents];
  });
  if (prices.length === 0) return undefined;
  const cents = Math.min(...prices);
  return { cents, isFrom: prices.some((price) => price > cents) };
}
