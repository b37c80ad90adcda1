import { centsOf, type Punch } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

/** In `paid_work`: none is on record. */
export const noWage = -1;

interface KnownWage {
  readonly user_id: string;
  readonly job_type_id: string;
  readonly place: string;
  readonly since: Date;
  readonly wage: string;
}

/** A location with its group and company. */
interface WorkPlace {
  readonly locationId: string;
  readonly groupId: string | null;
}

/**
 * The wage of a punch for an hour, in cents: by the record of when the person clocked in, at the store before its group before
 * wherever the person works; the wage that was recorded first counts before it, too. Undefined: nothing is on record.
 */
export function wageOf(
  { person, job, clockedIn }: Punch,
  { locationId, groupId }: WorkPlace,
  known: readonly KnownWage[],
): number | undefined {
  const at = Date.parse(clockedIn);
  const places = [locationId, ...(groupId === null ? [] : [groupId]), ''];
  const candidates = known
    .filter(
      ({ user_id, job_type_id, place }) => user_id === person.id && job_type_id === job.id && places.includes(place),
    )
    .toSorted((one, other) => places.indexOf(one.place) - places.indexOf(other.place));
  const recorded = candidates.filter(({ since }) => since.getTime() <= at);
  const [place] = recorded;
  const inForce = recorded
    .filter((one) => one.place === place?.place)
    .toSorted((one, other) => other.since.getTime() - one.since.getTime())
    .at(0);
  const first = candidates.toSorted((one, other) => one.since.getTime() - other.since.getTime()).at(0);
  const wage = (inForce ?? first)?.wage;
  return wage === undefined ? undefined : centsOf(wage);
}

export async function readWages(
  { db, companyId }: CompanyScope,
  userIds: readonly string[],
): Promise<readonly KnownWage[]> {
  return db
    .selectFrom('job_wages')
    .select(['user_id', 'job_type_id', 'place', 'since', 'wage'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', anyOf(userIds))
    .execute();
}
