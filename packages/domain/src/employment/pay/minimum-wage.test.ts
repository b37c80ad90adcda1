import { expect, test } from 'vitest';
import { minimumWageAbove } from './minimum-wage.ts';

const minimumWage = { enabled: true, amount: '16.50' };

test.each([
  ['7.25', '16.50'],
  ['16.49', '16.50'],
  ['16.50', undefined],
  ['100.00', undefined],
  ['', undefined],
])('a wage of %s is below %s', (wage, minimum) => {
  expect(minimumWageAbove(wage, { minimumWage })).toBe(minimum);
  expect(minimumWageAbove(wage, { minimumWage: { ...minimumWage, enabled: false } })).toBeUndefined();
});
