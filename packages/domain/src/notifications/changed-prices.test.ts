import { expect, test } from 'vitest';
import { changedPrices } from './changed-prices.ts';

const item = ['departments', { id: 'd' }, 'items', { id: 'i' }] as const;
const prices = [...item, 'pricing', { id: 's' }, 'itemBased', 'prices'] as const;

test('prices that are set, added or removed are counted, other fields and whole items are not', () => {
  expect(
    changedPrices([
      { kind: 'SIMPLE_FIELD_CHANGED', path: [...prices, { id: 'small' }, 'price'], from: '8.99', to: '9.99' },
      {
        kind: 'ARRAY_ELEMENT_ADDED',
        path: [...prices, { id: 'large' }],
        to: { id: 'large', price: '12.99' },
        after: null,
      },
      { kind: 'ARRAY_ENTITY_REMOVED', path: [...prices, { id: 'medium' }] },
      { kind: 'SIMPLE_FIELD_CHANGED', path: [...item, 'info', 'name'], from: 'Cola', to: 'Cola 12 oz' },
      { kind: 'ARRAY_ENTITY_REMOVED', path: [...item] },
    ]),
  ).toBe(3);
});
