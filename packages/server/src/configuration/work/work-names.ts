import { employmentBlobSchema, newEmploymentBlob } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { readOnlyDocument } from '../layers.ts';

interface Named {
  readonly people: readonly string[];
  readonly jobs: readonly string[];
  /** Business dates, both included: the punches that they are named on. */
  readonly from: string;
  readonly to: string;
}

const jobsSchema = employmentBlobSchema.pick({ jobTypes: true });

/** The names of people and job types by id; those that are on record no longer as a punch of these days called them last. */
export async function employmentNames(scope: CompanyScope, named: Named): Promise<Record<string, string>> {
  const known = {
    ...(named.jobs.length > 0 && (await jobNames(scope))),
    ...(named.people.length > 0 && (await peopleNames(scope, named.people))),
  };
  const isLost = (id: string): boolean => !(id in known);
  const lost = { ...named, people: named.people.filter(isLost), jobs: named.jobs.filter(isLost) };
  return { ...(await punchNames(scope, lost)), ...known };
}

async function jobNames(scope: CompanyScope): Promise<Record<string, string>> {
  const { data } = jobsSchema.safeParse(await readOnlyDocument(scope, 'employment', undefined));
  return Object.fromEntries((data ?? newEmploymentBlob()).jobTypes.map(({ id, name }) => [id, name]));
}

async function peopleNames({ db, companyId }: CompanyScope, ids: readonly string[]): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'display_name'])
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .execute();
  return Object.fromEntries(rows.map(({ id, display_name }) => [id, display_name]));
}

async function punchNames(
  { db, companyId }: CompanyScope,
  { people, jobs, from, to }: Named,
): Promise<Record<string, string>> {
  if (people.length === 0 && jobs.length === 0) return {};
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    SELECT DISTINCT ON (id) id, name FROM (
      SELECT business_date, punch #>> '{person,id}' AS id, punch #>> '{person,name}' AS name FROM time_punches
      WHERE company_id = ${companyId} AND person_id = ${anyOf(people)} AND business_date BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      SELECT business_date, punch #>> '{job,id}', punch #>> '{job,name}' FROM time_punches
      WHERE company_id = ${companyId} AND punch #>> '{job,id}' = ${anyOf(jobs)}
        AND business_date BETWEEN ${from}::date AND ${to}::date) AS called
    ORDER BY id, business_date DESC`.execute(db);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
