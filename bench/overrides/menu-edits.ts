import { applyChanges, type Change, findByPath, type JsonObject, type Path, type Step } from '@servery/domain';
import { randomFrom } from './menu-generator.ts';

/** The ids of a menu's items with the path to each. */
export function itemPaths(menu: JsonObject): Path[] {
  return entitiesAt(menu, ['departments'])
    .flatMap((department) => entitiesAt(menu, [...department, 'categories']))
    .flatMap((category) => entitiesAt(menu, [...category, 'items']));
}

/** A draft of the menu after edits, sharing with it whatever was not edited: names, prices, new and removed items. */
export function editMenu(menu: JsonObject, count: number): JsonObject {
  const random = randomFrom(7);
  const paths = itemPaths(menu);
  const changes = Array.from({ length: count }, (_, at) => edit(at, paths[random() % paths.length] ?? []));
  return applyChanges(menu, changes).document;
}

function edit(at: number, item: Path): Change {
  if (at % 10 === 8) return { kind: 'ARRAY_ENTITY_REMOVED', path: item };
  if (at % 10 === 9) {
    const to = { id: `new-${at}`, entityType: 'ITEM', info: { name: `New item ${at}`, status: 'ACTIVE' } };
    return { kind: 'ARRAY_ELEMENT_ADDED', path: item.slice(0, -1), to, after: null };
  }
  if (at % 2 === 0) return { kind: 'SIMPLE_FIELD_CHANGED', path: [...item, 'info', 'name'], to: `Renamed ${at}` };
  return { kind: 'SIMPLE_FIELD_CHANGED', path: [...item, 'kitchen', 'course'], to: 9 };
}

function entitiesAt(menu: JsonObject, path: Path): Step[][] {
  const list = findByPath(menu, path);
  if (!Array.isArray(list)) return [];
  return list.map((entity: { id: string }) => [...path, { id: entity.id }]);
}
