import { describe, expect, test } from 'vitest';
import type { Path } from './change.ts';
import { findByPath, isWithin, pathKey, samePath } from './path.ts';

const document = {
  items: [
    { id: '1', n: 'text' },
    { id: 1, n: 'number' },
  ],
  hours: [{ dayOfWeek: 3, open: '9' }],
};

describe('paths', () => {
  test('CT-24 a path leads through fields, ids and named identifiers, and finds nothing where there is nothing', () => {
    expect(findByPath(document, ['items', { id: 1 }, 'n'])).toBe('number');
    expect(findByPath(document, ['items', { id: '1' }, 'n'])).toBe('text');
    expect(findByPath(document, ['hours', { by: 'dayOfWeek', value: 3 }, 'open'])).toBe('9');
    expect(findByPath(document, [])).toBe(document);
    const lost: Path[] = [
      ['items', '0'],
      ['items', { id: 2 }],
      ['hours', 'length'],
      ['constructor'],
      ['none', 'deeper'],
      [{ id: 1 }],
    ];
    for (const path of lost) expect(findByPath(document, path)).toBeUndefined();
  });

  test('CT-24 paths are the same step by step, and their keys are equal exactly then', () => {
    const paths: Path[] = [
      [],
      ['a'],
      ['a', 'b'],
      ['a/b'],
      ['a"/"b'],
      ['a', { id: 1 }],
      ['a', { id: '1' }],
      ['a', { by: 'id', value: 1 }],
      ['a', { by: 'd', value: 1 }],
      ['a', '[id:1]'],
      ['a', ''],
    ];
    for (const left of paths) {
      for (const right of paths) {
        expect(samePath(left, structuredClone(right))).toBe(left === right);
        expect(pathKey(left) === pathKey(structuredClone(right))).toBe(left === right);
      }
    }
  });

  test('CT-24 a place lies within itself and within what is around it', () => {
    expect(isWithin(['a', { id: 1 }, 'n'], ['a', { id: 1 }])).toBe(true);
    expect(isWithin(['a'], ['a'])).toBe(true);
    expect(isWithin(['a'], ['a', 'n'])).toBe(false);
  });
});
