import type { z } from 'zod';
import type { Identifiers, Json, JsonObject, Path, Step } from '../overrides/change.ts';
import { isList, isObject, isPrivateField } from '../overrides/json.ts';
import { listMemory } from '../overrides/list-memory.ts';
import { type DocumentShape, shapeOf } from './document-shape.ts';

/** A field that the schema of a document does not describe. */
export interface UnknownField {
  readonly path: Path;
  readonly value: Json;
}

export interface KnownFields {
  /** The same by reference where every field is known. */
  readonly document: JsonObject;
  readonly unknown: readonly UnknownField[];
}

/** Leaves out fields that a schema does not describe, at every depth. CT-15: private fields (`$selected`) stay, comparing ignores them. */
export function knownFieldsOf(schema: z.ZodType, document: JsonObject, identifiers: Identifiers): KnownFields {
  const unknown: UnknownField[] = [];
  const known = knownValue(shapeOf(schema), document, {
    steps: [],
    names: [],
    identifiers,
    unknown,
    isInElement: false,
  });
  return { document: isObject(known) ? known : document, unknown };
}

/** Those that are not stored yet: at a like place with the same value. Entities of one list are alike, so that copies pass. */
export function addedUnknownFields(
  stored: readonly UnknownField[],
  sent: readonly UnknownField[],
): readonly UnknownField[] {
  const known = new Set(stored.map(placeAndValue));
  return sent.filter((field) => !known.has(placeAndValue(field)));
}

function placeAndValue({ path, value }: UnknownField): string {
  return JSON.stringify([path.filter(isName), value]);
}

/** A field; numbers are places in lists. */
function isName(step: Step): boolean {
  return typeof step === 'string' && !/^\d+$/.test(step);
}

interface Visit {
  readonly steps: Step[];
  /** The field names among the steps, as `Identifiers` spell them. */
  readonly names: string[];
  readonly identifiers: Identifiers;
  readonly unknown: UnknownField[];
  /** An element is remembered as a whole, those of its own lists are not. */
  readonly isInElement: boolean;
}

function knownValue(shape: DocumentShape, value: Json, at: Visit): Json {
  if (shape.kind === 'any') return value;
  if (shape.kind === 'list') return isList(value) ? knownList(shape.of, value, at) : value;
  return isObject(value) ? knownObject(shape, value, at) : value;
}

/** Elements of lists without an unknown field: documents are never mutated, and an edited one shares the others. */
const whollyKnown = new WeakMap<JsonObject, DocumentShape>();

function knownElement(shape: DocumentShape, element: Json, at: Visit): Json {
  if (!isObject(element) || at.isInElement) return knownValue(shape, element, at);
  if (whollyKnown.get(element) === shape) return element;
  const unknownBefore = at.unknown.length;
  const after = knownValue(shape, element, { ...at, isInElement: true });
  if (at.unknown.length === unknownBefore) whollyKnown.set(element, shape);
  return after;
}

/** Lists without an unknown field. */
const whollyKnownLists = listMemory<Json, DocumentShape>();

function knownList(shape: DocumentShape, list: readonly Json[], at: Visit): Json {
  if (shape.kind === 'any') return list;
  const unknownBefore = at.unknown.length;
  if (whollyKnownLists.replaced(list, shape)?.every(({ now }) => isWhollyKnown(shape, now))) {
    whollyKnownLists.keep(list, shape);
    return list;
  }
  const idField = at.identifiers[at.names.join('.')] ?? 'id';
  const kept = list.map((element, index) => {
    at.steps.push(stepTo(element, idField) ?? String(index));
    const after = knownElement(shape, element, at);
    at.steps.pop();
    return after;
  });
  if (at.unknown.length === unknownBefore) whollyKnownLists.keep(list, shape);
  return kept.every((element, index) => element === list[index]) ? list : kept;
}

function isWhollyKnown(shape: DocumentShape, element: Json | undefined): boolean {
  if (!isObject(element)) return false;
  const unknown: UnknownField[] = [];
  knownElement(shape, element, { steps: [], names: [], identifiers: {}, unknown, isInElement: false });
  return unknown.length === 0;
}

type FieldsShape = Exclude<DocumentShape, { readonly kind: 'any' }>;

function knownObject(shape: FieldsShape, value: JsonObject, at: Visit): Json {
  let isChanged = false;
  const kept: [string, Json][] = [];
  for (const [name, held] of Object.entries(value)) {
    const own = isPrivateField(name) ? ANY : fieldOf(shape, name);
    if (own === undefined) at.unknown.push({ path: [...at.steps, name], value: held });
    const after = own && knownField(own, { name, held }, at);
    if (after !== undefined) kept.push([name, after]);
    isChanged ||= after !== held;
  }
  return isChanged ? Object.fromEntries(kept) : value;
}

const ANY: DocumentShape = { kind: 'any' };

function fieldOf(shape: FieldsShape, name: string): DocumentShape | undefined {
  return shape.kind === 'object' ? shape.fields.get(name) : shape.of;
}

function knownField(shape: DocumentShape, { name, held }: { name: string; held: Json }, at: Visit): Json {
  if (shape.kind === 'any') return held;
  at.steps.push(name);
  at.names.push(name);
  const after = knownValue(shape, held, at);
  at.names.pop();
  at.steps.pop();
  return after;
}

/** An entity by the key that names it in changes. */
function stepTo(element: Json, idField: string): Step | undefined {
  const value = isObject(element) ? element[idField] : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return idField === 'id' ? { id: value } : { by: idField, value };
}
