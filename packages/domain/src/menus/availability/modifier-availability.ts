import { z } from 'zod';
import { idSchema } from '../entities/info.ts';

const availableSchema = z.looseObject({ id: idSchema, available: z.boolean() });

/** Which modifiers the menu or a department offers; one that is not listed is available. */
export const modifierAvailabilitySchema = z.looseObject({
  categories: z.array(availableSchema),
  items: z.array(availableSchema),
});
export type ModifierAvailability = z.infer<typeof modifierAvailabilitySchema>;

export function newModifierAvailability(): ModifierAvailability {
  return { categories: [], items: [] };
}

/** The ids that are listed as not available. */
export function unavailableIds(entries: ModifierAvailability['items']): ReadonlySet<string> {
  return new Set(entries.filter((entry) => !entry.available).map((entry) => entry.id));
}
