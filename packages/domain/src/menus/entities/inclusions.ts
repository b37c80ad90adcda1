import { z } from 'zod';
import { amountSchema } from './amounts.ts';
import { idSchema } from './info.ts';

/** Swapping an included modifier for another of its category at no cost. */
const substitutionsSchema = z.looseObject({
  allow: z.boolean(),
  /** How many modifiers may be swapped. */
  limitAmount: z.int().min(0).max(99),
});

/** A modifier category as one item uses it; its id is the category's. */
const categorySettingsSchema = z.looseObject({
  id: idSchema,
  allowed: z.boolean(),
  min: z.int().min(0),
  /** Null: no limit. */
  max: z.int().min(0).nullable(),
  substitutions: substitutionsSchema,
  /** How many of its modifiers are free, by size option; absent where no size says so. */
  freeBySize: z.array(z.looseObject({ option: idSchema, count: z.int().min(0).max(99) })).optional(),
});

/** A modifier as one item uses it; its id is the modifier's. */
const itemSettingsSchema = z.looseObject({
  id: idSchema,
  /** Included: it comes with the item in this amount, at no cost. */
  included: z.boolean(),
  amount: amountSchema,
  /** Included only in variants with one of these style options; empty means in every variant. */
  includedOnlyWith: z.array(idSchema),
  allowed: z.boolean(),
  /** Allowed only in variants with one of these style options; empty means in every variant. */
  allowedOnlyWith: z.array(idSchema),
  /** Amounts on offer; empty means those of the modifier. */
  amounts: z.array(amountSchema),
});

/** IN-01 */
export const inclusionsSchema = z.looseObject({
  categoriesSettings: z.array(categorySettingsSchema),
  itemsSettings: z.array(itemSettingsSchema),
  inclusionsOrder: z.array(z.looseObject({ id: idSchema, order: z.int() })),
});

export type CategorySettings = z.infer<typeof categorySettingsSchema>;
export type ItemSettings = z.infer<typeof itemSettingsSchema>;
export type Inclusions = z.infer<typeof inclusionsSchema>;

/** IN-02, IN-03 */
export function newCategorySettings(id: string, given: Partial<CategorySettings> = {}): CategorySettings {
  return { id, allowed: true, min: 0, max: null, substitutions: { allow: true, limitAmount: 1 }, ...given };
}

export function newItemSettings(id: string, given: Partial<ItemSettings> = {}): ItemSettings {
  return {
    id,
    included: true,
    amount: 'REGULAR',
    includedOnlyWith: [],
    allowed: true,
    allowedOnlyWith: [],
    amounts: [],
    ...given,
  };
}

export function newInclusions(given: Partial<Inclusions> = {}): Inclusions {
  const itemsSettings = given.itemsSettings ?? [];
  return {
    categoriesSettings: [],
    itemsSettings,
    inclusionsOrder: itemsSettings.map(({ id }, order) => ({ id, order })),
    ...given,
  };
}
