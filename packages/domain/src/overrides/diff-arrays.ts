import type { Json, JsonObject } from './change.ts';
import { reportMembers } from './diff-members.ts';
import type { DiffWalk } from './diff-walk.ts';
import { haveOneName } from './diff-window.ts';
import { declaredIdentifier, haveOneType, ONE_VALUE, type Trail } from './identity.ts';
import { isObject, sameJson } from './json.ts';
import { hasTwins } from './twins.ts';

/** Compares two arrays: who came, who went, in which order, and what changed inside those who stayed. */
export function compareArrays(
  walk: DiffWalk,
  from: readonly Json[],
  to: readonly Json[],
  trail: Trail,
  depth: number,
): void {
  const by = declaredIdentifier(walk.identifiers, trail);
  if (by === ONE_VALUE) compareWhole(walk, from, to, trail);
  else if (areAligned(from, to, by)) {
    if (hasTwins(from, by)) compareWhole(walk, from, to, trail);
    else compareAligned(walk, from, to, trail, depth);
  } else if (hasTwins(from, by) || hasTwins(to, by)) compareWhole(walk, from, to, trail);
  else {
    const stayed = reportMembers(walk, { from, to, by, trail });
    for (const [left, right] of stayed) compareEntities(walk, left, right, trail, depth);
  }
}

/** What has no identities inside (twins, or an array or object declared as one value) changes as a whole. */
export function compareWhole(walk: DiffWalk, from: Json, to: Json, trail: Trail): void {
  if (!sameJson(from, to)) walk.report('FIELD_REPLACED', trail, from, to);
}

/** The common case: the same elements at the same places, found without a map. */
function areAligned(from: readonly Json[], to: readonly Json[], by: string | undefined): boolean {
  if (from.length !== to.length) return false;
  for (let at = 0; at < from.length; at += 1) {
    const left = from[at];
    const right = to[at];
    if (left !== right && !(isObject(left) && isObject(right) && haveOneName(left, right, by))) return false;
  }
  return true;
}

function compareAligned(walk: DiffWalk, from: readonly Json[], to: readonly Json[], trail: Trail, depth: number): void {
  for (let at = 0; at < from.length; at += 1) {
    const left = from[at];
    const right = to[at];
    if (left !== right && isObject(left) && isObject(right)) compareEntities(walk, left, right, trail, depth);
  }
}

function compareEntities(walk: DiffWalk, from: JsonObject, to: JsonObject, parent: Trail, depth: number): void {
  const trail = { parent, step: from };
  if (haveOneType(from, to)) walk.compareObjects(walk, from, to, trail, depth + 1);
  else walk.report('ARRAY_ELEMENT_REPLACED', trail, from, to);
}
