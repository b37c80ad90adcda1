import type { Operations, QueryOf, ResponseOf } from '@servery/contract';
import { type DueTerms, maySeeStaffData } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../access/actor.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import type { ListedPerson } from '../employee.ts';
import { peopleConditions, placesAround } from '../employees-filter.ts';
import { summaryOf } from '../employees-service.ts';
import { attentionRows } from './due-condition.ts';
import { readDueTerms } from './due-terms.ts';
import { namedPapers, shownJobs } from './staff-data.ts';

type People = ResponseOf<Operations['listUsers']>;
type Asked = QueryOf<Operations['listUsers']>;

/** Other places that a filter offers. */
const mostPlaces = 200;

/** EM-101 to EM-103: a page of the list with the staff data of each line, and on the first one the papers to look after; for a person who may see it. */
export async function withStaffData(
  scope: CompanyScope,
  actor: Actor,
  { people, asked }: { readonly people: readonly ListedPerson[]; readonly asked: Asked },
): Promise<Omit<People, 'total'>> {
  if (!maySeeStaffData(actor.staffGrants)) return { users: people.map(summaryOf) };
  const terms = await readDueTerms(scope);
  const { place, offset = 0 } = asked;
  const here = place === undefined ? undefined : await placesAround(scope, place);
  const users = people.map((person) => ({
    ...summaryOf(person),
    staff: {
      jobs: shownJobs(actor, person).filter((job) => job.place === null || (here?.includes(job.place) ?? true)),
      papers: namedPapers(person, terms),
      hiredOn: person.employment.hiredOn ?? null,
    },
  }));
  if (offset > 0) return { users };
  const conditions = await everybody(scope, actor, asked);
  return {
    users,
    attention: await countAttention(scope, conditions, terms),
    ...(here === undefined ? {} : { alsoAt: await otherPlaces(scope, conditions, here) }),
  };
}

/** Whom the filters let through, but that of certifications. */
async function everybody(scope: CompanyScope, actor: Actor, asked: Asked): Promise<RawBuilder<unknown>> {
  const { certifications: _, alsoAt: _other, offset: _offset, limit: _limit, ...filter } = asked;
  return sql.join(await peopleConditions(scope, actor, filter), sql` AND `);
}

async function countAttention(
  scope: CompanyScope,
  conditions: RawBuilder<unknown>,
  terms: DueTerms,
): Promise<People['attention']> {
  const { rows } = await sql<NonNullable<People['attention']>>`
    SELECT count(*) FILTER (WHERE day < ${terms.today})::int AS expired,
      count(*) FILTER (WHERE day IS NULL)::int AS missing,
      count(*) FILTER (WHERE day >= ${terms.today})::int AS due,
      count(DISTINCT users.id)::int AS people,
      max(day::date) FILTER (WHERE day >= ${terms.today}) - ${terms.today}::date AS "dueWithinDays"
    FROM users CROSS JOIN LATERAL ${attentionRows(terms)} AS attention
    WHERE ${conditions}`.execute(scope.db);
  return rows[0];
}

/** Where else people of a place hold roles. */
async function otherPlaces(scope: CompanyScope, conditions: RawBuilder<unknown>, here: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, name FROM tenants WHERE company_id = ${scope.companyId} AND deleted_at IS NULL AND NOT id = ${anyOf(here)}
      AND id IN (SELECT object_id FROM grants WHERE company_id = ${scope.companyId}
        AND user_id IN (SELECT users.id FROM users WHERE ${conditions}))
    ORDER BY lower(name) LIMIT ${mostPlaces}`.execute(scope.db);
  return rows;
}
