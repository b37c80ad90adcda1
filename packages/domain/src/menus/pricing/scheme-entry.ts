import { BASE, type SizePrice } from '../entities/pricing-entries.ts';
import { defaultSchemeOf } from '../entities/pricing-schemes.ts';
import type { MenuBlob } from '../menu-blob.ts';

/** The entry of a scheme, else that of the menu's default scheme. */
export function entryFor<Entry extends { readonly pricingScheme: string }>(
  entries: readonly Entry[],
  scheme: string,
  menu: Pick<MenuBlob, 'pricingSchemes'>,
): Entry | undefined {
  const fallback = () => defaultSchemeOf(menu.pricingSchemes)?.id;
  return find(entries, scheme) ?? find(entries, fallback());
}

/** The price of a size, else the one that holds for every size. */
export function sizePriceFor(prices: readonly SizePrice[], size: string | undefined): SizePrice | undefined {
  const own = size === undefined ? undefined : prices.find(({ id }) => id === size);
  return own ?? prices.find(({ id }) => id === BASE);
}

function find<Entry extends { readonly pricingScheme: string }>(entries: readonly Entry[], scheme: string | undefined) {
  return entries.find((entry) => entry.pricingScheme === scheme);
}
