import { describe, expect, test } from 'vitest';
import { diff } from './diff.ts';
import { groupChanges } from './group-changes.ts';

describe('groupChanges', () => {
  const base = { ver: 1, items: [{ id: 1, info: { name: 'Cola', size: 'L' } }, { id: 2 }] };
  const edited = { ver: 2, items: [{ id: 1, info: { name: 'Cola Zero', size: 'M' } }, { id: 3 }] };

  test('CT-06 CT-11 records hang below the entity in a field and the entity of an array that they lie in', () => {
    const tree = groupChanges(diff(base, edited));
    expect(tree.changes.map(({ kind }) => kind)).toEqual([
      'SIMPLE_FIELD_CHANGED',
      'ARRAY_ENTITY_REMOVED',
      'ARRAY_ELEMENT_ADDED',
    ]);
    const [item] = tree.entities;
    expect(item).toMatchObject({ kind: 'ARRAY_ENTITY_CHANGED', steps: ['items', { id: 1 }], changes: [] });
    const [info] = item?.entities ?? [];
    expect(info).toMatchObject({ kind: 'ENTITY_CHANGED', steps: ['info'], entities: [] });
    expect(info?.changes.map(({ to }) => to)).toEqual(['Cola Zero', 'M']);
  });

  test('CT-06 no record is lost or doubled by grouping', () => {
    const changes = diff(base, edited);
    const tree = groupChanges(changes);
    const all = [tree, ...tree.entities, ...tree.entities.flatMap(({ entities }) => entities)].flatMap(
      (entity) => entity.changes,
    );
    expect(new Set(all)).toEqual(new Set(changes));
    expect(all).toHaveLength(changes.length);
  });
});
