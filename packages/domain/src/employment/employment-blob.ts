import { z } from 'zod';
import { employmentDepartmentSchema, newEmploymentDepartments } from './departments.ts';
import { employeeSchema } from './employees.ts';
import { jobRequirementSchema, newJobRequirements } from './job-requirements.ts';
import { jobTypeSchema, newJobTypes } from './job-types.ts';
import { newPayroll, payrollSchema } from './pay/payroll.ts';
import { wageGradeSchema } from './pay/wage-grades.ts';
import { newTimeClock, timeClockSchema } from './time-clock.ts';

/** EM-06; the people are the company's users, so that `employees` is put into read and published documents, and never stored. */
export const employmentBlobSchema = z.looseObject({
  entityType: z.literal('EMPLOYMENT'),
  departments: z.array(employmentDepartmentSchema),
  jobTypes: z.array(jobTypeSchema),
  requirements: z.array(jobRequirementSchema),
  timeClock: timeClockSchema,
  payrollAndOvertime: payrollSchema,
  /** A section of its own, beside the job types: it is read by fewer people, and goes to no store. */
  wageGrades: z.array(wageGradeSchema).optional(),
  employees: z.array(employeeSchema).optional(),
});
export type EmploymentBlob = z.infer<typeof employmentBlobSchema>;

export function newEmploymentBlob(): EmploymentBlob {
  return {
    entityType: 'EMPLOYMENT',
    departments: newEmploymentDepartments(),
    jobTypes: newJobTypes(),
    requirements: newJobRequirements(),
    timeClock: newTimeClock(),
    payrollAndOvertime: newPayroll(),
  };
}
