import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '../apply/apply.ts';
import { invert } from '../apply/invert.ts';
import { pairFrom, RUNS, seeds } from '../testing/cases.ts';
import { IDENTIFIERS } from '../testing/documents.ts';
import { spelling } from '../testing/spelling.ts';
import { diff } from './diff.ts';

const options = { numRuns: RUNS };

describe('laws of diff, apply and invert', () => {
  test('CT-25 CT-15 apply(a, diff(a, b)) is b in every order and every change has a target', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { a, b } = pairFrom(seed);
        const { document, orphans } = applyChanges(a, diff(a, b, IDENTIFIERS));
        expect(spelling(document)).toBe(spelling(b));
        expect(orphans).toEqual([]);
      }),
      options,
    );
  });

  test('CT-26 diff(a, a) is empty, for the same document and for a copy', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { b } = pairFrom(seed);
        expect(diff(b, b, IDENTIFIERS)).toEqual([]);
        expect(diff(b, structuredClone(b), IDENTIFIERS)).toEqual([]);
      }),
      options,
    );
  });

  test('CT-27 apply(b, invert(diff(a, b))) is a', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { a, b } = pairFrom(seed);
        const { document, orphans } = applyChanges(b, invert(diff(a, b, IDENTIFIERS)));
        expect(spelling(document)).toBe(spelling(a));
        expect(orphans).toEqual([]);
      }),
      options,
    );
  });
});
