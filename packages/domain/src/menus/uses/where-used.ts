import type { Path } from '../../overrides/change.ts';
import { referenceWalk } from '../../references/reference-walk.ts';
import type { ReferenceKind } from '../../references/references.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuIdentifiers } from '../menu-identifiers.ts';
import { menuReferences } from '../menu-references.ts';

export interface Use {
  /** Where the id stands. */
  readonly path: Path;
  /** Name of the nearest entity that has one: 'Harbor Supreme'. */
  readonly name: string;
}

/** Every place of a menu that names an entity. */
export function whereUsed(menu: MenuBlob, kind: ReferenceKind, id: string | number): readonly Use[] {
  return usesById(menu, kind).get(id) ?? [];
}

/** Every place of a menu that names an entity of one kind, by the id that it names; what nothing names is not in it. */
export function usesById(menu: MenuBlob, kind: ReferenceKind): ReadonlyMap<string | number, readonly Use[]> {
  const uses = new Map<string | number, Use[]>();
  walkTo(kind)(menu, ({ id, name, owner, path }) => {
    if (isUnselected(owner)) return 'KEEP';
    const known = uses.get(id) ?? [];
    known.push({ path: path(), name });
    uses.set(id, known);
    return 'KEEP';
  });
  return uses;
}

type Walk = ReturnType<typeof referenceWalk>;
const walks = new Map<ReferenceKind, Walk>();

/** Follows the references to one kind alone. */
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
