import type { EmploymentDepartment } from './departments.ts';
import type { EmploymentBlob } from './employment-blob.ts';
import type { JobType } from './job-types.ts';
import { gradesOf } from './pay/wage-grades.ts';

type DepartmentEdit = { readonly id: string; readonly at: number } & (
  | { readonly name: string }
  | { readonly code: string }
);

/** EM-15: the department with another name or code, stamped; its job types follow its code. */
export function withDepartment(employment: EmploymentBlob, { id, at, ...edit }: DepartmentEdit): EmploymentBlob {
  const departments = employment.departments.map((one) => (one.id === id ? { ...one, ...edit, updated: at } : one));
  if (!('code' in edit)) return { ...employment, departments };
  const jobTypes = employment.jobTypes.map((one) =>
    one.departmentId === id ? { ...one, departmentCode: edit.code } : one,
  );
  return { ...employment, departments, jobTypes };
}

/** The department without which job types would have none: they move to another one. */
export function withoutDepartment(employment: EmploymentBlob, id: string, to: string | null): EmploymentBlob {
  const departments = employment.departments.filter((one) => one.id !== id);
  const next = departments.find((one) => one.id === to);
  const jobTypes = employment.jobTypes.map((one) => (one.departmentId === id ? inDepartment(one, next) : one));
  return { ...employment, departments, jobTypes };
}

/** The job type in a department, under its code. */
export function inDepartment(jobType: JobType, department: EmploymentDepartment | undefined): JobType {
  return { ...jobType, departmentId: department?.id ?? null, departmentCode: department?.code ?? '' };
}

/** The job type is gone, and its grades with it. */
export function withoutJobType(employment: EmploymentBlob, id: string): EmploymentBlob {
  const jobTypes = employment.jobTypes.filter((one) => one.id !== id);
  const { wageGrades } = employment;
  if (!wageGrades?.some(({ jobTypeId }) => jobTypeId === id)) return { ...employment, jobTypes };
  return { ...employment, jobTypes, wageGrades: wageGrades.filter(({ jobTypeId }) => jobTypeId !== id) };
}

interface JobTypeCopy {
  /** The job type that is copied. */
  readonly of: JobType;
  readonly copy: JobType;
  /** The id of one more grade. */
  readonly newId: () => string;
}

/** The copy of a job type, last in the list, with the grades of the other: without those where wages are withheld. */
export function withJobTypeCopy(employment: EmploymentBlob, { of, copy, newId }: JobTypeCopy): EmploymentBlob {
  const jobTypes = [...employment.jobTypes, copy];
  const grades = gradesOf(employment, of.id).map((grade) => ({ ...grade, id: newId(), jobTypeId: copy.id }));
  if (grades.length === 0) return { ...employment, jobTypes };
  return { ...employment, jobTypes, wageGrades: [...(employment.wageGrades ?? []), ...grades] };
}

/** EM-87, EM-88: the job type asks for the requirement, or no longer does. */
export function withRequirementToggled(employment: EmploymentBlob, jobTypeId: string, requirement: string) {
  const jobTypes = employment.jobTypes.map((one) =>
    one.id === jobTypeId ? { ...one, requirements: toggled(one.requirements, requirement) } : one,
  );
  return { ...employment, jobTypes };
}

/** The requirement is gone, and no job type asks for it. */
export function withoutRequirement(employment: EmploymentBlob, id: string): EmploymentBlob {
  const requirements = employment.requirements.filter((one) => one.id !== id);
  const jobTypes = employment.jobTypes.map((one) =>
    one.requirements.includes(id) ? { ...one, requirements: one.requirements.filter((other) => other !== id) } : one,
  );
  return { ...employment, requirements, jobTypes };
}

function toggled(requirements: readonly string[], id: string): string[] {
  return requirements.includes(id) ? requirements.filter((one) => one !== id) : [...requirements, id];
}
