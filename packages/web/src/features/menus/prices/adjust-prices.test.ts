import { describe, expect, test } from 'vitest';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';
import { itemPrices, withAdjusted } from '../items/prices/item-prices.ts';
import { type Adjustment, plannedPrices } from './adjust-prices.ts';

const menu = buildMenuBlob();
const items = menu.items.filter(({ id }) => id === 'supreme');
const usual: Adjustment = { by: { kind: 'percent', value: 500 }, scheme: 'dine', from: null, rounding: '1' };
const pricesAfter = (given: Partial<Adjustment>) =>
  plannedPrices(itemPrices({ items, menu }), { ...usual, ...given }).map(({ to }) => to);

describe('adjusting prices', () => {
  test('a percentage is computed in cents, and only in the scheme that is meant', () => {
    expect(pricesAfter({})).toEqual(['11.54', '16.79']);
    expect(pricesAfter({ scheme: null })).toHaveLength(4);
  });

  test('an amount may lower; a price that would fall to nothing stays', () => {
    expect(pricesAfter({ by: { kind: 'amount', value: -100 } })).toEqual(['9.99', '14.99']);
    expect(pricesAfter({ by: { kind: 'amount', value: -1_300 } })).toEqual(['10.99', '2.99']);
  });

  test.each([
    ['5', ['11.55', '16.80']],
    ['10', ['11.50', '16.80']],
    ['25', ['11.50', '16.75']],
    ['9', ['11.49', '16.79']],
    ['49', ['11.49', '16.99']],
    ['99', ['11.99', '16.99']],
    ['00', ['12.00', '17.00']],
  ] as const)('rounds to %s', (rounding, expected) => {
    expect(pricesAfter({ rounding })).toEqual(expected);
  });

  test('what costs something never becomes free by rounding', () => {
    const by = { kind: 'amount', value: -1070 } as const;
    expect(pricesAfter({ by, rounding: '00' })).toEqual(['1.00', '5.00']);
    expect(pricesAfter({ by, rounding: '99' })).toEqual(['0.99', '4.99']);
  });

  test('one scheme starts from the prices of another, and a copy is that without a change', () => {
    expect(pricesAfter({ scheme: 'delivery', from: 'dine', by: { kind: 'amount', value: 0 } })).toEqual([
      '10.99',
      '15.99',
    ]);
    expect(pricesAfter({ scheme: 'delivery', from: 'dine' })).toEqual(['11.54', '16.79']);
    const added = plannedPrices(itemPrices({ items, menu }), { ...usual, scheme: 'late', from: 'dine' });
    expect(added.map(({ from, to, scheme }) => [from, to, scheme])).toEqual([
      [null, '11.54', 'late'],
      [null, '16.79', 'late'],
    ]);
  });

  test('nothing by nothing changes nothing', () => {
    expect(pricesAfter({ by: { kind: 'percent', value: 0 }, rounding: '99' })).toEqual(['10.99', '15.99']);
  });

  test('what the preview shows is what the item then has', () => {
    const [item] = items;
    const prices = plannedPrices(itemPrices({ items, menu }), usual);
    const edited = item && withAdjusted(item, prices);
    expect(edited?.pricing[0]?.itemBased.prices.map(({ price }) => price)).toEqual(['11.54', '16.79']);
    expect(edited?.pricing[1]).toBe(item?.pricing[1]);
  });
});
