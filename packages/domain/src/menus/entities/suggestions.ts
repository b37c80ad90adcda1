import { z } from 'zod';
import { idSchema } from './info.ts';

/** One suggested category or item: whether it is suggested, and its place. */
const suggestedSchema = z.looseObject({ id: idSchema, selected: z.boolean(), order: z.int() });

/** IN-04 */
export const suggestionsSchema = z.looseObject({
  categories: z.array(suggestedSchema),
  items: z.array(suggestedSchema),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;

/** IN-06: a requirement of the menu, as an item or a category uses it. */
export const usedRequirementSchema = z.looseObject({
  id: idSchema,
  selected: z.boolean(),
  order: z.int(),
  excludeSizes: z.array(idSchema),
});
export type UsedRequirement = z.infer<typeof usedRequirementSchema>;

export type Suggested = z.infer<typeof suggestedSchema>;

export function newSuggestions(): Suggestions {
  return { categories: [], items: [] };
}

/** The suggested entities, in their order. */
export function suggestedInOrder(list: readonly Suggested[]): readonly Suggested[] {
  return list.filter(({ selected }) => selected).toSorted((a, b) => a.order - b.order);
}

/** Adds one suggestion at the end; an entry that is listed but switched off is switched on at the end. */
export function withSuggested(list: readonly Suggested[], id: string): readonly Suggested[] {
  const order = list.reduce((last, one) => Math.max(last, one.order), -1) + 1;
  if (!list.some((one) => one.id === id)) return [...list, { id, selected: true, order }];
  return list.map((one) => (one.id === id ? { ...one, selected: true, order } : one));
}

/** One suggestion at the place of another. */
export function withSuggestedMoved(list: readonly Suggested[], id: string, to: string): readonly Suggested[] {
  const ids = suggestedInOrder(list).map((one) => one.id);
  const at = ids.indexOf(to);
  if (at < 0 || !ids.includes(id)) return list;
  const moved = ids.filter((one) => one !== id).toSpliced(at, 0, id);
  return list.map((one) => (one.selected ? { ...one, order: moved.indexOf(one.id) } : one));
}
