import type { Category, Department, MenuItem } from '@servery/domain';

/** The kinds of entities that hold items. */
export type GroupKind = 'category' | 'department';

/** The lists of the menu that keep them. */
export const entityLists = { item: 'items', category: 'categories', department: 'departments' } as const;

/** An entry of the tree, with its kind. */
export type EntityProps =
  | { readonly kind: 'item'; readonly entity: MenuItem }
  | { readonly kind: 'category'; readonly entity: Category }
  | { readonly kind: 'department'; readonly entity: Department };
