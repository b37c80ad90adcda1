import { expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import { newItemPricing } from '../entities/pricing-entries.ts';
import { circularPrices } from './price-circles.ts';

function followers(lenders: Readonly<Record<string, string>>) {
  const items = Object.entries(lenders).map(([id, itemId]) => {
    const entry = newItemPricing({ pricingScheme: 'dine-in' });
    return buildItem({
      id,
      name: id,
      pricing: [{ ...entry, itemBased: { ...entry.itemBased, type: 'ITEM', itemId } }],
    });
  });
  return { ...buildMenu(), items };
}

const named = (lenders: Readonly<Record<string, string>>) =>
  circularPrices(followers(lenders)).map(({ item, lender }) => `${item.id} ${lender.id}`);

test('PX-08 items whose prices lead back to themselves are found; those that only lead there are not', () => {
  expect(named({ a: 'b', b: 'c', c: 'b', d: 'd', e: 'gone' })).toEqual(['b c', 'c b', 'd d']);
  expect(named({ a: 'b', b: 'gone' })).toEqual([]);
});

test('PX-08 a chain through 5,000 items is walked once', () => {
  const chain = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`i${at}`, `i${at + 1}`]));
  expect(named(chain)).toEqual([]);
  expect(named({ ...chain, i4999: 'i0' })).toHaveLength(5000);
});
