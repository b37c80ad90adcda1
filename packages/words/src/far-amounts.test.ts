import { expect, test } from 'vitest';
import { farAmounts } from './far-amounts.ts';

test('amounts in words are compared, other values are not', () => {
  expect(farAmounts('$11.49', '$1,099.00')).toEqual({ kind: 'rose', times: '96' });
  expect(farAmounts('-$9.00', '-$3.00')).toEqual({ kind: 'fell', percent: '33' });
  expect(farAmounts('$11.49', '$12.49')).toBeUndefined();
  expect(farAmounts('1', '100')).toBeUndefined();
  expect(farAmounts('No price', '$100.00')).toBeUndefined();
  expect(farAmounts(null, '$100.00')).toBeUndefined();
});
