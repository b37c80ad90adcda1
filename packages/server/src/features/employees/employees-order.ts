import type { UserSort } from '@servery/contract';
import { type DueTerms, maySeeStaffData } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/fault.ts';
import type { PeopleFilter, PeopleReader } from './employees-filter.ts';
import { attentionRows } from './staff/due-condition.ts';
import { readDueTerms } from './staff/due-terms.ts';

const byEmail = sql`nullif(lower(users.email), '')`;
const byPosId = sql`lpad(users.pos_id, 20, '0')`;
const byHire = sql`users.employment ->> 'hiredOn'`;

const plain: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: sql`lower(users.display_name)`,
  '-name': sql`lower(users.display_name) DESC`,
  email: sql`${byEmail} NULLS LAST`,
  '-email': sql`${byEmail} DESC NULLS LAST`,
  posId: sql`${byPosId} NULLS LAST`,
  '-posId': sql`${byPosId} DESC NULLS LAST`,
};

/**
 * The order of a list of people; those that it leaves equal follow by name.
 * @throws Fault 403 for an order by values that the reader may not see: it would reveal them
 */
export async function peopleOrder(
  scope: CompanyScope,
  { staffGrants }: PeopleReader,
  { sort, sortBy = '' }: Pick<PeopleFilter, 'sort' | 'sortBy'>,
): Promise<RawBuilder<unknown>> {
  const isStaffSeen = maySeeStaffData(staffGrants);
  const wanted: UserSort = sort ?? (isStaffSeen ? 'attention' : 'name');
  const known = plain[wanted];
  if (known !== undefined) return known;
  if (!isStaffSeen) throw forbidden();
  if (wanted === 'hiredOn') return sql`${byHire} NULLS LAST`;
  if (wanted === '-hiredOn') return sql`${byHire} DESC NULLS LAST`;
  const terms = await readDueTerms(scope);
  if (wanted === 'attention') return sql`${attentionKey(terms)} NULLS LAST`;
  const key = certificationKey(terms, sortBy);
  return wanted === 'certification' ? sql`${key} NULLS LAST` : sql`${key} DESC NULLS LAST`;
}

/** Expired first, the longest first; then missing, then due by day; null: nothing to look after. */
function attentionKey(terms: DueTerms): RawBuilder<unknown> {
  return sql`(SELECT min(CASE WHEN day IS NULL THEN '1' WHEN day < ${terms.today} THEN '0' || day ELSE '2' || day END)
    FROM ${attentionRows(terms)} AS attention)`;
}

/** Of one requirement: missing first, then by its last day, then those that do not expire; null: neither held nor required. */
function certificationKey(terms: DueTerms, requirementId: string): RawBuilder<unknown> {
  return sql`coalesce(
    (SELECT min(coalesce(entry ->> 'expiresOn', '9')) FROM jsonb_array_elements(users.certifications) AS held (entry)
      WHERE entry ->> 'requirementId' = ${requirementId}),
    (SELECT min('0') FROM ${attentionRows(terms)} AS missing WHERE requirement_id = ${requirementId} AND day IS NULL))`;
}
