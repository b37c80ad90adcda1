import { describe, expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import { newDepartment } from '../entities/departments.ts';
import { newItemPricing } from '../entities/pricing-entries.ts';
import { newStyle, newStyleOption } from '../entities/styles.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { validateMenu } from '../validate-menu.ts';
import { moveCategories } from './move-categories.ts';

/** A department whose sizes are called as those of the pizzas, under ids of their own; nothing is deep there. */
function withPies(menu = buildMenu()): MenuBlob {
  const size = newStyle({
    id: 'width',
    name: 'size',
    isSize: true,
    options: [newStyleOption({ id: 'w1', name: 'Small' }), newStyleOption({ id: 'w2', name: 'LARGE ' })],
  });
  return { ...menu, departments: [...menu.departments, newDepartment({ id: 'pies', name: 'Pies', styles: [size] })] };
}

function move(menu: MenuBlob, to: string, ...ids: readonly string[]) {
  const moved = moveCategories(menu, new Set(ids), to);
  expect(menuKind.schema.parse(moved.menu)).toEqual(moved.menu);
  expect(validateMenu(moved.menu)).toEqual(validateMenu(menu));
  return moved;
}

const supremeOf = ({ items }: MenuBlob) => items.find(({ id }) => id === 'supreme');

describe('categories in another department', () => {
  test('DP-01 bring their items, and stand last in its order', () => {
    const { menu } = move(withPies(), 'pies', 'signature', 'sodas');
    expect(menu.categories.map(({ department }) => department)).toEqual(['pies', 'pies']);
    expect(new Set(menu.items.map(({ department }) => department))).toEqual(new Set(['pies']));
    expect(menu.departments.map(({ categories }) => categories)).toEqual([[], [], ['signature', 'sodas']]);
    expect(menu.departments.map(({ items }) => items.length)).toEqual([0, 0, menu.items.length]);
  });

  test('have their prices and sizes by the names of the sizes there', () => {
    const item = supremeOf(move(withPies(), 'pies', 'signature').menu);
    expect(item?.styles[0]).toEqual({ id: 'width', options: ['w1', 'w2'], defaultOption: 'w1' });
    expect(item?.pricing[0]?.itemBased.prices.map(({ id }) => id)).toEqual(['w1', 'w2']);
    expect(item?.kps.excludedSizes).toEqual(['w1']);
    expect(item?.printing.kitchenPrinters).toEqual([{ id: 'kitchen', excludedSizes: ['w1'] }]);
  });

  test('are named there by buttons, featured items, groups and offers', () => {
    const { menu } = move(withPies(), 'pies', 'signature');
    expect(menu.layout.tabs[0]?.buttons[0]?.typeInfo.itemInfo).toMatchObject({
      departmentId: 'pies',
      itemId: 'supreme',
      sizeOptionId: 'w2',
    });
    expect(menu.onlineFeaturedItems[0]?.departmentId).toBe('pies');
    expect(menu.layout.tabs[0]?.buttons[2]?.typeInfo.sizeInfo?.departmentId).toBe('pizza');
  });

  test('leave out the styles that it does not have, each named once', () => {
    const { menu, leftOut } = move(withPies(), 'pies', 'signature');
    expect(supremeOf(menu)?.styles.map(({ id }) => id)).toEqual(['width']);
    expect(leftOut.filter(({ to }) => to === 'style').map(({ name }) => name)).toEqual(['Crust']);
    expect(new Set(leftOut.map(({ name }) => name)).size).toBe(leftOut.length);
  });

  test('PX-08 an item that followed the prices of one that stays has them as its own', () => {
    const menu = buildMenu();
    const [dish = menu.categories[0]] = menu.categories;
    const follower = buildItem({
      id: 'follower',
      name: 'Follower',
      category: 'daily',
      pricing: [following('supreme')],
    });
    const daily = dish && { ...dish, id: 'daily', info: { ...dish.info, name: 'Daily' } };
    const before = {
      ...menu,
      categories: [...menu.categories, ...(daily ? [daily] : [])],
      items: [...menu.items, follower],
    };
    const moved = move(withPies(before), 'pies', 'daily').menu.items.find(({ id }) => id === 'follower');
    const theirs = supremeOf(before)?.pricing[0]?.itemBased.prices ?? [];
    expect(moved?.pricing[0]?.itemBased).toMatchObject({ type: 'PRICE', itemId: null });
    expect(moved?.pricing[0]?.itemBased.prices.map(({ price }) => price)).toEqual(theirs.map(({ price }) => price));
  });

  test('what is there already, or goes nowhere, changes nothing', () => {
    const menu = withPies();
    expect(moveCategories(menu, new Set(['signature']), 'pizza').menu).toBe(menu);
    expect(moveCategories(menu, new Set(['signature']), 'gone').menu).toBe(menu);
  });
});

function following(itemId: string) {
  const entry = newItemPricing({ pricingScheme: 'dine-in' });
  return { ...entry, itemBased: { ...entry.itemBased, type: 'ITEM' as const, itemId } };
}
