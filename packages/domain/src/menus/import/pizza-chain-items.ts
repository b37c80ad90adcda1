import { newInfo } from '../entities/info.ts';
import { type MenuItem, newItem } from '../entities/items.ts';
import { idOf } from './pizza-chain-ids.ts';
import { readInclusions } from './pizza-chain-inclusions.ts';
import { readPrices } from './pizza-chain-prices.ts';
import type { ChainProduct, PizzaChain } from './pizza-chain-source.ts';
import { placesOf, type VariantOptions } from './pizza-chain-styles.ts';
import type { Unmapped } from './unmapped.ts';

/** One product as an item of a category. */
export function readItem(
  chain: PizzaChain,
  product: ChainProduct,
  home: { readonly department: string; readonly category: string },
): { readonly item: MenuItem; readonly unmapped: readonly Unmapped[] } {
  const places = placesOf(chain, product);
  const { pricing, unmapped } = readPrices(places);
  const inclusions = readInclusions(chain, product, places);
  const item = newItem({
    id: idOf.item(product.code),
    ...home,
    name: product.name,
    info: newInfo({ name: product.name, description: product.description }),
    styles: usedStyles(places),
    excludedCombinations: impossible(places),
    pricing: [pricing],
    inclusions: inclusions.inclusions,
  });
  return { item, unmapped: [...unmapped, ...inclusions.unmapped] };
}

function usedStyles(places: readonly VariantOptions[]): MenuItem['styles'] {
  const used = new Map<string, Set<string>>();
  for (const { size, flavor } of places) {
    for (const choice of [size, flavor]) {
      if (choice) used.set(choice.style, (used.get(choice.style) ?? new Set()).add(choice.option));
    }
  }
  return [...used].map(([id, options]) => ({ id, options: [...options], defaultOption: [...options][0] ?? null }));
}

/** Sizes and flavors the source has no variant for. */
function impossible(places: readonly VariantOptions[]): MenuItem['excludedCombinations'] {
  const sizes = new Set(places.flatMap(({ size }) => size?.option ?? []));
  const flavors = new Set(places.flatMap(({ flavor }) => flavor?.option ?? []));
  const sold = new Set(places.map(({ size, flavor }) => `${size?.option}+${flavor?.option}`));
  return [...sizes].flatMap((size) =>
    [...flavors]
      .filter((flavor) => !sold.has(`${size}+${flavor}`))
      .map((flavor) => ({ id: `${size}+${flavor}`, options: [size, flavor] })),
  );
}
