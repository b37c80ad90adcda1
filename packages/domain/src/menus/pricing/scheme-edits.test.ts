import { describe, expect, test } from 'vitest';
import { buildMenu } from '../../testing/build-menu.ts';
import { newItemPricing, sizePrices } from '../entities/pricing-entries.ts';
import { newPricingScheme } from '../entities/pricing-schemes.ts';
import { schemeCounts, withCopiedPrices, withDefaultScheme, withUsualPrices } from './scheme-edits.ts';

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

describe('an item with its first own price in a scheme', () => {
  const [usual] = priced.pricing;
  if (!usual) throw new Error('The item has no price.');
  const toppings = sizePrices({ small: '1.00', large: '1.50' });
  const upcharge = {
    id: 'stuffed',
    flatRate: '2.00',
    size: null,
    sizeOption: null,
    style: 'crust',
    styleOption: 'stuffed',
  };
  const before = {
    ...priced,
    pricing: [
      { ...usual, toppingBased: { ...usual.toppingBased, toppingsPrice: [...toppings] }, styleUpcharge: [upcharge] },
    ],
  };
  const withLate = (entry: Parameters<typeof newItemPricing>[0]) =>
    withUsualPrices(before, { ...before, pricing: [...before.pricing, newItemPricing(entry)] }, menu).pricing[1];

  test.each([
    ['a price', { prices: sizePrices({ large: '15.99' }) }, { prices: { large: '15.99', small: '9.99' } }],
    ['one more modifier', { toppings: sizePrices({ small: '1.25' }) }, { toppings: { small: '1.25', large: '1.50' } }],
    ['an upcharge', { styleUpcharge: [{ ...upcharge, flatRate: '3.00' }] }, { upcharges: ['3.00'] }],
  ] as const)('PX-07 keeps everything but %s as the default scheme has it', (_what, given, expected) => {
    const entry = withLate({ pricingScheme: 'late', ...given });
    const asked = {
      prices: { small: '9.99', large: '14.99' },
      toppings: { small: '1.00', large: '1.50' },
      upcharges: ['2.00'],
      ...expected,
    };
    expect(Object.fromEntries(entry?.itemBased.prices.map(({ id, price }) => [id, price]) ?? [])).toEqual(asked.prices);
    expect(Object.fromEntries(entry?.toppingBased.toppingsPrice.map(({ id, price }) => [id, price]) ?? [])).toEqual(
      asked.toppings,
    );
    expect(entry?.styleUpcharge.map(({ flatRate }) => flatRate)).toEqual(asked.upcharges);
    expect(entry?.toppingBased.freeCount).toBe(2);
  });

  test('PX-07 a scheme that the item already has prices in is left as it was edited', () => {
    const after = { ...before, pricing: [{ ...usual, itemBased: { ...usual.itemBased, prices: [] } }] };
    expect(withUsualPrices(before, after, menu)).toBe(after);
  });

  test('PX-08 one that takes the prices of another item there has none of its own', () => {
    const borrowed = {
      ...newItemPricing({ pricingScheme: 'late' }),
      itemBased: { type: 'ITEM' as const, itemId: 'x', prices: [] },
    };
    const after = withUsualPrices(before, { ...before, pricing: [...before.pricing, borrowed] }, menu);
    expect(after.pricing[1]?.itemBased).toEqual(borrowed.itemBased);
    expect(after.pricing[1]?.styleUpcharge).toEqual([upcharge]);
  });
});
