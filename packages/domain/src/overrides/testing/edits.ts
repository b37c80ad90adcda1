import type { Json, JsonObject } from '../change.ts';
import type { MutableObject } from '../json.ts';
import { define, randomElement, randomField, randomSimple, withoutTwins } from './documents.ts';
import type { Random } from './random.ts';

/** The document after some random edits; untouched parts are shared with it or, half of the time, copied. */
export function edited(random: Random, document: JsonObject, count: number): JsonObject {
  let result = random.chance(50) ? document : copyOf(document);
  for (let edit = 0; edit < count; edit += 1) result = editObject(random, result, 0);
  return result;
}

/** `depth` counts the names on the way, so that arrays stay where their identifiers are declared. */
function editObject(random: Random, object: JsonObject, depth: number): MutableObject {
  const copy: MutableObject = { ...object };
  const inner = Object.keys(copy).filter((field) => typeof copy[field] === 'object' && copy[field] !== null);
  const field = inner[random.below(Math.max(1, inner.length))];
  if (field !== undefined && random.chance(75))
    define(copy, field, editValue(random, { field, value: copy[field] ?? null, depth: depth + 1 }));
  else editField(random, copy, depth);
  return copy;
}

interface FieldToEdit {
  readonly field: string;
  readonly value: Json;
  readonly depth: number;
}

function editValue(random: Random, { field, value, depth }: FieldToEdit): Json {
  if (Array.isArray(value)) return editArray(random, { field, elements: value, depth });
  return isPlain(value) ? editObject(random, value, depth) : value;
}

function editField(random: Random, copy: MutableObject, depth: number): void {
  const fields = Object.keys(copy).filter((field) => field !== 'id' && field !== 'dayOfWeek');
  const field = fields[random.below(Math.max(1, fields.length))];
  if (field !== undefined && random.chance(30)) delete copy[field];
  else if (field !== undefined && random.chance(50)) define(copy, field, replacement(random, copy[field] ?? null));
  else if (random.chance(10)) define(copy, '$note', 'x');
  else define(copy, ...randomField(random, depth > 2 ? 0 : 2));
}

/** Arrays may only give way to something that is no array of foreign elements. */
function replacement(random: Random, value: Json): Json {
  if (Array.isArray(value)) return random.pick<Json>([[], 'a', null]);
  if (isPlain(value)) return random.chance(50) ? { ...value, id: random.below(3) } : randomSimple(random);
  return randomSimple(random);
}

interface ArrayToEdit {
  readonly field: string;
  readonly elements: readonly Json[];
  readonly depth: number;
}

function editArray(random: Random, { field, elements, depth }: ArrayToEdit): Json[] {
  const copy = [...elements];
  const at = random.below(copy.length + 1);
  const action = random.pick(['add', 'add', 'remove', 'move', 'inside', 'inside', 'again', 'shuffle'] as const);
  if (action === 'add') copy.splice(at, 0, randomElement(random, field, 1));
  if (action === 'remove') copy.splice(at, 1);
  if (action === 'move') copy.splice(random.below(copy.length + 1), 0, ...copy.splice(at, 1));
  if (action === 'inside')
    copy.splice(at, 1, ...copy.slice(at, at + 1).map((element) => editElement(random, element, depth)));
  if (action === 'again') copy.splice(random.below(copy.length + 1), 0, ...copy.slice(at, at + 1));
  if (action === 'shuffle') copy.reverse();
  return withoutTwins(copy);
}

function editElement(random: Random, element: Json, depth: number): Json {
  return isPlain(element) ? editObject(random, element, depth) : element;
}

function isPlain(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function copyOf(document: JsonObject): JsonObject {
  return structuredClone(document);
}
