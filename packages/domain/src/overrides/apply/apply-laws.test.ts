import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../change.ts';
import { diff } from '../diff/diff.ts';
import { findByPath, isWithin } from '../path.ts';
import { pairFrom, RUNS, seeds } from '../testing/cases.ts';
import { IDENTIFIERS } from '../testing/documents.ts';
import { edited } from '../testing/edits.ts';
import { leavesOf } from '../testing/leaves.ts';
import { applyChanges } from './apply.ts';

function freeze(value: Json): Json {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}

describe('laws of apply', () => {
  test('CT-29 CT-31 apply changes neither the document nor the changes and never throws, whatever base it meets', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { a, b, random } = pairFrom(seed);
        const changes = diff(a, b, IDENTIFIERS);
        const later = edited(random, a, seed.edits);
        const before = JSON.stringify([later, changes]);
        freeze(later);
        const { orphans } = applyChanges(later, changes);
        expect(JSON.stringify([later, changes])).toBe(before);
        for (const orphan of orphans) expect(changes).toContain(orphan);
      }),
      { numRuns: RUNS },
    );
  });

  test('CT-30 whatever lies beside every change is the same object before and after', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { a, b } = pairFrom(seed);
        const changes = diff(a, b, IDENTIFIERS);
        const { document } = applyChanges(a, changes);
        if (changes.length === 0) expect(document).toBe(a);
        for (const { path } of leavesOf(a)) {
          const holder = path.slice(0, -1);
          const isApart = !changes.some(
            (change) => isWithin(change.path, holder) || isWithin(holder, change.path.slice(0, -1)),
          );
          const before = findByPath(a, holder);
          if (isApart && findByPath(document, holder) !== undefined) expect(findByPath(document, holder)).toBe(before);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
