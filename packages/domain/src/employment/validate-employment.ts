import type { Problem } from '../configuration/configuration-kind.ts';
import { identityProblems } from '../configuration/identity-problems.ts';
import { doubleGrantIndex } from '../employees/granted-roles.ts';
import { centsOf } from '../formats/amount.ts';
import { EMPLOYEE_IDENTIFIERS } from './employees.ts';
import type { EmploymentBlob } from './employment-blob.ts';
import type { JobType } from './job-types.ts';
import { isSalaryTotalValid } from './payroll.ts';

/** What keeps employment from being saved (EM-16, EM-90, EM-91, EE-04). */
export function validateEmployment(employment: EmploymentBlob): readonly Problem[] {
  return [
    ...identityProblems(employment, EMPLOYEE_IDENTIFIERS),
    ...departmentProblems(employment),
    ...jobTypeProblems(employment.jobTypes),
    ...payrollProblems(employment),
    ...roleProblems(employment),
  ];
}

function departmentProblems({ departments }: EmploymentBlob): readonly Problem[] {
  const unnamed = departments.find((department) => department.name.trim() === '');
  if (!unnamed) return [];
  const path = ['departments', { id: unnamed.id }, 'name'];
  return [{ code: 'DEPARTMENT_UNNAMED', path, message: 'At least one department is unnamed.' }];
}

function jobTypeProblems(jobTypes: readonly JobType[]): readonly Problem[] {
  const names = jobTypes.map((jobType) => jobType.name.trim().toLowerCase());
  return jobTypes.flatMap((jobType, index) => {
    const at = (field: string) => ['jobTypes', { id: jobType.id }, field];
    const name = names[index] ?? '';
    if (name === '') return [{ code: 'JOB_TYPE_UNNAMED', path: at('name'), message: 'A job type has no name.' }];
    if (names.indexOf(name) !== index)
      return [{ code: 'JOB_TYPE_NAME_TAKEN', path: at('name'), message: `${jobType.name} is listed twice.` }];
    if (!jobType.departmentId)
      return [{ code: 'JOB_TYPE_DEPARTMENT', path: at('departmentId'), message: `${jobType.name} has no department.` }];
    if ((centsOf(jobType.minimumTipPercentage) ?? 0) > 10_000)
      return [{ code: 'PERCENTAGE', path: at('minimumTipPercentage'), message: 'A percentage is 0 to 100.' }];
    return [];
  });
}

function payrollProblems({ payrollAndOvertime }: EmploymentBlob): readonly Problem[] {
  if (isSalaryTotalValid(payrollAndOvertime)) return [];
  const path = ['payrollAndOvertime', 'salaryAllocationsPercentage'];
  return [{ code: 'SALARY_TOTAL', path, message: 'The salary allocations must add up to 100.00.' }];
}

function roleProblems({ employees = [] }: EmploymentBlob): readonly Problem[] {
  return employees
    .filter(({ grantedRoles }) => doubleGrantIndex(grantedRoles) >= 0)
    .map(({ id }) => ({
      code: 'SAME_GRANT_OBJECT',
      path: ['employees', { id }, 'grantedRoles'],
      message: 'Two roles are granted for the same place.',
    }));
}
