import { newItem } from '../entities/items.ts';
import type { ModifierItem } from '../entities/modifiers.ts';
import { defaultSchemeOf } from '../entities/pricing-schemes.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { modifierUnitPrice } from './modifier-unit-price.ts';
import { entryFor, sizePriceFor } from './scheme-entry.ts';
import { type Variant, variantOf } from './variants.ts';

/**
 * The price of a regular amount of each modifier on most items: in the default scheme, on the default size and styles that most
 * items of its category have. Undefined where the menu has no price.
 */
export function usualModifierPrices(menu: MenuBlob): (modifier: ModifierItem) => number | undefined {
  const scheme = defaultSchemeOf(menu.pricingSchemes)?.id ?? '';
  const usual = usualVariants(menu, scheme);
  const noItem = variantOf(newItem({ id: '', department: '', category: '', name: '' }), menu, {});
  return (modifier) => {
    const variant = usual.get(modifier.category) ?? noItem;
    return modifierUnitPrice(modifier, { variant, menu, scheme }).cents;
  };
}

interface VariantCount {
  readonly variant: Variant;
  count: number;
}

/** By modifier category, the default variant that most of its items share. */
function usualVariants(menu: MenuBlob, scheme: string): ReadonlyMap<string, Variant> {
  const counts = new Map<string, Map<string, VariantCount>>();
  for (const item of menu.items) {
    const categories = item.inclusions.categoriesSettings.filter(({ allowed }) => allowed);
    if (item.info.status !== 'ACTIVE' || categories.length === 0) continue;
    const variant = variantOf(item, menu, {});
    const key = `${JSON.stringify(variant.options)} ${toppingOf(variant, menu, scheme)}`;
    for (const { id } of categories) count(counts, { category: id, key, variant });
  }
  return new Map([...counts].flatMap(([category, variants]) => mostOf(category, variants)));
}

interface FoundVariant {
  readonly category: string;
  readonly key: string;
  readonly variant: Variant;
}

function count(counts: Map<string, Map<string, VariantCount>>, { category, key, variant }: FoundVariant): void {
  const known = counts.get(category) ?? new Map<string, VariantCount>();
  counts.set(category, known);
  const counted = known.get(key);
  if (counted) counted.count += 1;
  else known.set(key, { variant, count: 1 });
}

function mostOf(
  category: string,
  variants: ReadonlyMap<string, VariantCount>,
): readonly (readonly [string, Variant])[] {
  const [first, ...others] = variants.values();
  if (!first) return [];
  const most = others.reduce((best, next) => (next.count > best.count ? next : best), first);
  return [[category, most.variant]];
}

function toppingOf({ item, size }: Variant, menu: MenuBlob, scheme: string): string {
  const entry = entryFor(item.pricing, scheme, menu);
  return (entry && sizePriceFor(entry.toppingBased.toppingsPrice, size?.id)?.price) ?? '';
}
