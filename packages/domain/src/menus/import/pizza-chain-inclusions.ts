import type { Amount } from '../entities/amounts.ts';
import {
  type Inclusions,
  type ItemSettings,
  newCategorySettings,
  newInclusions,
  newItemSettings,
} from '../entities/inclusions.ts';
import { idOf } from './pizza-chain-ids.ts';
import { categoryOfTopping } from './pizza-chain-modifiers.ts';
import { type ChainProduct, codesOf, familyOf, type PizzaChain, readWeights } from './pizza-chain-source.ts';
import type { VariantOptions } from './pizza-chain-styles.ts';
import { amountOfWeight, amountsOfWeights } from './pizza-chain-weights.ts';
import type { Unmapped } from './unmapped.ts';

interface Reading {
  readonly chain: PizzaChain;
  readonly product: ChainProduct;
  readonly places: readonly VariantOptions[];
  readonly unmapped: Unmapped[];
}

/** The modifiers that an item comes with, and those that a guest may add. */
export function readInclusions(chain: PizzaChain, product: ChainProduct, places: readonly VariantOptions[]) {
  const reading: Reading = { chain, product, places, unmapped: [] };
  const family = familyOf(product);
  const itemsSettings = [
    ...settingsOf(reading, {
      available: product.availableToppings,
      defaults: 'defaultToppings',
      idOfCode: (code) => idOf.topping(family, code),
    }),
    ...settingsOf(reading, {
      available: product.availableSides,
      defaults: 'defaultSides',
      idOfCode: (code) => idOf.side(family, code),
    }),
    ...cookingSettings(reading),
  ];
  const inclusions: Inclusions = newInclusions({ itemsSettings, categoriesSettings: categoriesSettings(reading) });
  return { inclusions, unmapped: [...reading.unmapped, ...heavyWeights(product)] };
}

function heavyWeights(product: ChainProduct): readonly Unmapped[] {
  const listed: readonly unknown[] = Array.isArray(product.tags.optionQtys) ? product.tags.optionQtys : [];
  return listed
    .map(String)
    .filter((weight) => amountOfWeight(weight) === undefined)
    .map((weight) => ({
      what: `weight ${weight}`,
      name: product.name,
      reason: 'Amounts above double are not supported.',
    }));
}

interface SettingsSource {
  readonly available: string;
  readonly defaults: 'defaultToppings' | 'defaultSides';
  readonly idOfCode: (code: string) => string;
}

function settingsOf(reading: Reading, { available, defaults, idOfCode }: SettingsSource): readonly ItemSettings[] {
  const offered = new Map(readWeights(available));
  const common = new Map(readWeights(reading.product[defaults]));
  const ofVariants = reading.places.map(({ variant }) => new Map(readWeights(variant.tags[defaults])));
  const codes = new Set([...offered.keys(), ...ofVariants.flatMap((weights) => [...weights.keys()])]);
  return [...codes].map((code) => {
    const weight = common.get(code)?.[0] ?? ofVariants.map((weights) => weights.get(code)?.[0]).find(Boolean);
    const holders = reading.places.filter((_, index) => ofVariants[index]?.has(code));
    reportOtherWeights(reading, { defaults, code, weight });
    return newItemSettings(idOfCode(code), {
      included: weight !== undefined,
      amount: amountOfWeight(weight ?? '1') ?? 'REGULAR',
      includedOnlyWith: onlyWith(reading, holders, `default ${code}`),
      allowed: offered.has(code),
      amounts: amountsOffered(reading, offered.get(code) ?? []),
    });
  });
}

/** The weights of the topping itself, else those of the product; three and more are no amount. */
function amountsOffered({ product }: Reading, weights: readonly string[]): Amount[] {
  const listed: readonly unknown[] = Array.isArray(product.tags.optionQtys) ? product.tags.optionQtys : [];
  return amountsOfWeights(weights.length > 0 ? weights : listed.map(String));
}

interface DefaultWeight {
  readonly defaults: 'defaultToppings' | 'defaultSides';
  readonly code: string;
  readonly weight?: string | undefined;
}

/** A modifier has one default amount per item; a variant that brings another number of it is reported. */
function reportOtherWeights(reading: Reading, { defaults, code, weight }: DefaultWeight) {
  for (const { variant } of reading.places) {
    const own = new Map(readWeights(variant.tags[defaults])).get(code)?.[0];
    if (own === undefined || own === weight) continue;
    const reason = `It comes with ${own} of ${code}, but an item has one amount for all its variants.`;
    reading.unmapped.push({ what: 'default amount', name: variant.name, reason });
  }
}

function cookingSettings(reading: Reading): readonly ItemSettings[] {
  const allowed = new Set(reading.places.flatMap(({ variant }) => codesOf(variant.allowedCookingInstructions)));
  return [...allowed].map((code) => {
    const holds = (field: 'allowedCookingInstructions' | 'defaultCookingInstructions') =>
      reading.places.filter(({ variant }) => codesOf(variant[field]).includes(code));
    const included = holds('defaultCookingInstructions');
    return newItemSettings(idOf.instruction(code), {
      included: included.length > 0,
      includedOnlyWith: included.length > 0 ? onlyWith(reading, included, `default ${code}`) : [],
      allowedOnlyWith: onlyWith(reading, holds('allowedCookingInstructions'), `allowed ${code}`),
      amounts: ['NONE', 'REGULAR'],
    });
  });
}

/** The flavors, or the sizes, that set these variants apart; nothing when they are all of them. */
function onlyWith({ product, places, unmapped }: Reading, holders: readonly VariantOptions[], what: string): string[] {
  if (holders.length === 0 || holders.length === places.length) return [];
  for (const field of ['flavor', 'size'] as const) {
    const options = new Set(holders.flatMap((place) => place[field]?.option ?? []));
    const isExact = places.every((place) => holders.includes(place) === options.has(place[field]?.option ?? ''));
    if (isExact) return [...options];
  }
  unmapped.push({ what, name: product.name, reason: 'It applies only to some variants of the same flavor and size.' });
  return [];
}

/** Rules on a whole category: a sauce must be chosen; no more toppings than the source lets. */
function categoriesSettings({ chain, product }: Reading): Inclusions['categoriesSettings'] {
  const family = familyOf(product);
  const categories = new Set(
    readWeights(product.availableToppings).flatMap(([code]) => {
      const topping = chain.toppings[family]?.[code];
      return topping ? [categoryOfTopping(family, topping)] : [];
    }),
  );
  const most = Number(product.tags.maxOptionQty);
  return [...categories].map((id) => {
    const isToppings = id === idOf.toppings(family);
    return newCategorySettings(id, {
      min: !isToppings && product.tags.sauceRequired === true ? 1 : 0,
      max: isToppings && Number.isInteger(most) ? most : null,
    });
  });
}
