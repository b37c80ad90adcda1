import type { Change, Path } from '../overrides/change.ts';
import { isObject } from '../overrides/json.ts';
import { pathKey } from '../overrides/path.ts';
import { placeDecided } from '../overrides/rebase/clash.ts';
import { movesOf } from './moves.ts';

/**
 * Changes by edit, in their order: an edit was done in one go and is taken back in one go. The changes of a place that is decided as a
 * whole (`editedWhole`) are one edit; so is the same number of free modifiers in several pricing schemes of an item; so are an entry that comes or goes, its place in the order of its department, and the number
 * that the next one of its kind gets; and so is an item or category that moves, with its places in the orders and, of a category,
 * its items. Every other change is an edit of its own. The first change of each edit names its place.
 */
export function editsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const entries = entriesOf(changes);
  const moves = movesOf(changes);
  const edits = Map.groupBy(changes, (change) => {
    const whole = editedWhole(change);
    if (whole !== undefined) return pathKey(whole);
    return freeCountKey(change) ?? entries.ownerOf(change) ?? moves.ownerOf(change) ?? change;
  });
  return [...edits].map(([key, edit]) => (edit.length > 1 && typeof key === 'object' ? ownerFirst(key, edit) : edit));
}

export function editCount(changes: readonly Change[]): number {
  return editsOf(changes).length;
}

/** The place that an edit decides: the whole that a change is a part of, else the place of the change. */
export function editedPlace(change: Change): Path {
  return editedWhole(change) ?? placeDecided(change);
}

/**
 * The place that is decided as a whole, of which a change is a part: the span of an entry of the hours (a store that opens earlier and closes
 * as before is open for longer), or how many modifiers of a category are free in each size. Undefined for any other change.
 */
export function editedWhole(change: Change): Path | undefined {
  const place = placeDecided(change);
  if (place[0] === 'hours') return isPartOfSpan(place) ? place.slice(0, 4) : undefined;
  const free = place.indexOf('freeBySize');
  return free < 0 ? undefined : place.slice(0, free + 1);
}

/** The place of the number of free modifiers of an item, where an edit gives several pricing schemes the same one; undefined for any other edit. */
export function sharedFreeCount(edit: readonly Change[]): Path | undefined {
  const [first] = edit;
  return first === undefined || edit.length === 1 ? undefined : freeCountPlace(first.path);
}

/** Those with equal keys are equal changes, of one item. */
function freeCountKey({ kind, path, from, to }: Change): string | undefined {
  const place = freeCountPlace(path);
  return place === undefined ? undefined : `${kind} ${pathKey(place)} ${String(from)} ${String(to)}`;
}

function freeCountPlace(path: Path): Path | undefined {
  return path.at(-1) === 'freeCount' ? [...path.slice(0, path.indexOf('pricing') + 1), 'freeCount'] : undefined;
}

const partsOfSpan: ReadonlySet<unknown> = new Set(['startTime', 'endOffset', 'closed']);

function isPartOfSpan(place: Path): boolean {
  return place.length === 5 && partsOfSpan.has(place[4]) && typeof place[3] === 'object';
}

/** Lists of a menu whose entries take numbers, and the counter of each. */
const counters: ReadonlyMap<string, string> = new Map([
  ['departments', 'departments'],
  ['categories', 'categories'],
  ['items', 'items'],
  ['offers', 'offers'],
  ['modifiers.categories', 'modifierCategories'],
  ['modifiers.items', 'modifierItems'],
]);

/** Which entry that came or went the other changes go with. */
function entriesOf(changes: readonly Change[]) {
  const came = new Map<string, Change>();
  const went = new Map<string, Change>();
  const lastOfCounter = new Map<string, Change>();
  for (const change of changes) {
    const entry = entryOf(change);
    if (entry === undefined) continue;
    (change.kind === 'ARRAY_ELEMENT_ADDED' ? came : went).set(`${entry.list} ${entry.id}`, change);
    if (change.kind === 'ARRAY_ELEMENT_ADDED') lastOfCounter.set(entry.counter, change);
  }
  return {
    ownerOf: ({ kind, path, from, to }: Change): Change | undefined => {
      const [first, , list] = path;
      if (first === 'pluNumbers') return lastOfCounter.get(String(path[1]));
      if (first !== 'departments' || path.length !== 3) return undefined;
      return kind === 'ARRAY_ELEMENT_ADDED' ? came.get(`${list} ${to}`) : went.get(`${list} ${from}`);
    },
  };
}

/** The entry with a number that a change brings or takes away. */
function entryOf({ kind, path, from, to }: Change) {
  const isAdded = kind === 'ARRAY_ELEMENT_ADDED';
  if (!isAdded && kind !== 'ARRAY_ENTITY_REMOVED') return undefined;
  const list = (isAdded ? path : path.slice(0, -1)).join('.');
  const counter = counters.get(list);
  const entry = isAdded ? to : from;
  return counter !== undefined && isObject(entry) ? { list, counter, id: String(entry.id) } : undefined;
}

function ownerFirst(owner: Change, edit: readonly Change[]): readonly Change[] {
  return edit.includes(owner) ? [owner, ...edit.filter((change) => change !== owner)] : edit;
}
