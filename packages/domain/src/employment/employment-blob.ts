import { z } from 'zod';
import { employmentDepartmentSchema, newEmploymentDepartments } from './departments.ts';
import { jobRequirementSchema, newJobRequirements } from './job-requirements.ts';
import { jobTypeSchema, newJobTypes } from './job-types.ts';
import { newPayroll, payrollSchema } from './payroll.ts';
import { newTimeClock, timeClockSchema } from './time-clock.ts';

/** EE-02, EE-03 */
export const employeeSchema = z.looseObject({
  id: z.string().min(1),
  grantedRoles: z.array(z.looseObject({ id: z.string().min(1), grantObject: z.string().optional() })),
});

/** EM-06; the people themselves are users, so `employees` may be absent. */
export const employmentBlobSchema = z.looseObject({
  entityType: z.literal('EMPLOYMENT'),
  departments: z.array(employmentDepartmentSchema),
  jobTypes: z.array(jobTypeSchema),
  requirements: z.array(jobRequirementSchema),
  timeClock: timeClockSchema,
  payrollAndOvertime: payrollSchema,
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
