import type { Identifiers, Json, JsonObject, Path } from '../overrides/change.ts';
import {
  declaredIdentifier,
  type IdentifierIndex,
  identify,
  indexIdentifiers,
  type Trail,
} from '../overrides/identity.ts';
import { isList, isObject, publicFields, sameJson } from '../overrides/json.ts';
import { findByPath, isWithin, pathKey } from '../overrides/path.ts';
import type { Permission } from './permissions.ts';

/** Which permissions, any one of them, let a person change the values under a path, by its names: `orderTypes.types.activeOnline`. */
export type FieldRights = Readonly<Record<string, readonly Permission[]>>;

/** The permissions for a path: the deepest name decides. Undefined where no name says anything. */
export function rightsAt(rights: FieldRights, path: Path): readonly Permission[] | undefined {
  const names = path.filter((step) => typeof step === 'string');
  for (let length = names.length; length > 0; length -= 1) {
    const anyOf = rights[names.slice(0, length).join('.')];
    if (anyOf !== undefined) return anyOf;
  }
  return undefined;
}

/** The permissions to change the values at a path of a document. An added entity is a change of its list, whatever it brings. */
export function rightsToChange(rights: FieldRights, path: Path, before: JsonObject): readonly Permission[] | undefined {
  const asked = rightsAt(rights, path);
  if (asked === undefined) return undefined;
  const comes = path.findIndex(
    (step, at) => typeof step !== 'string' && findByPath(before, path.slice(0, at + 1)) === undefined,
  );
  return comes < 0 ? asked : rightsAt(rights, path.slice(0, comes));
}

interface Edit {
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** `before` with its defaults and clean-ups: anybody's save may bring these with it. */
  readonly completed: JsonObject;
}

/** The places that an edit changes and whose permissions `may` denies, values and the order of lists alike. */
export function changesWithoutRight(
  edit: Edit,
  { rights, identifiers }: { readonly rights: FieldRights; readonly identifiers: Identifiers },
  may: (anyOf: readonly Permission[]) => boolean,
): readonly Path[] {
  const sections = changedSections(edit, rights);
  const [before, completed, after] = [edit.before, edit.completed, edit.after].map((document) =>
    leavesOf(pick(document, sections), indexIdentifiers(identifiers)),
  );
  const isOpen = (path: Path) => {
    const anyOf = rightsToChange(rights, path, edit.before);
    return anyOf === undefined || may(anyOf);
  };
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const refused = [...keys].flatMap((key) => {
    const [was, could, is] = [before?.get(key), completed?.get(key), after?.get(key)];
    const path = is?.path ?? was?.path ?? [];
    return is?.text === was?.text || is?.text === could?.text || isOpen(path) ? [] : [path];
  });
  const isSaid = (path: Path, at: number) =>
    refused.some((other, place) => isWithin(path, other) && (other.length < path.length || place < at));
  return refused.filter((path, at) => !isSaid(path, at));
}

/** The top-level fields that differ and ask for a right: most saves change one, and the others need no walk. */
function changedSections({ before, after }: Edit, rights: FieldRights): readonly string[] {
  const fields = new Set(Object.keys(rights).flatMap((name) => name.split('.', 1)));
  return [...fields].filter((field) => !sameJson(before[field], after[field]));
}

function pick(document: JsonObject, fields: readonly string[]): JsonObject {
  return Object.fromEntries(
    fields.flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])),
  );
}

interface Leaf {
  readonly path: Path;
  readonly text: string;
}

/** Every value that holds no others, by its place; of a list of entities also their order. */
function leavesOf(document: JsonObject, index: IdentifierIndex): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const add = (path: Path, value: Json, suffix = '') =>
    leaves.set(pathKey(path) + suffix, { path, text: JSON.stringify(value) });
  const visit = (value: Json, path: Path, trail: Trail | undefined): void => {
    if (isObject(value)) {
      for (const field of publicFields(value))
        visit(value[field] ?? null, [...path, field], { parent: trail, step: field });
      return;
    }
    const steps = isList(value) ? stepsOf(value, declaredIdentifier(index, trail)) : undefined;
    if (!isList(value) || steps === undefined) return void add(path, value);
    add(
      path,
      steps.map((step) => pathKey([step])),
      ' order',
    );
    for (const [at, step] of steps.entries()) {
      const element = value[at];
      if (isObject(element)) visit(element, [...path, step], { parent: trail, step: element });
    }
  };
  visit(document, [], undefined);
  return leaves;
}

function stepsOf(list: readonly Json[], by: string | undefined) {
  const steps = list.map((element) => (isObject(element) ? identify(element, by) : undefined));
  return list.length > 0 && steps.every((step) => step !== undefined) ? steps : undefined;
}
