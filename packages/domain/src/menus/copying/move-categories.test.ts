import { describe, expect, test } from 'vitest';
import { keepsFromSaving } from '../../configuration/configuration-kind.ts';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import { newDepartment } from '../entities/departments.ts';
import { newItemPricing } from '../entities/pricing-entries.ts';
import { newStyle, newStyleOption } from '../entities/styles.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { validateMenu } from '../validate-menu.ts';
import { type MoveGoal, moveCategories } from './move-categories.ts';
import { optionQuestions } from './option-matches.ts';

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

const errorsOf = (menu: MenuBlob) => validateMenu(menu).filter((one) => keepsFromSaving(one, 'company'));

function move(menu: MenuBlob, to: string | MoveGoal, ...ids: readonly string[]) {
  const moved = moveCategories(menu, new Set(ids), typeof to === 'string' ? { departmentId: to } : to);
  expect(menuKind.schema.parse(moved.menu)).toEqual(moved.menu);
  expect(errorsOf(moved.menu)).toEqual(errorsOf(menu));
  return moved;
}

const supremeOf = ({ items }: MenuBlob) => items.find(({ id }) => id === 'supreme');

describe('categories in another department', () => {
  test('DP-01 bring their items, and come last in its order', () => {
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
    expect(moveCategories(menu, new Set(['signature']), { departmentId: 'pizza' }).menu).toBe(menu);
    expect(moveCategories(menu, new Set(['signature']), { departmentId: 'gone' }).menu).toBe(menu);
  });
});

describe('what a department calls otherwise', () => {
  /** Sizes and crusts of other names; no crust is like a Deep. */
  const withPans = (sizes: readonly string[], crusts: readonly string[] = []) => {
    const menu = buildMenu();
    const style = (id: string, names: readonly string[], isSize: boolean) =>
      newStyle({ id, name: id, isSize, options: names.map((name) => newStyleOption({ id: `${id} ${name}`, name })) });
    const styles = [style('pan', sizes, true), style('dough', crusts, false)].filter((one) => one.options.length > 0);
    return { ...menu, departments: [...menu.departments, newDepartment({ id: 'pans', name: 'Pans', styles })] };
  };
  const asked = (menu: MenuBlob) => optionQuestions(menu, new Set(['signature']), 'pans');
  const guesses = (menu: MenuBlob) => new Map(asked(menu).map(({ key, guess }) => [key, guess]));
  const pricesOf = (menu: MenuBlob) =>
    supremeOf(menu)?.pricing[0]?.itemBased.prices.map(({ id, price }) => `${id}: ${price}`);

  test('DP-01 a size is asked for that has none of its name; a similar name is proposed, else its place', () => {
    expect(asked(withPans(['Big', 'Small 10″'])).map(({ name, guess }) => [name, guess])).toEqual([
      ['Small', 'pan Small 10″'],
      ['Large', 'pan Big'],
    ]);
    expect(asked(withPans(['Only'])).map(({ guess }) => guess)).toEqual(['pan Only', null]);
    expect(asked(withPans(['LARGE', 'Mini'])).map(({ name, choices }) => [name, choices.length])).toEqual([
      ['Small', 1],
    ]);
    expect(asked(withPies())).toEqual([]);
  });

  test('DP-01 its prices, kitchen routes and buttons are those of the size that was chosen', () => {
    const menu = withPans(['Mini', 'Maxi']);
    const moved = move(menu, { departmentId: 'pans', answers: guesses(menu) }, 'signature');
    expect(pricesOf(moved.menu)).toEqual(['pan Mini: 11.99', 'pan Maxi: 17.99']);
    expect(supremeOf(moved.menu)?.styles).toEqual([
      { id: 'pan', options: ['pan Mini', 'pan Maxi'], defaultOption: 'pan Mini' },
    ]);
    expect(supremeOf(moved.menu)?.kps.excludedSizes).toEqual(['pan Mini']);
    expect(moved.menu.layout.tabs[0]?.buttons[0]?.typeInfo.itemInfo?.sizeOptionId).toBe('pan Maxi');
    expect(moved.leftOut.map(({ name }) => name)).not.toContain('Large');
  });

  test('a size that nothing is chosen for is left out; no size is used for two', () => {
    const menu = withPans(['Mini', 'Maxi']);
    const [small, large] = asked(menu).map(({ key }) => key);
    const answers = new Map([
      [small ?? '', 'pan Mini'],
      [large ?? '', 'pan Mini'],
    ]);
    const moved = move(menu, { departmentId: 'pans', answers }, 'signature');
    expect(pricesOf(moved.menu)).toEqual(['pan Mini: 11.99']);
    expect(moved.leftOut.map(({ name }) => name)).toContain('Large');
  });

  test('PX-09 options of the one style that is left keep their upcharges', () => {
    const menu = withPans(['Small', 'Large'], ['Flat', 'Deep dish']);
    expect(asked(menu).map(({ name, guess }) => [name, guess])).toEqual([
      ['Thin', null],
      ['Deep', 'dough Deep dish'],
    ]);
    const moved = move(menu, { departmentId: 'pans', answers: guesses(menu) }, 'signature');
    expect(supremeOf(moved.menu)?.pricing[0]?.styleUpcharge).toMatchObject([
      { flatRate: '2.00', style: 'dough', styleOption: 'dough Deep dish', size: 'pan', sizeOption: 'pan Large' },
    ]);
  });

  test('PX-07 without sizes there the price of a chosen size is the one price', () => {
    const menu = withPans([]);
    const [question] = asked(menu);
    expect(question).toMatchObject({ kind: 'ONE_PRICE', guess: 'small' });
    const answers = new Map([[question?.key ?? '', 'large']]);
    const { menu: moved } = move(menu, { departmentId: 'pans', answers }, 'signature');
    expect(pricesOf(moved)).toEqual(['BASE: 17.99']);
    expect(supremeOf(moved)?.pricing[0]?.toppingBased.toppingsPrice).toEqual([{ id: 'BASE', price: '2.00' }]);
    expect(supremeOf(moved)?.styles).toEqual([]);
    expect(pricesOf(move(menu, 'pans', 'signature').menu)).toEqual([]);
  });

  test('an item that is not sold in the chosen size has the price of its usual one', () => {
    const menu = withPans([]);
    const items = menu.items.map((item) => ({
      ...item,
      styles: item.styles.map((style) => (style.id === 'size' ? { ...style, options: ['small'] } : style)),
    }));
    const answers = new Map([['ONE_PRICE', 'large']]);
    const { menu: moved } = move({ ...menu, items }, { departmentId: 'pans', answers }, 'signature');
    expect(pricesOf(moved)).toEqual(['BASE: 11.99']);
  });
});

function following(itemId: string) {
  const entry = newItemPricing({ pricingScheme: 'dine-in' });
  return { ...entry, itemBased: { ...entry.itemBased, type: 'ITEM' as const, itemId } };
}
