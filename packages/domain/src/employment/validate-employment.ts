import { repeatedPlace } from '../access/granting.ts';
import type { Problem } from '../configuration/configuration-kind.ts';
import { identityProblems } from '../configuration/identity-problems.ts';
import { spelled } from '../formats/spelled.ts';
import type { Path } from '../overrides/change.ts';
import type { EmploymentDepartment } from './departments.ts';
import { EMPLOYEE_IDENTIFIERS } from './employees.ts';
import type { EmploymentBlob } from './employment-blob.ts';
import type { JobRequirement } from './job-requirements.ts';
import type { JobType } from './job-types.ts';
import { PAYROLL_DAYS, type Payroll, salaryTotal } from './pay/payroll.ts';
import { NO_PERCENTAGE } from './pay/percentages.ts';
import type { WageGrade } from './pay/wage-grades.ts';

/** Problems that keep employment from being saved (EM-16, EM-90, EM-91, EE-04). */
export function validateEmployment(employment: EmploymentBlob): readonly Problem[] {
  return [
    ...identityProblems(employment, EMPLOYEE_IDENTIFIERS),
    ...departmentProblems(employment.departments),
    ...jobTypeProblems(employment),
    ...requirementProblems(employment.requirements),
    ...gradeProblems(employment.wageGrades),
    ...payrollProblems(employment.payrollAndOvertime),
    ...roleProblems(employment),
  ];
}

function departmentProblems(departments: readonly EmploymentDepartment[]): readonly Problem[] {
  const names = departments.map(({ name }) => spelled(name));
  const codes = departments.map(({ code }) => spelled(code));
  return departments.flatMap(({ id, name, code }, index) => {
    const at = (field: string) => ['departments', { id }, field];
    if (names[index] === '')
      return [{ code: 'DEPARTMENT_UNNAMED', path: at('name'), message: 'At least one department is unnamed.' }];
    if (isTaken(names, index))
      return [{ code: 'DEPARTMENT_NAME_TAKEN', path: at('name'), message: `The name "${name}" is taken.` }];
    if (codes[index] !== '' && isTaken(codes, index))
      return [{ code: 'DEPARTMENT_CODE_TAKEN', path: at('code'), message: `The code "${code}" is taken.` }];
    return [];
  });
}

/** EM-90: a job type has a name of its own, a department that is there, and percentages of 0 to 100. */
function jobTypeProblems({ jobTypes, departments }: EmploymentBlob): readonly Problem[] {
  const names = jobTypes.map(({ name }) => spelled(name));
  const known = new Set(departments.map(({ id }) => id));
  return jobTypes.flatMap((jobType, index) => {
    const { id, name, departmentId, minimumTipPercentage, driverSettings } = jobType;
    const at = (...fields: string[]) => ['jobTypes', { id }, ...fields];
    if (names[index] === '')
      return [{ code: 'JOB_TYPE_UNNAMED', path: at('name'), message: 'A job type needs a name.' }];
    if (isTaken(names, index))
      return [{ code: 'JOB_TYPE_NAME_TAKEN', path: at('name'), message: `${name} is listed twice.` }];
    if (!departmentId)
      return [{ code: 'JOB_TYPE_DEPARTMENT', path: at('departmentId'), message: `Choose a department for ${name}.` }];
    return [
      ...(known.has(departmentId) ? [] : [departmentGone(jobType)]),
      ...percentageProblems(at('minimumTipPercentage'), minimumTipPercentage),
      ...percentageProblems(at('driverSettings', 'orderPercentage'), driverSettings.orderPercentage),
    ];
  });
}

/** A level above may have removed it: a person who saves below is informed, not held up. */
function departmentGone({ id, name }: JobType): Problem {
  const path = ['jobTypes', { id }, 'departmentId'];
  return {
    code: 'JOB_TYPE_DEPARTMENT_GONE',
    path,
    message: `The department of ${name} no longer exists.`,
    isWarning: 'below',
  };
}

function requirementProblems(requirements: readonly JobRequirement[]): readonly Problem[] {
  const names = requirements.map(({ name }) => spelled(name));
  return requirements.flatMap(({ id, name }, index) => {
    const path = ['requirements', { id }, 'name'];
    if (names[index] === '') return [{ code: 'REQUIREMENT_UNNAMED', path, message: 'A requirement needs a name.' }];
    return isTaken(names, index)
      ? [{ code: 'REQUIREMENT_NAME_TAKEN', path, message: `The name "${name}" is taken.` }]
      : [];
  });
}

/** A grade has a name of its own among those of its job type. */
function gradeProblems(grades: readonly WageGrade[] = []): readonly Problem[] {
  const names = grades.map(({ jobTypeId, name }) => JSON.stringify([jobTypeId, spelled(name)]));
  return grades.flatMap(({ id, name }, index) => {
    const path = ['wageGrades', { id }, 'name'];
    if (spelled(name) === '') return [{ code: 'GRADE_UNNAMED', path, message: 'A grade needs a name.' }];
    return isTaken(names, index)
      ? [{ code: 'GRADE_NAME_TAKEN', path, message: `This job type already has a grade named "${name}".` }]
      : [];
  });
}

/** EM-91: percentages of 0 to 100, and salaries that add up to 100.00. */
function payrollProblems(payroll: Payroll): readonly Problem[] {
  const at = (...fields: string[]) => ['payrollAndOvertime', ...fields];
  const perDay = (['laborBudgetTargetPercentage', 'salaryAllocationsPercentage'] as const).flatMap((field) =>
    PAYROLL_DAYS.flatMap((day) => percentageProblems(at(field, day), payroll[field][day])),
  );
  const additional = 'additionalEmployerLaborCostPercentage';
  const single = [...perDay, ...percentageProblems(at(additional), payroll[additional])];
  const { total, missing } = salaryTotal(payroll);
  if (total === '100.00') return single;
  const path = at('salaryAllocationsPercentage');
  return [...single, { code: 'SALARY_TOTAL', path, message: salaryText({ total, missing }) }];
}

function salaryText({ total, missing }: ReturnType<typeof salaryTotal>): string {
  const rule = 'The salary allocations must add up to 100.00.';
  if (total === null) return `${rule} Enter a percentage with at most two decimals for each day.`;
  const far = missing.startsWith('-') ? `${missing.slice(1)} is too much` : `${missing} is missing`;
  return `${rule} They add up to ${total}: ${far}.`;
}

function percentageProblems(path: Path, percentage: string): readonly Problem[] {
  const isTooMuch = Number(percentage) > 100;
  return isTooMuch ? [{ code: 'PERCENTAGE', path, message: NO_PERCENTAGE }] : [];
}

/** Whether another one has the same; both are reported. */
function isTaken(texts: readonly string[], index: number): boolean {
  return texts.some((text, at) => at !== index && text === texts[index]);
}

function roleProblems({ employees = [] }: EmploymentBlob): readonly Problem[] {
  return employees
    .filter(({ grantedRoles }) => repeatedPlace(grantedRoles.map(({ grantObject }) => grantObject)) >= 0)
    .map(({ id }) => ({
      code: 'SAME_GRANT_OBJECT',
      path: ['employees', { id }, 'grantedRoles'],
      message: 'Two roles are granted for the same place.',
    }));
}
