import { type DueTerms, maySeeStaffData, onlyExpired } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { forbidden } from '../../../platform/fault.ts';
import { readDueTerms } from './due-terms.ts';
import type { StaffReader } from './staff-data.ts';

/** What of a row of `users` is due: rows of kind, requirement and day. `dueOf` of the domain says the same of one person. */
export function dueRows(terms: DueTerms): RawBuilder<unknown> {
  const until = Object.fromEntries(terms.requirements.map((requirement) => [requirement.id, requirement.until]));
  return sql`(
    SELECT 'CERTIFICATION' AS kind, entry ->> 'requirementId' AS requirement_id, entry ->> 'expiresOn' AS day
    FROM jsonb_array_elements(users.certifications) AS held (entry)
    WHERE entry ->> 'expiresOn' <= ${JSON.stringify(until)}::jsonb ->> (entry ->> 'requirementId')
    UNION ALL
    SELECT paper.kind, NULL, paper.day
    FROM (VALUES ('DRIVER_LICENCE', users.employment ->> 'driverLicenceExpiresOn'),
      ('DRIVER_INSURANCE', users.employment ->> 'insuranceExpiresOn')) AS paper (kind, day)
    WHERE paper.day <= ${terms.driverUntil} AND EXISTS (
      SELECT FROM jsonb_array_elements(users.jobs) AS job (entry)
      WHERE entry ->> 'jobTypeId' = ${anyOf(terms.driverJobs)}))`;
}

/** @throws Fault 403 for who may not see certifications: a filter would reveal them */
export async function withDue(
  scope: CompanyScope,
  { staffGrants }: StaffReader,
  which: 'DUE_OR_EXPIRED' | 'EXPIRED',
): Promise<RawBuilder<boolean>> {
  if (!maySeeStaffData(staffGrants)) throw forbidden();
  const terms = await readDueTerms(scope);
  return sql<boolean>`EXISTS (SELECT FROM ${dueRows(which === 'EXPIRED' ? onlyExpired(terms) : terms)} AS due)`;
}
