import type { Identifiers, Json, JsonObject } from '../change.ts';
import type { MutableObject } from '../json.ts';
import type { Random } from './random.ts';

/** Names that break careless code are among the ordinary ones. */
const SIMPLE_FIELDS = ['name', 'price', 'entityType', 'constructor', '__proto__', 'prototype', 'toString', ''] as const;
const OBJECT_FIELDS = ['info', 'style'] as const;
const ARRAY_FIELDS = ['items', 'lines', 'hours', 'tags', 'mixed'] as const;
const PRIVATE_FIELDS = ['$selected', '$$hashKey'] as const;

/** `hours` is named by `dayOfWeek` wherever the generator may put it. */
export const IDENTIFIERS: Identifiers = Object.fromEntries(
  waysTo(4).map((names) => [[...names, 'hours'].join('.'), 'dayOfWeek']),
);

export function randomDocument(random: Random, size: number): JsonObject {
  return randomObject(random, size);
}

function randomObject(random: Random, size: number): MutableObject {
  const object: MutableObject = {};
  for (let count = random.below(4); count > 0; count -= 1)
    define(object, random.pick(SIMPLE_FIELDS), randomSimple(random));
  if (random.chance(20)) define(object, random.pick(PRIVATE_FIELDS), random.below(3));
  if (size <= 0) return object;
  for (let count = random.below(3) + (size > 1 ? 1 : 0); count > 0; count -= 1) {
    const field = random.chance(30) ? random.pick(OBJECT_FIELDS) : random.pick(ARRAY_FIELDS);
    define(object, field, randomContainer(random, field, size - 1));
  }
  return object;
}

export function randomField(random: Random, size: number): [string, Json] {
  if (size <= 0 || random.chance(50)) return [random.pick(SIMPLE_FIELDS), randomSimple(random)];
  const field = random.chance(30) ? random.pick(OBJECT_FIELDS) : random.pick(ARRAY_FIELDS);
  return [field, randomContainer(random, field, size - 1)];
}

export function randomSimple(random: Random): Json {
  return random.pick<Json>(['a', 'b', '', 0, 1, -0, 2.5, true, false, null]);
}

/** One element as it may occur in the array of that name. */
export function randomElement(random: Random, field: string, size: number): Json {
  if (field === 'tags' || (field === 'mixed' && random.chance(50)))
    return random.pick<Json>(['x', 'y', 'z', 1, null, true]);
  const entity = randomObject(random, size - 1);
  if (field === 'hours') entity.dayOfWeek = random.below(7);
  else entity.id = random.pick<Json>([1, 2, 3, '1', 'b', 'constructor', '__proto__', 'f', 'g']);
  if (random.chance(20)) entity.entityType = random.pick(['ITEM', 'SIZE']);
  return entity;
}

/** Keeps the first of the entities that share a name. */
export function withoutTwins(elements: readonly Json[]): Json[] {
  const seen = new Set<string>();
  return elements.filter((element) => {
    if (typeof element !== 'object' || element === null) return true;
    const { id = null, dayOfWeek = null } = { id: null, dayOfWeek: null, ...element };
    const name = JSON.stringify([id, id === null ? dayOfWeek : null]);
    return !seen.has(name) && seen.add(name);
  });
}

export function define(object: MutableObject, field: string, value: Json): void {
  Object.defineProperty(object, field, { value, configurable: true, enumerable: true, writable: true });
}

function randomContainer(random: Random, field: string, size: number): Json {
  if (field === 'info' || field === 'style') {
    const object = randomObject(random, size);
    if (random.chance(30)) object.id = random.below(2);
    return object;
  }
  return withoutTwins(Array.from({ length: random.below(6) }, () => randomElement(random, field, size)));
}

function waysTo(depth: number): string[][] {
  if (depth === 0) return [[]];
  const shorter = waysTo(depth - 1);
  const steps = ['info', 'style', 'items', 'lines', 'hours', 'mixed'];
  return [[], ...shorter.flatMap((names) => steps.map((step) => [step, ...names]))];
}
