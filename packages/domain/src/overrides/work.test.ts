import { describe, expect, test } from 'vitest';
import { applyChanges } from './apply/apply.ts';
import type { Change, Json, JsonObject } from './change.ts';
import { diff } from './diff/diff.ts';

/** Counts the parts of a document that are read, at any depth. */
function watched(value: Json, reads: { count: number }): Json {
  if (typeof value !== 'object' || value === null) return value;
  const inner = Array.isArray(value)
    ? value.map((element: Json) => watched(element, reads))
    : watchedFields(value, reads);
  return new Proxy(inner, {
    get(target, field, receiver) {
      reads.count += 1;
      return Reflect.get(target, field, receiver);
    },
  });
}

function watchedFields(value: object, reads: { count: number }): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([field, content]) => [field, watched(content, reads)]));
}

/** A subtree that must not be entered. */
function closed(id: string): JsonObject {
  const info = {};
  Object.defineProperty(info, 'name', { enumerable: true, get: () => expect.fail('a shared subtree was read') });
  return { id, info };
}

function menu(items: number, name = 'Item'): JsonObject {
  return {
    items: Array.from({ length: items }, (_, at) => ({
      id: `i${at}`,
      info: { name: `${name} ${at}`, tags: [at, 'x'] },
    })),
  };
}

function readsOfDiff(base: JsonObject, edited: JsonObject): number {
  const reads = { count: 0 };
  diff({ menu: watched(base, reads) }, { menu: watched(edited, reads) });
  return reads.count;
}

describe('the work of the engine, counted', () => {
  test.each([
    ['equal copies', (items: number) => menu(items)],
    ['every name changed', (items: number) => menu(items, 'Dish')],
    ['turned round', (items: number) => ({ items: [menu(items).items ?? []].flat().toReversed() })],
    ['emptied', () => ({ items: [] })],
  ])('CT-40 four times the items are at most 4.5 times the reads: %s', (_, edited) => {
    const few = readsOfDiff(menu(250), edited(250));
    const many = readsOfDiff(menu(1_000), edited(1_000));
    expect(many / few).toBeLessThan(4.5);
  });

  test('CT-38 comparing unrelated copies reads each element and field a few times, no more', () => {
    const places = 1_000 * 8;
    expect(readsOfDiff(menu(1_000), menu(1_000))).toBeLessThan(2 * 5 * places);
  });

  test('CT-39 what draft and base share is not read', () => {
    const shared = ['a', 'b', 'c'].map(closed);
    const base = { menu: closed('m'), items: [...shared, { id: 'd', n: 1 }] };
    expect(diff(base, { ...base, items: [...shared, { id: 'd', n: 2 }] })).toHaveLength(1);
    expect(diff(base, { ...base, items: [{ id: 'new' }, ...shared] })).toHaveLength(2);
    expect(diff(base, { ...base, items: shared.toReversed() })).toHaveLength(2);
  });

  test('CT-41 CT-30 applying reads and copies only the way to each change', () => {
    const shared = ['a', 'b', 'c'].map(closed);
    const base = { menu: closed('m'), items: [...shared, { id: 'd', n: 1 }] };
    const change: Change = { kind: 'SIMPLE_FIELD_CHANGED', path: ['items', { id: 'd' }, 'n'], from: 1, to: 2 };
    const { document } = applyChanges(base, [change]);
    expect(document.menu).toBe(base.menu);
    expect([document.items].flat().slice(0, 3)).toEqual(
      shared.map((entity) => expect.toSatisfy((same) => same === entity)),
    );
  });

  test('CT-41 fifty changes in one array of 5,000 read it once, not fifty times', () => {
    const base = menu(5_000);
    const changes = Array.from({ length: 50 }, (_, at): Change => {
      const path = ['menu', 'items', { id: `i${(at * 97) % 5_000}` }];
      return at % 2 === 0
        ? { kind: 'ARRAY_ENTITY_REMOVED', path }
        : { kind: 'FIELD_ADDED', path: [...path, 'n'], to: at };
    });
    const reads = { count: 0 };
    const { orphans } = applyChanges({ menu: watched(base, reads) }, changes);
    expect(orphans).toEqual([]);
    expect(reads.count).toBeLessThan(5 * 5_000);
  });
});
