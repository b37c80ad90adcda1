import { type Grant, mayOnCompany, maySeeStaffData } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { forbidden } from '../../../platform/fault.ts';
import { administeredPlaces } from '../administered-places.ts';
import type { StaffReader } from './staff-data.ts';

interface JobThere {
  readonly jobTypeId: string;
  /** Undefined: anywhere. */
  readonly places: readonly string[] | undefined;
}

/**
 * EM-101: people with a job, at places where one is named.
 * @throws Fault 403 for a person who may not see jobs: a filter would reveal them
 */
export function withJob(
  scope: CompanyScope,
  { staffGrants }: StaffReader,
  { jobTypeId, places }: JobThere,
): RawBuilder<boolean> {
  if (!maySeeStaffData(staffGrants)) throw forbidden();
  const conditions = [
    sql<boolean>`entry ->> 'jobTypeId' = ${jobTypeId}`,
    ...(places === undefined ? [] : [jobAt(places)]),
    ...seenFrom(scope, staffGrants),
  ];
  return sql<boolean>`EXISTS (
    SELECT FROM jsonb_array_elements(users.jobs) AS job (entry) WHERE ${sql.join(conditions, sql` AND `)})`;
}

/** The job of an entry is done at one of these places, or wherever the person works. */
export function jobAt(places: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`coalesce(entry ->> 'place', '') = ${anyOf(['', ...places])}`;
}

/** EM-101: the job of an entry is done at a place that the actor administers, or wherever the person works. */
export function seenFrom(scope: CompanyScope, actor: readonly Grant[]): RawBuilder<boolean>[] {
  if (mayOnCompany(actor, ['USER_ADMIN'])) return [];
  const own = administeredPlaces(scope, actor);
  return [
    sql<boolean>`(entry ->> 'place' IS NULL OR entry ->> 'place' IN (${own}) OR entry ->> 'place' IN (
      SELECT group_id FROM tenants WHERE company_id = ${scope.companyId} AND id IN (${own})))`,
  ];
}
