import { employmentBlobSchema, newEmploymentBlob, type OvertimeRules, type PauseRules } from '@servery/domain';
import { z } from 'zod';
import { loadTargets } from '../../access/guard.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { readOnlyDocument } from '../layers.ts';

/** The rules that the work at a store is paid by. */
export interface WorkRules {
  readonly overtime: OvertimeRules;
  readonly pauses: PauseRules;
  /** Ids of job types that are no labor in reports, and of those whose tips are paid on payroll. */
  readonly excluded: ReadonlySet<string>;
  readonly tipped: ReadonlySet<string>;
}

const rulesSchema = employmentBlobSchema.pick({ payrollAndOvertime: true, timeClock: true, jobTypes: true });
const weekSchema = z.object({ hours: z.object({ startOfWeek: z.int().min(0).max(6) }) });
const monday = 1;

/** Of a company that has saved none. */
export const usualRules: WorkRules = rulesOf(newEmploymentBlob());

/** The rules of each of the stores as they are saved. */
export async function readWorkRules(
  scope: CompanyScope,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, WorkRules>> {
  const rules = new Map<string, WorkRules>();
  for (const target of await loadTargets(scope, locationIds)) {
    const read = rulesSchema.safeParse(await readOnlyDocument(scope, 'employment', target));
    if (read.success) rules.set(target.id, rulesOf(read.data));
  }
  return rules;
}

function rulesOf({ payrollAndOvertime, timeClock, jobTypes }: z.infer<typeof rulesSchema>): WorkRules {
  return {
    overtime: payrollAndOvertime.overTimePay,
    pauses: timeClock,
    excluded: new Set(jobTypes.filter((job) => job.excludeFromLaborCalculations).map((job) => job.id)),
    tipped: new Set(jobTypes.filter((job) => job.payTipsOnPayroll).map((job) => job.id)),
  };
}

/** The day that the company's workweek begins with; 0 is Sunday. */
export async function readFirstWeekday(scope: CompanyScope): Promise<number> {
  const settings = weekSchema.safeParse(await readOnlyDocument(scope, 'locationSettings', undefined));
  return settings.success ? settings.data.hours.startOfWeek : monday;
}
