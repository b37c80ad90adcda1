import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { countWork } from './count-work.ts';
import { noWage } from './job-wages.ts';

/**
 * Keeps the wages of the jobs of these people from now on, and works out the weeks again whose pay was not known. The caller has written the
 * people in the same transaction.
 */
export async function noteWages(scope: CompanyScope, userIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ readonly user_id: string }>`
    INSERT INTO job_wages (company_id, user_id, job_type_id, place, since, wage)
    SELECT DISTINCT ON (held.user_id, held.job_type_id, held.place)
      ${scope.companyId}, held.user_id, held.job_type_id, held.place, now(), held.wage
    FROM (
      SELECT id AS user_id, job ->> 'jobTypeId' AS job_type_id, coalesce(job ->> 'place', '') AS place, job ->> 'wage' AS wage
      FROM users, jsonb_array_elements(jobs) AS listed (job)
      WHERE company_id = ${scope.companyId} AND id = ${anyOf(userIds)}) AS held
    WHERE held.wage IS NOT NULL AND held.wage IS DISTINCT FROM (
      SELECT known.wage FROM job_wages AS known WHERE known.company_id = ${scope.companyId}
        AND known.user_id = held.user_id AND known.job_type_id = held.job_type_id AND known.place = held.place
      ORDER BY known.since DESC LIMIT 1)
    ON CONFLICT (company_id, user_id, job_type_id, place, since) DO UPDATE SET wage = excluded.wage
    RETURNING user_id`.execute(scope.db);
  if (rows.length === 0) return;
  const unpaid = await scope.db
    .selectFrom('paid_work')
    .select(['person', sql<string>`business_date::text`.as('date')])
    .distinct()
    .where('company_id', '=', scope.companyId)
    .where('person', '=', anyOf(rows.map(({ user_id }) => user_id)))
    .where('wage', '=', noWage)
    .execute();
  await countWork(scope, unpaid);
}
