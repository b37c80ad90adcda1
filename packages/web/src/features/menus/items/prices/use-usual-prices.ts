import { type MenuItem, usualItemPrice } from '@servery/domain';
import { useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';

/** The price of an item for most guests, reckoned once while nothing of it changes. */
export function useUsualItemPrices(): (item: MenuItem) => number | undefined {
  const menu = useMenu((draft) => draft);
  const { departments, pricingSchemes } = menu;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other parts of the menu change no price that an item has itself
  const known = useMemo(
    () => new WeakMap<MenuItem, { readonly cents: number | undefined }>(),
    [departments, pricingSchemes],
  );
  return (item) => {
    const found = known.get(item);
    if (found) return found.cents;
    const cents = usualItemPrice(menu, item);
    // Prices that another item lends change with that item.
    if (item.pricing.every(({ itemBased }) => itemBased.type !== 'ITEM')) known.set(item, { cents });
    return cents;
  };
}
