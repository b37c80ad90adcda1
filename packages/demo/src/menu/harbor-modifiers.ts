import {
  amountOf,
  type ModifierCategory,
  type ModifierItem,
  newModifierCategory,
  newModifierItem,
  newModifierPricing,
} from '@servery/domain';
import { costOf } from './costs.ts';
import { slugOf } from './dishes.ts';
import { SCHEMES } from './harbor-schemes.ts';

const TOPPINGS = {
  'mod-meat': ['Pepperoni', 'Italian Sausage', 'Bacon', 'Ham', 'Ground Beef', 'Chicken', 'Salami', 'Meatball'],
  'mod-garden': [
    'Mushroom',
    'Green Pepper',
    'Red Onion',
    'Black Olive',
    'Spinach',
    'Tomato',
    'Basil',
    'Roasted Garlic',
    'Jalapeño',
    'Pineapple',
    'Artichoke',
  ],
} as const;

const SEAFOOD = [
  ['Bay Shrimp', 325],
  ['Dungeness Crab', 450],
  ['Clams', 300],
  ['Anchovy', 175],
] as const;

const CRUSTS = [
  ['Hand Tossed', 0],
  ['Thin', 0],
  ['Deep Dish', 200],
] as const;

const DIPS = [
  ['Marinara', 75],
  ['Ranch', 75],
  ['Garlic Butter', 75],
  ['Blue Cheese', 95],
  ['Hot Honey', 95],
] as const;

const DRESSINGS = [
  ['House Vinaigrette', 0],
  ['Caesar Dressing', 0],
  ['Creamy Ranch', 0],
  ['Lemon Olive Oil', 0],
] as const;

export function modifierId(name: string): string {
  return `mod-item-${slugOf(name)}`;
}

export const modifierCategories: readonly ModifierCategory[] = [
  newModifierCategory({ id: 'mod-crust', name: 'Crust of a signature pizza', exclusive: true }),
  newModifierCategory({ id: 'mod-meat', name: 'Meat toppings' }),
  newModifierCategory({ id: 'mod-garden', name: 'Garden toppings' }),
  newModifierCategory({ id: 'mod-seafood', name: 'Seafood toppings' }),
  newModifierCategory({ id: 'mod-dips', name: 'Dipping sauces' }),
  newModifierCategory({ id: 'mod-dressings', name: 'Dressings', exclusive: true }),
];

export const modifierItems: readonly ModifierItem[] = [
  ...priced('mod-crust', CRUSTS),
  ...Object.entries(TOPPINGS).flatMap(([category, names]) =>
    names.map((name) => costed(newModifierItem({ id: modifierId(name), category, name }), '0.35')),
  ),
  ...priced('mod-seafood', SEAFOOD),
  ...priced('mod-dips', DIPS),
  ...priced('mod-dressings', DRESSINGS),
];

function priced(
  category: string,
  entries: readonly (readonly [name: string, cents: number])[],
): readonly ModifierItem[] {
  const isTopping = category === 'mod-seafood';
  return entries.map(([name, cents]) => {
    const price = amountOf(cents);
    const modifier = newModifierItem({
      id: modifierId(name),
      category,
      name,
      amounts: isTopping ? ['NONE', 'LIGHT', 'REGULAR', 'EXTRA', 'DOUBLE'] : ['NONE', 'REGULAR'],
      wholeOnly: !isTopping,
      pricing: SCHEMES.map(({ id }) =>
        newModifierPricing({
          pricingScheme: id,
          basedOn: cents === 0 ? 'FREE' : 'OWN',
          price,
          orderAlone: { enabled: category === 'mod-dips', basePrice: price, styleUpcharge: [] },
        }),
      ),
    });
    return costed(modifier, cents === 0 ? '0.20' : costOf(price, '32'));
  });
}

function costed(modifier: ModifierItem, cost: string): ModifierItem {
  return { ...modifier, info: { ...modifier.info, cost } };
}
