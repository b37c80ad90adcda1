import type { Change, Identifiers, Json, JsonObject } from '../change.ts';
import { ChangeTrackerError } from '../change-tracker-error.ts';
import { declaredIdentifier, isSameEntity, ONE_VALUE } from '../identity.ts';
import { isList, isObject, isPrivateField, isSimple, ownField, publicFields } from '../json.ts';
import { compareArrays, compareWhole } from './diff-arrays.ts';
import { DiffWalk, type ObjectPair, type Pair } from './diff-walk.ts';

/** Recursion goes this deep, then the walk goes on from its list: 10,000 levels do not overflow (CT-37). */
const DEEPEST_CALL = 200;

/**
 * The changes that turn `base` into `edited`; entities are matched by identifier, never by position.
 * Throws ChangeTrackerError for documents it cannot tell apart safely (CT-16 to CT-20). Cost is linear, and subtrees
 * that both documents share by reference are not visited.
 */
export function diff(base: JsonObject, edited: JsonObject, identifiers: Identifiers = {}): Change[] {
  if (!isObject(base) || !isObject(edited)) throw new ChangeTrackerError('ASSERTION', 'a document that is no object');
  const walk = new DiffWalk(identifiers, compareObjects);
  if (base !== edited) compareObjects(walk, { from: base, to: edited, trail: undefined, depth: 0 });
  walk.finish();
  return walk.changes;
}

function compareObjects(walk: DiffWalk, objects: ObjectPair): void {
  if (objects.depth > DEEPEST_CALL) {
    walk.postpone(objects);
    return;
  }
  const { from: base, to: edited } = objects;
  let fields = 0;
  let shared = 0;
  for (const field in base) {
    fields += 1;
    const from = base[field];
    if (from !== undefined && from === edited[field]) shared += 1;
    else if (from !== undefined && !isPrivateField(field)) shared += compareField(walk, objects, { field, from });
  }
  if (shared !== fields || Object.keys(edited).length !== fields) reportAddedFields(walk, objects);
}

interface FieldBefore {
  readonly field: string;
  readonly from: Json;
}

/** 1 when both sides have the field, 0 when it is gone. */
function compareField(walk: DiffWalk, objects: ObjectPair, { field, from }: FieldBefore): number {
  const to = ownField(objects.to, field);
  const trail = { parent: objects.trail, step: field };
  if (to === undefined) walk.report('FIELD_REMOVED', trail, { from });
  else compareValues(walk, { from, to, trail, depth: objects.depth + 1 });
  return to === undefined ? 0 : 1;
}

function compareValues(walk: DiffWalk, pair: Pair<Json>): void {
  const { from, to, trail } = pair;
  if (areObjects(pair) && isSameEntity(pair.from, pair.to)) compareInside(walk, pair);
  else if (areLists(pair)) compareArrays(walk, pair);
  else if (!isSimple(from) || !isSimple(to)) walk.report('FIELD_REPLACED', trail, pair);
  else if (from !== to) walk.report('SIMPLE_FIELD_CHANGED', trail, pair);
}

function areObjects(pair: Pair<Json>): pair is Pair<JsonObject> {
  return isObject(pair.from) && isObject(pair.to);
}

function areLists(pair: Pair<Json>): pair is Pair<readonly Json[]> {
  return isList(pair.from) && isList(pair.to);
}

function compareInside(walk: DiffWalk, objects: Pair<JsonObject>): void {
  if (declaredIdentifier(walk.identifiers, objects.trail) !== ONE_VALUE) compareObjects(walk, objects);
  else compareWhole(walk, objects);
}

function reportAddedFields(walk: DiffWalk, { from, to: edited, trail: parent }: ObjectPair): void {
  for (const field of publicFields(edited)) {
    const to = edited[field];
    if (to === undefined || ownField(from, field) !== undefined) continue;
    walk.report('FIELD_ADDED', { parent, step: field }, { to });
  }
}
