import { centsOf } from '../../formats/amount.ts';
import type { Path } from '../../overrides/change.ts';
import type { ModifierItem } from '../entities/modifiers.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { additionFor } from './addition-price.ts';
import { entryFor, sizePriceFor } from './scheme-entry.ts';
import type { PricedVariant, Variant } from './variants.ts';

export interface UnitPrice {
  /** Of a regular amount on the whole; undefined when nobody has priced it. */
  readonly cents: number | undefined;
  readonly source: Path;
}

/** The price of a regular amount of a modifier on this variant: its own price, or the item's topping price. */
export function modifierUnitPrice(modifier: ModifierItem, { variant, menu, scheme }: PricedVariant): UnitPrice {
  const entry = entryFor(modifier.pricing, scheme, menu);
  if (!entry || entry.basedOn === 'ITEM') return toppingPrice(variant, menu, scheme);
  const source: Path = [
    'modifiers',
    'items',
    { id: modifier.id },
    'pricing',
    { by: 'pricingScheme', value: entry.pricingScheme },
  ];
  if (entry.basedOn === 'FREE') return { cents: 0, source: [...source, 'basedOn'] };
  const addition = additionFor(entry.additionPrices, { options: variant.options, size: variant.size?.id });
  if (!addition) return { cents: centsOf(entry.price), source: [...source, 'price'] };
  return { cents: centsOf(addition.price), source: [...source, 'additionPrices', { id: addition.id }, 'price'] };
}

function toppingPrice({ item, size }: Variant, menu: MenuBlob, scheme: string): UnitPrice {
  const path: Path = ['items', { id: item.id }, 'pricing'];
  const entry = entryFor(item.pricing, scheme, menu);
  if (!entry) return { cents: undefined, source: path };
  const here: Path = [...path, { by: 'pricingScheme', value: entry.pricingScheme }, 'toppingBased', 'toppingsPrice'];
  const price = sizePriceFor(entry.toppingBased.toppingsPrice, size?.id);
  if (!price) return { cents: undefined, source: here };
  return { cents: centsOf(price.price), source: [...here, { id: price.id }, 'price'] };
}
