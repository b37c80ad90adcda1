import type { MenuItem } from '../entities/items.ts';
import type { ItemPricing, SizePrice } from '../entities/pricing-entries.ts';
import { defaultSchemeOf } from '../entities/pricing-schemes.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { entryFor } from './scheme-entry.ts';

/** The menu with one scheme as the default; no other one is. */
export function withDefaultScheme(menu: MenuBlob, id: string): MenuBlob {
  const pricingSchemes = menu.pricingSchemes.map((scheme) =>
    scheme.isDefault === (scheme.id === id) ? scheme : { ...scheme, isDefault: scheme.id === id },
  );
  return { ...menu, pricingSchemes };
}

/** From one pricing scheme to another, by their ids. */
export interface SchemeCopy {
  readonly from: string;
  readonly to: string;
}

/** The menu in which one scheme has the prices of another. Entities that the other scheme does not price keep theirs. */
export function withCopiedPrices(menu: MenuBlob, { from, to }: SchemeCopy): MenuBlob {
  const copied = <Entity extends { readonly pricing: readonly { readonly pricingScheme: string }[] }>(
    entity: Entity,
  ): Entity => {
    const source = entity.pricing.find(({ pricingScheme }) => pricingScheme === from);
    if (!source) return entity;
    const entry = { ...source, pricingScheme: to };
    const isKnown = entity.pricing.some(({ pricingScheme }) => pricingScheme === to);
    const pricing = isKnown
      ? entity.pricing.map((old) => (old.pricingScheme === to ? entry : old))
      : [...entity.pricing, entry];
    return { ...entity, pricing };
  };
  return {
    ...menu,
    items: menu.items.map(copied),
    modifiers: { ...menu.modifiers, items: menu.modifiers.items.map(copied) },
  };
}

/**
 * An edited item whose new entries of pricing schemes keep the prices that applied before. A scheme without an entry has the
 * prices of the default one; with its first own price the entry decides, and a size that it leaves out would have no price.
 */
export function withUsualPrices(before: MenuItem, after: MenuItem, menu: Pick<MenuBlob, 'pricingSchemes'>): MenuItem {
  const had = new Set(before.pricing.map(({ pricingScheme }) => pricingScheme));
  const isNew = ({ pricingScheme }: ItemPricing) => !had.has(pricingScheme);
  const usual = entryFor(before.pricing, '', menu);
  if (usual === undefined || !after.pricing.some(isNew)) return after;
  return { ...after, pricing: after.pricing.map((entry) => (isNew(entry) ? completed(entry, usual) : entry)) };
}

function completed(entry: ItemPricing, { itemBased, toppingBased, styleUpcharge }: ItemPricing): ItemPricing {
  const own = entry.toppingBased;
  const isBorrowed = entry.itemBased.type === 'ITEM';
  return {
    ...entry,
    itemBased: isBorrowed
      ? entry.itemBased
      : { ...entry.itemBased, prices: withMissing(entry.itemBased.prices, itemBased.prices) },
    toppingBased: {
      ...own,
      toppingsPrice: withMissing(own.toppingsPrice, toppingBased.toppingsPrice),
      freeCount: own.freeCount || toppingBased.freeCount,
      halfPricing: own.halfPricing ?? toppingBased.halfPricing,
    },
    styleUpcharge: withMissing(entry.styleUpcharge, styleUpcharge),
  };
}

function withMissing<Entry extends { readonly id: string }>(own: readonly Entry[], usual: readonly Entry[]): Entry[] {
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...usual.filter(({ id }) => !known.has(id))];
}

/** How many prices of items a scheme has, and how many of them are not those of the default scheme. */
export interface SchemeCount {
  readonly prices: number;
  readonly differing: number;
}

/** By the id of the scheme; the prices that an item takes from another one are counted there. */
export function schemeCounts(menu: MenuBlob): ReadonlyMap<string, SchemeCount> {
  const standard = defaultSchemeOf(menu.pricingSchemes)?.id;
  const counts = new Map<string, SchemeCount>();
  for (const { pricing } of menu.items) {
    const usual = pricing.find(({ pricingScheme }) => pricingScheme === standard)?.itemBased.prices ?? [];
    for (const { pricingScheme, itemBased } of pricing) {
      const { prices, differing } = counts.get(pricingScheme) ?? { prices: 0, differing: 0 };
      const others = pricingScheme === standard ? 0 : itemBased.prices.filter((one) => !isIn(usual, one)).length;
      counts.set(pricingScheme, { prices: prices + itemBased.prices.length, differing: differing + others });
    }
  }
  return counts;
}

function isIn(prices: readonly SizePrice[], { id, price }: SizePrice): boolean {
  return prices.some((one) => one.id === id && one.price === price);
}
