import type { Category, Department, MenuItem } from '@servery/domain';

/** Something of the tree, with what it is. */
export type EntityProps =
  | { readonly kind: 'item'; readonly entity: MenuItem }
  | { readonly kind: 'category'; readonly entity: Category }
  | { readonly kind: 'department'; readonly entity: Department };
