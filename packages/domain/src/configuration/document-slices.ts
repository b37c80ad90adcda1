import type { Json, JsonObject } from '../overrides/change.ts';
import { isList, isObject } from '../overrides/json.ts';

/** Elements of a list that one slice holds. */
const atOnce = 20;

/**
 * Documents that together hold each element of the lists of one document: the first one has no long list, each other one some elements of one of them. Code that
 * remembers elements looks at a large document in these steps.
 */
export function* slicesOf(document: JsonObject): Generator<JsonObject> {
  const lists = longLists(document, []);
  const short = lists.reduce((rest, { path }) => withList(rest, path, []), document);
  yield short;
  for (const { path, list } of lists)
    for (let at = 0; at < list.length; at += atOnce) yield withList(short, path, list.slice(at, at + atOnce));
}

interface LongList {
  /** Names of fields. */
  readonly path: readonly string[];
  readonly list: readonly Json[];
}

function longLists(value: Json, path: readonly string[]): readonly LongList[] {
  if (isList(value)) return value.length > atOnce ? [{ path, list: value }] : [];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, held]) => longLists(held, [...path, name]));
}

function withList(value: JsonObject, [name = '', ...rest]: readonly string[], list: readonly Json[]): JsonObject {
  const held = value[name];
  const after = rest.length > 0 && held !== undefined && isObject(held) ? withList(held, rest, list) : list;
  return { ...value, [name]: after };
}
