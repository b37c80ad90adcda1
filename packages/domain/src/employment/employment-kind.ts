import type { Completed, ConfigurationKind } from '../configuration/configuration-kind.ts';
import { EMPLOYEE_IDENTIFIERS } from './employees.ts';
import { type EmploymentBlob, employmentBlobSchema, newEmploymentBlob } from './employment-blob.ts';
import { validateEmployment } from './validate-employment.ts';

export const employmentKind: ConfigurationKind<EmploymentBlob> = {
  kind: 'employment',
  entityType: 'EMPLOYMENT',
  schema: employmentBlobSchema,
  identifiers: EMPLOYEE_IDENTIFIERS,
  rights: { wageGrades: ['VIEW_WAGE_DATA'] },
  createDefault: newEmploymentBlob,
  complete: completeEmployment,
  validate: validateEmployment,
};

const MODULES = ['departments', 'jobTypes', 'requirements', 'timeClock', 'payrollAndOvertime'] as const;

/** EM-13, EM-71 to EM-74: `employees` is left as it is; no departments at all counts as missing. */
function completeEmployment(document: Partial<EmploymentBlob>): Completed<EmploymentBlob> {
  const created = MODULES.filter((module) => isMissing(document, module));
  if (created.length === 0 && isWhole(document)) return { document, notices: [], created };
  const defaults = newEmploymentBlob();
  const { departments = [], ...rest } = document;
  const whole = { ...defaults, ...rest, departments: departments.length === 0 ? defaults.departments : departments };
  return { document: whole, notices: [], created };
}

function isMissing(document: Partial<EmploymentBlob>, module: (typeof MODULES)[number]): boolean {
  return document[module] === undefined || (module === 'departments' && document.departments?.length === 0);
}

function isWhole(document: Partial<EmploymentBlob>): document is EmploymentBlob {
  return document.entityType !== undefined && MODULES.every((module) => document[module] !== undefined);
}
