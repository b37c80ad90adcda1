import { expect, test } from 'vitest';
import type { Change, JsonObject } from '../overrides/change.ts';
import { describeChange } from '../overrides/sentences.ts';
import { publishWords } from './change-words.ts';

const document: JsonObject = {
  schemes: [{ id: 'dine-in', name: 'Dine In' }],
  items: [
    {
      id: 'supreme',
      info: { name: 'Harbor Supreme', active: true },
      pricing: [{ pricingScheme: 'dine-in', price: '13.99' }],
    },
  ],
};

const wordsOf = (change: Change) => describeChange(change, document, document, publishWords);

test('PB-12 a pending price reads with its item, its scheme by name and as money', () => {
  const path = ['items', { id: 'supreme' }, 'pricing', { by: 'pricingScheme', value: 'dine-in' }, 'price'];
  expect(wordsOf({ kind: 'SIMPLE_FIELD_CHANGED', path, from: '13.99', to: '14.49' })).toMatchObject({
    place: ['Harbor Supreme'],
    entityLabel: 'Dine In',
    field: 'Price',
    from: '$13.99',
    to: '$14.49',
  });
});

test('PB-12 switches read yes and no', () => {
  const path = ['items', { id: 'supreme' }, 'info', 'active'];
  expect(wordsOf({ kind: 'SIMPLE_FIELD_CHANGED', path, from: true, to: false })).toMatchObject({
    entityLabel: 'Harbor Supreme',
    from: 'Yes',
    to: 'No',
  });
});
