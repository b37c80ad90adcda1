import { expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import { newCategorySettings, newInclusions } from '../entities/inclusions.ts';
import { newModifierItem, newModifierPricing } from '../entities/modifiers.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { usualModifierPrices } from './usual-modifier-price.ts';

const inclusions = newInclusions({ categoriesSettings: [newCategorySettings('toppings')] });

function pizzas(...defaults: readonly string[]): MenuBlob['items'] {
  return defaults.map((defaultOption, at) => {
    const item = buildItem({ id: `pizza-${at}`, inclusions });
    const styles = item.styles.map((style) => (style.id === 'size' ? { ...style, defaultOption } : style));
    return { ...item, styles };
  });
}

function priceOf(items: MenuBlob['items'], modifier = own): number | undefined {
  return usualModifierPrices({ ...buildMenu(), items })(modifier);
}

const own = newModifierItem({
  id: 'ham',
  category: 'toppings',
  name: 'Ham',
  pricing: [
    newModifierPricing({
      pricingScheme: 'dine-in',
      price: '1.00',
      additionPrices: [{ id: 'large', styleId: 'size', optionId: 'large', price: '1.50' }],
    }),
  ],
});
const asItem = newModifierItem({ id: 'egg', category: 'toppings', name: 'Egg' });

test('PX-10 the usual price of a modifier is that of the default size that most of its items have', () => {
  expect(priceOf(pizzas('small', 'large', 'large'))).toBe(150);
  expect(priceOf(pizzas('small', 'small', 'large'))).toBe(100);
});

test('a modifier without a price of its own costs what its items take for one', () => {
  expect(priceOf(pizzas('large'), asItem)).toBe(200);
  expect(priceOf(pizzas('small'), asItem)).toBe(150);
});

test('a modifier that no item takes has its plain price, or none', () => {
  expect(priceOf([])).toBe(100);
  expect(priceOf([], asItem)).toBeUndefined();
});
