import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemsById } from '../menu-index.ts';
import { entryFor } from './scheme-entry.ts';

type Menu = Pick<MenuBlob, 'items' | 'pricingSchemes'>;

/** An item that takes the prices of another one in a scheme, and by that its own. */
export interface CircularPrice {
  readonly item: MenuItem;
  readonly scheme: string;
  /** The item whose prices it takes. */
  readonly lender: MenuItem;
}

/** PX-08: the items that have no price in a scheme, since the ones they take it from lead back to them. */
export function circularPrices(menu: Menu): readonly CircularPrice[] {
  return menu.items.flatMap((item) =>
    item.pricing.flatMap(({ pricingScheme: scheme, itemBased }) => {
      const lender = itemBased.type === 'ITEM' ? lenderOf(item, { menu, scheme }) : undefined;
      return lender && leadsTo(item, lender, { menu, scheme }) ? [{ item, scheme, lender }] : [];
    }),
  );
}

interface Priced {
  readonly menu: Menu;
  readonly scheme: string;
}

function leadsTo(item: MenuItem, lender: MenuItem, priced: Priced): boolean {
  const seen = new Set<MenuItem>();
  for (let next: MenuItem | undefined = lender; next && !seen.has(next); next = lenderOf(next, priced)) {
    if (next.id === item.id) return true;
    seen.add(next);
  }
  return false;
}

function lenderOf({ pricing }: MenuItem, { menu, scheme }: Priced): MenuItem | undefined {
  const based = entryFor(pricing, scheme, menu)?.itemBased;
  return based?.type === 'ITEM' ? itemsById(menu.items).get(based.itemId ?? '') : undefined;
}
