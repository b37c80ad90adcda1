import {
  type EntityStep,
  findByPath,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Path,
  sameJson,
} from '@servery/domain';

/** The document with another value at a path; undefined takes out the value there. Shares all that it does not touch. */
export function withValue(document: JsonObject, path: Path, value: Json | undefined): JsonObject {
  const next = put(document, path, value);
  return isObject(next) ? next : document;
}

/** How a value is found in a document; values that lie on no single path, such as the hours of a day, have their own way. */
export type ReadValue = (document: JsonObject) => Json | undefined;

export function readAt(path: Path): ReadValue {
  return (document) => findByPath(document, path);
}

/** Whether a place holds the same in two documents. */
export function sameBy(left: JsonObject, right: JsonObject, read: ReadValue): boolean {
  if (left === right) return true;
  const one = read(left);
  const other = read(right);
  return one === other || (one !== undefined && other !== undefined && sameJson(one, other));
}

function put(at: Json | undefined, path: Path, value: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  return typeof step === 'string' ? putField(at, step, { rest, value }) : putEntity(at, step, { rest, value });
}

interface ValueBelow {
  readonly rest: Path;
  readonly value: Json | undefined;
}

function putField(at: Json | undefined, field: string, { rest, value }: ValueBelow): Json {
  const object = isObject(at) ? at : {};
  const next = put(Object.hasOwn(object, field) ? object[field] : undefined, rest, value);
  if (next !== undefined) return { ...object, [field]: next };
  const { [field]: _gone, ...others } = object;
  return others;
}

function putEntity(at: Json | undefined, step: EntityStep, { rest, value }: ValueBelow): Json {
  const list = isList(at) ? at : [];
  const place = list.findIndex((element) => isNamed(element, step));
  const next = put(place < 0 ? undefined : list[place], rest, value);
  if (place < 0) return next === undefined ? list : [...list, next];
  return next === undefined ? list.toSpliced(place, 1) : list.with(place, next);
}

function isNamed(element: Json, step: EntityStep): boolean {
  if (!isObject(element)) return false;
  return 'id' in step ? element.id === step.id : element[step.by] === step.value;
}
