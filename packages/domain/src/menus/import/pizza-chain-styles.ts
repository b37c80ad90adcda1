import { newStyle, newStyleOption, type Style } from '../entities/styles.ts';
import { idOf } from './pizza-chain-ids.ts';
import { type ChainProduct, type ChainVariant, familyOf, type PizzaChain } from './pizza-chain-source.ts';

/** A variant of a product, with its options in the styles of the item. */
export interface VariantOptions {
  readonly variant: ChainVariant;
  /** Option of the department's size style, if any. */
  readonly size: { readonly style: string; readonly option: string } | undefined;
  readonly flavor: { readonly style: string; readonly option: string } | undefined;
}

function variantsOfProduct(chain: PizzaChain, product: ChainProduct): readonly ChainVariant[] {
  return product.variants.flatMap((code) => chain.variants[code] ?? []);
}

/** Variants that differ neither in size nor in flavor (a donation of 1, 2 or 5) get a list of choices as their size. */
export function placesOf(chain: PizzaChain, product: ChainProduct): readonly VariantOptions[] {
  const family = familyOf(product);
  const variants = variantsOfProduct(chain, product);
  const isChoice = needsChoice(variants);
  return variants.map((variant) => ({
    variant,
    size: isChoice
      ? { style: idOf.choiceStyle(family), option: idOf.choice(variant.code) }
      : variant.sizeCode === ''
        ? undefined
        : { style: idOf.sizeStyle(family), option: idOf.size(family, variant.sizeCode) },
    flavor:
      variant.flavorCode === '' || isChoice
        ? undefined
        : { style: idOf.flavorStyle(family), option: idOf.flavor(family, variant.flavorCode) },
  }));
}

/** The styles of a department: the sizes and flavors of the families its products belong to. */
export function stylesOfFamilies(chain: PizzaChain, products: readonly ChainProduct[]): Style[] {
  return [...new Set(products.map(familyOf))].flatMap((family) => [
    ...listStyle({ name: 'Size', id: idOf.sizeStyle(family) }, chain.sizes[family], (code) => idOf.size(family, code)),
    ...listStyle({ name: 'Flavor', id: idOf.flavorStyle(family) }, chain.flavors[family], (code) =>
      idOf.flavor(family, code),
    ),
    ...choiceStyle(
      chain,
      family,
      products.filter((product) => familyOf(product) === family),
    ),
  ]);
}

type Listed = PizzaChain['sizes'][string];

function listStyle(
  { name, id }: Pick<Style, 'id' | 'name'>,
  listed: Listed | undefined,
  idOfCode: (code: string) => string,
): Style[] {
  if (!listed) return [];
  const options = Object.values(listed)
    .sort((one, other) => one.sortSeq.localeCompare(other.sortSeq))
    .map((option) => newStyleOption({ id: idOfCode(option.code), name: option.name }));
  return [newStyle({ id, name, isSize: name === 'Size', options })];
}

function choiceStyle(chain: PizzaChain, family: string, products: readonly ChainProduct[]): Style[] {
  const options = products
    .map((product) => variantsOfProduct(chain, product))
    .filter(needsChoice)
    .flatMap((variants) =>
      variants.map(({ code, price }) => newStyleOption({ id: idOf.choice(code), name: `$${price} (${code})` })),
    );
  if (options.length === 0) return [];
  return [
    newStyle({ id: idOf.choiceStyle(family), name: 'Choice', isSize: chain.sizes[family] === undefined, options }),
  ];
}

function needsChoice(variants: readonly ChainVariant[]): boolean {
  const places = new Set(variants.map(({ sizeCode, flavorCode }) => `${sizeCode}/${flavorCode}`));
  return places.size < variants.length;
}
