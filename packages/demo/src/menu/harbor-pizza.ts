import {
  type Category,
  type Department,
  type Inclusions,
  type MenuItem,
  newCategory,
  newCategorySettings,
  newDepartment,
  newInclusions,
  newInfo,
  newItem,
  newItemPricing,
  newItemSettings,
  newKps,
  type StyleUpcharge,
  wholeStyle,
} from '@servery/domain';
import { fromKitchen } from '../harbor-printers.ts';
import { itemId, simpleItems } from './dishes.ts';
import { modifierId } from './harbor-modifiers.ts';
import { BUILD_YOUR_OWN, CALZONES, type Pizza, SIGNATURE, SLICES, SPECIALS } from './harbor-pizza-list.ts';
import { SCHEMES } from './harbor-schemes.ts';
import { costsOfSizes, crustStyle, pricesIn, sizeStyle, TOPPING_PRICES } from './harbor-sizes.ts';

const ID = 'dep-pizza';

const TOPPING_CATEGORIES = ['mod-meat', 'mod-garden', 'mod-seafood', 'mod-dips'];

export const pizzaCategories: readonly Category[] = [
  newCategory({ id: 'cat-signature', department: ID, name: 'Signature' }),
  newCategory({ id: 'cat-build-your-own', department: ID, name: 'Build your own' }),
  newCategory({ id: 'cat-calzones', department: ID, name: 'Calzones & stromboli' }),
  newCategory({ id: 'cat-slices', department: ID, name: 'By the slice' }),
  newCategory({ id: 'cat-specials', department: ID, name: 'Captain’s specials' }),
];

export const pizzaItems: readonly MenuItem[] = [
  ...SIGNATURE.map((pizza) => signature(pizza, 'cat-signature')),
  ...BUILD_YOUR_OWN.map(buildYourOwn),
  ...simpleItems({ department: ID, category: 'cat-calzones', name: 'Calzones', dishes: CALZONES }),
  ...simpleItems({ department: ID, category: 'cat-slices', name: 'Slices', dishes: SLICES }),
  ...SPECIALS.map((pizza) => signature(pizza, 'cat-specials')),
];

export const pizzaDepartment: Department = newDepartment({
  id: ID,
  name: 'Pizza',
  styles: [sizeStyle, crustStyle],
  categories: pizzaCategories.map(({ id }) => id),
  items: pizzaItems.map(({ id }) => id),
  kps: newKps(['display-make-line', 'display-oven', 'display-expo']),
});

function signature([name, small, description, toppings]: Pizza, category: string): MenuItem {
  const inactive = name === 'Tugboat Meat Lovers' || name === 'Winter Squash';
  return newItem({
    id: itemId(name),
    department: ID,
    category,
    name,
    info: { ...newInfo({ name, description, status: inactive ? 'INACTIVE' : 'ACTIVE' }), costs: costsOfSizes(small) },
    printing: fromKitchen,
    styles: [{ ...wholeStyle(sizeStyle), defaultOption: 'size-medium' }],
    inclusions: comesWith(['Hand Tossed', ...toppings], ['mod-crust', ...TOPPING_CATEGORIES]),
    pricing: SCHEMES.map(({ id }) =>
      newItemPricing({ pricingScheme: id, prices: pricesIn(id, small), toppings: TOPPING_PRICES }),
    ),
  });
}

function buildYourOwn([name, small]: (typeof BUILD_YOUR_OWN)[number]): MenuItem {
  return newItem({
    id: itemId(name),
    department: ID,
    category: 'cat-build-your-own',
    name,
    info: { ...newInfo({ name }), costs: costsOfSizes(small) },
    printing: fromKitchen,
    styles: [{ ...wholeStyle(sizeStyle), defaultOption: 'size-medium' }, wholeStyle(crustStyle)],
    excludedCombinations: [
      { id: 'no-x-large-deep-dish', options: ['size-x-large', 'crust-deep-dish'] },
      ...['size-medium', 'size-large', 'size-x-large'].map((size) => ({
        id: `no-${size}-gluten-free`,
        options: [size, 'crust-gluten-free'],
      })),
    ],
    inclusions: comesWith([], TOPPING_CATEGORIES),
    pricing: SCHEMES.map(({ id }) =>
      newItemPricing({
        pricingScheme: id,
        prices: pricesIn(id, small),
        toppings: TOPPING_PRICES,
        styleUpcharge: [forCrust('crust-deep-dish', '2.00'), forCrust('crust-gluten-free', '3.00')],
      }),
    ),
  });
}

function forCrust(styleOption: string, flatRate: string): StyleUpcharge {
  return { id: `up-${styleOption}`, flatRate, size: null, sizeOption: null, style: crustStyle.id, styleOption };
}

/** Of the crusts one: a pizza of its own making has them as a style instead. */
function comesWith(names: readonly string[], categories: readonly string[]): Inclusions {
  return newInclusions({
    categoriesSettings: categories.map((id) => newCategorySettings(id, id === 'mod-crust' ? { max: 1 } : {})),
    itemsSettings: names.map((name) => newItemSettings(modifierId(name))),
  });
}
