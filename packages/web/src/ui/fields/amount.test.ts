import { expect, test } from 'vitest';
import { bareAmount, formatAmount, parseAmount } from './amount.ts';

test('FM-01 BC-22 money shows a dollar sign and two decimals', () => {
  expect(formatAmount('14.5')).toBe('$14.50');
  expect(formatAmount('-2')).toBe('-$2.00');
  expect(bareAmount('14.49')).toBe('14.49');
});

test('FM-02 invalid money shows as 0', () => {
  expect(formatAmount('abc')).toBe('$0.00');
});

test.each([
  ['14.49', '14.49'],
  [' $1,014.5 ', '1014.50'],
  ['.5', '0.50'],
  ['', null],
  ['1x.99', undefined],
  ['1,5', undefined],
])('%j is read as %j', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});
