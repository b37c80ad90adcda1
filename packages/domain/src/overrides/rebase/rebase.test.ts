import { describe, expect, test } from 'vitest';
import { applyChanges } from '../apply/apply.ts';
import type { Change, JsonObject } from '../change.ts';
import { diff } from '../diff/diff.ts';
import { rebase } from './rebase.ts';
import { resolveClashes, type Side } from './resolve-clashes.ts';

const base = {
  name: 'Menu',
  items: [
    { id: 1, price: '5.00' },
    { id: 2, price: '6.00' },
    { id: 3, price: '7.00' },
  ],
};

function withItems(items: JsonObject[]): JsonObject {
  return { ...base, items };
}

/** The document after theirs, my re-based changes and the settled clashes. */
function settled(mine: JsonObject, theirs: JsonObject, side: Side): JsonObject {
  const { changes, clashes } = rebase(diff(base, mine), diff(base, theirs));
  const { document, orphans } = applyChanges(theirs, [...changes, ...resolveClashes(clashes, () => side)]);
  expect(orphans).toEqual([]);
  return document;
}

describe('rebase', () => {
  test('CT-32 two people who add to one place both keep what they added, in one order', () => {
    const mine = withItems([{ id: 1, price: '5.00' }, { id: 'm' }, ...base.items.slice(1)]);
    const theirs = withItems([{ id: 1, price: '5.00' }, { id: 'a' }, ...base.items.slice(1)]);
    expect(settled(mine, theirs, 'mine')).toEqual(settled(theirs, mine, 'mine'));
    expect([settled(mine, theirs, 'mine').items].flat()).toHaveLength(5);
  });

  test('CT-33 one field, two values: a clash with both, and nothing of it among the changes', () => {
    const path = ['name'];
    const change = (to: string): Change => ({ kind: 'SIMPLE_FIELD_CHANGED', path, from: 'Menu', to });
    expect(rebase([change('Mine')], [change('Theirs')])).toEqual({
      changes: [],
      clashes: [{ path, mine: change('Mine'), theirs: change('Theirs') }],
    });
  });

  test('CT-33 what both say alike is no clash and is not said again', () => {
    const change: Change = { kind: 'SIMPLE_FIELD_CHANGED', path: ['name'], from: 'Menu', to: 'Lunch' };
    expect(rebase([change], [change])).toEqual({ changes: [], clashes: [] });
  });

  test('CT-34 an entity that they took out and I changed comes back with my change, or stays out', () => {
    const mine = withItems([{ id: 1, price: '5.50' }, ...base.items.slice(1)]);
    const theirs = withItems(base.items.slice(1));
    expect(settled(mine, theirs, 'mine')).toEqual(mine);
    expect(settled(mine, theirs, 'theirs')).toEqual(theirs);
  });

  test('CT-34 an entity that I took out and they changed goes, or stays with their change', () => {
    const mine = withItems(base.items.slice(1));
    const theirs = withItems([{ id: 1, price: '5.50' }, ...base.items.slice(1)]);
    expect(settled(mine, theirs, 'mine')).toEqual(mine);
    expect(settled(mine, theirs, 'theirs')).toEqual(theirs);
  });

  test('CT-34 of two orders the accepted one is kept', () => {
    const [one = {}, two = {}, three = {}] = base.items;
    const mine = withItems([three, one, two]);
    const theirs = withItems([two, one, three]);
    expect(settled(mine, theirs, 'mine')).toEqual(mine);
    expect(settled(mine, theirs, 'theirs')).toEqual(theirs);
  });
});
