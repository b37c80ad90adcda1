import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from './apply/apply.ts';
import { diff } from './diff/diff.ts';
import { pairFrom, RUNS, seeds } from './testing/cases.ts';
import { IDENTIFIERS } from './testing/documents.ts';
import { edited } from './testing/edits.ts';
import { referenceApply } from './testing/reference-tracker.ts';
import { spelling } from './testing/spelling.ts';

describe('the engine beside a second, plain implementation', () => {
  test('CT-25 CT-31 both make the same document of a base and an override, at home and on a base that has moved on', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { a, b, random } = pairFrom(seed);
        const changes = diff(a, b, IDENTIFIERS);
        const later = edited(random, a, seed.edits);
        for (const base of [a, later, b]) {
          const ours = applyChanges(base, changes);
          const reference = referenceApply(base, changes);
          expect(spelling(ours.document)).toBe(spelling(reference.document));
          expect(ours.orphans).toEqual(reference.orphans);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
