import type { MenuItem } from '../entities/items.ts';
import { defaultSchemeOf } from '../entities/pricing-schemes.ts';
import { unmeetable } from '../findings/choice-findings.ts';
import { offeredIn } from '../findings/choice-limits.ts';
import { nothingOffered } from '../findings/sale-findings.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemsById } from '../menu-index.ts';
import { isPriced } from '../pricing/item-price.ts';
import { availabilityOf, type Sellable } from './availability-of.ts';
import type { Circumstances, Reason } from './availability-reasons.ts';

/** Why something cannot be ordered at a moment: it is not sold, or nothing of it can be put into an order. */
export function orderReasons(menu: MenuBlob, what: Sellable, when: Circumstances): readonly Reason[] {
  const { reasons } = availabilityOf(menu, what, when);
  const item = what.kind === 'item' ? itemsById(menu.items).get(what.id) : undefined;
  return item === undefined ? reasons : [...reasons, ...itemReasons(item, menu, when)];
}

function itemReasons(item: MenuItem, menu: MenuBlob, when: Circumstances): readonly Reason[] {
  return [...optionReasons(item, menu), ...priceReasons(item, menu), ...choiceReasons(item, menu, when)];
}

function optionReasons(item: MenuItem, menu: MenuBlob): readonly Reason[] {
  return nothingOffered(item, menu).map(({ path, message }) => ({ code: 'OPTIONS', path, message }));
}

function priceReasons(item: MenuItem, menu: MenuBlob): readonly Reason[] {
  const scheme = defaultSchemeOf(menu.pricingSchemes);
  if (scheme === undefined || isPriced(item, menu, scheme.id)) return [];
  const message = `${item.info.name} has no price in ${scheme.name}.`;
  return [{ code: 'PRICE', path: ['items', { id: item.id }, 'pricing'], message }];
}

/** What is asked for and cannot be had in any variant; a modifier that the channel or the hour leaves out cannot be had. */
function choiceReasons(item: MenuItem, menu: MenuBlob, when: Circumstances): readonly Reason[] {
  const isActive = offeredIn(menu, item.department);
  const isSold = (id: string) =>
    availabilityOf(menu, { kind: 'modifier', id, department: item.department }, when).isSold;
  return item.inclusions.categoriesSettings
    .filter(({ min }) => min > 0)
    .flatMap(
      (settings) => unmeetable({ item, settings, menu, isOffered: (one) => isActive(one) && isSold(one.id) }) ?? [],
    )
    .map(({ path, message }) => ({ code: 'CHOICES', path, message }));
}
