import type { Identifiers, Path } from '../overrides/change.ts';

/** Where an issue of a schema lies: positions become the names by which people and change records know an entity, where it has that. */
export function issuePath(document: unknown, path: readonly PropertyKey[], identifiers: Identifiers): Path {
  let at: unknown = document;
  const fields: string[] = [];
  return path.map((step) => {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
    if (typeof step === 'number') return entityStep(at, identifiers[fields.join('.')]) ?? String(step);
    fields.push(String(step));
    return String(step);
  });
}

function entityStep(entity: unknown, by: string | undefined): Path[number] | undefined {
  const value: unknown = typeof entity === 'object' && entity !== null ? Reflect.get(entity, by ?? 'id') : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return by === undefined ? { id: value } : { by, value };
}
