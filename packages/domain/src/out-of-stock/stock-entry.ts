import { z } from 'zod';
import { stockThingSchema } from './stock-thing.ts';

/** The state of a thing that is out, or of which a few are left, as a store's terminals know it. */
export const stockEntrySchema = z.strictObject({
  ...stockThingSchema.shape,
  name: z.string(),
  /** When it comes back. */
  until: z.iso.datetime(),
  /** How many may still be sold; null: it is out. Below zero: sold beyond the count. */
  left: z.number().nullable(),
});
export type StockEntry = z.infer<typeof stockEntrySchema>;

/** Whether it is out at a moment: it is not back yet, and none is left. @param instant epoch milliseconds */
export function isOut({ until, left }: Pick<StockEntry, 'until' | 'left'>, instant: number): boolean {
  return instant < Date.parse(until) && (left === null || left <= 0);
}
