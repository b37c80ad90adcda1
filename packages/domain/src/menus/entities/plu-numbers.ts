import { z } from 'zod';

const nextNumber = z.int().min(1000);

/** The next PLU number to give, per kind of entity (DP-09, DP-10). */
export const pluNumbersSchema = z.looseObject({
  departments: nextNumber,
  categories: nextNumber,
  items: nextNumber,
  modifierCategories: nextNumber,
  modifierItems: nextNumber,
  offers: nextNumber,
});
export type PluNumbers = z.infer<typeof pluNumbersSchema>;
export type PluKind = 'departments' | 'categories' | 'items' | 'modifierCategories' | 'modifierItems' | 'offers';

export const FIRST_PLU_NUMBER = 1000;

export function newPluNumbers(): PluNumbers {
  return {
    departments: FIRST_PLU_NUMBER,
    categories: FIRST_PLU_NUMBER,
    items: FIRST_PLU_NUMBER,
    modifierCategories: FIRST_PLU_NUMBER,
    modifierItems: FIRST_PLU_NUMBER,
    offers: FIRST_PLU_NUMBER,
  };
}
