import { z } from 'zod';
import { availabilitySchema, newAvailability } from '../availability/availability.ts';
import { modifierAvailabilitySchema, newModifierAvailability } from '../availability/modifier-availability.ts';
import { idSchema, infoSchema, newInfo } from './info.ts';
import { kpsSchema, newKps } from './kitchen.ts';
import { styleSchema } from './styles.ts';

/** DP-01 */
export const departmentSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('MENU_DEPARTMENT'),
  info: infoSchema,
  styles: z.array(styleSchema),
  /** Ids in the order they are shown; the category and the item say which department they belong to. */
  categories: z.array(idSchema),
  items: z.array(idSchema),
  kps: kpsSchema,
  modifiers: z.looseObject({ availability: modifierAvailabilitySchema }),
  taxStructureId: idSchema.nullable(),
  availability: availabilitySchema,
});
export type Department = z.infer<typeof departmentSchema>;

export function newDepartment(
  given: { readonly id: string; readonly name: string } & Partial<Omit<Department, 'id' | 'name'>>,
): Department {
  const { id, name, ...rest } = given;
  return {
    id,
    entityType: 'MENU_DEPARTMENT',
    info: newInfo({ name }),
    styles: [],
    categories: [],
    items: [],
    kps: newKps(),
    modifiers: { availability: newModifierAvailability() },
    taxStructureId: null,
    availability: newAvailability(),
    ...rest,
  };
}

/** The style that is the department's size, if it has one. */
export function sizeStyleOf(department: Department): Department['styles'][number] | undefined {
  return department.styles.find((style) => style.isSize);
}
