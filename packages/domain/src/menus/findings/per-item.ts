import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import type { MenuCheck, MenuFinding } from './menu-finding.ts';

interface Known {
  readonly menu: MenuBlob;
  readonly found: readonly MenuFinding[];
}

interface ReadBeside {
  /** The sections that the check reads beside the item. */
  readonly beside: readonly (keyof MenuBlob)[];
  /** Whether it reads no other item. */
  readonly isOwn?: (item: MenuItem) => boolean;
}

/** A check of each item, computed once for the same item and the same sections beside it, since documents are never mutated. */
export function perItem(
  find: (item: MenuItem, menu: MenuBlob) => readonly MenuFinding[],
  { beside, isOwn = () => true }: ReadBeside = { beside: ['modifiers', 'departments'] },
): MenuCheck {
  const known = new WeakMap<MenuItem, Known>();
  return (menu) =>
    menu.items.flatMap((item) => {
      const before = known.get(item);
      if (before && beside.every((part) => before.menu[part] === menu[part])) return before.found;
      const found = find(item, menu);
      if (isOwn(item)) known.set(item, { menu, found });
      return found;
    });
}
