import type { Change, Json } from './change.ts';
import { isList, isSimple } from './json.ts';
import { keyOfMark, simpleKey, simpleMember, stepOfAdded } from './members.ts';
import { stepKey } from './path.ts';

/** The changes to the elements of one array, in the order in which they are applied: out, reordered, in. */
export interface ListChanges {
  readonly removed: Map<string, Change>;
  order: Change | undefined;
  readonly added: Map<string, Change>;
}

export function emptyList(): ListChanges {
  return { removed: new Map(), order: undefined, added: new Map() };
}

export function copyList({ removed, order, added }: ListChanges): ListChanges {
  return { removed: new Map(removed), order, added: new Map(added) };
}

/** Makes a list equal to another one. */
export function replaceList(list: ListChanges, { removed, order, added }: ListChanges): void {
  list.removed.clear();
  for (const [key, change] of removed) list.removed.set(key, change);
  list.order = order;
  list.added.clear();
  for (const [key, change] of added) list.added.set(key, change);
}

export function listRecords({ removed, order, added }: ListChanges): Change[] {
  return [...removed.values(), ...(order === undefined ? [] : [order]), ...added.values()];
}

/** Whether a further change can follow those already there without touching the same element or phase again. */
export function acceptsInList(list: ListChanges, change: Change, isInner: (key: string) => boolean): boolean {
  if (change.kind === 'ARRAY_REORDERED') return list.order === undefined && list.added.size === 0;
  const key = elementKey(change);
  if (isInner(key)) return false;
  if (change.kind === 'ARRAY_ELEMENT_ADDED') return !list.added.has(key) && !list.removed.has(key);
  return list.order === undefined && list.added.size === 0 && !list.removed.has(key);
}

export function recordInList(list: ListChanges, change: Change): void {
  if (change.kind === 'ARRAY_REORDERED') list.order = change;
  else if (change.kind === 'ARRAY_ELEMENT_ADDED') list.added.set(elementKey(change), change);
  else list.removed.set(elementKey(change), change);
}

/** The key of the element that comes or goes. */
export function elementKey(change: Change): string {
  const { kind, path, from = null, to = null } = change;
  const last = path.at(-1);
  if (kind === 'ARRAY_ENTITY_REMOVED' && last !== undefined) return stepKey(last);
  if (kind === 'ARRAY_SIMPLE_ELEMENT_REMOVED') return simpleKey(from, count(to) + 1);
  const step = stepOfAdded(change);
  return step === undefined ? simpleKey(to, count(from) + 1) : stepKey(step);
}

/** How `after` names the element that a change adds. */
export function markOfAdded(change: Change): Json {
  const step = stepOfAdded(change);
  return step === undefined ? simpleMember(change.to ?? null, count(change.from)).mark : { ...step };
}

/** One element of an ARRAY_REORDERED list. */
export interface OrderedName {
  readonly key: string;
  readonly name: Json;
  readonly mark: Json;
}

export function orderedNames(names: Json | undefined): OrderedName[] {
  const counts = new Map<Json, number>();
  return (isList(names) ? names : []).map((name) => {
    if (!isSimple(name)) return { key: keyOfMark(name) ?? '', name, mark: name };
    const earlier = counts.get(name) ?? 0;
    counts.set(name, earlier + 1);
    const { key, mark } = simpleMember(name, earlier);
    return { key, name, mark };
  });
}

function count(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
