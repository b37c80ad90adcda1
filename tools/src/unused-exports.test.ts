import { expect, test } from 'vitest';
import { unusedExports } from './unused-exports.ts';

test('a value that a package hands out and no other one names is found; types are not asked', () => {
  const index = "export { type Price, priceOf, sizeOf as size } from './prices.ts';\nexport { tax } from './tax.ts';\n";
  const screen = "import { type Price, priceOf } from '@servery/domain';\nimport { tax } from '@servery/words';\n";
  expect(unusedExports(index, '@servery/domain', [screen])).toEqual(['sizeOf', 'tax']);
});
