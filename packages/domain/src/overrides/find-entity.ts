import type { Json, JsonObject } from './change.ts';
import { ChangeTrackerError } from './change-tracker-error.ts';
import { isList, isObject, publicFields } from './json.ts';

/** The one entity with this id, however deep it lies; CT-23 refuses to choose between two. */
export function findEntity(document: Json, id: string | number): JsonObject | undefined {
  const pending: (Json | undefined)[] = [document];
  let found: JsonObject | undefined;
  while (pending.length > 0) {
    const value = pending.pop();
    if (isList(value)) for (const element of value) pending.push(element);
    if (!isObject(value)) continue;
    if (value.id === id) {
      if (found !== undefined) throw new ChangeTrackerError('MULTIPLE_NEEDLES', `id ${JSON.stringify(id)}`);
      found = value;
    }
    for (const field of publicFields(value)) pending.push(value[field]);
  }
  return found;
}
