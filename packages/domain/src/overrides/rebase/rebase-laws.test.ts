import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '../apply/apply.ts';
import type { Change } from '../change.ts';
import { diff } from '../diff/diff.ts';
import { elementKey } from '../list-changes.ts';
import { pathKey } from '../path.ts';
import { pairFrom, RUNS, type Seeds, seeds } from '../testing/cases.ts';
import { IDENTIFIERS } from '../testing/documents.ts';
import { edited } from '../testing/edits.ts';
import { looseSpelling, unorderedSpelling } from '../testing/spelling.ts';
import { rebase } from './rebase.ts';
import { resolveClashes } from './resolve-clashes.ts';

/** Two people's changes to one document. */
function twoSides(seed: Seeds) {
  const { a: base, b: mineDocument, random } = pairFrom(seed);
  const theirsDocument = edited(random, base, seed.edits);
  return {
    mineDocument,
    theirsDocument,
    mine: diff(base, mineDocument, IDENTIFIERS),
    theirs: diff(base, theirsDocument, IDENTIFIERS),
  };
}

/** Whether both bring one element to one array: it is where the side applied first has put it. */
function bringTheSame(mine: readonly Change[], theirs: readonly Change[]): boolean {
  const brought = (changes: readonly Change[]) =>
    changes
      .filter(({ kind }) => kind === 'ARRAY_ELEMENT_ADDED')
      .map((change) => pathKey([...change.path, elementKey(change)]));
  const all = [...brought(mine), ...brought(theirs)];
  return new Set(all).size < all.length;
}

describe('laws of rebase', () => {
  test('CT-32 without clashes both orders lead to the same document', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { mine, theirs, mineDocument, theirsDocument } = twoSides(seed);
        const forward = rebase(mine, theirs);
        if (forward.clashes.length > 0 || bringTheSame(mine, theirs)) return;
        const one = applyChanges(theirsDocument, forward.changes);
        const other = applyChanges(mineDocument, rebase(theirs, mine).changes);
        expect(one.orphans).toEqual([]);
        expect(looseSpelling(one.document)).toBe(looseSpelling(other.document));
      }),
      { numRuns: 3 * RUNS },
    );
  });
  test('CT-34 accepting mine everywhere gives what applying mine last gives, accepting theirs what theirs gives', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { mine, theirs, mineDocument, theirsDocument } = twoSides(seed);
        if (bringTheSame(mine, theirs)) return;
        const { changes, clashes } = rebase(mine, theirs);
        const accepted = applyChanges(theirsDocument, [...changes, ...resolveClashes(clashes, () => 'mine')]);
        const backward = rebase(theirs, mine);
        const mineLast = applyChanges(mineDocument, backward.changes);
        expect(backward.clashes.length).toBe(clashes.length);
        expect(unorderedSpelling(accepted.document)).toBe(unorderedSpelling(mineLast.document));
      }),
      { numRuns: RUNS },
    );
  });
});
