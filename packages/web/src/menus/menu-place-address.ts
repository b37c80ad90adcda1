import type { Path } from '@servery/domain';

/** An entity that a place of a menu belongs to. */
export interface MenuPlace {
  readonly path: Path;
  /** Of an item or a category: the department that it stands in. */
  readonly departmentId: string | null | undefined;
}

/** Where the entity is edited that a place of a menu belongs to: `/menu/menuItems/pizza/item/supreme`; null when no screen shows it. */
export function menuPlaceAddress({ path, departmentId }: MenuPlace): string | null {
  const [list, owner, deeper] = path;
  const id = spelledId(owner);
  const within = departmentId && `/menu/menuItems/${encodeURIComponent(departmentId)}`;
  switch (list) {
    case 'departments':
      return `/menu/menuItems/departments/${id}/edit`;
    case 'categories':
      return within ? `${within}/category/${id}` : null;
    case 'items':
      return within ? `${within}/item/${id}` : null;
    case 'modifiers':
      if (owner === 'availability') return '/menu/modifiers';
      return `/menu/modifiers/${owner === 'categories' ? `${spelledId(deeper)}/edit` : `items/${spelledId(deeper)}`}`;
    case 'onlineCategories':
    case 'onlineFeaturedItems':
      return '/menu/onlineCategories';
    case 'kioskCategories':
      return '/kiosk/menu';
    case 'offers':
      return `/menu/offers/${id}`;
    case 'layout':
      return '/menu/layout';
    default:
      return null;
  }
}

function spelledId(step: Path[number] | undefined): string {
  return typeof step === 'object' && 'id' in step ? encodeURIComponent(String(step.id)) : '';
}
