import type { Category } from '../entities/categories.ts';
import type { Department } from '../entities/departments.ts';
import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { type EntityNames, entityNames } from './entity-names.ts';

export type ClipKind = 'department' | 'category' | 'item';

/** A department, category or item with its parts, to be pasted into this menu or another one of the company. */
export interface MenuClip {
  readonly kind: ClipKind;
  readonly name: string;
  readonly part: MenuPart;
  /** The names that the menu it comes from has for the things that the part refers to. */
  readonly names: EntityNames;
}

/** Named as in a menu, so that the references of menus are found in it. */
export interface MenuPart {
  readonly departments: readonly Department[];
  readonly categories: readonly Category[];
  readonly items: readonly MenuItem[];
}

/** Undefined when the menu has no such entity. */
export function clipOf(menu: MenuBlob, kind: ClipKind, id: string): MenuClip | undefined {
  return clipOfAll(menu, kind, new Set([id]));
}

/** Several of a kind, called as the first; categories and items of one department. */
export function clipOfAll(menu: MenuBlob, kind: ClipKind, ids: ReadonlySet<string>): MenuClip | undefined {
  const part = partOf(menu, kind, ids);
  const [entity] = { department: part.departments, category: part.categories, item: part.items }[kind];
  if (entity === undefined) return undefined;
  const owners = 'department' in entity ? new Set([String(entity.department)]) : ids;
  const departments = menu.departments.filter(({ id }) => owners.has(id));
  return { kind, name: entity.info.name, part, names: entityNames(menu, departments) };
}

function partOf({ departments, categories, items }: MenuBlob, kind: ClipKind, ids: ReadonlySet<string>): MenuPart {
  if (kind === 'item') return { departments: [], categories: [], items: items.filter(({ id }) => ids.has(id)) };
  if (kind === 'category') {
    return {
      departments: [],
      categories: categories.filter(({ id }) => ids.has(id)),
      items: items.filter(({ category }) => ids.has(category)),
    };
  }
  return {
    departments: departments.filter(({ id }) => ids.has(id)),
    categories: categories.filter(({ department }) => ids.has(department)),
    items: items.filter(({ department }) => ids.has(department)),
  };
}
