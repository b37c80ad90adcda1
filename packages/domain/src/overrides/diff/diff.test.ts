import { describe, expect, test } from 'vitest';
import { applyChanges } from '../apply/apply.ts';
import type { Change, Identifiers, JsonObject } from '../change.ts';
import { diff } from './diff.ts';

const HOURS: Identifiers = { hours: 'dayOfWeek', 'offers.schemes': 'schemeId', 'zones.path': '*' };

function expectChanges(base: JsonObject, edited: JsonObject, changes: readonly Change[]): void {
  expect(diff(base, edited, HOURS)).toEqual(changes);
}

describe('diff of fields', () => {
  test('CT-01 CT-05 CT-24 a simple value that became another is one flat record with both values', () => {
    const base = { departments: [{ id: 'd1', info: { name: 'Pizza' } }] };
    const edited = { departments: [{ id: 'd1', info: { name: 'Pizzas' } }] };
    const path = ['departments', { id: 'd1' }, 'info', 'name'];
    expectChanges(base, edited, [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: 'Pizza', to: 'Pizzas' }]);
  });

  test('CT-02 CT-04 a field that is on only one side came or went', () => {
    expectChanges({ a: 1 }, { b: null }, [
      { kind: 'FIELD_REMOVED', path: ['a'], from: 1 },
      { kind: 'FIELD_ADDED', path: ['b'], to: null },
    ]);
  });

  test('CT-03 a field that changed its nature is replaced', () => {
    expectChanges({ a: null, b: [1], c: { x: 1 } }, { a: { x: 1 }, b: 1, c: [] }, [
      { kind: 'FIELD_REPLACED', path: ['a'], from: null, to: { x: 1 } },
      { kind: 'FIELD_REPLACED', path: ['b'], from: [1], to: 1 },
      { kind: 'FIELD_REPLACED', path: ['c'], from: { x: 1 }, to: [] },
    ]);
  });

  test('CT-03 a field that holds an entity with another id or another entityType is replaced, not mixed', () => {
    const path = ['tax'];
    expectChanges({ tax: { id: 1, rate: 5 } }, { tax: { id: 2, rate: 5 } }, [
      { kind: 'FIELD_REPLACED', path, from: { id: 1, rate: 5 }, to: { id: 2, rate: 5 } },
    ]);
    expectChanges({ tax: { entityType: 'A', rate: 5 } }, { tax: { entityType: 'B', rate: 5 } }, [
      { kind: 'FIELD_REPLACED', path, from: { entityType: 'A', rate: 5 }, to: { entityType: 'B', rate: 5 } },
    ]);
  });

  test('CT-15 private fields are ignored on both sides and left out of what is recorded', () => {
    expectChanges({ $open: 1, a: 1 }, { $open: 2, a: 1, $new: { b: 1 } }, []);
    const to = { b: [{ id: 1, $selected: true }] };
    expectChanges({}, { a: to }, [{ kind: 'FIELD_ADDED', path: ['a'], to: { b: [{ id: 1 }] } }]);
  });

  test('CT-26 0 and -0 are one number, and a field without value is no field', () => {
    expect(diff({ a: 0 }, { a: -0 })).toEqual([]);
    const edited: Record<string, string> = { a: 'x' };
    Reflect.set(edited, 'b', undefined);
    expect(diff({ a: 'x' }, edited)).toEqual([]);
    expect(diff(edited, { a: 'x' })).toEqual([]);
  });
});

describe('diff of arrays', () => {
  test('CT-07 CT-10 CT-13 entities are matched by id wherever they are', () => {
    expectChanges({ items: [{ id: 1 }, { id: 2, n: 1 }] }, { items: [{ id: 2, n: 2 }, { id: 3 }] }, [
      { kind: 'ARRAY_ENTITY_REMOVED', path: ['items', { id: 1 }], from: { id: 1 }, after: null },
      { kind: 'ARRAY_ELEMENT_ADDED', path: ['items'], to: { id: 3 }, after: { id: 2 } },
      { kind: 'SIMPLE_FIELD_CHANGED', path: ['items', { id: 2 }, 'n'], from: 1, to: 2 },
    ]);
  });

  test('CT-13 the id 1 and the id "1" are two entities', () => {
    expect(diff({ items: [{ id: 1 }] }, { items: [{ id: '1' }] }).map(({ kind }) => kind)).toEqual([
      'ARRAY_ENTITY_REMOVED',
      'ARRAY_ELEMENT_ADDED',
    ]);
  });

  test('CT-14 entities without id are matched by the identifier field declared for their path', () => {
    const base = {
      hours: [{ dayOfWeek: 1, open: '9' }],
      offers: [{ id: 'o', schemes: [{ schemeId: 's', price: 1 }] }],
    };
    const edited = {
      hours: [
        { dayOfWeek: 0, open: '8' },
        { dayOfWeek: 1, open: '10' },
      ],
      offers: [{ id: 'o', schemes: [{ schemeId: 's', price: 2 }] }],
    };
    const scheme = ['offers', { id: 'o' }, 'schemes', { by: 'schemeId', value: 's' }];
    expectChanges(base, edited, [
      {
        kind: 'ARRAY_ELEMENT_ADDED',
        path: ['hours'],
        from: { by: 'dayOfWeek', value: 0 },
        to: { dayOfWeek: 0, open: '8' },
        after: null,
      },
      { kind: 'SIMPLE_FIELD_CHANGED', path: ['hours', { by: 'dayOfWeek', value: 1 }, 'open'], from: '9', to: '10' },
      { kind: 'SIMPLE_FIELD_CHANGED', path: [...scheme, 'price'], from: 1, to: 2 },
    ]);
  });

  test('CT-08 the same identifier with another entityType is another element', () => {
    const [from, to] = [
      { id: 1, entityType: 'ITEM' },
      { id: 1, entityType: 'GROUP' },
    ];
    expectChanges({ items: [from] }, { items: [to] }, [
      { kind: 'ARRAY_ELEMENT_REPLACED', path: ['items', { id: 1 }], from, to },
    ]);
  });

  test('CT-09 simple values are matched by count', () => {
    expectChanges({ tags: ['a', 'b', 'a'] }, { tags: ['a', 'b'] }, [
      { kind: 'ARRAY_SIMPLE_ELEMENT_REMOVED', path: ['tags'], from: 'a', to: 1, after: 'b' },
    ]);
    expectChanges({ tags: ['a'] }, { tags: ['a', 'a', null] }, [
      { kind: 'ARRAY_ELEMENT_ADDED', path: ['tags'], from: 1, to: 'a', after: 'a' },
      { kind: 'ARRAY_ELEMENT_ADDED', path: ['tags'], to: null, after: { value: 'a', nth: 2 } },
    ]);
  });

  test('CT-12 what stayed in another order is one record with both orders', () => {
    expectChanges({ items: [{ id: 1 }, { id: 2 }, { id: 3 }] }, { items: [{ id: 3 }, { id: 1 }, { id: 2 }] }, [
      {
        kind: 'ARRAY_REORDERED',
        path: ['items'],
        from: [{ id: 1 }, { id: 2 }, { id: 3 }],
        to: [{ id: 3 }, { id: 1 }, { id: 2 }],
      },
    ]);
  });

  test('CT-09 CT-10 an array may mix entities and simple values, and may change from one to the other', () => {
    expect(diff({ mixed: ['x', { id: 'x' }] }, { mixed: [{ id: 'x' }, 'x'] }).map(({ kind }) => kind)).toEqual([
      'ARRAY_REORDERED',
    ]);
    expect(diff({ list: ['x'] }, { list: [{ id: 'x' }] }).map(({ kind }) => kind)).toEqual([
      'ARRAY_SIMPLE_ELEMENT_REMOVED',
      'ARRAY_ELEMENT_ADDED',
    ]);
  });

  test('CT-03 an array declared as one value changes as a whole, and needs no identifiers', () => {
    const [from, to] = [
      [{ lat: 1 }, { lat: 2 }],
      [{ lat: 1 }, { lat: 3 }],
    ];
    expectChanges({ zones: [{ id: 1, path: from }] }, { zones: [{ id: 1, path: to }] }, [
      { kind: 'FIELD_REPLACED', path: ['zones', { id: 1 }, 'path'], from, to },
    ]);
  });

  test('CT-03 so does an object declared as one value; one that says the same did not change', () => {
    const identifiers = { 'account.password': '*' };
    const [from, to] = [
      { ref: 's1', end: '17' },
      { ref: 's2', end: '17' },
    ];
    const of = (password: JsonObject) => ({ account: { password } });
    const changes: readonly Change[] = [{ kind: 'FIELD_REPLACED', path: ['account', 'password'], from, to }];
    expect(diff(of(from), of(to), identifiers)).toEqual(changes);
    expect(applyChanges(of(from), changes).document).toEqual(of(to));
    expect(diff(of(from), of({ ...from }), identifiers)).toEqual([]);
  });
});
