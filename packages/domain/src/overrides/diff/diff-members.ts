import type { Json, JsonObject } from '../change.ts';
import type { Trail } from '../identity.ts';
import { isObject } from '../json.ts';
import { type Member, membersOf } from '../members.ts';
import type { DiffWalk } from './diff-walk.ts';
import { openWindow, type Window } from './diff-window.ts';
import { recordable } from './inspect.ts';
import { pathOf } from './trail.ts';

export interface ArrayPair {
  readonly from: readonly Json[];
  readonly to: readonly Json[];
  readonly by: string | undefined;
  readonly trail: Trail;
}

/** The difference between two arrays: the part between their equal ends, and its members on both sides by their keys. */
interface Compared {
  readonly window: Window;
  readonly before: ReadonlyMap<string, Member>;
  readonly after: ReadonlyMap<string, Member>;
}

/**
 * Reports who went (last first), the new order of those who stayed, and who came (first first). Each record holds at the
 * moment it is applied, so that the same list read backwards undoes it. Returns the entities that stayed, for comparing.
 */
export function reportMembers(walk: DiffWalk, arrays: ArrayPair): [JsonObject, JsonObject][] {
  const window = openWindow(arrays.from, arrays.to, arrays.by);
  const before = new Map(window.from.map((member) => [member.key, member]));
  const after = new Map(window.to.map((member) => [member.key, member]));
  const compared = { window, before, after };
  reportRemoved(walk, arrays.trail, compared);
  reportOrder(walk, arrays, compared);
  reportAdded(walk, arrays.trail, compared);
  return [...alignedPairs(arrays, window), ...keptPairs(window, before)];
}

function reportRemoved(walk: DiffWalk, trail: Trail, { window, after }: Compared): void {
  const { from, firstMark } = window;
  const path = pathOf(trail, walk.identifiers);
  for (let at = from.length - 1; at >= 0; at -= 1) {
    const member = from[at];
    if (member === undefined || after.has(member.key)) continue;
    const content = { from: contentOf(walk, trail, member), after: from[at - 1]?.mark ?? firstMark };
    const left = member.earlier > 0 ? { to: member.earlier } : {};
    if (member.step === undefined)
      walk.changes.push({ kind: 'ARRAY_SIMPLE_ELEMENT_REMOVED', path, ...content, ...left });
    else walk.changes.push({ kind: 'ARRAY_ENTITY_REMOVED', path: [...path, member.step], ...content });
  }
}

function reportAdded(walk: DiffWalk, trail: Trail, { window, before }: Compared): void {
  const { to, firstMark } = window;
  const path = pathOf(trail, walk.identifiers);
  for (const [at, member] of to.entries()) {
    if (before.has(member.key)) continue;
    const content = { to: contentOf(walk, trail, member), after: to[at - 1]?.mark ?? firstMark };
    walk.changes.push({ kind: 'ARRAY_ELEMENT_ADDED', path, ...content, ...addedFrom(member) });
  }
}

/** The `from` of a newcomer: the number of equal values that are there already, or the identifier that is no `id`. */
function addedFrom({ earlier, step }: Member): { from?: Json } {
  if (earlier > 0) return { from: earlier };
  return step !== undefined && 'by' in step ? { from: { ...step } } : {};
}

/** CT-12: one record with everything that stayed, in its old and in its new order. */
function reportOrder(walk: DiffWalk, arrays: ArrayPair, { window, before, after }: Compared): void {
  const stayed = window.from.filter((member) => after.has(member.key));
  const kept = window.to.filter((member) => before.has(member.key));
  if (kept.every((member, at) => member.key === stayed[at]?.key)) return;
  const path = pathOf(arrays.trail, walk.identifiers);
  const head = names(membersOf(arrays.from.slice(0, window.head), arrays.by));
  const tail = names(membersOf(arrays.from.slice(arrays.from.length - window.tail), arrays.by));
  const from = [...head, ...names(stayed), ...tail];
  walk.changes.push({ kind: 'ARRAY_REORDERED', path, from, to: [...head, ...names(kept), ...tail] });
}

function names(members: readonly Member[]): Json[] {
  return members.map(({ step, value }) => (step === undefined ? value : { ...step }));
}

function contentOf(walk: DiffWalk, parent: Trail, { value }: Member): Json {
  return isObject(value) ? recordable(value, { parent, step: value }, walk.identifiers) : value;
}

function alignedPairs({ from, to }: ArrayPair, { head, tail }: Window): [JsonObject, JsonObject][] {
  const pairs: [JsonObject, JsonObject][] = [];
  const shift = to.length - from.length;
  for (const [at, left] of from.entries()) {
    if (at >= head && at < from.length - tail) continue;
    const right = to[at < head ? at : at + shift];
    if (left !== right && isObject(left) && isObject(right)) pairs.push([left, right]);
  }
  return pairs;
}

function keptPairs({ to }: Window, before: Compared['before']): [JsonObject, JsonObject][] {
  const pairs: [JsonObject, JsonObject][] = [];
  for (const { key, value } of to) {
    const left = before.get(key)?.value;
    if (left !== value && isObject(left) && isObject(value)) pairs.push([left, value]);
  }
  return pairs;
}
