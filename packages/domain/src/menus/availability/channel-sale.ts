import type { WeekMoment } from '../../formats/week-hours.ts';
import type { MenuItem } from '../entities/items.ts';
import type { Channel } from '../entities/pricing-schemes.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { lowestPrice, type ShownPrice } from '../pricing/lowest-price.ts';
import { availabilityOf, type Sellable } from './availability-of.ts';
import type { Reason } from './availability-reasons.ts';

/** The items of a menu that a channel sells, whatever the hour. */
export interface ChannelSale {
  /** The items of a category, in the order that their department gives them. */
  readonly itemsOf: (categoryId: string) => readonly MenuItem[];
  /** Why an item is not sold at a moment; without a moment, why it never is: hours and days pass on their own. No order type is asked. */
  readonly reasonsOf: (itemId: string, at?: WeekMoment) => readonly Reason[];
  /** The price of an item in a pricing scheme before anything is chosen; undefined when it has none. */
  readonly priceOf: (item: MenuItem, scheme: string) => ShownPrice | undefined;
}

/** The items that a channel sells, with reasons and prices. Computed once for the same menu, since documents are never mutated. */
export function channelSale(menu: MenuBlob, channel: Channel): ChannelSale {
  const known = sales.get(menu.items)?.get(channel);
  if (known && deciding.every((list) => known.menu[list] === menu[list])) return known.sale;
  const sale = newSale(menu, channel);
  const byChannel = sales.get(menu.items) ?? new Map<Channel, KnownSale>();
  sales.set(menu.items, byChannel.set(channel, { menu, sale }));
  return sale;
}

const deciding = ['categories', 'departments', 'pricingSchemes'] as const;
type KnownSale = { readonly menu: MenuBlob; readonly sale: ChannelSale };
const sales = new WeakMap<readonly MenuItem[], Map<Channel, KnownSale>>();
/** Prices know no hour. */
export const ANY_TIME = { dayOfWeek: 1, seconds: 0 } as const;

function newSale(menu: MenuBlob, channel: Channel): ChannelSale {
  const byCategory = Map.groupBy(inOrder(menu), ({ category }) => category);
  const reasons = new Map<string, readonly Reason[]>();
  const prices = new Map<string, ShownPrice | undefined>();
  return {
    itemsOf: (categoryId) => byCategory.get(categoryId) ?? [],
    reasonsOf: (itemId, at) => {
      if (at) return availabilityOf(menu, { kind: 'item', id: itemId }, { channel, at }).reasons;
      const known = reasons.get(itemId);
      if (known) return known;
      const found = lastingReasons(menu, { kind: 'item', id: itemId }, channel);
      reasons.set(itemId, found);
      return found;
    },
    priceOf: (item, scheme) => {
      const key = `${scheme} ${item.id}`;
      if (!prices.has(key)) prices.set(key, lowestPrice(menu, item, { scheme, channel, at: ANY_TIME }));
      return prices.get(key);
    },
  };
}

function inOrder({ departments, items }: MenuBlob): readonly MenuItem[] {
  const places = departments.flatMap(({ items: order }) => order).map((id, at) => [id, at] as const);
  const placeOf = new Map(places);
  const last = items.length + places.length;
  return items.toSorted((one, other) => (placeOf.get(one.id) ?? last) - (placeOf.get(other.id) ?? last));
}

/** Why a channel never sells something, whatever the hour and the order type. */
export function lastingReasons(menu: MenuBlob, what: Sellable, channel: Channel): readonly Reason[] {
  const { reasons } = availabilityOf(menu, what, { channel, at: ANY_TIME });
  return reasons.filter(({ code }) => code !== 'HOUR' && code !== 'DAY');
}
