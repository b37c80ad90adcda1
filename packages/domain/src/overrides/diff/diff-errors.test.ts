import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../change.ts';
import { diff } from './diff.ts';

/** Calls diff as JavaScript may: with anything. */
function diffAnything(base: unknown, edited: unknown): unknown {
  return Reflect.apply(diff, undefined, [base, edited]);
}

const assertion = expect.objectContaining({
  name: 'ChangeTrackerError',
  code: 'ASSERTION',
  message: 'Assertion Error',
});
const unimplemented = expect.objectContaining({ code: 'UNIMPLEMENTED', message: 'Unimplemented Error' });

describe('what diff refuses', () => {
  test.each([null, undefined, 1, 'text', true])('CT-16 CT-22 %j is no document', (value) => {
    expect(() => diffAnything(value, {})).toThrow(assertion);
    expect(() => diffAnything({}, value)).toThrow(assertion);
  });

  test('CT-17 CT-22 an array is no document', () => {
    expect(() => diffAnything([], {})).toThrow(assertion);
    expect(() => diffAnything({}, [])).toThrow(assertion);
    expect(() => diffAnything([], [])).toThrow(assertion);
  });

  const listsInLists: [JsonObject, JsonObject][] = [
    [{ a: [[1]] }, { a: [[1]] }],
    [{ a: [1] }, { a: [[1]] }],
    [{ a: [[1]] }, { a: [] }],
    [{}, { a: { b: [[]] } }],
    [{ a: [{ id: 1, b: [[1]] }] }, { a: [] }],
  ];
  test.each(listsInLists)('CT-18 CT-21 an array inside an array is unsupported: %j, %j', (base, edited) => {
    expect(() => diff(base, edited)).toThrow(unimplemented);
  });

  test.each([2, 20])(
    'CT-19 two different entities with one id in one array of %i are an error on either side',
    (length) => {
      const fill = Array.from({ length }, (_, id) => ({ id, n: 0 }));
      const good = { a: fill };
      const bad = { a: [...fill, { id: 0, n: 1 }] };
      for (const [base, edited] of [
        [good, bad],
        [bad, good],
        [bad, structuredClone(bad)],
        [{}, bad],
        [bad, {}],
      ] as const) {
        expect(() => diff(base, edited)).toThrow(assertion);
      }
    },
  );

  test('CT-19 one entity that occurs twice, word for word, makes its array one value', () => {
    const twice = { a: [{ id: 1 }, { id: 1 }] };
    expect(diff(twice, structuredClone(twice))).toEqual([]);
    expect(diff(twice, { a: [{ id: 1 }] })).toEqual([
      { kind: 'FIELD_REPLACED', path: ['a'], from: twice.a, to: [{ id: 1 }] },
    ]);
  });

  const nameless: Json[] = [{ name: 'x' }, { id: null }, { id: { a: 1 } }, { id: true }];
  test.each(nameless)('CT-20 an array entity without identifier is an error: %j', (entity) => {
    expect(() => diff({ a: [] }, { a: [entity] })).toThrow(assertion);
    expect(() => diff({ a: [entity] }, { a: [structuredClone(entity)] })).toThrow(assertion);
    expect(() => diff({}, { a: [entity] })).toThrow(assertion);
  });

  test('CT-20 the declared identifier counts for its own path only', () => {
    const document = { other: { hours: [{ dayOfWeek: 1 }] } };
    expect(() => diff({}, document, { hours: 'dayOfWeek' })).toThrow(assertion);
    expect(diff({}, document, { 'other.hours': 'dayOfWeek' })).toHaveLength(1);
  });
});
