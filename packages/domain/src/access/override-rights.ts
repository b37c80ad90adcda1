import type { Change, JsonObject, Path } from '../overrides/change.ts';
import { findByPath } from '../overrides/path.ts';
import { placeDecided } from '../overrides/rebase/clash.ts';
import { type FieldRights, rightsAt } from './field-rights.ts';
import type { Permission } from './permissions.ts';

/** The places that a group or location changes only with a permission beyond the one that lets it override at all. */
export interface OverrideRights {
  /** By names of paths: `items.pricing`. */
  readonly fields: FieldRights;
  /** Entities that no level above has, by the names of their lists: to add, change or remove one asks for any of these, and nothing else. */
  readonly local: { readonly lists: readonly string[]; readonly anyOf: readonly Permission[] };
}

/**
 * The permissions, any one of them, to change the value at a path.
 * @param parent the document that the levels above make: an entry that is not in it is local
 * @returns undefined where nothing more is asked
 */
export function overrideRightsAt(
  rights: OverrideRights,
  path: Path,
  parent: JsonObject,
): readonly Permission[] | undefined {
  if (isLocal(rights, path, parent)) return rights.local.anyOf;
  return rightsAt(rights.fields, path) ?? (isNew(path, parent) ? rightsBelow(rights.fields, path)[0] : undefined);
}

/** The places of an override's changes whose permissions `may` denies. */
export function overridesWithoutRight(
  changes: readonly Change[],
  { rights, parent }: { readonly rights: OverrideRights; readonly parent: JsonObject },
  may: (anyOf: readonly Permission[]) => boolean,
): readonly Path[] {
  return changes
    .map((change) => ({ change, path: placeDecided(change) }))
    .flatMap(({ change, path }) => {
      const asked = isLocal(rights, path, parent)
        ? [rights.local.anyOf]
        : [rightsAt(rights.fields, path), ...(isWhole(rights, change) ? rightsBelow(rights.fields, path) : [])];
      return asked.every((anyOf) => anyOf === undefined || may(anyOf)) ? [] : [path];
    });
}

/** An element that comes brings all of its fields. */
function isNew(path: Path, parent: JsonObject): boolean {
  return typeof path.at(-1) === 'object' && findByPath(parent, path) === undefined;
}

function isLocal({ local }: OverrideRights, path: Path, parent: JsonObject): boolean {
  return path.some((step, at) => {
    if (typeof step === 'string' || !local.lists.includes(namesOf(path.slice(0, at)))) return false;
    return findByPath(parent, path.slice(0, at + 1)) === undefined;
  });
}

/** A value that comes or goes as a whole brings everything below it; an entity that goes takes its own along. */
function isWhole({ local }: OverrideRights, { kind, path }: Change): boolean {
  if (kind === 'ARRAY_ELEMENT_ADDED') return !local.lists.includes(namesOf(path));
  return (
    kind === 'FIELD_ADDED' || kind === 'FIELD_REMOVED' || kind === 'FIELD_REPLACED' || kind === 'ARRAY_ELEMENT_REPLACED'
  );
}

function rightsBelow(fields: FieldRights, path: Path): readonly (readonly Permission[])[] {
  const start = `${namesOf(path)}.`;
  return Object.entries(fields).flatMap(([name, anyOf]) => (name.startsWith(start) ? [anyOf] : []));
}

function namesOf(path: Path): string {
  return path.filter((step) => typeof step === 'string').join('.');
}
