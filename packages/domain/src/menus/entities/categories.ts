import { z } from 'zod';
import { availabilitySchema, newAvailability } from '../availability/availability.ts';
import { idSchema, infoSchema, newInfo } from './info.ts';
import { kpsSchema, newKps } from './kitchen.ts';
import { newSuggestions, suggestionsSchema, usedRequirementSchema } from './suggestions.ts';

export const categorySchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('MENU_CATEGORY'),
  department: idSchema,
  info: infoSchema,
  kps: kpsSchema,
  taxStructureId: idSchema.nullable(),
  suggestions: suggestionsSchema,
  requirements: z.array(usedRequirementSchema),
  availability: availabilitySchema,
});
export type Category = z.infer<typeof categorySchema>;

export function newCategory(
  given: { readonly id: string; readonly department: string; readonly name: string } & Partial<
    Omit<Category, 'id' | 'department' | 'name'>
  >,
): Category {
  const { id, department, name, ...rest } = given;
  return {
    id,
    entityType: 'MENU_CATEGORY',
    department,
    info: newInfo({ name }),
    kps: newKps(),
    taxStructureId: null,
    suggestions: newSuggestions(),
    requirements: [],
    availability: newAvailability(),
    ...rest,
  };
}
