import type { Change, Identifiers, Json, JsonObject } from './change.ts';
import { ChangeTrackerError } from './change-tracker-error.ts';
import { compareArrays, compareWhole } from './diff-arrays.ts';
import { DiffWalk } from './diff-walk.ts';
import { declaredIdentifier, isSameEntity, ONE_VALUE, type Trail } from './identity.ts';
import { isList, isObject, isPrivateField, isSimple, ownField, publicFields } from './json.ts';

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
  if (base !== edited) compareObjects(walk, base, edited, undefined, 0);
  walk.finish();
  return walk.changes;
}

function compareObjects(
  walk: DiffWalk,
  base: JsonObject,
  edited: JsonObject,
  trail: Trail | undefined,
  depth: number,
): void {
  if (depth > DEEPEST_CALL) {
    walk.postpone(base, edited, trail);
    return;
  }
  let fields = 0;
  let shared = 0;
  for (const field in base) {
    fields += 1;
    const from = base[field];
    if (from !== undefined && from === edited[field]) shared += 1;
    else if (from !== undefined && !isPrivateField(field))
      shared += compareField(walk, { field, from, edited, trail, depth });
  }
  if (shared !== fields || Object.keys(edited).length !== fields) reportAddedFields(walk, base, edited, trail);
}

interface FieldVisit {
  readonly field: string;
  readonly from: Json;
  readonly edited: JsonObject;
  readonly trail: Trail | undefined;
  readonly depth: number;
}

/** 1 when the field stands on both sides, 0 when it is gone. */
function compareField(walk: DiffWalk, { field, from, edited, trail: parent, depth }: FieldVisit): number {
  const to = ownField(edited, field);
  const trail = { parent, step: field };
  if (to === undefined) walk.report('FIELD_REMOVED', trail, from, undefined);
  else compareValues(walk, from, to, trail, depth);
  return to === undefined ? 0 : 1;
}

function compareValues(walk: DiffWalk, from: Json, to: Json, trail: Trail, depth: number): void {
  if (isObject(from) && isObject(to) && isSameEntity(from, to)) compareInside(walk, from, to, trail, depth);
  else if (isList(from) && isList(to)) compareArrays(walk, from, to, trail, depth + 1);
  else if (!isSimple(from) || !isSimple(to)) walk.report('FIELD_REPLACED', trail, from, to);
  else if (from !== to) walk.report('SIMPLE_FIELD_CHANGED', trail, from, to);
}

function compareInside(walk: DiffWalk, from: JsonObject, to: JsonObject, trail: Trail, depth: number): void {
  if (declaredIdentifier(walk.identifiers, trail) !== ONE_VALUE) compareObjects(walk, from, to, trail, depth + 1);
  else compareWhole(walk, from, to, trail);
}

function reportAddedFields(walk: DiffWalk, base: JsonObject, edited: JsonObject, parent: Trail | undefined): void {
  for (const field of publicFields(edited)) {
    const to = edited[field];
    if (to === undefined || ownField(base, field) !== undefined) continue;
    walk.report('FIELD_ADDED', { parent, step: field }, undefined, to);
  }
}
