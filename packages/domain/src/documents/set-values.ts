import type { JsonKind } from '../configuration/json-kind.ts';
import { applyChanges } from '../overrides/apply/apply.ts';
import type { Change, EntityStep, Json, JsonObject, Path, Step } from '../overrides/change.ts';
import { diff } from '../overrides/diff/diff.ts';
import { isList, isObject } from '../overrides/json.ts';
import { findByPath } from '../overrides/path.ts';
import type { CopyTarget } from './copied-override.ts';

/** The value that a place of a document is to hold: a field, or an entity of a list as a whole. */
export interface PlaceValue {
  readonly path: Path;
  readonly value: Json;
}

export interface SetOverride {
  /** The changes that the level keeps then. */
  readonly changes: readonly Change[];
  /** Places that this level does not have. */
  readonly lost: readonly PlaceValue[];
  /** The document there before, and with the values. */
  readonly was: JsonObject;
  readonly document: JsonObject;
}

/**
 * Gives a level values, whatever values it had there. Its other places stay. A value equal to the inherited one is not kept
 * (OV-11). The place around a value must exist; only a list that the document leaves out while it is empty is made.
 */
export function setValues(
  { kind, values }: { readonly kind: JsonKind; readonly values: readonly PlaceValue[] },
  { parent, own }: CopyTarget,
): SetOverride {
  const { document: was, orphans } = applyChanges(parent, own);
  const lost: PlaceValue[] = [];
  let document = was;
  for (const given of values) {
    const next = withPlace(document, given);
    if (next === undefined) lost.push(given);
    else document = next;
  }
  return { changes: [...diff(parent, document, kind.identifiers), ...orphans], lost, was, document };
}

/** Undefined where nothing can hold the value. */
function withPlace(document: JsonObject, { path, value }: PlaceValue): JsonObject | undefined {
  const last = path.at(-1);
  const holder = findByPath(document, path.slice(0, -1)) ?? absentList(document, path);
  if (last === undefined || holder === undefined) return undefined;
  const held = typeof last === 'string' ? withField(holder, last, value) : withEntity(holder, last, value);
  if (held === undefined) return undefined;
  const next = replaced(document, path.slice(0, -1), held);
  return isObject(next) ? next : undefined;
}

/** An empty list where the path ends in one that its owner has not. */
function absentList(document: JsonObject, path: Path): Json | undefined {
  const owner = findByPath(document, path.slice(0, -2));
  return typeof path.at(-2) === 'string' && typeof path.at(-1) === 'object' && isObject(owner) ? [] : undefined;
}

function withField(holder: Json, field: string, value: Json): Json | undefined {
  return isObject(holder) ? { ...holder, [field]: value } : undefined;
}

function withEntity(holder: Json, step: EntityStep, value: Json): Json | undefined {
  if (!isList(holder) || !isNamed(value, step)) return undefined;
  const at = holder.findIndex((element) => isNamed(element, step));
  return at < 0 ? [...holder, value] : holder.with(at, value);
}

/** The value with another one at a path that it has. */
function replaced(at: Json, [step, ...rest]: readonly Step[], held: Json): Json {
  if (step === undefined) return held;
  if (typeof step === 'string') return isObject(at) ? { ...at, [step]: replaced(at[step] ?? null, rest, held) } : at;
  if (!isList(at)) return at;
  return at.map((element) => (isNamed(element, step) ? replaced(element, rest, held) : element));
}

function isNamed(element: Json, step: EntityStep): boolean {
  if (!isObject(element)) return false;
  return 'id' in step ? element.id === step.id : element[step.by] === step.value;
}
