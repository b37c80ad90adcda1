import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromParts, toParts } from './value-parts.ts';

const big = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Item ${id}`, tags: [], info: {} }));

test.each([
  ['a long list', big(20_000)],
  ['an object with a long list', { a: 1, items: big(20_000), z: [null] }],
  ['long lists in a list', [big(9_000), [], big(9_000), 'end']],
  ['an object of many members', Object.fromEntries(big(20_000).map((item) => [`key ${item.id}`, item]))],
  ['long texts', { csv: 'a,b\n'.repeat(500_000), list: Array.from({ length: 100 }, () => 'x'.repeat(50_000)) }],
  ['a long object below a long list', [...big(20_000), Object.fromEntries(big(20_000).map((item) => [item.id, item]))]],
  ['nothing', null],
])('%s comes back the same from its pieces', async (_name, value) => {
  expect(await fromParts(toParts(value))).toEqual(value);
});

test('pieces are small', () => {
  const longest = (part: object): number =>
    Math.max(
      ...Object.values(part).map((value: unknown) => {
        if (typeof value === 'string') return value.length;
        return typeof value === 'object' && value !== null ? longest(value) : 0;
      }),
    );
  const parts = toParts({ items: big(100_000) });
  expect(JSON.stringify(parts).length).toBeGreaterThan(4_000_000);
  expect(longest(parts)).toBeLessThan(500_000);
});

test('any JSON comes back the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect(await fromParts(toParts(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 100 },
  );
});
