import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { idSchema } from './info.ts';

/** DP-03, DP-04: a part of the menu; CATEGORY a whole category, ITEMS all items of a department, ITEM one of them. */
export const choiceSchema = z.looseObject({
  id: idSchema,
  level: z.enum(['CATEGORY', 'ITEMS', 'ITEM']),
  departmentId: idSchema.nullable(),
  categoryId: idSchema.nullable(),
  itemId: idSchema.nullable(),
  /** Only these size options; empty means every size. */
  limitToSizeIds: z.array(idSchema),
  /** Only these style options; empty means every style. */
  limitToStyleIds: z.array(idSchema),
});
export type Choice = z.infer<typeof choiceSchema>;

export const itemGroupSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('ITEM_GROUP'),
  name: nameText(200),
  /** How many of them an offer asks for. */
  quantity: z.int().min(1).max(99),
  choices: z.array(choiceSchema),
});
export type ItemGroup = z.infer<typeof itemGroupSchema>;

export function newChoice(given: { readonly id: string; readonly level: Choice['level'] } & Partial<Choice>): Choice {
  return { departmentId: null, categoryId: null, itemId: null, limitToSizeIds: [], limitToStyleIds: [], ...given };
}

export function newItemGroup(given: { readonly id: string; readonly name: string } & Partial<ItemGroup>): ItemGroup {
  return { entityType: 'ITEM_GROUP', quantity: 1, choices: [], ...given };
}

/** Whether an item group was given no name by people: it is then named by its items. */
export function isOnlyNumbered(name: string): boolean {
  return /^(?:Group|Items) \d+$/.test(name);
}
