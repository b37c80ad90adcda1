import { type DueTerms, dueTerms, isTimeZone, localTimeIn } from '@servery/domain';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { type JobsAndRequirements, readJobsAndRequirements } from '../employment-choices.ts';

/** The terms by which papers are due today, from the company's current employment document. */
export async function readDueTerms(scope: CompanyScope, employment?: JobsAndRequirements): Promise<DueTerms> {
  return dueTerms(employment ?? (await readJobsAndRequirements(scope)), await readToday(scope));
}

/** A day is over once it is over at every location: the day in the westernmost of their time zones. */
async function readToday(scope: CompanyScope): Promise<string> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select('timezone')
    .distinct()
    .where('company_id', '=', scope.companyId)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .execute();
  const zones = rows.map(({ timezone }) => timezone).filter(isTimeZone);
  const now = Date.now();
  const [first] = (zones.length === 0 ? ['UTC'] : zones).map((zone) => localTimeIn(now, zone).date).toSorted();
  return first ?? localTimeIn(now, 'UTC').date;
}
