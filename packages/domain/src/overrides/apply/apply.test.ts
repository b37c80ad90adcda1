import { describe, expect, test } from 'vitest';
import type { Change } from '../change.ts';
import { applyChanges } from './apply.ts';

describe('applyChanges', () => {
  test('CT-29 CT-30 an object or array that is at two places changes only at the one named', () => {
    const shared = [{ id: 1, n: 'old' }];
    const document = { a: shared, b: shared, c: { list: shared } };
    const changes: Change[] = [
      { kind: 'SIMPLE_FIELD_CHANGED', path: ['a', { id: 1 }, 'n'], to: 'new' },
      { kind: 'ARRAY_ELEMENT_ADDED', path: ['c', 'list'], to: { id: 2 }, after: null },
    ];
    expect(applyChanges(document, changes).document).toEqual({
      a: [{ id: 1, n: 'new' }],
      b: shared,
      c: { list: [{ id: 2 }, { id: 1, n: 'old' }] },
    });
  });

  test('CT-31 a newcomer whose neighbor is gone comes last, one that is there already is replaced', () => {
    const add = (id: number): Change => ({
      kind: 'ARRAY_ELEMENT_ADDED',
      path: ['a'],
      to: { id, n: 'new' },
      after: { id: 9 },
    });
    const { document, orphans } = applyChanges({ a: [{ id: 1 }, { id: 2 }] }, [add(3), add(1)]);
    expect(document).toEqual({ a: [{ id: 1, n: 'new' }, { id: 2 }, { id: 3, n: 'new' }] });
    expect(orphans).toEqual([]);
  });

  test('CT-28 a value that base and override both bring in is listed once', () => {
    const add: Change = { kind: 'ARRAY_ELEMENT_ADDED', path: ['orderTypes'], to: 5, after: 2 };
    expect(applyChanges({ orderTypes: [1, 2, 5] }, [add])).toEqual({
      document: { orderTypes: [1, 2, 5] },
      orphans: [],
    });
  });

  test('CT-28 CT-12 an order leaves what the base brought in later behind its neighbor', () => {
    const order: Change = { kind: 'ARRAY_REORDERED', path: ['a'], from: [1, 2], to: [2, 1] };
    expect(applyChanges({ a: [1, 8, 2, 9] }, [order]).document).toEqual({ a: [2, 9, 1, 8] });
  });

  test('CT-15 private fields of what is touched stay', () => {
    const change: Change = { kind: 'SIMPLE_FIELD_CHANGED', path: ['a', 'n'], to: 2 };
    expect(applyChanges({ a: { n: 1, $open: true } }, [change]).document).toEqual({ a: { n: 2, $open: true } });
  });
});
