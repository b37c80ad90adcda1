import { faultCodes } from '@servery/contract';
import { expect, test } from 'vitest';
import { faultWords } from './faults.ts';

test.each(faultCodes)('%s has words that are no code', (code) => {
  expect(faultWords(code)).toMatch(/^[A-Z][a-z].*\.$/);
});

test('what is no code of the server has none', () => {
  expect([faultWords(null), faultWords('SOMETHING_ELSE')]).toEqual([undefined, undefined]);
});
