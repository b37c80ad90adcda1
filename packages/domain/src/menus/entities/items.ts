import { z } from 'zod';
import { availabilitySchema, newAvailability } from '../availability/availability.ts';
import { inclusionsSchema, newInclusions } from './inclusions.ts';
import { idSchema, newInfo } from './info.ts';
import { kitchenPrintingSchema, kpsSchema, newKitchenPrinting, newKps } from './kitchen.ts';
import { itemPricingSchema } from './pricing-entries.ts';
import { soldInfoSchema } from './sold-info.ts';
import { usedStyleSchema } from './styles.ts';
import { newSuggestions, suggestionsSchema, usedRequirementSchema } from './suggestions.ts';

/** Options that are not sold together: a Small with Deep Dish. */
const excludedCombinationSchema = z.looseObject({ id: idSchema, options: z.array(idSchema).min(1) });

/** DP-02: an item that a store sells. Its variants are computed from its styles, never stored. */
export const itemSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('MENU_ITEM'),
  department: idSchema,
  category: idSchema,
  info: soldInfoSchema,
  styles: z.array(usedStyleSchema),
  excludedCombinations: z.array(excludedCombinationSchema),
  pricing: z.array(itemPricingSchema),
  inclusions: inclusionsSchema,
  suggestions: suggestionsSchema,
  requirements: z.array(usedRequirementSchema),
  /** Null: as its category says, else its department, else the menu's first tax structure. */
  taxStructureId: idSchema.nullable(),
  kps: kpsSchema,
  printing: kitchenPrintingSchema,
  availability: availabilitySchema,
});
export type MenuItem = z.infer<typeof itemSchema>;

export interface GivenItem {
  readonly id: string;
  readonly department: string;
  readonly category: string;
  readonly name: string;
}

export function newItem(given: GivenItem & Partial<Omit<MenuItem, keyof GivenItem>>): MenuItem {
  const { id, department, category, name, ...rest } = given;
  return {
    id,
    entityType: 'MENU_ITEM',
    department,
    category,
    info: newInfo({ name }),
    styles: [],
    excludedCombinations: [],
    pricing: [],
    inclusions: newInclusions(),
    suggestions: newSuggestions(),
    requirements: [],
    taxStructureId: null,
    kps: newKps(),
    printing: newKitchenPrinting(),
    availability: newAvailability(),
    ...rest,
  };
}
