import type { EntityStep, Json, JsonObject, Path, Step } from './change.ts';
import { isList, isObject, ownField } from './json.ts';

/** Whether two paths lead to one place. */
export function samePath(left: Path, right: Path): boolean {
  return left.length === right.length && isWithin(left, right);
}

/** Whether `path` is `outer` or lies inside it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.length <= path.length && outer.every((step, at) => sameStep(step, path[at]));
}

/** A path as one string, for maps and sorting; equal exactly when the paths are the same. */
export function pathKey(path: Path): string {
  return path.map(stepKey).join('/');
}

/** A step as a string that no other step shares: `"name"`, `[id:"d1"]`, `[dayOfWeek:3]` in JSON spelling. */
export function stepKey(step: Step): string {
  if (typeof step === 'string') return JSON.stringify(step);
  if ('id' in step) return `[id:${JSON.stringify(step.id)}]`;
  return `[${JSON.stringify(step.by)}:${JSON.stringify(step.value)}]`;
}

/** The value at a path; undefined where the document has none. */
export function findByPath(document: Json, path: Path): Json | undefined {
  let at: Json | undefined = document;
  for (const step of path) {
    at = followStep(at, step);
    if (at === undefined) return undefined;
  }
  return at;
}

/** Whether an array element is the one that a step names. */
function isNamedBy(element: Json | undefined, step: EntityStep): element is JsonObject {
  if (!isObject(element)) return false;
  return 'id' in step ? element.id === step.id : element[step.by] === step.value;
}

function followStep(value: Json | undefined, step: Step): Json | undefined {
  if (typeof step === 'string') return isObject(value) ? ownField(value, step) : undefined;
  return isList(value) ? value.find((element) => isNamedBy(element, step)) : undefined;
}

function sameStep(left: Step, right: Step | undefined): boolean {
  if (typeof left === 'string' || typeof right === 'string' || right === undefined) return left === right;
  if ('id' in left) return 'id' in right && left.id === right.id;
  return 'by' in right && left.by === right.by && left.value === right.value;
}
