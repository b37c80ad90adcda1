import type { Change, JsonObject, Path } from '@servery/domain';
import { readAt, sameBy } from '../../../editing/document/path-value.ts';
import type { Origin } from '../../../ui/icons.tsx';

/** Where entities of the menu are different: by id, the nearest level. */
export type EntityMarks = ReadonlyMap<string, Exclude<Origin, 'company'>>;

export type EntityLists = readonly (readonly string[])[];

type Layers = {
  /** The lists whose entities are meant: `[['modifiers', 'items']]`. */
  readonly lists: EntityLists;
  readonly level: Origin;
  readonly own: readonly Change[];
  readonly group: readonly Change[];
  readonly drafted: readonly Change[];
  readonly draft: JsonObject;
  readonly parent: JsonObject;
  readonly base: JsonObject;
};

/** Which entities are different at this level, or at the group over it. OV-13 to OV-15 */
export function entityMarks({ lists, level, own, group, drafted, draft, parent, base }: Layers): EntityMarks {
  if (level === 'company') return new Map();
  const fromGroup = places(group, lists).filter((path) => !sameBy(parent, base, readAt(path)));
  const fromHere = places([...own, ...drafted], lists).filter((path) => !sameBy(draft, parent, readAt(path)));
  return new Map([
    ...fromGroup.map((path) => [idOf(path), 'group'] as const),
    ...fromHere.map((path) => [idOf(path), level] as const),
  ]);
}

/** Ids of the unsaved changes of the draft. */
export function draftedIds(drafted: readonly Change[], lists: EntityLists): ReadonlySet<string> {
  return new Set(places(drafted, lists).map(idOf));
}

/** The id of the entity of these lists that a place lies in; null for any other place. */
export function entityAt(path: Path, lists: EntityLists): string | null {
  const list = listOf(path, lists);
  const entity = list && path[list.length];
  return typeof entity === 'object' && 'id' in entity ? String(entity.id) : null;
}

/** The entities that changes lie in, each once. */
function places(changes: readonly Change[], lists: EntityLists): Path[] {
  const found = new Map<string, Path>();
  for (const { path, to } of changes) {
    const list = listOf(path, lists);
    const id = list && (entityAt(path, lists) ?? addedId(to));
    if (list && id != null) found.set(id, [...list, { id }]);
  }
  return [...found.values()];
}

function listOf(path: Path, lists: EntityLists): EntityLists[number] | undefined {
  return lists.find((list) => list.every((step, at) => path[at] === step));
}

function addedId(to: Change['to']): string | null {
  const isEntity = typeof to === 'object' && to !== null && 'id' in to;
  return isEntity && typeof to.id === 'string' ? to.id : null;
}

function idOf(path: Path): string {
  const entity = path.at(-1);
  return typeof entity === 'object' && 'id' in entity ? String(entity.id) : '';
}
