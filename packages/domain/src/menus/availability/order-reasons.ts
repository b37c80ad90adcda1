import type { MenuItem } from '../entities/items.ts';
import type { ModifierItem } from '../entities/modifiers.ts';
import { unmeetable } from '../findings/choice-findings.ts';
import { offeredIn, variantsAsked } from '../findings/choice-limits.ts';
import { nothingOffered } from '../findings/sale-findings.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemsById } from '../menu-index.ts';
import { isPriced } from '../pricing/item-price.ts';
import { schemeOfOrder } from '../pricing/scheme-of-order.ts';
import { availabilityOf, type Sellable } from './availability-of.ts';
import type { Circumstances, Reason } from './availability-reasons.ts';

/** Why something cannot be ordered at a moment: it is not sold, or nothing of it can be put into an order. */
export function orderReasons(menu: MenuBlob, what: Sellable, when: Circumstances): readonly Reason[] {
  const { reasons } = availabilityOf(menu, what, when);
  const item = what.kind === 'item' ? itemsById(menu.items).get(what.id) : undefined;
  return item === undefined ? reasons : [...reasons, ...itemReasons(item, menu, when)];
}

function itemReasons(item: MenuItem, menu: MenuBlob, when: Circumstances): readonly Reason[] {
  return [...optionReasons(item, menu), ...priceReasons(item, menu, when), ...choiceReasons(item, menu, when)];
}

function optionReasons(item: MenuItem, menu: MenuBlob): readonly Reason[] {
  return nothingOffered(item, menu).map(({ path, message }) => ({ code: 'OPTIONS', path, message }));
}

/** In the scheme that an order of the channel, and of the type where one is asked for, pays. */
function priceReasons(item: MenuItem, menu: MenuBlob, { orderType, channel }: Circumstances): readonly Reason[] {
  const scheme = schemeOfOrder(menu, { orderType: orderType ?? null, channel });
  if (scheme === undefined || isPriced(item, menu, scheme.id)) return [];
  const message = `${item.info.name} has no price in ${scheme.name}.`;
  return [{ code: 'PRICE', path: ['items', { id: item.id }, 'pricing'], message }];
}

/** The choices that are asked for and cannot be had in any variant; a modifier that the channel or the hour leaves out cannot be had. */
function choiceReasons(item: MenuItem, menu: MenuBlob, when: Circumstances): readonly Reason[] {
  const limited = item.inclusions.categoriesSettings.filter(({ min }) => min > 0);
  if (limited.length === 0) return [];
  const isActive = offeredIn(menu, item.department);
  const isSold = (id: string) =>
    availabilityOf(menu, { kind: 'modifier', id, department: item.department }, when).isSold;
  const variants = variantsAsked(item, menu);
  const isOffered = (one: ModifierItem) => isActive(one) && isSold(one.id);
  return limited
    .flatMap((settings) => unmeetable({ item, settings, menu, isOffered, variants }) ?? [])
    .map(({ path, message }) => ({ code: 'CHOICES', path, message }));
}
