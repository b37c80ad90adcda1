import { z } from 'zod';

/** The kinds of things that can be out of stock: an item, a modifier, or an option such as a size or a crust. */
export const STOCK_KINDS = ['ITEM', 'MODIFIER', 'OPTION'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

const idSchema = z.string().min(1).max(120);

export const stockThingSchema = z.strictObject({
  kind: z.enum(STOCK_KINDS),
  id: idSchema,
  /** Of an option: out on this item only; null: on every item that offers it. Null for an item and a modifier. */
  itemId: idSchema.nullable(),
});
export type StockThing = z.infer<typeof stockThingSchema>;

/** Equal for the same thing. */
export function stockKey({ kind, id, itemId }: StockThing): string {
  return `${kind} ${id} ${itemId ?? ''}`;
}

/** Whether an option is meant on one item only. */
export function isOptionOfItem({ kind, itemId }: StockThing): boolean {
  return kind === 'OPTION' && itemId !== null;
}
