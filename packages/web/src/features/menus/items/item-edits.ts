import {
  asJsonObject,
  BASE,
  type ItemPricing,
  type MenuItem,
  newItemPricing,
  type SizePrice,
  type StyleUpcharge,
  sameJson,
  type UsedStyle,
} from '@servery/domain';
import type { Amount } from '../../../ui/fields/amount.ts';

/** One price of an item: in a scheme, for a size option or `BASE`; null takes it away. */
export type PriceEdit = { readonly scheme: string; readonly size: string; readonly value: Amount };

/** One upcharge: for an option of a style, for every size or for one. */
export type UpchargeEdit = {
  readonly scheme: string;
  readonly style: string;
  readonly option: string;
  readonly size: string | null;
  readonly sizeOption: string | null;
  readonly value: Amount;
};

export function withPrice(item: MenuItem, { scheme, size, value }: PriceEdit): MenuItem {
  return withEntry(item, scheme, (entry) => ({
    ...entry,
    itemBased: { ...entry.itemBased, prices: withSizePrice(entry.itemBased.prices, size, value) },
  }));
}

/** Sets the price of one more modifier on the item. */
export function withToppingPrice(item: MenuItem, { scheme, size, value }: PriceEdit): MenuItem {
  return withEntry(item, scheme, (entry) => ({
    ...entry,
    toppingBased: {
      ...entry.toppingBased,
      toppingsPrice: withSizePrice(entry.toppingBased.toppingsPrice, size, value),
    },
  }));
}

/** In every scheme that the item has prices in; in this one while it has none. */
export function withFreeCount(item: MenuItem, scheme: string, freeCount: number): MenuItem {
  const pricing = item.pricing.length > 0 ? item.pricing : [newItemPricing({ pricingScheme: scheme })];
  return { ...item, pricing: pricing.map((one) => ({ ...one, toppingBased: { ...one.toppingBased, freeCount } })) };
}

export function withUpcharge(item: MenuItem, edit: UpchargeEdit): MenuItem {
  return withEntry(item, edit.scheme, (entry) => ({ ...entry, styleUpcharge: withRate(entry.styleUpcharge, edit) }));
}

/** Prices of its own instead of another item's. */
export function withOwnPrices(item: MenuItem, prices: Readonly<Record<string, readonly SizePrice[]>>): MenuItem {
  const pricing = item.pricing.map((entry): ItemPricing => {
    if (entry.itemBased.type !== 'ITEM') return entry;
    const own = prices[entry.pricingScheme] ?? [];
    return { ...entry, itemBased: { ...entry.itemBased, type: 'PRICE', itemId: null, prices: [...own] } };
  });
  return { ...item, pricing };
}

/** The prices of another item in every scheme in which that one has its own. */
export function withPricesOf(item: MenuItem, other: MenuItem): MenuItem {
  return other.pricing.reduce(
    (next, { pricingScheme, itemBased }) =>
      itemBased.type === 'ITEM'
        ? next
        : withEntry(next, pricingScheme, (entry) => ({
            ...entry,
            itemBased: { ...entry.itemBased, type: 'ITEM', itemId: other.id, prices: [] },
          })),
    item,
  );
}

/** Offers or no longer offers an option of a style; in the style's own order. */
export function withOption(
  item: MenuItem,
  style: { readonly id: string; readonly order: readonly string[] },
  option: string,
): MenuItem {
  const used = item.styles.find(({ id }) => id === style.id) ?? { id: style.id, options: [], defaultOption: null };
  const chosen = used.options.includes(option)
    ? used.options.filter((id) => id !== option)
    : style.order.filter((id) => id === option || used.options.includes(id));
  const keepsDefault = used.defaultOption !== null && chosen.includes(used.defaultOption);
  const next: UsedStyle = {
    ...used,
    options: chosen,
    defaultOption: keepsDefault ? used.defaultOption : (chosen[0] ?? null),
  };
  const others = item.styles.filter(({ id }) => id !== style.id);
  if (chosen.length === 0) return { ...item, styles: others };
  const isKnown = item.styles.some(({ id }) => id === style.id);
  return {
    ...item,
    styles: isKnown ? item.styles.map((one) => (one.id === style.id ? next : one)) : [...others, next],
  };
}

/** The id of an upcharge, the same wherever it is made. */
export function upchargeId({ option, sizeOption }: Pick<UpchargeEdit, 'option' | 'sizeOption'>): string {
  return sizeOption === null ? option : `${option}-${sizeOption}`;
}

function isSameUpcharge(entry: StyleUpcharge, edit: Omit<UpchargeEdit, 'scheme' | 'value'>): boolean {
  return entry.style === edit.style && entry.styleOption === edit.option && entry.sizeOption === edit.sizeOption;
}

/** A value cleared in a scheme without an entry makes none. */
function withEntry(item: MenuItem, scheme: string, update: (entry: ItemPricing) => ItemPricing): MenuItem {
  const known = item.pricing.some(({ pricingScheme }) => pricingScheme === scheme);
  const empty = newItemPricing({ pricingScheme: scheme });
  if (known)
    return { ...item, pricing: item.pricing.map((entry) => (entry.pricingScheme === scheme ? update(entry) : entry)) };
  const made = update(empty);
  return sameJson(asJsonObject(made), asJsonObject(empty)) ? item : { ...item, pricing: [...item.pricing, made] };
}

function withSizePrice(prices: readonly SizePrice[], id: string, value: Amount): SizePrice[] {
  if (value === null) return prices.filter((price) => price.id !== id);
  if (!prices.some((price) => price.id === id)) return [...prices, { id, price: value }];
  return prices.map((price) => (price.id === id ? { ...price, price: value } : price));
}

function withRate(entries: readonly StyleUpcharge[], edit: UpchargeEdit): StyleUpcharge[] {
  const { style, option: styleOption, size, sizeOption, value } = edit;
  if (value === null) return entries.filter((entry) => !isSameUpcharge(entry, edit));
  if (entries.some((entry) => isSameUpcharge(entry, edit)))
    return entries.map((entry) => (isSameUpcharge(entry, edit) ? { ...entry, flatRate: value } : entry));
  return [...entries, { id: upchargeId(edit), flatRate: value, size, sizeOption, style, styleOption }];
}

/** The price rows of an item: its sizes, or the one price for all. */
export const everySize = BASE;
