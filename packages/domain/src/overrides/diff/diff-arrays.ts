import type { Json, JsonObject } from '../change.ts';
import { declaredIdentifier, haveOneType, ONE_VALUE } from '../identity.ts';
import { isObject, sameJson } from '../json.ts';
import { reportMembers } from './diff-members.ts';
import type { DiffWalk, Pair } from './diff-walk.ts';
import { haveOneName } from './diff-window.ts';
import { hasTwins } from './twins.ts';

/** Compares two arrays: records members added, removed and moved, and changes inside those in both. */
export function compareArrays(walk: DiffWalk, arrays: Pair<readonly Json[]>): void {
  const { from, to, trail } = arrays;
  const by = declaredIdentifier(walk.identifiers, trail);
  if (by === ONE_VALUE) compareWhole(walk, arrays);
  else if (areAligned(from, to, by)) {
    if (hasTwins(from, by)) compareWhole(walk, arrays);
    else compareAligned(walk, arrays);
  } else if (hasTwins(from, by) || hasTwins(to, by)) compareWhole(walk, arrays);
  else {
    const stayed = reportMembers(walk, { from, to, by, trail });
    for (const entities of stayed) compareEntities(walk, arrays, entities);
  }
}

/** Records a value as one change where nothing inside has an identity: twins, or an array or object declared as one value. */
export function compareWhole(walk: DiffWalk, pair: Pair<Json>): void {
  if (!sameJson(pair.from, pair.to)) walk.report('FIELD_REPLACED', pair.trail, pair);
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

function compareAligned(walk: DiffWalk, arrays: Pair<readonly Json[]>): void {
  const { from, to } = arrays;
  for (let at = 0; at < from.length; at += 1) {
    const left = from[at];
    const right = to[at];
    if (left !== right && isObject(left) && isObject(right)) compareEntities(walk, arrays, [left, right]);
  }
}

function compareEntities(walk: DiffWalk, arrays: Pair<readonly Json[]>, [from, to]: [JsonObject, JsonObject]): void {
  const trail = { parent: arrays.trail, step: from };
  const entities = { from, to, trail, depth: arrays.depth + 1 };
  if (haveOneType(from, to)) walk.compareObjects(walk, entities);
  else walk.report('ARRAY_ELEMENT_REPLACED', trail, entities);
}
