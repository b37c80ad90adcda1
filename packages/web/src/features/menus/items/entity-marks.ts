import type { Change, JsonObject, Path } from '@servery/domain';
import { readAt, sameBy } from '../../../editing/document/path-value.ts';
import type { Origin } from '../../../ui/icons.tsx';

/** Where entities of the menu are different: by id, the nearest level. */
export type EntityMarks = ReadonlyMap<string, Exclude<Origin, 'company'>>;

type Layers = {
  readonly level: Origin;
  readonly own: readonly Change[];
  readonly group: readonly Change[];
  readonly drafted: readonly Change[];
  readonly draft: JsonObject;
  readonly parent: JsonObject;
  readonly base: JsonObject;
};

/** Which departments, categories and items are different at this level, or at the group over it. OV-13 to OV-15 */
export function entityMarks({ level, own, group, drafted, draft, parent, base }: Layers): EntityMarks {
  if (level === 'company') return new Map();
  const fromGroup = places(group).filter((path) => !sameBy(parent, base, readAt(path)));
  const fromHere = places([...own, ...drafted]).filter((path) => !sameBy(draft, parent, readAt(path)));
  return new Map([
    ...fromGroup.map((path) => [idOf(path), 'group'] as const),
    ...fromHere.map((path) => [idOf(path), level] as const),
  ]);
}

/** Ids of what the draft changes and nobody has saved. */
export function draftedIds(drafted: readonly Change[]): ReadonlySet<string> {
  return new Set(places(drafted).map(idOf));
}

const shown = new Set(['departments', 'categories', 'items']);

/** The entities that changes lie in, each once. */
function places(changes: readonly Change[]): Path[] {
  const found = new Map<string, Path>();
  for (const { path, to } of changes) {
    const [list, entity] = path;
    if (typeof list !== 'string' || !shown.has(list)) continue;
    const id = typeof entity === 'object' && 'id' in entity ? entity.id : addedId(to);
    if (id !== null) found.set(String(id), [list, { id }]);
  }
  return [...found.values()];
}

function addedId(to: Change['to']): string | null {
  const isEntity = typeof to === 'object' && to !== null && 'id' in to;
  return isEntity && typeof to.id === 'string' ? to.id : null;
}

function idOf(path: Path): string {
  const entity = path[1];
  return typeof entity === 'object' && 'id' in entity ? String(entity.id) : '';
}
