import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import type { MenuCheck, MenuFinding } from './menu-finding.ts';

const beside = ['modifiers', 'departments'] as const;

interface Known {
  readonly menu: MenuBlob;
  readonly found: readonly MenuFinding[];
}

/** A check of each item by its own fields, its department and the modifiers: computed once for the same ones, since documents are never mutated. */
export function perItem(find: (item: MenuItem, menu: MenuBlob) => readonly MenuFinding[]): MenuCheck {
  const known = new WeakMap<MenuItem, Known>();
  return (menu) =>
    menu.items.flatMap((item) => {
      const before = known.get(item);
      if (before && beside.every((part) => before.menu[part] === menu[part])) return before.found;
      const found = find(item, menu);
      known.set(item, { menu, found });
      return found;
    });
}
