import { expect, test } from 'vitest';
import { withMissingFields } from './missing-fields.ts';

const standard = { a: 1, inner: { b: 2, c: [1] } };

test('missing fields come from the standard, at any depth, and what is there stays', () => {
  expect(withMissingFields({ a: 5, inner: { c: [] }, extra: null }, standard)).toEqual({
    a: 5,
    inner: { b: 2, c: [] },
    extra: null,
  });
  expect(withMissingFields(undefined, standard)).toBe(standard);
});

test('what lacks nothing is the same by reference; null and lists are values', () => {
  const whole = { a: null, inner: { b: 0, c: [] } };
  expect(withMissingFields(whole, standard)).toBe(whole);
  expect(withMissingFields(null, standard)).toBeNull();
});
