import { describe, expect, test } from 'vitest';
import { buildMenu } from '../../testing/build-menu.ts';
import { newItemPricing, sizePrices } from '../entities/pricing-entries.ts';
import { newPricingScheme } from '../entities/pricing-schemes.ts';
import { schemeCounts, withCopiedPrices, withDefaultScheme } from './scheme-edits.ts';

const built = buildMenu();
const [item] = built.items;
if (!item) throw new Error('The menu has no item.');
const priced = {
  ...item,
  pricing: [
    newItemPricing({ pricingScheme: 'dine', prices: sizePrices({ small: '9.99', large: '14.99' }), freeCount: 2 }),
    newItemPricing({ pricingScheme: 'out', prices: sizePrices({ small: '9.99', large: '13.99' }) }),
  ],
};
const menu = {
  ...built,
  pricingSchemes: [
    newPricingScheme({ id: 'dine', name: 'Dine in', isDefault: true }),
    newPricingScheme({ id: 'out', name: 'Carryout' }),
    newPricingScheme({ id: 'late', name: 'Late' }),
  ],
  items: [priced],
};

describe('pricing schemes of a menu', () => {
  test('PX-03 one of them is the default', () => {
    const next = withDefaultScheme(menu, 'late');
    expect(next.pricingSchemes.map(({ isDefault }) => isDefault)).toEqual([false, false, true]);
    expect(next.pricingSchemes[1]).toBe(menu.pricingSchemes[1]);
  });

  test('PX-07 one is copied onto another with everything that it prices', () => {
    const next = withCopiedPrices(menu, { from: 'dine', to: 'late' });
    expect(next.items[0]?.pricing).toEqual([...priced.pricing, { ...priced.pricing[0], pricingScheme: 'late' }]);
    const over = withCopiedPrices(menu, { from: 'dine', to: 'out' });
    expect(over.items[0]?.pricing[1]).toEqual({ ...priced.pricing[0], pricingScheme: 'out' });
    expect(withCopiedPrices(menu, { from: 'late', to: 'out' }).items[0]).toBe(priced);
  });

  test('a modifier’s prices are copied too', () => {
    const [modifier] = built.modifiers.items;
    const next = withCopiedPrices(menu, { from: modifier?.pricing[0]?.pricingScheme ?? '', to: 'late' });
    expect(next.modifiers.items[0]?.pricing.at(-1)).toEqual({ ...modifier?.pricing[0], pricingScheme: 'late' });
  });

  test('each counts its prices, and those that are not the default’s', () => {
    expect([...schemeCounts(menu)]).toEqual([
      ['dine', { prices: 2, differing: 0 }],
      ['out', { prices: 2, differing: 1 }],
    ]);
  });
});
