import { centsOf } from '../../formats/amount.ts';
import type { Path } from '../../overrides/change.ts';
import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemsById } from '../menu-index.ts';
import { entryFor, sizePriceFor } from './scheme-entry.ts';
import type { Priced, PriceProblemCode } from './selection.ts';
import { type Variant, variantName } from './variants.ts';

/** The item-based price of a variant; a price by reference is followed, in circles never. */
export function itemPrice(variant: Variant, menu: MenuBlob, scheme: string): Priced {
  const { item, size } = variant;
  const found = findPrice(item, { menu, scheme, size: size?.id, seen: new Set() });
  if ('code' in found) return { lines: [], problems: [{ ...found, message: `${item.info.name} has no price here.` }] };
  const label = [variantName(variant), item.info.name].filter(Boolean).join(' ');
  return { lines: [{ label, ...found }], problems: [] };
}

interface Search {
  readonly menu: MenuBlob;
  readonly scheme: string;
  readonly size: string | undefined;
  /** Items on the way here, so that a circle of references ends. */
  readonly seen: Set<string>;
}

type Found =
  | { readonly cents: number; readonly source: Path }
  | { readonly code: PriceProblemCode; readonly path: Path };

function findPrice(item: MenuItem, search: Search): Found {
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
