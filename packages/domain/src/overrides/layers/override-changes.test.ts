import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from '../apply/apply.ts';
import type { Change, JsonObject } from '../change.ts';
import { diff } from '../diff/diff.ts';
import { sameJson } from '../json.ts';
import { overrideChanges } from './override-changes.ts';

const base: JsonObject = {
  hours: { startOfWeek: 1 },
  items: [
    { id: 'cola', price: '2.50' },
    { id: 'soup', price: '6.00' },
  ],
};
const price = (id: string, from: string, to: string): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['items', { id }, 'price'],
  from,
  to,
});

test('TN-05 what a location keeps is distinguished from what it would inherit anyway, and from what has lost its target', () => {
  const own = [price('cola', '2.00', '2.50'), price('soup', '6.00', '7.00'), price('gone', '1.00', '2.00')];
  expect(overrideChanges(base, own, {}).map(({ state }) => state)).toEqual(['same', 'differs', 'orphaned']);
});

test('TN-05 an item that was added here and is in the base by now, unchanged, can be dropped', () => {
  const added: Change = {
    kind: 'ARRAY_ELEMENT_ADDED',
    path: ['items'],
    to: { id: 'soup', price: '6.00' },
    after: { id: 'cola' },
  };
  expect(overrideChanges(base, [added], {})[0]?.state).toBe('same');
  const dearer: Change = { ...added, to: { id: 'soup', price: '7.00' } };
  expect(overrideChanges(base, [dearer], {})[0]?.state).toBe('differs');
});

test('TN-05 whatever can be dropped changes nothing when it is dropped', () => {
  const prices = fc.record({ cola: fc.constantFrom('1', '2', '3'), soup: fc.constantFrom('1', '2', '3') });
  const documentOf = ({ cola, soup }: { cola: string; soup: string }): JsonObject => ({
    ...base,
    items: [
      { id: 'cola', price: cola },
      { id: 'soup', price: soup },
    ],
  });
  fc.assert(
    fc.property(prices, prices, prices, (before, mine, now) => {
      const own = diff(documentOf(before), documentOf(mine), {});
      const parent = documentOf(now);
      const needed = overrideChanges(parent, own, {}).filter(({ state }) => state !== 'same');
      const without = applyChanges(
        parent,
        needed.map(({ change }) => change),
      ).document;
      return sameJson(without, applyChanges(parent, own).document);
    }),
    { numRuns: 2000 },
  );
});
