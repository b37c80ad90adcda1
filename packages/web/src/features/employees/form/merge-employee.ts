import { fieldRules, type MergeRules, type Sides } from '../../../form-draft/merge-entries.ts';
import { mergeLines, withLines } from '../../../form-draft/merge-lines.ts';
import type { EmployeeDraft } from './employee-draft.ts';

const fields = fieldRules<EmployeeDraft>();

/** Roles, jobs and certifications come together line by line. EE-04: a person has one role at a place. */
export const employeeRules: MergeRules<EmployeeDraft> = {
  merge: (sides) => {
    const roles = mergeLines(listOf(sides, 'roles'), ({ place, key }) => place ?? key);
    const jobs = mergeLines(listOf(sides, 'jobs'), ({ job, place, key }) => (job === null ? key : `${job}@${place}`));
    const certifications = mergeLines(listOf(sides, 'certifications'), ({ requirement, key }) => requirement ?? key);
    return withLines(fields.merge(sides), {
      ...(roles && { roles }),
      ...(jobs && { jobs }),
      ...(certifications && { certifications }),
    });
  },
  copy: fields.copy,
};

function listOf<Field extends 'roles' | 'jobs' | 'certifications'>(
  { base, mine, theirs }: Sides<EmployeeDraft>,
  field: Field,
): Sides<EmployeeDraft[Field]> {
  return { base: base[field], mine: mine[field], theirs: theirs[field] };
}
