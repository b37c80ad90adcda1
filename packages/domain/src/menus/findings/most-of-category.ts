import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { categoriesById } from '../menu-index.ts';

/** An item that lacks a thing that most items of its category have. */
interface Exception {
  readonly item: MenuItem;
  /** Name of the category. */
  readonly category: string;
}

/** Active items that lack a thing that most active items of their category have; where most lack it, it is meant so. */
export function exceptionsIn(menu: MenuBlob, hasIt: (item: MenuItem) => boolean): readonly Exception[] {
  const active = menu.items.filter(({ info }) => info.status === 'ACTIVE');
  return [...Map.groupBy(active, ({ category }) => category)].flatMap(([categoryId, items]) => {
    const lacking = items.filter((item) => !hasIt(item));
    if (lacking.length === 0 || lacking.length * 2 >= items.length) return [];
    const category = categoriesById(menu.categories).get(categoryId)?.info.name ?? '';
    return lacking.map((item) => ({ item, category }));
  });
}
