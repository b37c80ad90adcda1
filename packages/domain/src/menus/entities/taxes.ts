import { z } from 'zod';
import { rateSchema } from '../../formats/amount.ts';
import { nameText } from '../../formats/name-text.ts';
import { idSchema } from './info.ts';

/** PX-01: rates are percentages as decimal strings. */
export const taxStructureSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('TAX_STRUCTURE'),
  name: nameText(200),
  /** AFTER or BEFORE discounts. */
  applies: z.enum(['AFTER', 'BEFORE']),
  flatRate: rateSchema,
  byOrderType: z.boolean(),
  orderTypeRates: z.array(z.looseObject({ orderType: z.int(), rate: rateSchema })),
  /** The order type whose rate holds for those without one. */
  defaultOrderType: z.int().nullable(),
  settings: z.looseObject({}),
});
export type TaxStructure = z.infer<typeof taxStructureSchema>;

export function newTaxStructure(
  given: { readonly id: string; readonly name: string } & Partial<TaxStructure>,
): TaxStructure {
  return {
    entityType: 'TAX_STRUCTURE',
    applies: 'AFTER',
    flatRate: '0',
    byOrderType: false,
    orderTypeRates: [],
    defaultOrderType: null,
    settings: {},
    ...given,
  };
}
