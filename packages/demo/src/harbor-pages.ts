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
import { fromBar } from './harbor-printers.ts';
import { type Page, simpleItems } from './menu/dishes.ts';
import { drinks } from './menu/harbor-drinks.ts';
import { kitchenDishes } from './menu/harbor-kitchen.ts';
import { modifierId } from './menu/harbor-modifiers.ts';

const dips = newInclusions({ categoriesSettings: [newCategorySettings('mod-dips')] });
const dressed = newInclusions({
  categoriesSettings: [newCategorySettings('mod-dressings', { min: 1, max: 1 })],
  itemsSettings: [newItemSettings(modifierId('House Vinaigrette'))],
});
const alcohol = {
  taxStructureId: 'tax-alcohol',
  kps: newKps(['display-bar']),
  printing: fromBar,
  requirements: [{ id: 'req-check-id', selected: true, order: 0, excludeSizes: [] }],
};
const poured = { kps: newKps(['display-bar']), printing: fromBar };

const page = ({ department, category, ...rest }: Page): Page => ({
  department: `dep-${department}`,
  category: `cat-${category}`,
  ...rest,
});

const PAGES: readonly Page[] = [
  page({
    department: 'starters',
    category: 'shareables',
    name: 'Shareables',
    dishes: kitchenDishes.shareables,
    inactive: ['Smoked Salmon Toast'],
  }),
  page({
    department: 'starters',
    category: 'wings',
    name: 'Wings & tenders',
    dishes: kitchenDishes.wings,
    shared: { inclusions: dips },
  }),
  page({ department: 'starters', category: 'sides', name: 'Sides', dishes: kitchenDishes.sides }),
  page({
    department: 'salads',
    category: 'salads',
    name: 'Salads',
    dishes: kitchenDishes.salads,
    shared: { inclusions: dressed },
  }),
  page({
    department: 'salads',
    category: 'bowls',
    name: 'Bowls',
    dishes: kitchenDishes.bowls,
    inactive: ['Harvest Bowl'],
  }),
  page({ department: 'pasta', category: 'pasta', name: 'Pasta & baked', dishes: kitchenDishes.pasta }),
  page({ department: 'desserts', category: 'desserts', name: 'Desserts', dishes: kitchenDishes.desserts }),
  page({
    department: 'drinks',
    category: 'soft-drinks',
    name: 'Soft drinks',
    dishes: drinks.soft,
    shared: poured,
    costRate: '16',
  }),
  page({
    department: 'drinks',
    category: 'juices',
    name: 'Juices & shakes',
    dishes: drinks.juices,
    shared: poured,
    costRate: '16',
  }),
  page({
    department: 'drinks',
    category: 'coffee',
    name: 'Coffee & tea',
    dishes: drinks.hot,
    shared: poured,
    costRate: '16',
    inactive: ['Hot Cider'],
  }),
  page({
    department: 'bar',
    category: 'draft',
    name: 'Draft beer',
    dishes: drinks.draft,
    shared: alcohol,
    costRate: '24',
  }),
  page({
    department: 'bar',
    category: 'bottles',
    name: 'Bottles & cans',
    dishes: drinks.bottled,
    shared: alcohol,
    costRate: '24',
  }),
  page({ department: 'bar', category: 'wine', name: 'Wine', dishes: drinks.wine, shared: alcohol, costRate: '24' }),
  page({ department: 'kids', category: 'kids', name: 'Kids', dishes: kitchenDishes.kids }),
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

/** Plated from a ticket: no display shows them. */
const ON_PAPER: readonly string[] = ['dep-desserts'];

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
    kps: newKps(ON_PAPER.includes(id) ? [] : ['display-make-line', 'display-expo']),
  }),
);
