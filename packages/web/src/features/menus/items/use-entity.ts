import {
  type Category,
  type Department,
  type MenuItem,
  type Path,
  type Style,
  type StyleOption,
  withUsualPrices,
} from '@servery/domain';
import { useMemo } from 'react';
import { useChangeMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import type { GroupKind } from './menu-entity.ts';

export function useItem(id: string): MenuItem | undefined {
  return useMenu((menu) => menu.items.find((item) => item.id === id));
}

export function useCategory(id: string): Category | undefined {
  return useMenu((menu) => menu.categories.find((category) => category.id === id));
}

export function useDepartment(id: string): Department | undefined {
  return useMenu((menu) => menu.departments.find((department) => department.id === id));
}

/** The sizes that an item is sold in. */
export function useSizes(item: MenuItem): readonly StyleOption[] {
  return useSizeStyle(item)?.options ?? [];
}

/** The style that is the size of an item, with the options that the item is sold in; undefined where it has none. */
export function useSizeStyle({ department, styles: used }: MenuItem): Style | undefined {
  const size = useMenu((menu) =>
    menu.departments.find(({ id }) => id === department)?.styles.find((one) => one.isSize),
  );
  return useMemo(() => {
    const sold = used.find(({ id }) => id === size?.id)?.options;
    return size && sold && { ...size, options: size.options.filter(({ id }) => sold.includes(id)) };
  }, [used, size]);
}

export function itemPath(id: string): Path {
  return ['items', { id }];
}

/** Changes one item of the draft; one step of undo. */
export function useEditItem(id: string): (update: (item: MenuItem) => MenuItem) => void {
  const edit = useEditItems();
  return (update) => edit(update, new Set([id]));
}

/** Changes a category or a department, whichever it is; the same one when nothing changes. */
export type GroupUpdate = <Entity extends Category | Department>(entity: Entity) => Entity;

/** Changes several categories or departments at once; one step of undo. */
export function useEditGroups(kind: GroupKind): (update: GroupUpdate, ids: ReadonlySet<string>) => void {
  const change = useChangeMenu();
  return (update, ids) => {
    const updated: GroupUpdate = (entity) => (ids.has(entity.id) ? update(entity) : entity);
    change((menu) =>
      kind === 'category'
        ? { ...menu, categories: menu.categories.map(updated) }
        : { ...menu, departments: menu.departments.map(updated) },
    );
  };
}

/** Changes several items at once; one step of undo. Choices that nobody changed cost as much as before, in every pricing scheme. */
export function useEditItems(): (update: (item: MenuItem) => MenuItem, ids: ReadonlySet<string>) => void {
  const change = useChangeMenu();
  return (update, ids) =>
    change((menu) => ({
      ...menu,
      items: menu.items.map((item) => (ids.has(item.id) ? withUsualPrices(item, update(item), menu) : item)),
    }));
}
