import { expect, test } from 'vitest';
import { runByTestsAlone, unusedExports } from './unused-exports.ts';

test('a value that a package hands out and no other one names is found; types are not asked', () => {
  const index = "export { type Price, priceOf, sizeOf as size } from './prices.ts';\nexport { tax } from './tax.ts';\n";
  const screen = "import { type Price, priceOf } from '@servery/domain';\nimport { tax } from '@servery/words';\n";
  expect(unusedExports(index, '@servery/domain', [screen])).toEqual(['sizeOf', 'tax']);
});

test('a function that only tests run is found; one that its own file or another file of the product uses is not', () => {
  const prices = 'export function priceOf() {}\nexport function cents() {}\nexport const tax = cents();\n';
  const sources = [
    { file: 'packages/domain/src/prices.ts', text: prices },
    { file: 'packages/domain/src/prices.test.ts', text: 'priceOf(); cents(); tax;' },
    { file: 'packages/domain/src/index.ts', text: "export { priceOf, tax } from './prices.ts';" },
    { file: 'packages/web/src/total.ts', text: '/** Not priceOf. */ tax;' },
  ];
  expect(runByTestsAlone(sources)).toEqual(['packages/domain/src/prices.ts: priceOf']);
});
