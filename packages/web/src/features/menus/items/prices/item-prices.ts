import { itemsById, type MenuBlob, type MenuItem, sizeStyleOf } from '@servery/domain';
import type { Amount } from '../../../../ui/fields/amount.ts';
import type { AdjustablePrice, AdjustedPrice } from '../../prices/adjust-prices.ts';
import type { PricePlaces } from '../../prices/prices-that-stay.tsx';
import { everySize, withPrice } from '../item-edits.ts';
import { itemPath } from '../use-entity.ts';

type Parts = { readonly items: readonly MenuItem[]; readonly menu: Pick<MenuBlob, 'departments'> };

/** Every price that the items have themselves; prices that another item lends are left to that item. */
export function itemPrices({ items, menu }: Parts): AdjustablePrice[] {
  return items.flatMap((item) => {
    const department = menu.departments.find(({ id }) => id === item.department);
    const sizes = new Map((department && sizeStyleOf(department)?.options)?.map(({ id, name }) => [id, name]));
    return item.pricing
      .filter(({ itemBased }) => itemBased.type === 'PRICE')
      .flatMap(({ pricingScheme, itemBased }) =>
        itemBased.prices.map(({ id, price }): AdjustablePrice => {
          const spotName = id === everySize ? '' : (sizes.get(id) ?? id);
          const owner = { ownerId: item.id, owner: item.info.name };
          return { ...owner, scheme: pricingScheme, spot: id, spotName, from: price };
        }),
      );
  });
}

export function withAdjusted(item: MenuItem, prices: readonly AdjustedPrice[]): MenuItem {
  return prices
    .filter(({ ownerId }) => ownerId === item.id)
    .reduce((next, { scheme, spot, to }) => withPrice(next, { scheme, size: spot, value: to }), item);
}

/** PX-08: the items whose prices an item takes, by pricing scheme. */
export function lendersOf({ pricing }: MenuItem): ReadonlyMap<string, string> {
  return new Map(
    pricing.flatMap(({ pricingScheme, itemBased }) =>
      itemBased.type === 'ITEM' ? [[pricingScheme, itemBased.itemId ?? ''] as const] : [],
    ),
  );
}

type PriceCell = { readonly size: string; readonly scheme: string };

/** The price of the item whose prices are taken; undefined where the item has its own. */
export function lentPrice(
  items: MenuBlob['items'],
  lender: string | undefined,
  { size, scheme }: PriceCell,
): Amount | undefined {
  if (lender === undefined) return undefined;
  const entry = itemsById(items)
    .get(lender)
    ?.pricing.find(({ pricingScheme }) => pricingScheme === scheme);
  const prices = entry?.itemBased.prices ?? [];
  return (prices.find(({ id }) => id === size) ?? prices.find(({ id }) => id === everySize))?.price ?? null;
}

/** The path of the price of a size within an item. */
export function pricePath(size: string, scheme: string) {
  return ['pricing', { by: 'pricingScheme', value: scheme }, 'itemBased', 'prices', { id: size }, 'price'] as const;
}

/** An upcharge keeps the id it was made with, whatever made it. */
export function upchargePath(item: MenuItem, rowId: string, scheme: string) {
  const entries = item.pricing.find(({ pricingScheme }) => pricingScheme === scheme)?.styleUpcharge ?? [];
  const entry = entries.find(
    ({ styleOption, sizeOption }) => rowId === (sizeOption === null ? styleOption : `${styleOption}-${sizeOption}`),
  );
  const id = entry?.id ?? rowId;
  return ['pricing', { by: 'pricingScheme', value: scheme }, 'styleUpcharge', { id }, 'flatRate'] as const;
}

/** The path of the price of one more modifier within an item. */
export function toppingPath(rowId: string, scheme: string) {
  return [
    'pricing',
    { by: 'pricingScheme', value: scheme },
    'toppingBased',
    'toppingsPrice',
    { id: rowId },
    'price',
  ] as const;
}

export const itemPlaces: PricePlaces = {
  list: ['items'],
  pathOf: ({ ownerId, spot, scheme }) => [...itemPath(ownerId), ...pricePath(spot, scheme)],
};
