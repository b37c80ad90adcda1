import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '../apply/apply.ts';
import { invert } from '../apply/invert.ts';
import type { Change } from '../change.ts';
import { diff } from '../diff/diff.ts';
import { elementKey } from '../list-changes.ts';
import { pathKey } from '../path.ts';
import { pairFrom, RUNS, seeds } from '../testing/cases.ts';
import { IDENTIFIERS } from '../testing/documents.ts';
import { edited } from '../testing/edits.ts';
import { spelling } from '../testing/spelling.ts';
import { squash } from './squash.ts';

/** The place that a record is about; an element removed and one added are two places. */
function placeKey(change: Change): string {
  const isElement = change.kind === 'ARRAY_ELEMENT_ADDED' || change.kind === 'ARRAY_SIMPLE_ELEMENT_REMOVED';
  const isOrder = change.kind === 'ARRAY_REORDERED';
  return `${pathKey(change.path)} ${isElement ? `${change.kind} ${elementKey(change)}` : isOrder ? 'order' : ''}`;
}

describe('laws of squash', () => {
  test('CT-35 squash(diff(a, b), diff(b, c)) applied to a is c, with no place recorded twice, and can be undone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { a, b, random } = pairFrom(seed);
        const c = edited(random, b, seed.edits);
        const squashed = squash(diff(a, b, IDENTIFIERS), diff(b, c, IDENTIFIERS));
        const { document, orphans } = applyChanges(a, squashed);
        expect(spelling(document)).toBe(spelling(c));
        expect(orphans).toEqual([]);
        expect(new Set(squashed.map(placeKey)).size).toBe(squashed.length);
        expect(spelling(applyChanges(c, invert(squashed)).document)).toBe(spelling(a));
      }),
      { numRuns: RUNS },
    );
  });

  test('CT-35 changes and their opposite squash to nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { a, b } = pairFrom(seed);
        const changes = diff(a, b, IDENTIFIERS);
        expect(squash(changes, invert(changes))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
