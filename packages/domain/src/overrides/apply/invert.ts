import type { Change, ChangeKind, EntityStep } from '../change.ts';
import { stepOfAdded } from '../members.ts';

/** CT-27: the changes that undo these: each turned round, in reverse order. */
export function invert(changes: readonly Change[]): Change[] {
  return changes.map(invertChange).reverse();
}

const OPPOSITE = {
  FIELD_ADDED: 'FIELD_REMOVED',
  FIELD_REMOVED: 'FIELD_ADDED',
  SIMPLE_FIELD_CHANGED: 'SIMPLE_FIELD_CHANGED',
  FIELD_REPLACED: 'FIELD_REPLACED',
  ARRAY_ELEMENT_ADDED: 'ARRAY_SIMPLE_ELEMENT_REMOVED',
  ARRAY_ELEMENT_REPLACED: 'ARRAY_ELEMENT_REPLACED',
  ARRAY_SIMPLE_ELEMENT_REMOVED: 'ARRAY_ELEMENT_ADDED',
  ARRAY_ENTITY_REMOVED: 'ARRAY_ELEMENT_ADDED',
  ARRAY_REORDERED: 'ARRAY_REORDERED',
} as const satisfies Record<ChangeKind, ChangeKind>;

function invertChange(change: Change): Change {
  const { kind, path, from, to, after } = change;
  const place = after === undefined ? {} : { after };
  const step = stepOfAdded(change);
  if (kind === 'ARRAY_ELEMENT_ADDED' && step !== undefined) {
    return { kind: 'ARRAY_ENTITY_REMOVED', path: [...path, step], ...(to !== undefined && { from: to }), ...place };
  }
  if (kind === 'ARRAY_ENTITY_REMOVED') return entityAdded(change);
  return {
    kind: OPPOSITE[kind],
    path,
    ...(to !== undefined && { from: to }),
    ...(from !== undefined && { to: from }),
    ...place,
  };
}

function entityAdded({ path, from, after }: Change): Change {
  const step = path.at(-1);
  return {
    kind: 'ARRAY_ELEMENT_ADDED',
    path: path.slice(0, -1),
    ...(from !== undefined && { to: from }),
    after: after ?? null,
    ...namedFrom(step),
  };
}

/** An entity without `id` travels with its identifier in `from`. */
function namedFrom(step: EntityStep | string | undefined): { from?: { by: string; value: string | number } } {
  return typeof step === 'object' && 'by' in step ? { from: { by: step.by, value: step.value } } : {};
}
