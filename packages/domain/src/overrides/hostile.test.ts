import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from './apply/apply.ts';
import { invert } from './apply/invert.ts';
import { CHANGE_KINDS, type Change, type Json, type JsonObject } from './change.ts';
import { ChangeTrackerError } from './change-tracker-error.ts';
import { diff } from './diff/diff.ts';
import { sameJson } from './json.ts';
import { explain } from './layers/explain.ts';
import { rebase } from './rebase/rebase.ts';
import { resolveClashes } from './rebase/resolve-clashes.ts';
import { squash } from './rebase/squash.ts';

const DEPTH = 10_000;

function parse(text: string): JsonObject {
  return JSON.parse(text);
}

function nested(leaf: string, isArrays: boolean): JsonObject {
  const [open, close] = isArrays ? ['{"a":[{"id":1,"n":', '}]}'] : ['{"a":', '}'];
  return parse(open.repeat(DEPTH) + leaf + close.repeat(DEPTH));
}

describe('hostile input', () => {
  test.each([false, true])('CT-37 %i: 10,000 levels do not overflow, whatever is done with them', (isArrays) => {
    const base = nested('1', isArrays);
    const edited = nested('{"$p":1,"q":[]}', isArrays);
    const changes = diff(base, edited);
    expect(changes).toHaveLength(1);
    const applied = applyChanges(base, changes);
    expect(sameJson(applied.document, edited)).toBe(true);
    expect(sameJson(applyChanges(edited, invert(changes)).document, base)).toBe(true);
    expect(squash(changes, invert(changes))).toEqual([]);
    expect(rebase(changes, changes)).toEqual({ changes: [], clashes: [] });
    expect(diff({ b: 1 }, { b: base })).toHaveLength(1);
    const layer = { level: 'company', name: '', document: edited, version: 1, by: '', at: 0 } as const;
    expect(explain(changes[0]?.path ?? [], [layer]).decidedBy?.level).toBe('company');
  });

  test('CT-37 __proto__, constructor and prototype are fields like any other and reach no prototype', () => {
    const base = parse('{"a":{"__proto__":{"x":1}},"constructor":{"prototype":{}},"l":[{"id":"__proto__","n":1}]}');
    const edited = parse(
      '{"a":{"__proto__":{"x":2,"polluted":1}},"constructor":{"prototype":{"polluted":1}},"l":[{"id":"__proto__","__proto__":{"polluted":1}}]}',
    );
    const changes = diff(base, edited);
    const { document, orphans } = applyChanges(base, changes);
    expect(JSON.stringify(document)).toBe(JSON.stringify(edited));
    expect(orphans).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(Object, 'polluted')).toBeUndefined();
  });

  test('CT-37 a forged change cannot reach what is not the document', () => {
    const forged: Change[] = [
      { kind: 'FIELD_ADDED', path: ['__proto__', 'polluted'], to: 1 },
      { kind: 'FIELD_ADDED', path: ['constructor', 'prototype', 'polluted'], to: 1 },
      { kind: 'SIMPLE_FIELD_CHANGED', path: ['toString'], to: 1 },
      { kind: 'FIELD_REMOVED', path: ['hasOwnProperty'] },
      { kind: 'ARRAY_ENTITY_REMOVED', path: ['l', { by: '__proto__', value: 'x' }] },
      { kind: 'FIELD_ADDED', path: ['l', { by: 'constructor', value: 'x' }, 'n'], to: 1 },
      { kind: 'FIELD_ADDED', path: [], to: 1 },
      { kind: 'ARRAY_REORDERED', path: ['l', 'length'], to: [] },
    ];
    const document = { l: [{ id: 1 }] };
    expect(applyChanges(document, forged)).toEqual({ document, orphans: forged });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('CT-37 CT-40 a huge array turned round, emptied and filled is done in moments', () => {
    const entities = Array.from({ length: 20_000 }, (_, id) => ({ id }));
    const turned = { a: entities.toReversed() };
    const other = { a: entities.map(({ id }) => ({ id: `n${id}` })) };
    const values = { a: entities.map(({ id }) => id % 7) };
    for (const edited of [turned, other, values, { a: [] }]) {
      const changes = diff({ a: entities }, edited);
      expect(sameJson(applyChanges({ a: entities }, changes).document, edited)).toBe(true);
      expect(squash(changes, invert(changes))).toEqual([]);
    }
  });

  test('CT-37 random forged changes never make apply, squash, rebase, invert or grouping throw', () => {
    const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom<Json>(null, 1, 'x', -0, true, '__proto__'),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('id', 'a', 'nth', 'value', 'by', '__proto__'), tie('value'), { maxKeys: 3 }),
      ),
    })).value;
    const step = fc.oneof(
      fc.constantFrom('a', 'id', '__proto__'),
      fc.record({ id: fc.constantFrom(1, 'x') }),
      fc.constant({ by: 'a', value: 1 }),
    );
    const kind = fc.constantFrom(...CHANGE_KINDS);
    const change = fc.record(
      { kind, path: fc.array(step, { maxLength: 4 }), from: json, to: json, after: json },
      { requiredKeys: ['kind', 'path'] },
    );
    const document = fc.dictionary(fc.constantFrom('a', 'id', '__proto__'), json, { maxKeys: 3 });
    fc.assert(
      fc.property(
        document,
        document,
        fc.array(change, { maxLength: 6 }),
        fc.array(change, { maxLength: 6 }),
        (base, edited, one, two) => {
          const before = JSON.stringify(base);
          applyChanges(base, one);
          applyChanges(base, invert(one));
          squash(one, two);
          const { changes, clashes } = rebase(one, two);
          applyChanges(base, [...two, ...changes, ...resolveClashes(clashes, () => 'mine')]);
          expect(JSON.stringify(base)).toBe(before);
          expect(Object.keys(Object.prototype)).toEqual([]);
          expectTypedErrorsOnly(() => diff(base, edited));
        },
      ),
      { numRuns: 20_000 },
    );
  });
});

function expectTypedErrorsOnly(work: () => void): void {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(ChangeTrackerError);
  }
}
