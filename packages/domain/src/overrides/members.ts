import type { Change, EntityStep, Json } from './change.ts';
import { ChangeTrackerError } from './change-tracker-error.ts';
import { identify, isIdentifier } from './identity.ts';
import { isObject, isSimple } from './json.ts';
import { stepKey } from './path.ts';

/**
 * One element of an array, named so that no two elements share a name: an entity by its identifier, a simple value by
 * itself and its count (`[5, 7, 5]` holds 5, 7 and the second 5).
 */
export interface Member {
  readonly key: string;
  readonly value: Json;
  /** How a change names it in `after`: an identifier, a simple value, or `{ value, nth }` for null and repetitions. */
  readonly mark: Json;
  readonly step?: EntityStep;
  /** Simple values: how many equal ones come before it. */
  readonly earlier: number;
}

export function membersOf(elements: readonly Json[], by: string | undefined): Member[] {
  const counts = new Map<Json, number>();
  return elements.map((value) => {
    if (!isSimple(value)) return entityMember(value, by);
    const earlier = counts.get(value) ?? 0;
    counts.set(value, earlier + 1);
    return simpleMember(value, earlier);
  });
}

export function simpleMember(value: Json, earlier: number): Member {
  const mark = earlier === 0 && value !== null ? value : { value, nth: earlier + 1 };
  return { key: simpleKey(value, earlier + 1), value, mark, earlier };
}

/** The key of the element that an `after` names; the front has none. */
export function keyOfMark(mark: Json | undefined): string | undefined {
  if (mark === undefined || mark === null) return undefined;
  if (!isObject(mark)) return simpleKey(mark, 1);
  if (typeof mark.nth === 'number') return simpleKey(mark.value ?? null, mark.nth);
  const step = stepOfMark(mark);
  return step === undefined ? undefined : stepKey(step);
}

/** The identifier that a mark is, if it names an entity. */
export function stepOfMark(mark: Json | undefined): EntityStep | undefined {
  if (!isObject(mark)) return undefined;
  if (isIdentifier(mark.id)) return { id: mark.id };
  return typeof mark.by === 'string' && isIdentifier(mark.value) ? { by: mark.by, value: mark.value } : undefined;
}

export function simpleKey(value: Json, nth: number): string {
  return `=${JSON.stringify(value)}#${nth}`;
}

function entityMember(value: Json, by: string | undefined): Member {
  const step = isObject(value) ? identify(value, by) : undefined;
  if (step === undefined) throw new ChangeTrackerError('ASSERTION', 'an entity without identifier');
  return { key: stepKey(step), value, mark: { ...step }, step, earlier: 0 };
}

/** The identifier of the entity that an ARRAY_ELEMENT_ADDED brings; undefined for a simple value. */
export function stepOfAdded({ to, from }: Change): EntityStep | undefined {
  if (!isObject(to)) return undefined;
  return isIdentifier(to.id) ? { id: to.id } : stepOfMark(from);
}
