import { z } from 'zod';
import { moneySchema, signedMoneySchema } from '../../formats/amount.ts';
import { halfPricingSchema } from './amounts.ts';
import { idSchema } from './info.ts';

/** The id of a price that holds for every size without one of its own. */
export const BASE = 'BASE';

/** The price of one size option, or of `BASE`. One edited price is one simple change at `price`. */
const sizePriceSchema = z.looseObject({ id: idSchema, price: moneySchema });
export type SizePrice = z.infer<typeof sizePriceSchema>;

/** PX-08: PRICE has prices of its own, ITEM takes those of another item in the same scheme. */
const itemBasedSchema = z.looseObject({
  type: z.enum(['PRICE', 'ITEM']),
  itemId: idSchema.nullable(),
  prices: z.array(sizePriceSchema),
});

/** The price of a modifier on this item. */
const toppingBasedSchema = z.looseObject({
  toppingsPrice: z.array(sizePriceSchema),
  /** How many chosen modifiers are free, counted in the order they are chosen. */
  freeCount: z.int().min(0).max(99),
  /** Null: as the menu's options say. */
  halfPricing: halfPricingSchema.nullable(),
});

/** PX-09: an upcharge for one option of a style, for every size or for one. */
export const styleUpchargeSchema = z.looseObject({
  id: idSchema,
  flatRate: signedMoneySchema,
  /** The size style and its option; both null for every size. */
  size: idSchema.nullable(),
  sizeOption: idSchema.nullable(),
  style: idSchema,
  styleOption: idSchema,
});
export type StyleUpcharge = z.infer<typeof styleUpchargeSchema>;

/** PX-07: an item's prices in one pricing scheme. */
export const itemPricingSchema = z.looseObject({
  pricingScheme: idSchema,
  itemBased: itemBasedSchema,
  toppingBased: toppingBasedSchema,
  styleUpcharge: z.array(styleUpchargeSchema),
});
export type ItemPricing = z.infer<typeof itemPricingSchema>;

export interface GivenPricing {
  readonly pricingScheme: string;
  readonly prices?: readonly SizePrice[];
  readonly toppings?: readonly SizePrice[];
  readonly freeCount?: number;
  readonly styleUpcharge?: readonly StyleUpcharge[];
}

export function newItemPricing(given: GivenPricing): ItemPricing {
  return {
    pricingScheme: given.pricingScheme,
    itemBased: { type: 'PRICE', itemId: null, prices: [...(given.prices ?? [])] },
    toppingBased: { toppingsPrice: [...(given.toppings ?? [])], freeCount: given.freeCount ?? 0, halfPricing: null },
    styleUpcharge: [...(given.styleUpcharge ?? [])],
  };
}

/** `{ small: '9.99' }` as size prices. */
export function sizePrices(prices: Readonly<Record<string, string>>): readonly SizePrice[] {
  return Object.entries(prices).map(([id, price]) => ({ id, price }));
}
