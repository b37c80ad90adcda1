import type { Change, Path } from './change.ts';
import { placeOf } from './change-tree.ts';
import { stepKey } from './path.ts';

/** One entity of the differences viewer, with what changed in it directly and the entities below it (CT-06, CT-11). */
export interface ChangedEntity {
  readonly kind: 'ENTITY_CHANGED' | 'ARRAY_ENTITY_CHANGED';
  /** The way from the entity above. */
  readonly steps: Path;
  readonly changes: Change[];
  readonly entities: ChangedEntity[];
}

/** Groups flat records by the entities they lie in; the root stands for the document. */
export function groupChanges(changes: readonly Change[]): ChangedEntity {
  const root = entityAt([]);
  const known = new Map<ChangedEntity, Map<string, ChangedEntity>>();
  for (const change of changes) {
    let entity = root;
    for (const steps of entitiesAbove(change)) {
      const below = known.get(entity) ?? new Map<string, ChangedEntity>();
      known.set(entity, below);
      entity = childOf(entity, below, steps);
    }
    entity.changes.push(change);
  }
  return root;
}

/** Cuts a path into the ways from object to object: after every step that a field name follows. */
function entitiesAbove(change: Change): Path[] {
  const place = change.kind === 'ARRAY_ELEMENT_REPLACED' ? change.path.slice(0, -1) : placeOf(change);
  const ways: Path[] = [];
  let start = 0;
  for (const [at, step] of place.entries()) {
    if (at === 0 || typeof step !== 'string') continue;
    ways.push(place.slice(start, at));
    start = at;
  }
  return ways;
}

function childOf(parent: ChangedEntity, below: Map<string, ChangedEntity>, steps: Path): ChangedEntity {
  const key = steps.map(stepKey).join('/');
  const known = below.get(key);
  if (known !== undefined) return known;
  const child = entityAt(steps);
  below.set(key, child);
  parent.entities.push(child);
  return child;
}

function entityAt(steps: Path): ChangedEntity {
  const kind = typeof steps.at(-1) === 'object' ? 'ARRAY_ENTITY_CHANGED' : 'ENTITY_CHANGED';
  return { kind, steps, changes: [], entities: [] };
}
