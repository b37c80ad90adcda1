import {
  type Category,
  type Department,
  type MenuItem,
  newCategory,
  newCategorySettings,
  newDepartment,
  newInclusions,
  newItemSettings,
  newKps,
} from '@servery/domain';
import { type Page, simpleItems } from './dishes.ts';
import { drinks } from './harbor-drinks.ts';
import { kitchenDishes } from './harbor-kitchen.ts';
import { modifierId } from './harbor-modifiers.ts';

const dips = newInclusions({ categoriesSettings: [newCategorySettings('mod-dips')] });
const dressed = newInclusions({
  categoriesSettings: [newCategorySettings('mod-dressings', { min: 1, max: 1 })],
  itemsSettings: [newItemSettings(modifierId('House Vinaigrette'))],
});
const alcohol = {
  taxStructureId: 'tax-alcohol',
  kps: newKps(['display-bar']),
  requirements: [{ id: 'req-check-id', selected: true, order: 0, excludeSizes: [] }],
};
const poured = { kps: newKps(['display-bar']) };

const page = (
  department: string,
  category: string,
  name: string,
  rest: Omit<Page, 'department' | 'category' | 'name'>,
) => ({
  department: `dep-${department}`,
  category: `cat-${category}`,
  name,
  ...rest,
});

const PAGES: readonly Page[] = [
  page('starters', 'shareables', 'Shareables', { dishes: kitchenDishes.shareables, inactive: ['Smoked Salmon Toast'] }),
  page('starters', 'wings', 'Wings & tenders', { dishes: kitchenDishes.wings, shared: { inclusions: dips } }),
  page('starters', 'sides', 'Sides', { dishes: kitchenDishes.sides }),
  page('salads', 'salads', 'Salads', { dishes: kitchenDishes.salads, shared: { inclusions: dressed } }),
  page('salads', 'bowls', 'Bowls', { dishes: kitchenDishes.bowls, inactive: ['Harvest Bowl'] }),
  page('pasta', 'pasta', 'Pasta & baked', { dishes: kitchenDishes.pasta }),
  page('desserts', 'desserts', 'Desserts', { dishes: kitchenDishes.desserts }),
  page('drinks', 'soft-drinks', 'Soft drinks', { dishes: drinks.soft, shared: poured }),
  page('drinks', 'juices', 'Juices & shakes', { dishes: drinks.juices, shared: poured }),
  page('drinks', 'coffee', 'Coffee & tea', { dishes: drinks.hot, shared: poured, inactive: ['Hot Cider'] }),
  page('bar', 'draft', 'Draft beer', { dishes: drinks.draft, shared: alcohol }),
  page('bar', 'bottles', 'Bottles & cans', { dishes: drinks.bottled, shared: alcohol }),
  page('bar', 'wine', 'Wine', { dishes: drinks.wine, shared: alcohol }),
  page('kids', 'kids', 'Kids', { dishes: kitchenDishes.kids }),
];

const DEPARTMENTS = [
  ['dep-starters', 'Starters & sides'],
  ['dep-salads', 'Salads & bowls'],
  ['dep-pasta', 'Pasta'],
  ['dep-desserts', 'Desserts'],
  ['dep-drinks', 'Drinks'],
  ['dep-bar', 'Beer & wine'],
  ['dep-kids', 'Kids'],
] as const;

export const pageCategories: readonly Category[] = PAGES.map(({ category, department, name }) =>
  newCategory({ id: category, department, name }),
);

export const pageItems: readonly MenuItem[] = PAGES.flatMap(simpleItems);

export const pageDepartments: readonly Department[] = DEPARTMENTS.map(([id, name]) =>
  newDepartment({
    id,
    name,
    categories: pageCategories.filter(({ department }) => department === id).map((category) => category.id),
    items: pageItems.filter(({ department }) => department === id).map((item) => item.id),
    kps: newKps(['display-make-line', 'display-expo']),
  }),
);
