import type { Path } from '@servery/domain';
import { menuScreenOf } from './menu-screens.ts';

/** An entity that a place of a menu belongs to. */
export interface MenuPlace {
  readonly path: Path;
  /** Of an item or a category: the department that it belongs to. */
  readonly departmentId: string | null | undefined;
}

/** Where the entity is edited that a place of a menu belongs to: `/menu/menuItems/pizza/item/supreme`; where that is not known, the screen of its list. */
export function menuPlaceAddress({ path, departmentId }: MenuPlace): string {
  const [list, owner, deeper] = path;
  const id = spelledId(owner);
  const within = departmentId && `/menu/menuItems/${encodeURIComponent(departmentId)}`;
  switch (list) {
    case 'departments':
      return `/menu/menuItems/departments/${id}/edit`;
    case 'categories':
      return within ? `${within}/category/${id}` : menuScreenOf(path).path;
    case 'items':
      return within ? `${within}/item/${id}` : menuScreenOf(path).path;
    case 'modifiers':
      if (owner === 'availability') return '/menu/modifiers';
      return `/menu/modifiers/${owner === 'categories' ? `${spelledId(deeper)}/edit` : `items/${spelledId(deeper)}`}`;
    case 'offers':
      return `/menu/offers/${id}`;
    default:
      return menuScreenOf(path).path;
  }
}

function spelledId(step: Path[number] | undefined): string {
  return typeof step === 'object' && 'id' in step ? encodeURIComponent(String(step.id)) : '';
}
