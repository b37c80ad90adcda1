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
  const borrowers = menu.items.filter(borrows);
  const schemes = new Set(borrowers.flatMap(borrowedIn));
  return [...schemes].flatMap((scheme) =>
    circlesIn(menu, borrowers, scheme).flatMap((item) => {
      const hasEntry = item.pricing.some(({ pricingScheme }) => pricingScheme === scheme);
      const lender = hasEntry ? lenderOf(item, menu, scheme) : undefined;
      return lender ? [{ item, scheme, lender }] : [];
    }),
  );
}

/** Items that take a price from another one, or not; documents are never mutated. */
const known = new WeakMap<MenuItem, boolean>();

function borrows(item: MenuItem): boolean {
  const before = known.get(item);
  if (before !== undefined) return before;
  const isSo = borrowedIn(item).length > 0;
  known.set(item, isSo);
  return isSo;
}

/** The schemes in which an item takes the prices of another one. */
function borrowedIn({ pricing }: MenuItem): readonly string[] {
  return pricing.flatMap(({ pricingScheme, itemBased }) => (itemBased.type === 'ITEM' ? pricingScheme : []));
}

/** Each item is walked through once, since a chain may be as long as the menu. */
function circlesIn(menu: Menu, borrowers: readonly MenuItem[], scheme: string): readonly MenuItem[] {
  const walkOf = new Map<MenuItem, number>();
  return borrowers.flatMap((item, walk) => {
    const walked: MenuItem[] = [];
    let next: MenuItem | undefined = item;
    for (; next && !walkOf.has(next); next = lenderOf(next, menu, scheme)) {
      walkOf.set(next, walk);
      walked.push(next);
    }
    return next && walkOf.get(next) === walk ? walked.slice(walked.indexOf(next)) : [];
  });
}

function lenderOf({ pricing }: MenuItem, menu: Menu, scheme: string): MenuItem | undefined {
  const based = entryFor(pricing, scheme, menu)?.itemBased;
  return based?.type === 'ITEM' ? itemsById(menu.items).get(based.itemId ?? '') : undefined;
}
