import type { Amount } from '../entities/amounts.ts';
import { newInfo } from '../entities/info.ts';
import {
  type ModifierCategory,
  type ModifierItem,
  newModifierCategory,
  newModifierItem,
  newModifierPricing,
} from '../entities/modifiers.ts';
import { DEFAULT_SCHEME_ID } from '../entities/pricing-schemes.ts';
import { idOf } from './pizza-chain-ids.ts';
import type { PizzaChain } from './pizza-chain-source.ts';

interface Modifiers {
  readonly categories: readonly ModifierCategory[];
  readonly items: readonly ModifierItem[];
}

type Topping = PizzaChain['toppings'][string][string];

/** Toppings, sides and cooking instructions, family by family. */
export function readModifiers(chain: PizzaChain): Modifiers {
  const parts = [
    ...Object.entries(chain.toppings).map(([family, toppings]) => toppingModifiers(family, toppings)),
    ...Object.entries(chain.sides).map(([family, sides]) => sideModifiers(family, sides, chain)),
    cookingModifiers(chain),
  ];
  return { categories: parts.flatMap((part) => part.categories), items: parts.flatMap((part) => part.items) };
}

/** The category of a topping: those of an exclusive group have one of their own. */
export function categoryOfTopping(family: string, topping: Topping): string {
  const group = topping.tags.exclusiveGroup;
  return typeof group === 'string' ? idOf.exclusiveToppings(family, group) : idOf.toppings(family);
}

function toppingModifiers(family: string, toppings: Readonly<Record<string, Topping>>): Modifiers {
  const all = Object.values(toppings);
  const groups = new Map(all.map((topping) => [categoryOfTopping(family, topping), topping.tags.exclusiveGroup]));
  return {
    categories: [...groups].map(([id, group]) =>
      newModifierCategory({
        id,
        name: `${titleOf(family)} ${typeof group === 'string' ? group.toLowerCase() : 'toppings'}`,
        exclusive: typeof group === 'string',
      }),
    ),
    items: all.map((topping) => toppingModifier(family, topping)),
  };
}

/** `ignoreQty`: the topping is not counted, so it is never charged. */
function toppingModifier(family: string, topping: Topping): ModifierItem {
  const basedOn = topping.tags.ignoreQty === true ? 'FREE' : 'ITEM';
  return newModifierItem({
    id: idOf.topping(family, topping.code),
    category: categoryOfTopping(family, topping),
    name: topping.name,
    wholeOnly: topping.tags.wholeOnly === true,
    pricing: [newModifierPricing({ pricingScheme: DEFAULT_SCHEME_ID, basedOn })],
  });
}

/** A side costs as much as the product of the same code. */
function sideModifiers(family: string, sides: Readonly<Record<string, Topping>>, chain: PizzaChain): Modifiers {
  const category = idOf.sides(family);
  return {
    categories: [newModifierCategory({ id: category, name: `${titleOf(family)} sides` })],
    items: Object.values(sides).map(({ code, name, description }) => {
      const variant = chain.variants[chain.products[`F_${code}`]?.variants[0] ?? ''];
      const price = variant ? { basedOn: 'OWN' as const, price: variant.price } : { basedOn: 'ITEM' as const };
      return newModifierItem({
        id: idOf.side(family, code),
        category,
        name,
        info: newInfo({ name, description }),
        wholeOnly: true,
        pricing: [newModifierPricing({ pricingScheme: DEFAULT_SCHEME_ID, ...price })],
      });
    }),
  };
}

function cookingModifiers({ cooking }: PizzaChain): Modifiers {
  const amounts: Amount[] = ['NONE', 'REGULAR'];
  return {
    categories: Object.values(cooking.instructionGroups).map(({ code, name }) =>
      newModifierCategory({ id: idOf.instructions(code), name, exclusive: true }),
    ),
    items: Object.values(cooking.instructions).map(({ code, name, group }) =>
      newModifierItem({
        id: idOf.instruction(code),
        category: idOf.instructions(group),
        name,
        amounts,
        wholeOnly: true,
        pricing: [newModifierPricing({ pricingScheme: DEFAULT_SCHEME_ID, basedOn: 'FREE' })],
      }),
    ),
  };
}

function titleOf(family: string): string {
  return family.charAt(0).toUpperCase() + family.slice(1);
}
