import { expect, test } from 'vitest';
import { bareAmount, formatAmount, isSameAmount, readAmount } from './amount.ts';

test('FM-01 BC-22 money shows a dollar sign, thousands and two decimals', () => {
  expect(formatAmount('14.5')).toBe('$14.50');
  expect(formatAmount('-2')).toBe('-$2.00');
  expect(formatAmount('1299')).toBe('$1,299.00');
  expect(bareAmount('14.49')).toBe('14.49');
});

test('FM-02 invalid money shows as 0', () => {
  expect(formatAmount('abc')).toBe('$0.00');
  expect(formatAmount('1e3')).toBe('$0.00');
});

test.each([
  ['14.49', '14.49'],
  ['$12.00', '12.00'],
  ['12', '12.00'],
  ['12.', '12.00'],
  ['1299.00', '1299.00'],
  ['1,299.00', '1299.00'],
  [' $1,014.5 ', '1014.50'],
  ['999,999,999.99', '999999999.99'],
  ['.5', '0.50'],
  ['-0', '0.00'],
  ['', null],
  ['–', null],
])('%j is read as %j', (typed, amount) => {
  expect(readAmount(typed)).toEqual({ value: amount });
});

test.each([
  ['1x.99', 'notAmount'],
  ['abc', 'notAmount'],
  ['.', 'notAmount'],
  ['$', 'notAmount'],
  ['1,29', 'decimalComma'],
  ['12,50', 'decimalComma'],
  ['1234,567', 'notAmount'],
  ['1,29,000', 'notAmount'],
  ['1e3', 'notAmount'],
  ['-5', 'negative'],
  ['12.505', 'decimals'],
  ['1,000,000,000', 'tooLarge'],
])('%j is refused: %s', (typed, fault) => {
  expect(readAmount(typed)).toEqual({ fault });
});

test('a field for signed amounts takes a negative one', () => {
  expect(readAmount('-$1,500', { isSigned: true })).toEqual({ value: '-1500.00' });
});

test('amounts are the same by what they are worth', () => {
  expect(isSameAmount('7.5', '7.50')).toBe(true);
  expect([isSameAmount(null, '0.00'), isSameAmount('7.5', '7.51'), isSameAmount(null, null)]).toEqual([
    false,
    false,
    true,
  ]);
});
