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

export function newSuggestions(): Suggestions {
  return { categories: [], items: [] };
}
