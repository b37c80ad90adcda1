import { z } from 'zod';
import { moneySchema, rateSchema } from '../../formats/amount.ts';
import { idSchema } from '../entities/info.ts';
import { choiceSchema } from '../entities/item-groups.ts';

/** OF-20 */
const valueTypeSchema = z.enum(['AMOUNT', 'PERCENTAGE', 'DIFFERENT_SIZE']);
const comboValueTypeSchema = z.enum([...valueTypeSchema.options, 'FIXED_PRICE']);
export type OfferValueType = z.infer<typeof comboValueTypeSchema>;

const amounts = { amountValue: moneySchema, percentageValue: rateSchema };

const groupValueSchema = z.looseObject({
  /** The item group of the offer. */
  id: idSchema,
  type: valueTypeSchema,
  ...amounts,
  /** DIFFERENT_SIZE: charged as this size option. */
  sizeOptionId: idSchema.nullable(),
});

/** OF-19: the value of an offer in one pricing scheme. */
const schemeValueSchema = z.looseObject({
  schemeId: idSchema,
  entireOrder: z.looseObject({ type: z.enum(['AMOUNT', 'PERCENTAGE']), ...amounts }),
  individualGroups: z.array(groupValueSchema),
  comboOffer: z.looseObject({ enabled: z.boolean(), type: comboValueTypeSchema, ...amounts, fixedPrice: moneySchema }),
  anyItem: z.looseObject({ type: valueTypeSchema, ...amounts, sizeOptionId: idSchema.nullable() }),
});
export type SchemeValue = z.infer<typeof schemeValueSchema>;

/** OF-18, OF-21 */
export const offerValueSchema = z.looseObject({
  appliesTo: z.enum(['ENTIRE_ORDER', 'ANY_ITEM', 'ITEM_GROUPS']),
  schemes: z.array(schemeValueSchema),
  cashierOverride: z.looseObject({ enabled: z.boolean(), amount: moneySchema, percentage: rateSchema }),
  freeDelivery: z.boolean(),
  autoGratuity: z.boolean(),
  limitOfferValue: z.looseObject({ enabled: z.boolean(), amount: moneySchema }),
  excludedChoices: z.array(choiceSchema),
  excludeStyleUpcharge: z.boolean(),
  excludeModifierUpcharges: z.boolean(),
});
export type OfferValue = z.infer<typeof offerValueSchema>;

export function newSchemeValue(schemeId: string, given: Partial<SchemeValue> = {}): SchemeValue {
  const nothing = { amountValue: '0.00', percentageValue: '0' };
  return {
    schemeId,
    entireOrder: { type: 'AMOUNT', ...nothing },
    individualGroups: [],
    comboOffer: { enabled: false, type: 'FIXED_PRICE', ...nothing, fixedPrice: '0.00' },
    anyItem: { type: 'AMOUNT', ...nothing, sizeOptionId: null },
    ...given,
  };
}

/** OF-22 to OF-24 */
export function newOfferValue(given: Partial<OfferValue> = {}): OfferValue {
  return {
    appliesTo: 'ENTIRE_ORDER',
    schemes: [],
    cashierOverride: { enabled: false, amount: '1.00', percentage: '1.00' },
    freeDelivery: false,
    autoGratuity: false,
    limitOfferValue: { enabled: false, amount: '1.00' },
    excludedChoices: [],
    excludeStyleUpcharge: false,
    excludeModifierUpcharges: false,
    ...given,
  };
}
