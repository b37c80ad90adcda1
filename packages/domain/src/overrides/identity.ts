import type { EntityStep, Identifiers, Json, JsonObject } from './change.ts';

/** Declared in place of an identifier field: the array or object is one value, such as the corner points of a delivery zone. */
export const ONE_VALUE = '*';

/** `'hours.inStore': 'dayOfWeek'` sorted by the last name, so that most arrays are answered by one look-up. */
export type IdentifierIndex = ReadonlyMap<
  string,
  readonly { readonly names: readonly string[]; readonly by: string }[]
>;

/** The position of a walk: field names and the entities themselves; spelled out as a path only when something is found. */
export interface Trail {
  readonly parent: Trail | undefined;
  readonly step: string | JsonObject;
}

/** The index of a kind's identifiers, built once: kinds declare them as constants. */
export function indexIdentifiers(identifiers: Identifiers): IdentifierIndex {
  const known = INDEXES.get(identifiers);
  if (known !== undefined) return known;
  const index = new Map<string, { names: readonly string[]; by: string }[]>();
  for (const [path, by] of Object.entries(identifiers)) {
    const names = path.split('.');
    const last = names.at(-1) ?? '';
    const declared = index.get(last) ?? [];
    declared.push({ names, by });
    index.set(last, declared);
  }
  INDEXES.set(identifiers, index);
  return index;
}

const INDEXES = new WeakMap<Identifiers, IdentifierIndex>();

/** CT-14: the identifier field declared for the array that a trail ends at. */
export function declaredIdentifier(index: IdentifierIndex, trail: Trail | undefined): string | undefined {
  const candidates = typeof trail?.step === 'string' ? index.get(trail.step) : undefined;
  return candidates?.find(({ names }) => spells(trail, names))?.by;
}

/** CT-13, CT-14: the name of an entity in its array: its `id`, else the declared field. */
export function identify(entity: JsonObject, by: string | undefined): EntityStep | undefined {
  const id = entity.id;
  if (isIdentifier(id)) return { id };
  const value = by === undefined ? undefined : entity[by];
  return by !== undefined && isIdentifier(value) ? { by, value } : undefined;
}

export function isIdentifier(value: Json | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Whether two objects are one entity, so that they are compared field by field instead of replaced. */
export function isSameEntity(left: JsonObject, right: JsonObject): boolean {
  return identityOf(left.id) === identityOf(right.id) && haveOneType(left, right);
}

/** CT-08: another `entityType` is another thing, even under the same identifier. */
export function haveOneType(left: JsonObject, right: JsonObject): boolean {
  return left.entityType === right.entityType || identityOf(left.entityType) === identityOf(right.entityType);
}

function identityOf(id: Json | undefined): string | number | undefined {
  return isIdentifier(id) ? id : undefined;
}

function spells(trail: Trail | undefined, names: readonly string[]): boolean {
  let at = names.length;
  for (let link = trail; link !== undefined; link = link.parent) {
    if (typeof link.step !== 'string') continue;
    at -= 1;
    if (link.step !== names[at]) return false;
  }
  return at === 0;
}
