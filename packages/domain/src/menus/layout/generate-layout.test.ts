import { describe, expect, test } from 'vitest';
import { buildMenu } from '../../testing/build-menu.ts';
import { newCategory } from '../entities/categories.ts';
import { newDepartment } from '../entities/departments.ts';
import { newItem } from '../entities/items.ts';
import { newStyle, newStyleOption } from '../entities/styles.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { generateLayout } from './generate-layout.ts';
import { layoutGaps } from './layout-gaps.ts';
import { newButton, newItemInfo, newTypeInfo } from './new-button.ts';
import { newTab } from './tab.ts';

const grid = { columns: 4, rows: 3 };
const size = newStyle({
  id: 'size',
  name: 'Size',
  isSize: true,
  options: ['Small', 'Large'].map((name) => newStyleOption({ id: name.toLowerCase(), name })),
});

/** Two departments: pizza with two categories of so many items each, drinks with one. */
function menuOf(count: number): MenuBlob {
  const items = ['classic', 'special'].flatMap((category) =>
    Array.from({ length: count }, (_, at) =>
      newItem({ id: `${category}${at}`, name: `${category} ${at}`, department: 'pizza', category }),
    ),
  );
  return {
    ...buildMenu(),
    departments: [
      newDepartment({
        id: 'pizza',
        name: 'Pizza',
        styles: [size],
        categories: ['special', 'classic'],
        items: items.map(({ id }) => id).toReversed(),
      }),
      newDepartment({ id: 'drinks', name: 'Drinks', categories: ['soft'], items: ['cola'] }),
      newDepartment({ id: 'empty', name: 'Empty' }),
    ],
    categories: [
      newCategory({ id: 'classic', department: 'pizza', name: 'Classic' }),
      newCategory({ id: 'special', department: 'pizza', name: 'Special' }),
      newCategory({ id: 'soft', department: 'drinks', name: 'Soft' }),
    ],
    items: [...items, newItem({ id: 'cola', name: 'Cola', department: 'drinks', category: 'soft' })],
    layout: { ...grid, tabs: [] },
  };
}

const textsOf = (tab: { readonly buttons: ReturnType<typeof newTab>['buttons'] } | undefined) =>
  Object.entries(tab?.buttons ?? {}).map(([place, { buttonText }]) => `${place} ${buttonText}`);

describe('a layout made from the menu', () => {
  test('has a tab for each department with something to sell, sizes first, categories in their order and color', () => {
    const [pizza, drinks, ...others] = generateLayout(menuOf(2), { grid });
    expect([pizza?.name, drinks?.name, others.length]).toEqual(['Pizza', 'Drinks', 0]);
    expect(textsOf(pizza)).toEqual(['0 Small', '1 Large', '4 special 1', '5 special 0', '6 classic 1', '7 classic 0']);
    expect(pizza?.buttons[4]?.buttonStyle.buttonColor).not.toBe(pizza?.buttons[6]?.buttonStyle.buttonColor);
    expect([pizza?.order, drinks?.order]).toEqual([0, 1]);
  });

  test('LY-16 opens a tab for each category where a page is too small', () => {
    const menu = menuOf(6);
    const tabs = generateLayout(menu, { grid });
    expect(tabs.map(({ name, visible }) => [name, visible])).toEqual([
      ['Pizza', true],
      ['Special', false],
      ['Classic', false],
      ['Drinks', true],
    ]);
    expect(textsOf(tabs[0])).toEqual(['0 Special', '1 Classic']);
    const codes = menuKind.validate({ ...menu, layout: { ...grid, tabs: [...tabs] } }).map(({ code }) => code);
    expect(codes).not.toContain('MENU_LINK_CIRCLE');
  });

  test.each([1, 6, 40])('shows everything that is sold, with %i items in a category', (count) => {
    const menu = menuOf(count);
    const tabs = generateLayout(menu, { grid });
    const gaps = layoutGaps({ ...menu, layout: { ...grid, tabs: [...tabs] } });
    expect(gaps).toEqual({ withoutButton: [], notSold: [], unreached: [] });
  });

  test('leaves out what is not sold, and follows another order', () => {
    const menu = menuOf(2);
    const items = menu.items.map((item) =>
      item.id === 'classic0' ? { ...item, info: { ...item.info, status: 'INACTIVE' as const } } : item,
    );
    const [pizza] = generateLayout(
      { ...menu, items },
      { grid, compare: (one, other) => one.id.localeCompare(other.id) },
    );
    expect(textsOf(pizza)).toEqual(['0 Small', '1 Large', '4 special 0', '5 special 1', '6 classic 1']);
  });
});

describe('gaps of a layout', () => {
  const itemButton = (itemId: string) => newButton({ typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId }) }) });

  test('are items without a button, buttons of what is not sold, and tabs that nobody gets to', () => {
    const menu = menuOf(1);
    const items = menu.items.map((item) =>
      item.id === 'cola' ? { ...item, availability: { ...item.availability, pos: false } } : item,
    );
    const tabs = [
      newTab({ id: 'shown', name: 'Shown', buttons: { 0: itemButton('cola') } }),
      newTab({ id: 'hidden', name: 'Hidden', visible: false, buttons: { 0: itemButton('classic0') } }),
    ];
    const gaps = layoutGaps({ ...menu, items, layout: { ...grid, tabs } });
    expect(gaps.withoutButton.map(({ id }) => id)).toEqual(['classic0', 'special0']);
    expect(gaps.notSold).toMatchObject([{ tabId: 'shown', place: '0', item: { id: 'cola' } }]);
    expect(gaps.unreached.map(({ id }) => id)).toEqual(['hidden']);
  });

  test('what is in a category or department that is not sold needs no button, and its button is pressed in vain', () => {
    const menu = menuOf(1);
    const categories = menu.categories.map((category) =>
      category.id === 'classic' ? { ...category, info: { ...category.info, status: 'INACTIVE' as const } } : category,
    );
    const tabs = [newTab({ id: 'shown', name: 'Shown', buttons: { 0: itemButton('classic0') } })];
    const gaps = layoutGaps({ ...menu, categories, layout: { ...grid, tabs } });
    expect(gaps.withoutButton.map(({ id }) => id)).not.toContain('classic0');
    expect(gaps.notSold).toMatchObject([{ item: { id: 'classic0' } }]);
    const made = generateLayout({ ...menu, categories }, { grid });
    expect(layoutGaps({ ...menu, categories, layout: { ...grid, tabs: [...made] } })).toEqual({
      withoutButton: [],
      notSold: [],
      unreached: [],
    });
  });
});
