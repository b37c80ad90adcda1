/** The values that JSON can express. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [field: string]: Json;
}

/** Names one entity of an array: by its `id`, or by the identifier field declared for the array's path. */
export type EntityStep = { readonly id: string | number } | { readonly by: string; readonly value: string | number };

/** One step of a path: a field name or an entity of the array before it. Never an index. */
export type Step = string | EntityStep;

/** `['departments', { id: 'd1' }, 'info', 'name']` */
export type Path = readonly Step[];

/** Kinds that are stored and travel. ENTITY_CHANGED and ARRAY_ENTITY_CHANGED only group these in the viewer. */
export const CHANGE_KINDS = [
  'FIELD_ADDED',
  'FIELD_REMOVED',
  'SIMPLE_FIELD_CHANGED',
  'FIELD_REPLACED',
  'ARRAY_ELEMENT_ADDED',
  'ARRAY_ELEMENT_REPLACED',
  'ARRAY_SIMPLE_ELEMENT_REMOVED',
  'ARRAY_ENTITY_REMOVED',
  'ARRAY_REORDERED',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** `{ kind: 'SIMPLE_FIELD_CHANGED', path: ['items', { id: 'i7' }, 'info', 'name'], from: 'Cola', to: 'Cola 12 oz' }` */
export interface Change {
  readonly kind: ChangeKind;
  readonly path: Path;
  readonly from?: Json;
  readonly to?: Json;
  /** ARRAY_ELEMENT_ADDED: the identifier or simple value before it; null at the front. */
  readonly after?: Json;
}

/**
 * Identifier fields of arrays whose entities have no `id`, by the names on the way to the array:
 * `{ 'hours.inStore': 'dayOfWeek', 'offers.value.schemes': 'schemeId' }` (steps into entities are left out).
 */
export type Identifiers = Readonly<Record<string, string>>;

/** Whether each is a change by its kind and path; the values were checked by the contract when they were saved. */
export function isChanges(value: unknown): value is Change[] {
  return Array.isArray(value) && value.every(isChange);
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('path' in value)) return false;
  return CHANGE_KINDS.some((kind) => kind === value.kind) && Array.isArray(value.path);
}
