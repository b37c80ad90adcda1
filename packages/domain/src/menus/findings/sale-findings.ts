import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { isPriced } from '../pricing/item-price.ts';
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
  const message = `Nothing of ${item.info.name} can be ordered: every combination of its options is excluded or inactive.`;
  return [menuFinding('NOTHING_OFFERED', ['items', { id: item.id }, field], message)];
}

/** Active items that have no price in an active scheme, in any size that is offered. */
export function priceFindings(menu: MenuBlob): readonly MenuFinding[] {
  const schemes = menu.pricingSchemes.filter(({ isActive }) => isActive);
  return menu.items
    .filter(({ info }) => info.status === 'ACTIVE')
    .flatMap((item) => {
      const missing = schemes.filter(({ id }) => !isPriced(item, menu, id));
      if (missing.length === 0) return [];
      const where = missing.length < schemes.length ? ` in ${missing.map(({ name }) => name).join(', ')}` : '';
      const message = `${item.info.name} has no price${where}.`;
      return [menuFinding('PRICE_MISSING', ['items', { id: item.id }, 'pricing'], message)];
    });
}
