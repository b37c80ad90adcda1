import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '../apply/apply.ts';
import { diff } from '../diff/diff.ts';
import { findByPath, isWithin } from '../path.ts';
import { pairFrom, RUNS, seeds } from '../testing/cases.ts';
import { IDENTIFIERS } from '../testing/documents.ts';
import { edited } from '../testing/edits.ts';
import { leavesOf } from '../testing/leaves.ts';
import { spelling } from '../testing/spelling.ts';
import { effectiveDocument } from './effective-document.ts';
import { type ExplainLayer, explain } from './explain.ts';

describe('laws of layers', () => {
  test('CT-28 OV-13 what an override does not touch shows the later base, what it touches stays as it says', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { a, b, random } = pairFrom(seed);
        const changes = diff(a, b, IDENTIFIERS);
        const later = edited(random, a, seed.edits);
        const { document, orphans } = effectiveDocument(later, [changes]);
        const homed = changes.filter((change) => !orphans.includes(change));
        const whole = homed.filter(({ kind }) => kind.includes('FIELD') || kind === 'ARRAY_ELEMENT_REPLACED');
        for (const { path, value } of leavesOf(later)) {
          const isTouched = homed.some((change) => isWithin(path, change.path));
          if (!isTouched) expect(findByPath(document, path)).toBe(value);
        }
        for (const { path, to } of whole) {
          const isOutermost = !homed.some((change) => change.path !== path && isWithin(path, change.path));
          if (isOutermost) expect(spelling(findByPath(document, path))).toBe(spelling(to));
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('CT-36 OV-15 explain agrees with the effective document on every leaf and names the last layer that decides it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { a, b, random } = pairFrom(seed);
        const group = diff(a, b, IDENTIFIERS);
        const location = diff(b, edited(random, b, seed.edits), IDENTIFIERS);
        const layers: ExplainLayer[] = [
          { level: 'company', name: 'Harbor', document: a, version: 3, by: 'ada', at: 1 },
          { level: 'group', name: 'North', changes: group, version: 2, by: 'bea', at: 2 },
          { level: 'location', name: 'Pier 4', changes: location, version: 7, by: 'cem', at: 3 },
        ];
        const views = [a, applyChanges(a, group).document, effectiveDocument(a, [group, location]).document];
        for (const { path } of [...leavesOf(a), ...leavesOf(views[2] ?? {})]) {
          const { value, decidedBy, chain } = explain(path, layers);
          expect(value).toBe(findByPath(views[2] ?? {}, path));
          expect(decidedBy?.value).toBe(value);
          const at = decidedBy === undefined ? 0 : chain.indexOf(decidedBy);
          for (const view of views.slice(at)) expect(findByPath(view, path)).toBe(value);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
