import { z } from 'zod';
import { nameText } from '../formats/name-text.ts';
import { shortText } from '../formats/short-text.ts';

/** EM-07, EM-08: timestamps in milliseconds. */
export const employmentDepartmentSchema = z.looseObject({
  id: z.string().min(1),
  name: nameText(200),
  code: shortText(60),
  externalId: z.string().nullable(),
  created: z.int().nullable(),
  updated: z.int().nullable(),
  isDefault: z.boolean(),
});
export type EmploymentDepartment = z.infer<typeof employmentDepartmentSchema>;

/** EM-09 to EM-12 */
export function newEmploymentDepartments(): EmploymentDepartment[] {
  return ['Management', 'Front of House', 'Back of House', 'Drivers'].map((name, index) => ({
    id: String(index + 1),
    name,
    code: String(index + 1),
    externalId: null,
    created: null,
    updated: null,
    isDefault: true,
  }));
}

/** A department that a person adds, stamped. EM-08 */
export function newEmploymentDepartment(given: Pick<EmploymentDepartment, 'id' | 'name' | 'code' | 'created'>) {
  return { externalId: null, updated: given.created, isDefault: false, ...given } satisfies EmploymentDepartment;
}
