import { expect, test } from 'vitest';
import { orderTypeFields } from './phrases/order-type-fields.ts';
import { say } from './phrases.ts';

test('KF-05 KF-06 FM-06 what is counted takes an s unless there is one', () => {
  expect([0, 1, 2].map((count) => say(orderTypeFields, 'days', { count }))).toEqual(['0 days', '1 day', '2 days']);
  expect(say(orderTypeFields, 'days', { count: 12_345 })).toBe('12,345 days');
});
