import { z } from 'zod';
import { moneySchema } from '../../formats/amount.ts';
import { ALLERGENS } from './dietary.ts';
import { idSchema, infoSchema } from './info.ts';

const allergenList = z.array(z.enum(ALLERGENS));

/** The facts that are known of an item or modifier beyond its name; each field is absent where nobody stated it. */
export const soldInfoSchema = infoSchema.extend({
  /** The cost of one to the restaurant. */
  cost: moneySchema.optional(),
  /** The same by size option, for things with sizes. */
  costs: z.array(z.looseObject({ option: idSchema, amount: moneySchema })).optional(),
  allergens: z.looseObject({ contains: allergenList, mayContain: allergenList }).optional(),
  /** `['VEGETARIAN']` */
  diet: z.array(z.string().min(1).max(60)).optional(),
  /** Amounts of one portion by name: `{ kcal: 540 }`. */
  nutrition: z.record(z.string().min(1).max(60), z.number().min(0)).optional(),
  /** The person who sells it asks for the age of the guest. */
  ageCheck: z.boolean().optional(),
});
