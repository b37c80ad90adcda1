import { describe, expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import { newInfo } from '../entities/info.ts';
import type { MenuItem } from '../entities/items.ts';
import { newItemPricing, sizePrices } from '../entities/pricing-entries.ts';
import { menuKind } from '../menu-kind.ts';

function found(given: Partial<MenuItem>) {
  const item = buildItem({ id: 'salad', name: 'Greek Salad', ...given });
  const menu = buildMenu();
  return menuKind
    .validate({ ...menu, items: [...menu.items, item] })
    .map(({ code, message, path, isWarning }) => ({ code, message, field: path.at(-1), isWarning }));
}

describe('items that are on the menu and cannot be ordered', () => {
  test('without a price', () => {
    expect(found({ pricing: [] })).toEqual([
      { code: 'PRICE_MISSING', message: 'Greek Salad has no price.', field: 'pricing', isWarning: true },
    ]);
  });

  test('without a price in one scheme', () => {
    const priced = buildItem().pricing.filter(({ pricingScheme }) => pricingScheme !== 'delivery');
    const pricing = [...priced, newItemPricing({ pricingScheme: 'delivery' })];
    expect(found({ pricing }).map(({ message }) => message)).toEqual(['Greek Salad has no price in Delivery.']);
    expect(found({ pricing: priced })).toEqual([]);
  });

  test('without a price in some sizes, unless they are not sold', () => {
    const small = sizePrices({ small: '9.00' });
    const pricing = buildItem().pricing.map((entry) => ({
      ...entry,
      itemBased: { ...entry.itemBased, prices: [...small] },
    }));
    expect(found({ pricing }).map(({ message }) => message)).toEqual(['Greek Salad has no price for Large.']);
    const excludedCombinations = [{ id: 'a', options: ['large'] }];
    expect(found({ pricing, excludedCombinations })).toEqual([]);
  });

  test('of which every size is excluded', () => {
    const excludedCombinations = [
      { id: 'a', options: ['small'] },
      { id: 'b', options: ['large'] },
    ];
    expect(found({ excludedCombinations })).toMatchObject([
      { code: 'NOTHING_OFFERED', field: 'excludedCombinations', isWarning: true },
    ]);
  });

  test('of which no size is active any more', () => {
    const menu = buildMenu();
    const departments = menu.departments.map((department) => ({
      ...department,
      styles: department.styles.map((style) => ({
        ...style,
        options: style.options.map((option) => ({ ...option, status: 'INACTIVE' as const })),
      })),
    }));
    const codes = menuKind.validate({ ...menu, departments }).map(({ code, path }) => [code, path.at(-1)]);
    expect(codes).toContainEqual(['NOTHING_OFFERED', 'excludedCombinations']);
  });

  test('nothing is said of an inactive one', () => {
    expect(found({ pricing: [], info: newInfo({ name: 'Greek Salad', status: 'INACTIVE' }) })).toEqual([]);
  });
});
