import type { MenuItem } from '@servery/domain';

/** Where an item is edited. */
export function itemAddress({ department, id }: Pick<MenuItem, 'department' | 'id'>): string {
  return `/menu/menuItems/${encodeURIComponent(department)}/item/${encodeURIComponent(id)}`;
}
