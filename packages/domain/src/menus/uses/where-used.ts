import type { Path } from '../../overrides/change.ts';
import { referenceWalk } from '../../references/reference-walk.ts';
import type { ReferenceKind } from '../../references/references.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuIdentifiers } from '../menu-identifiers.ts';
import { menuReferences } from '../menu-references.ts';

export interface Use {
  /** The place where the id occurs. */
  readonly path: Path;
  /** Name of the nearest entity that has one: 'Harbor Supreme'. */
  readonly name: string;
}

/** Every place of a menu that names an entity. */
export function whereUsed(menu: MenuBlob, kind: ReferenceKind, id: string | number): readonly Use[] {
  return usesById(menu, kind).get(id) ?? [];
}

/** Every place of a menu that names an entity of one kind, by the id that it names. An entity that no place names has no entry. */
export function usesById(menu: MenuBlob, kind: ReferenceKind): ReadonlyMap<string | number, readonly Use[]> {
  const uses = new Map<string | number, Use[]>();
  for (const field of fieldsNaming(kind)) {
    for (const { id, use } of namedIn(menu, field, kind)) {
      const known = uses.get(id);
      if (known) known.push(use);
      else uses.set(id, [use]);
    }
  }
  return uses;
}

interface NamedId {
  readonly id: string | number;
  readonly use: Use;
}

/** Documents are never mutated: the ids that an entity of a list, or another part of the menu, names are found once. */
const known = new WeakMap<object, Map<ReferenceKind, readonly NamedId[]>>();

function namedIn(menu: MenuBlob, field: string, kind: ReferenceKind): readonly NamedId[] {
  const value: unknown = Reflect.get(menu, field);
  if (!Array.isArray(value)) return namedBy(value, { field, kind, whole: value });
  return value.flatMap((entity) => namedBy(entity, { field, kind, whole: [entity] }));
}

/** `whole` is the part of the menu that is walked: the list with only this entity. */
type FieldSearch = { readonly field: string; readonly kind: ReferenceKind; readonly whole: unknown };

function namedBy(part: unknown, { field, kind, whole }: FieldSearch): readonly NamedId[] {
  if (typeof part !== 'object' || part === null) return found();
  const kinds = known.get(part) ?? new Map<ReferenceKind, readonly NamedId[]>();
  const named = kinds.get(kind) ?? found();
  known.set(part, kinds.set(kind, named));
  return named;

  function found(): readonly NamedId[] {
    const ids: NamedId[] = [];
    walkTo(kind)({ [field]: whole }, ({ id, name, owner, path }) => {
      if (!isUnselected(owner)) ids.push({ id, use: { path: path(), name } });
      return 'KEEP';
    });
    return ids;
  }
}

/** The parts of a menu that name entities of a kind: `departments`, `items`. */
function fieldsNaming(kind: ReferenceKind): ReadonlySet<string> {
  const paths = menuReferences.filter(({ to }) => to === kind).map(({ path }) => path);
  return new Set(paths.flatMap((path) => path.split(/[.[{]/, 1)));
}

type Walk = ReturnType<typeof referenceWalk>;
const walks = new Map<ReferenceKind, Walk>();

/** Follows only the references to one kind. */
function walkTo(kind: ReferenceKind): Walk {
  const known = walks.get(kind);
  if (known) return known;
  const walk = referenceWalk(
    menuReferences.filter(({ to }) => to === kind),
    menuIdentifiers,
  );
  walks.set(kind, walk);
  return walk;
}

/** A suggestion or requirement that is listed, but switched off. */
function isUnselected(owner: object): boolean {
  return Reflect.get(owner, 'selected') === false;
}
