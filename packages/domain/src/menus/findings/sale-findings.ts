import { listed } from '../../formats/listed.ts';
import type { MenuItem } from '../entities/items.ts';
import type { PricingScheme } from '../entities/pricing-schemes.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { isPriced, sizesWithoutPrice } from '../pricing/item-price.ts';
import { hasVariant } from '../pricing/variants.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';
import { perItem } from './per-item.ts';

export const nothingOfferedFindings = perItem((item, menu) =>
  item.info.status === 'ACTIVE' ? nothingOffered(item, menu) : [],
);

/** An item of which no combination of options is sold: all are excluded or inactive. */
export function nothingOffered(item: MenuItem, menu: MenuBlob): readonly MenuFinding[] {
  if (hasVariant(item, menu)) return [];
  const field = item.excludedCombinations.length > 0 ? 'excludedCombinations' : 'styles';
  const message = `${item.info.name} cannot be ordered: every combination of its options is excluded or inactive.`;
  return [menuFinding('NOTHING_OFFERED', ['items', { id: item.id }, field], message)];
}

/** Active items that have no price in an active scheme, or none in some of the sizes that are offered. */
export const priceFindings = perItem(
  (item, menu) => {
    if (item.info.status !== 'ACTIVE') return [];
    const schemes = menu.pricingSchemes.filter(({ isActive }) => isActive);
    return gapsOf(item, menu, schemes).map((where) =>
      menuFinding('PRICE_MISSING', ['items', { id: item.id }, 'pricing'], `${item.info.name} has no price${where}.`),
    );
  },
  {
    beside: ['pricingSchemes', 'departments'],
    isOwn: ({ pricing }) => pricing.every(({ itemBased }) => itemBased.type !== 'ITEM'),
  },
);

/** `''`, ` in Delivery`, ` for Small and Medium in Delivery`: schemes that lack the same sizes in one. */
function gapsOf(item: MenuItem, menu: MenuBlob, schemes: readonly PricingScheme[]): readonly string[] {
  const gaps = Map.groupBy(schemes, ({ id }) => missingIn(item, menu, id));
  return [...gaps]
    .filter(([sizes]) => sizes !== NONE)
    .map(([sizes, missing]) => {
      const where = missing.length < schemes.length ? ` in ${listed(missing.map(({ name }) => name))}` : '';
      return `${sizes}${where}`;
    });
}

const NONE = 'none';

/** Empty where the whole item has no price. */
function missingIn(item: MenuItem, menu: MenuBlob, scheme: string): string {
  if (!isPriced(item, menu, scheme)) return '';
  const sizes = sizesWithoutPrice(item, menu, scheme);
  return sizes.length === 0 ? NONE : ` for ${listed(sizes.map(({ name }) => name))}`;
}
