import type { Json, JsonObject } from '../change.ts';
import { declaredIdentifier, type IdentifierIndex, ONE_VALUE, type Trail } from '../identity.ts';
import { defineField, isList, isObject, isPrivateField, type MutableObject } from '../json.ts';
import { hasTwins } from './twins.ts';

/** A value as a change records it: checked against CT-18 to CT-20, without private fields, shared when it has none. */
export function recordable(value: Json, trail: Trail | undefined, identifiers: IdentifierIndex): Json {
  return inspect(value, trail, identifiers) ? withoutPrivateFields(value) : value;
}

/** Checks a whole value; returns whether private fields lie in it. */
function inspect(root: Json, start: Trail | undefined, identifiers: IdentifierIndex): boolean {
  const pending: { value: Json; trail: Trail | undefined }[] = [{ value: root, trail: start }];
  let hasPrivate = false;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, trail } = next;
    if (isList(value)) {
      const by = declaredIdentifier(identifiers, trail);
      if (by === ONE_VALUE) hasPrivate = true;
      else {
        hasTwins(value, by);
        for (const element of value)
          if (isObject(element)) pending.push({ value: element, trail: { parent: trail, step: element } });
      }
    } else if (isObject(value)) {
      hasPrivate = pushFields(value, trail, pending) || hasPrivate;
    }
  }
  return hasPrivate;
}

function pushFields(
  object: JsonObject,
  parent: Trail | undefined,
  pending: { value: Json; trail: Trail | undefined }[],
) {
  let hasPrivate = false;
  for (const field of Object.keys(object)) {
    const value = object[field];
    if (value === undefined || isPrivateField(field)) hasPrivate = true;
    else if (typeof value === 'object') pending.push({ value, trail: { parent, step: field } });
  }
  return hasPrivate;
}

/** A copy without private fields, made without recursion so that depth does not matter. */
function withoutPrivateFields(root: Json): Json {
  const holder: MutableObject = {};
  const pending: { source: Json; put: (copy: Json) => void }[] = [];
  pending.push({ source: root, put: (copy) => defineField(holder, 'root', copy) });
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { source, put } = next;
    if (isList(source)) {
      const copy: Json[] = source.slice();
      put(copy);
      for (const [at, element] of source.entries())
        pending.push({ source: element, put: (value) => (copy[at] = value) });
    } else if (isObject(source)) {
      const copy: MutableObject = {};
      put(copy);
      for (const field of Object.keys(source)) {
        const value = source[field];
        if (value === undefined || isPrivateField(field)) continue;
        defineField(copy, field, value);
        if (typeof value === 'object') pending.push({ source: value, put: (inner) => defineField(copy, field, inner) });
      }
    } else put(source);
  }
  return holder.root ?? null;
}
