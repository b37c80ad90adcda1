import type { CertificationFilter } from '@servery/contract';
import { type DueTerms, maySeeStaffData, onlyExpired } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { forbidden } from '../../../platform/fault.ts';
import { readDueTerms } from './due-terms.ts';
import type { StaffReader } from './staff-data.ts';

/** The papers of a row of `users` that are due: rows of kind, requirement and day. `dueOf` of the domain says the same of one person. */
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

/** The certifications that a job of a row of `users` requires and that are not on record, as rows without a day. `papersOf` of the domain says the same. */
export function missingRows({ required }: DueTerms): RawBuilder<unknown> {
  return sql`(
    SELECT DISTINCT 'CERTIFICATION' AS kind, required.id AS requirement_id, NULL::text AS day
    FROM jsonb_array_elements(users.jobs) AS job (entry)
    CROSS JOIN LATERAL jsonb_array_elements_text(
      coalesce(${JSON.stringify(required)}::jsonb -> (job.entry ->> 'jobTypeId'), '[]')) AS required (id)
    WHERE NOT users.certifications @> jsonb_build_array(jsonb_build_object('requirementId', required.id)))`;
}

/** The papers of a row of `users` to look after: expired, missing (without a day) or due; none of a person who has left. */
export function attentionRows(terms: DueTerms): RawBuilder<unknown> {
  return sql`(
    SELECT kind, requirement_id, day FROM ${dueRows(terms)} AS dated WHERE users.deactivated_at IS NULL
    UNION ALL
    SELECT kind, requirement_id, day FROM ${missingRows(terms)} AS missing WHERE users.deactivated_at IS NULL)`;
}

/** @throws Fault 403 for a person who may not see certifications: a filter would reveal them */
export async function withDue(
  scope: CompanyScope,
  { staffGrants }: StaffReader,
  which: CertificationFilter,
): Promise<RawBuilder<boolean>> {
  if (!maySeeStaffData(staffGrants)) throw forbidden();
  const terms = await readDueTerms(scope);
  return sql<boolean>`EXISTS (SELECT FROM ${filters[which](terms)} AS due)`;
}

const filters: Readonly<Record<CertificationFilter, (terms: DueTerms) => RawBuilder<unknown>>> = {
  TO_LOOK_AFTER: attentionRows,
  DUE_OR_EXPIRED: dueRows,
  EXPIRED: (terms) => dueRows(onlyExpired(terms)),
  MISSING: missingRows,
};
