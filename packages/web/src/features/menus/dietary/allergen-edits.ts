import type { Allergen, MenuItem } from '@servery/domain';

export type Allergens = NonNullable<MenuItem['info']['allergens']>;
export type AllergenList = 'contains' | 'mayContain';

export const noAllergens: Allergens = { contains: [], mayContain: [] };

/** Adds an allergen to a list or removes it; an allergen is in at most one of the lists. */
export function withAllergen(
  allergens: Allergens,
  { list, id }: { readonly list: AllergenList; readonly id: Allergen },
): Allergens {
  const other = list === 'contains' ? 'mayContain' : 'contains';
  const isIn = allergens[list].includes(id);
  return {
    ...allergens,
    [list]: isIn ? allergens[list].filter((one) => one !== id) : [...allergens[list], id].toSorted(),
    [other]: isIn ? allergens[other] : allergens[other].filter((one) => one !== id),
  };
}
