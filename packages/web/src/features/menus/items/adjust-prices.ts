import { amountOf, centsOf, type MenuBlob, type MenuItem, sizeStyleOf } from '@servery/domain';
import { everySize, withPrice } from './item-edits.ts';

export const roundings = ['1', '5', '10', '9', '99'] as const;
export type Rounding = (typeof roundings)[number];

export type Adjustment = {
  /** Basis points (3.5 % is 350) or cents. */
  readonly by: { readonly kind: 'percent' | 'amount'; readonly value: number };
  /** Null: every scheme. */
  readonly scheme: string | null;
  readonly rounding: Rounding;
};

/** One price that an adjustment changes. */
export type AdjustedPrice = {
  readonly itemId: string;
  readonly item: string;
  readonly scheme: string;
  readonly size: string;
  readonly sizeName: string;
  readonly from: string;
  readonly to: string;
};

type Parts = { readonly items: readonly MenuItem[]; readonly menu: Pick<MenuBlob, 'departments'> };

/** Every price that would change; what another item lends is left to that item. Integer cents throughout. */
export function adjustedPrices({ items, menu }: Parts, adjustment: Adjustment): AdjustedPrice[] {
  return items.flatMap((item) => {
    const department = menu.departments.find(({ id }) => id === item.department);
    const sizes = new Map((department && sizeStyleOf(department)?.options)?.map(({ id, name }) => [id, name]));
    return item.pricing
      .filter(({ pricingScheme, itemBased }) => isMeant(pricingScheme, adjustment) && itemBased.type === 'PRICE')
      .flatMap(({ pricingScheme, itemBased }) =>
        itemBased.prices.flatMap(({ id, price }): AdjustedPrice[] => {
          const to = adjusted(price, adjustment);
          const sizeName = id === everySize ? '' : (sizes.get(id) ?? id);
          const place = { itemId: item.id, item: item.info.name, scheme: pricingScheme, size: id, sizeName };
          return to === price ? [] : [{ ...place, from: price, to }];
        }),
      );
  });
}

export function withAdjusted(item: MenuItem, prices: readonly AdjustedPrice[]): MenuItem {
  return prices
    .filter(({ itemId }) => itemId === item.id)
    .reduce((next, { scheme, size, to }) => withPrice(next, { scheme, size, value: to }), item);
}

function isMeant(scheme: string, adjustment: Adjustment): boolean {
  return adjustment.scheme === null || adjustment.scheme === scheme;
}

function adjusted(price: string, { by, rounding }: Adjustment): string {
  const cents = centsOf(price);
  if (cents === undefined || by.value === 0) return price;
  const raw = by.kind === 'amount' ? cents + by.value : Math.round((cents * (10_000 + by.value)) / 10_000);
  return amountOf(round(Math.max(0, raw), rounding));
}

function round(cents: number, rounding: Rounding): number {
  switch (rounding) {
    case '1':
      return cents;
    case '5':
      return Math.round(cents / 5) * 5;
    case '10':
      return Math.round(cents / 10) * 10;
    case '9':
      return cents + ((19 - (cents % 10)) % 10);
    case '99':
      return cents + ((99 - (cents % 50)) % 50);
  }
}
