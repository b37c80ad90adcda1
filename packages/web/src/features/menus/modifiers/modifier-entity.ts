import type { ModifierCategory, ModifierItem } from '@servery/domain';

/** A modifier or a category, with its kind. */
export type ModifierEntity =
  | { readonly kind: 'modifier'; readonly entity: ModifierItem }
  | { readonly kind: 'category'; readonly entity: ModifierCategory };
