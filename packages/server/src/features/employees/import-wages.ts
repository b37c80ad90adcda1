import type { ImportLine, ImportOutcome } from '@servery/contract';
import { employmentBlobSchema, minimumWageAbove } from '@servery/domain';
import { loadTargets } from '../../access/guard.ts';
import { readOnlyDocument } from '../../configuration/layers.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { PersonChange } from './check-employee.ts';
import type { Job } from './employee.ts';
import { jobKey } from './employee-fields.ts';

/** A line of the file, and its changes. */
interface ChangedLine {
  readonly reported: Pick<ImportLine, 'line' | 'name'>;
  readonly change: PersonChange | undefined;
}

/** So many lines are named, the rest is counted. */
const named = 20;
const payrollSchema = employmentBlobSchema.pick({ payrollAndOvertime: true });

/** Wages below the minimum wage of the place where the job is done, line by line. */
export async function wageRemarks(
  scope: CompanyScope,
  lines: readonly ChangedLine[],
): Promise<ImportOutcome['remarks']> {
  const payrollAt = payrolls(scope);
  const remarks: ImportOutcome['remarks'] = [];
  for (const { reported, change } of lines)
    for (const { wage, place } of change === undefined ? [] : newWages(change)) {
      const payroll = wage === null ? undefined : await payrollAt(place);
      const minimum = wage !== null && payroll ? minimumWageAbove(wage, payroll) : undefined;
      if (minimum === undefined) continue;
      const message = `Line ${reported.line}, ${reported.name}: ${wage} an hour is below the minimum wage of ${minimum}.`;
      remarks.push({ code: 'WAGE_BELOW_MINIMUM', message });
    }
  const more = remarks.length - named;
  if (more <= 0) return remarks;
  const message = more === 1 ? '1 more wage is below it.' : `${more} more wages are below it.`;
  return [...remarks.slice(0, named), { code: 'WAGE_BELOW_MINIMUM', message }];
}

/** Jobs that come, and those whose wage changes. */
function newWages({ before, after }: PersonChange): readonly Job[] {
  const had = new Set(before?.jobs.map((job) => `${jobKey(job)} ${job.wage}`));
  return after.jobs.filter((job) => !had.has(`${jobKey(job)} ${job.wage}`));
}

/** The payroll of a location, a group, or the company; each is read once. */
function payrolls(scope: CompanyScope) {
  const known = new Map<string | null, ReturnType<typeof readPayroll>>();
  return (place: string | null) => {
    const found = known.get(place) ?? readPayroll(scope, place);
    known.set(place, found);
    return found;
  };
}

async function readPayroll(scope: CompanyScope, place: string | null) {
  const [target] = place === null ? [] : await loadTargets(scope, [place]);
  return payrollSchema.safeParse(await readOnlyDocument(scope, 'employment', target)).data?.payrollAndOvertime;
}
