import { centsOf } from '../../formats/amount.ts';
import type { Path } from '../../overrides/change.ts';
import type { MenuItem } from '../entities/items.ts';
import type { StyleOption } from '../entities/styles.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemsById } from '../menu-index.ts';
import { entryFor, sizePriceFor } from './scheme-entry.ts';
import type { PriceProblemCode, PriceStep } from './selection.ts';
import { sizesOffered, type Variant, variantName, variantsOf } from './variants.ts';

/** The item-based price of a variant; a price by reference is followed, in circles never. */
export function itemPrice(variant: Variant, menu: MenuBlob, scheme: string): PriceStep {
  const { item, size } = variant;
  const found = findPrice(item, { menu, scheme, size: size?.id, seen: new Set() });
  if ('code' in found) return { lines: [], problems: [{ ...found, message: `${item.info.name} has no price here.` }] };
  const label = [variantName(variant), item.info.name].filter(Boolean).join(' ');
  return { lines: [{ label, ...found }], problems: [] };
}

/** Whether any size that an item is sold in has a price, its own or by reference. Nothing is asked of an item without an active size. */
export function isPriced(item: MenuItem, menu: MenuBlob, scheme: string): boolean {
  const sizes = sizesOffered(item, menu);
  return sizes.length === 0 || sizes.some((size) => isPricedIn(item, { menu, scheme, size }));
}

/** The active sizes of an item that have no price; those of which every combination is excluded are not sold. */
export function sizesWithoutPrice(item: MenuItem, menu: MenuBlob, scheme: string): readonly StyleOption[] {
  const missing = sizesOffered(item, menu).filter((size) => !isPricedIn(item, { menu, scheme, size }));
  if (missing.length === 0) return [];
  const sold = new Map(variantsOf(item, menu).flatMap(({ size }) => (size ? [[size.id, size] as const] : [])));
  return missing.flatMap((id) => sold.get(id ?? '') ?? []);
}

function isPricedIn(item: MenuItem, asked: Omit<Search, 'seen'>): boolean {
  return !('code' in findPrice(item, { ...asked, seen: new Set() }));
}

interface Search {
  readonly menu: MenuBlob;
  readonly scheme: string;
  readonly size: string | undefined;
  /** Items on the way here, so that a circle of references ends. */
  readonly seen: Set<string>;
}

type FoundPrice =
  | { readonly cents: number; readonly source: Path }
  | { readonly code: PriceProblemCode; readonly path: Path };

function findPrice(item: MenuItem, search: Search): FoundPrice {
  const path: Path = ['items', { id: item.id }, 'pricing'];
  if (search.seen.has(item.id)) return { code: 'PRICE_CYCLE', path };
  search.seen.add(item.id);
  const entry = entryFor(item.pricing, search.scheme, search.menu);
  if (!entry) return { code: 'NO_PRICE', path };
  const here: Path = [...path, { by: 'pricingScheme', value: entry.pricingScheme }, 'itemBased'];
  if (entry.itemBased.type === 'ITEM') {
    const other = itemsById(search.menu.items).get(entry.itemBased.itemId ?? '');
    return other ? findPrice(other, search) : { code: 'NO_PRICE', path: [...here, 'itemId'] };
  }
  const price = sizePriceFor(entry.itemBased.prices, search.size);
  const cents = price && centsOf(price.price);
  if (price === undefined || cents === undefined) return { code: 'NO_PRICE', path: [...here, 'prices'] };
  return { cents, source: [...here, 'prices', { id: price.id }, 'price'] };
}
