import { type Identifiers, identify, isList, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import { namesOf } from '@servery/words';
import { spelledPath } from '../document/document-wire.ts';

/** The places of a document that a person can go to: its sections, its lists, and every single value; a secret is one value. */
export function placesOf(document: JsonObject, identifiers: Identifiers): readonly Path[] {
  return Object.entries(document).flatMap(([section, value]) => [
    ...(isObject(value) ? [[section]] : []),
    ...placesIn(value, [section], identifiers),
  ]);
}

/** The way to a place that was spelled by `spelledPath`; undefined when the document has no such place. */
export function findPlace(document: JsonObject, identifiers: Identifiers, spelled: string): Path | undefined {
  return follow({ value: document, path: [] }, spelled.split('.'), identifiers);
}

function placesIn(value: Json, path: Path, identifiers: Identifiers): readonly Path[] {
  if (isObject(value) && !('secretRef' in value)) {
    return Object.entries(value).flatMap(([field, part]) => placesIn(part, [...path, field], identifiers));
  }
  const rows = rowsOf(value, path, identifiers);
  return [path, ...rows.flatMap(({ row, at }) => placesIn(row, at, identifiers))];
}

interface ValueAtPath {
  readonly value: Json;
  readonly path: Path;
}

function follow({ value, path }: ValueAtPath, steps: readonly string[], identifiers: Identifiers): Path | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return path;
  if (isObject(value)) {
    const part = value[step];
    return part === undefined ? undefined : follow({ value: part, path: [...path, step] }, rest, identifiers);
  }
  const found = rowsOf(value, path, identifiers).find(({ name }) => name === step);
  return found && follow({ value: found.row, path: found.at }, rest, identifiers);
}

/** The entities of a list, each with its path and how that spells its last step. */
function rowsOf(list: Json, path: Path, identifiers: Identifiers) {
  if (!isList(list)) return [];
  return list.flatMap((row) => {
    const step = isObject(row) ? identify(row, identifiers[namesOf(path)]) : undefined;
    return step === undefined ? [] : [{ row, at: [...path, step], name: spelledPath([step]) }];
  });
}
