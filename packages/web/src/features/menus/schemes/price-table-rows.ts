import { categoriesById, departmentsById, type MenuBlob } from '@servery/domain';
import type { GridLine } from '../../../ui/grid/grid-types.ts';
import { priceRows } from '../items/prices/price-rows.ts';
import { menuOutline } from '../items/tree/menu-outline.ts';

/** One price of an item, in every scheme: the item in one size. */
export type PriceTableRow = GridLine & {
  readonly itemId: string;
  readonly size: string;
  readonly departmentId: string;
  readonly categoryId: string;
};

type Parts = Pick<MenuBlob, 'departments' | 'categories' | 'items'>;

/** Every item in its sizes, in the order of the menu, under `Pizza › Signature`. */
export function priceTableRows(menu: Parts, everySizeName: string): readonly PriceTableRow[] {
  const departments = departmentsById(menu.departments);
  const categories = categoriesById(menu.categories);
  const items = new Map(menu.items.map((item) => [item.id, item]));
  return menuOutline(menu).flatMap(({ id: departmentId, categories: below }) =>
    below.flatMap(({ id: categoryId, items: ordered }) => {
      const names = [departments.get(departmentId)?.info.name, categories.get(categoryId)?.info.name];
      const group = names.filter(Boolean).join(' › ');
      return ordered.flatMap(({ id: itemId, name }) => {
        const item = items.get(itemId);
        const sizes = item ? priceRows(item, departments.get(departmentId), everySizeName) : [];
        return sizes.map(
          (size): PriceTableRow => ({
            id: rowId(itemId, size.id),
            itemId,
            size: size.id,
            departmentId,
            categoryId,
            group,
            name,
            ...(sizes.length > 1 && { detail: [size.name, size.detail].filter(Boolean).join(' ') }),
          }),
        );
      });
    }),
  );
}

export function rowId(itemId: string, size: string): string {
  return `${itemId}\n${size}`;
}
