import { z } from 'zod';
import { moneySchema } from '../../formats/amount.ts';
import { availabilitySchema, newAvailability } from '../availability/availability.ts';
import { modifierAvailabilitySchema } from '../availability/modifier-availability.ts';
import { AMOUNTS, amountSchema } from './amounts.ts';
import { idSchema, infoSchema, newInfo } from './info.ts';
import { styleUpchargeSchema } from './pricing-entries.ts';
import { soldInfoSchema } from './sold-info.ts';

/** PX-10: the price of the modifier where the item has this style option. */
const additionPriceSchema = z.looseObject({
  id: idSchema,
  styleId: idSchema,
  optionId: idSchema,
  /** Only in this size; absent: in every size. */
  sizeOptionId: idSchema.optional(),
  price: moneySchema,
});
export type AdditionPrice = z.infer<typeof additionPriceSchema>;

/** PX-11: the price of the modifier when it is ordered without an item. */
const orderAloneSchema = z.looseObject({
  enabled: z.boolean(),
  basePrice: moneySchema,
  styleUpcharge: z.array(styleUpchargeSchema),
});

/** A modifier's prices in one scheme. ITEM: the item's topping price. OWN: its own. FREE: never charged. */
const modifierPricingSchema = z.looseObject({
  pricingScheme: idSchema,
  basedOn: z.enum(['ITEM', 'OWN', 'FREE']),
  price: moneySchema,
  additionPrices: z.array(additionPriceSchema),
  orderAlone: orderAloneSchema,
});
export type ModifierPricing = z.infer<typeof modifierPricingSchema>;

const modifierItemSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('MODIFIER_ITEM'),
  category: idSchema,
  info: soldInfoSchema,
  /** Amounts on offer. */
  amounts: z.array(amountSchema),
  /** Cannot go on one half only. */
  wholeOnly: z.boolean(),
  pricing: z.array(modifierPricingSchema),
  availability: availabilitySchema,
});
export type ModifierItem = z.infer<typeof modifierItemSchema>;

const modifierCategorySchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('MODIFIER_CATEGORY'),
  info: infoSchema,
  /** Choosing one of its modifiers takes the others away. */
  exclusive: z.boolean(),
  availability: availabilitySchema,
});
export type ModifierCategory = z.infer<typeof modifierCategorySchema>;

/** MD-01 */
export const modifiersSchema = z.looseObject({
  categories: z.array(modifierCategorySchema),
  items: z.array(modifierItemSchema),
  availability: modifierAvailabilitySchema,
});

export function newModifierCategory(
  given: { readonly id: string; readonly name: string } & Partial<Omit<ModifierCategory, 'id' | 'name'>>,
): ModifierCategory {
  const { id, name, ...rest } = given;
  const info = newInfo({ name });
  return { id, entityType: 'MODIFIER_CATEGORY', info, exclusive: false, availability: newAvailability(), ...rest };
}

interface GivenModifier {
  readonly id: string;
  readonly category: string;
  readonly name: string;
}

export function newModifierItem(given: GivenModifier & Partial<Omit<ModifierItem, keyof GivenModifier>>): ModifierItem {
  const { id, category, name, ...rest } = given;
  return {
    id,
    entityType: 'MODIFIER_ITEM',
    category,
    info: newInfo({ name }),
    amounts: [...AMOUNTS],
    wholeOnly: false,
    pricing: [],
    availability: newAvailability(),
    ...rest,
  };
}

export function newModifierPricing(
  given: { readonly pricingScheme: string } & Partial<ModifierPricing>,
): ModifierPricing {
  return {
    basedOn: 'OWN',
    price: '0.00',
    additionPrices: [],
    orderAlone: { enabled: false, basePrice: '0.00', styleUpcharge: [] },
    ...given,
  };
}
