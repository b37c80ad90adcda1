import { z } from 'zod';

export const amountSchema = z.enum(['NONE', 'LIGHT', 'REGULAR', 'EXTRA', 'DOUBLE']);
export type Amount = z.infer<typeof amountSchema>;
/** From the least to the most. */
export const AMOUNTS = amountSchema.options;

export const portionSchema = z.enum(['WHOLE', 'LEFT', 'RIGHT']);
export type Portion = z.infer<typeof portionSchema>;
export const PORTIONS = portionSchema.options;

/** HALF: a modifier on one half costs half of it. FULL: it costs as much as on the whole. */
export const halfPricingSchema = z.enum(['HALF', 'FULL']);

/** The cost of each amount, in percent of a regular amount. */
const amountPercentSchema = z.looseObject({ id: amountSchema, percent: z.int().min(0).max(1000) });

/** The options that hold for every price of the menu. */
export const menuOptionsSchema = z.looseObject({
  amountPercents: z.array(amountPercentSchema),
  halfPricing: halfPricingSchema,
});
export type MenuOptions = z.infer<typeof menuOptionsSchema>;

/** A light amount is as much work as a regular one and costs the same. */
export function newMenuOptions(given: Partial<MenuOptions> = {}): MenuOptions {
  return {
    amountPercents: [
      { id: 'NONE', percent: 0 },
      { id: 'LIGHT', percent: 100 },
      { id: 'REGULAR', percent: 100 },
      { id: 'EXTRA', percent: 150 },
      { id: 'DOUBLE', percent: 200 },
    ],
    halfPricing: 'HALF',
    ...given,
  };
}
