import { z } from 'zod';
import { rateSchema } from '../../formats/amount.ts';

/** The message for a text that is no percentage, or for a percentage above 100. */
export const NO_PERCENTAGE = 'Enter a percentage from 0 to 100.';

/** A percentage as a decimal string: `27.00`. That it is at most 100 is asked when it is saved. */
export const percentageSchema = z.string().refine((text) => rateSchema.safeParse(text).success, NO_PERCENTAGE);
