import { describe, expect, test } from 'vitest';
import { referenceWalk } from '../../references/reference-walk.ts';
import type { ReferenceKind } from '../../references/references.ts';
import { buildMenu } from '../../testing/build-menu.ts';
import { newItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuIdentifiers } from '../menu-identifiers.ts';
import { menuReferences } from '../menu-references.ts';
import { type Use, usesById } from './where-used.ts';

const kinds = [...new Set(menuReferences.map(({ to }) => to))];

/** By one walk through the whole menu. */
function allAtOnce(menu: MenuBlob, kind: ReferenceKind): ReadonlyMap<string | number, readonly Use[]> {
  const uses = new Map<string | number, Use[]>();
  referenceWalk(menuReferences, menuIdentifiers)(menu, ({ reference, id, name, owner, path }) => {
    if (reference.to === kind && Reflect.get(owner, 'selected') !== false)
      uses.set(id, [...(uses.get(id) ?? []), { path: path(), name }]);
    return 'KEEP';
  });
  return uses;
}

const inAnyOrder = (uses: ReadonlyMap<string | number, readonly Use[]>) =>
  [...uses].map(([id, found]) => JSON.stringify([id, found.map((use) => JSON.stringify(use)).toSorted()])).toSorted();

describe('what names the entities of a menu', () => {
  const menu = buildMenu();

  test.each(kinds)('is found entity by entity as in one walk: %s', (kind) => {
    expect(inAnyOrder(usesById(menu, kind))).toEqual(inAnyOrder(allAtOnce(menu, kind)));
  });

  test('follows an entity that changed, one that came and one that went', () => {
    const [first, ...others] = menu.items;
    if (!first) throw new Error('The menu has no item.');
    const renamed = { ...first, info: { ...first.info, name: 'Another name' } };
    const cola = newItem({ id: 'new', name: 'New', department: first.department, category: first.category });
    for (const items of [[renamed, ...others], [...menu.items, cola], others]) {
      const next = { ...menu, items };
      for (const kind of kinds) expect(inAnyOrder(usesById(next, kind))).toEqual(inAnyOrder(allAtOnce(next, kind)));
    }
  });
});
