import { describe, expect, test } from 'vitest';
import { buildMenu } from '../../testing/build-menu.ts';
import { whereUsed } from '../uses/where-used.ts';
import { cleanMenu } from './clean-menu.ts';
import { deleteEntities } from './delete-entities.ts';

describe('a display that the settings no longer have', () => {
  const { menu, notices } = cleanMenu(buildMenu(), { displays: [] });

  test('CL-67 removes it from the KPS lists of departments', () => {
    expect(menu.departments.flatMap(({ kps }) => kps.displays)).toEqual([]);
  });

  test('CL-68 removes it from the KPS lists of categories', () => {
    expect(menu.categories.flatMap(({ kps }) => kps.displays)).toEqual([]);
  });

  test('CL-69 removes it from the KPS lists of items', () => {
    expect(menu.items.flatMap(({ kps }) => kps.displays)).toEqual([]);
  });

  test('CL-70 gives a warning for each list that names it, and none when nobody does', () => {
    expect(notices.map(({ code }) => code)).toEqual(['CL-67', 'CL-68', 'CL-69', 'CL-69', 'CL-69']);
    expect(notices[2]?.message).toBe(
      'Supreme referred to a kitchen display that no longer exists. The entry was removed.',
    );
    const untouched = buildMenu();
    expect(cleanMenu(untouched, { displays: [{ id: 'oven' }] })).toEqual({ menu: untouched, notices: [] });
  });
});

describe('where is this used', () => {
  test('every place that names an item', () => {
    expect(whereUsed(buildMenu(), 'item', 'supreme').map(({ path }) => path.slice(0, 2))).toEqual([
      ['departments', { id: 'pizza' }],
      ['items', { id: 'twin' }],
      ['itemGroups', { id: 'lunch' }],
      ['offers', { id: 'bundle' }],
      ['offers', { id: 'bundle' }],
      ['onlineFeaturedItems', { by: 'itemId', value: 'supreme' }],
      ['layout', 'tabs'],
    ]);
  });

  test('names who uses it', () => {
    expect(whereUsed(buildMenu(), 'tab', 'drinks')).toEqual([
      { path: ['layout', 'tabs', { id: 'main' }, 'buttons', '6', 'typeInfo', 'menuLinkId'], name: 'MENU_LINK' },
    ]);
    expect(whereUsed(buildMenu(), 'taxStructure', 'sales-tax').map(({ name }) => name)).toEqual([
      'Supreme',
      'Margherita',
      'Twin',
    ]);
    expect(whereUsed(buildMenu(), 'item', 'nobody')).toEqual([]);
  });
});

describe('deleting', () => {
  test.each([
    'department',
    'category',
    'item',
    'modifierCategory',
    'modifierItem',
    'pricingScheme',
    'taxStructure',
    'style',
    'styleOption',
    'message',
    'requirement',
    'offer',
    'tab',
  ] as const)('a %s leaves nothing that names it', (kind) => {
    const { menu } = deleteEntities(buildMenu(), kind, [IDS[kind]]);
    expect(whereUsed(menu, kind, IDS[kind])).toEqual([]);
    expect(whereUsed(buildMenu(), kind, IDS[kind])).not.toEqual([]);
  });
});

const IDS = {
  department: 'pizza',
  category: 'signature',
  item: 'supreme',
  modifierCategory: 'toppings',
  modifierItem: 'basil',
  pricingScheme: 'delivery',
  taxStructure: 'sales-tax',
  style: 'crust',
  styleOption: 'large',
  message: 'no-onions',
  requirement: 'check-id',
  offer: 'bundle',
  tab: 'drinks',
} as const;

test('IN-06 what lists a requirement switched off does not use it', () => {
  const menu = buildMenu();
  const [item] = menu.items;
  const asked = (selected: boolean) => [{ id: 'check-id', selected, order: 1, excludeSizes: [] }];
  const usesWith = (selected: boolean) =>
    whereUsed({ ...menu, items: item ? [{ ...item, requirements: asked(selected) }] : [] }, 'requirement', 'check-id');
  expect(usesWith(true).map(({ path }) => path.slice(0, 3))).toEqual([['items', { id: item?.id }, 'requirements']]);
  expect(usesWith(false)).toEqual([]);
});

test('CL-33 the cost of a size goes with it, from items and from modifiers; the others stay', () => {
  const menu = buildMenu();
  const costs = [
    { option: 'small', amount: '0.40' },
    { option: 'large', amount: '0.60' },
  ];
  const costed = <Entity extends { info: object }>(entity: Entity) => ({ ...entity, info: { ...entity.info, costs } });
  const items = menu.items.map(costed);
  const modifiers = { ...menu.modifiers, items: menu.modifiers.items.map(costed) };
  const after = deleteEntities({ ...menu, items, modifiers }, 'styleOption', ['large']).menu;
  const left = [...after.items, ...after.modifiers.items].map(({ info }) => info.costs);
  expect(left.length).toBeGreaterThan(2);
  expect(new Set(left.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(costs.slice(0, 1))]));
});
