import { referenceWalk } from '../../references/reference-walk.ts';
import type { ReferenceKind } from '../../references/references.ts';
import { BASE } from '../entities/pricing-entries.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuIdentifiers } from '../menu-identifiers.ts';
import { menuReferences } from '../menu-references.ts';
import { renumbered } from '../plu.ts';
import { entityNames, idOfName } from './entity-names.ts';
import type { MenuClip, MenuPart } from './menu-clip.ts';

/** Where a clip goes: an item needs a department and a category, a category a department. */
export interface PastePlace {
  readonly departmentId: string;
  readonly categoryId: string;
}

export interface Pasted {
  readonly menu: MenuBlob;
  /** Of the pasted part, and of the department it is in now. */
  readonly id: string;
  readonly departmentId: string;
  /** The entities that the copy referred to and that this menu has nothing of the same name for, each once. */
  readonly leftOut: readonly LeftOut[];
}

export interface LeftOut {
  readonly to: ReferenceKind;
  readonly name: string;
}

interface Pasting {
  readonly into: PastePlace;
  /** An id that nothing on the menu has. */
  readonly newId: (kind: MenuClip['kind']) => string;
}

/**
 * The menu with a copy of the clip. Ids and PLU numbers that are taken become new ones. References of the copy are resolved by
 * name, since an id may mean something else in another menu; an unresolved reference is left out as if its entity had been
 * deleted.
 */
export function pasteClip(menu: MenuBlob, clip: MenuClip, { into, newId }: Pasting): Pasted {
  const ids = newIds(menu, clip.part, newId);
  const { part, leftOut } = foundByName(menu, clip, { ids, into });
  const placed = placedIn(withIds(part, ids), clip, into);
  const pasted = joined(menu, placed);
  const [first] = { department: placed.departments, category: placed.categories, item: placed.items }[clip.kind];
  const id = first?.id ?? '';
  return { menu: pasted, id, departmentId: clip.kind === 'department' ? id : into.departmentId, leftOut };
}

/** The ids of the copies, by the ids that they had. */
type CopiedIds = Readonly<Record<MenuClip['kind'], ReadonlyMap<string, string>>>;

function newIds(menu: MenuBlob, part: MenuPart, newId: Pasting['newId']): CopiedIds {
  const idsFor = (kind: MenuClip['kind'], copied: readonly WithId[], there: readonly WithId[]) => {
    const taken = new Set(there.map(({ id }) => id));
    return new Map(copied.map(({ id }) => [id, taken.has(id) ? newId(kind) : id]));
  };
  return {
    department: idsFor('department', part.departments, menu.departments),
    category: idsFor('category', part.categories, menu.categories),
    item: idsFor('item', part.items, menu.items),
  };
}

interface WithId {
  readonly id: string;
}

const walkReferences = referenceWalk(menuReferences, menuIdentifiers);

interface NewPlace {
  /** The entities that are known by their ids, whatever their names. */
  readonly ids: Partial<Record<ReferenceKind, ReadonlyMap<string, string>>>;
  readonly into: Pick<PastePlace, 'departmentId'>;
}

/** Resolves the references of a clip by name in the menu that receives it. */
export function foundByName(menu: MenuBlob, clip: MenuClip, { ids, into }: NewPlace) {
  // A department brings its styles along.
  const departments =
    clip.kind === 'department' ? clip.part.departments : menu.departments.filter(({ id }) => id === into.departmentId);
  const there = entityNames(menu, departments);
  const leftOut = new Map<string, LeftOut>();
  const part = walkReferences(clip.part, ({ reference, id, owner }) => {
    const own = ids[reference.to]?.get(String(id));
    if (own !== undefined) return { by: own };
    const names = there[reference.to];
    if (names === undefined || id === BASE || isOfPlace(reference.path)) return 'KEEP';
    const name = clip.names[reference.to]?.get(String(id));
    if (name !== undefined && names.get(String(id)) === name) return 'KEEP';
    const by = name === undefined ? undefined : idOfName(names, name);
    if (by !== undefined) return { by };
    if (name !== undefined) leftOut.set(`${reference.to} ${name}`, { to: reference.to, name });
    return reference.whenGone(owner);
  });
  return { part, leftOut: [...leftOut.values()] };
}

/** The field that says where an entity belongs is set by the place where it is pasted. */
function isOfPlace(path: string): boolean {
  return path === 'categories[].department' || path === 'items[].department' || path === 'items[].category';
}

function withIds(part: MenuPart, ids: CopiedIds): MenuPart {
  const renamed = <Entity extends WithId>(kind: MenuClip['kind'], entities: readonly Entity[]) =>
    entities.map((entity) => ({ ...entity, id: ids[kind].get(entity.id) ?? entity.id }));
  return {
    departments: renamed('department', part.departments),
    categories: renamed('category', part.categories),
    items: renamed('item', part.items),
  };
}

function placedIn(part: MenuPart, { kind }: MenuClip, { departmentId, categoryId }: PastePlace): MenuPart {
  if (kind === 'department') return part;
  return {
    departments: [],
    categories: part.categories.map((category) => ({ ...category, department: departmentId })),
    items: part.items.map((item) => ({
      ...item,
      department: departmentId,
      ...(kind === 'item' && { category: categoryId }),
    })),
  };
}

function joined(menu: MenuBlob, part: MenuPart): MenuBlob {
  const departments = renumbered(menu, 'departments', part.departments);
  const categories = renumbered(menu, 'categories', part.categories);
  const items = renumbered(menu, 'items', part.items);
  const listed = menu.departments.map((department) => ({
    ...department,
    categories: [...department.categories, ...idsIn(department, part.categories)],
    items: [...department.items, ...idsIn(department, part.items)],
  }));
  return {
    ...menu,
    departments: [...listed, ...departments.entities],
    categories: [...menu.categories, ...categories.entities],
    items: [...menu.items, ...items.entities],
    pluNumbers: {
      ...menu.pluNumbers,
      departments: departments.next,
      categories: categories.next,
      items: items.next,
    },
  };
}

/** Ids of the parts pasted into a department that is there already. */
function idsIn({ id }: WithId, pasted: readonly (WithId & { readonly department: string })[]): readonly string[] {
  return pasted.filter(({ department }) => department === id).map((one) => one.id);
}
