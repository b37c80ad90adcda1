import type { Json, JsonObject } from './change.ts';

/** A copy under construction; handed out as a read-only JsonObject. */
export type MutableObject = { [field: string]: Json };

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value that came from JSON is an object of it. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that came from JSON as an object of it; throws where it is a list, a text or nothing. */
export function asJsonObject(value: unknown): JsonObject {
  if (isJsonObject(value)) return value;
  throw new TypeError('Expected a JSON object.');
}

/** Whether a value has neither fields nor elements: a string, a number, a boolean or null. */
export function isSimple(value: Json): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null;
}

/** CT-15: `$selected`, `$$hashKey` belong to the editor, never to the document. */
export function isPrivateField(field: string): boolean {
  return field.charCodeAt(0) === 36;
}

/** CT-37: reads an own field only, so that `constructor` and `__proto__` are fields like any other. */
export function ownField(object: JsonObject, field: string): Json | undefined {
  return Object.hasOwn(object, field) ? object[field] : undefined;
}

/** CT-37: defines an own field, never through the prototype's setters. */
export function defineField(object: MutableObject, field: string, value: Json): void {
  Object.defineProperty(object, field, { value, configurable: true, enumerable: true, writable: true });
}

/** The fields that count: own, with a value, not private. */
export function publicFields(object: JsonObject): string[] {
  return Object.keys(object).filter((field) => !isPrivateField(field) && object[field] !== undefined);
}

/** Equality as the documents mean it: private fields and the order of fields do not matter, the order of elements does. */
export function sameJson(left: Json | undefined, right: Json | undefined): boolean {
  const pairs: (readonly [Json | undefined, Json | undefined])[] = [[left, right]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (isList(a) && isList(b) && a.length === b.length) {
      for (const [at, element] of a.entries()) pairs.push([element, b[at]]);
    } else if (isObject(a) && isObject(b)) {
      const fields = publicFields(a);
      if (fields.length !== publicFields(b).length) return false;
      for (const field of fields) pairs.push([a[field], ownField(b, field)]);
    } else return false;
  }
  return true;
}
