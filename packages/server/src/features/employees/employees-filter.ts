import type { Operations, QueryOf } from '@servery/contract';
import { type Grant, mayOnCompany, PHONE_DIGITS, PHONE_PATTERN, POS_ID_PATTERN } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { administeredPlaces } from './administered-places.ts';
import { withDue } from './staff/due-condition.ts';
import { withJob } from './staff/job-condition.ts';

export type PeopleFilter = QueryOf<Operations['exportUsers']>;

/** The reader of a list of people. */
export type PeopleReader = Pick<Actor, 'grants' | 'staffGrants'>;

/** Every condition that a list asks for, and the reach of the caller. */
export async function peopleConditions(
  scope: CompanyScope,
  actor: PeopleReader,
  filter: PeopleFilter,
): Promise<RawBuilder<boolean>[]> {
  return [
    sql<boolean>`users.company_id = ${scope.companyId}`,
    ...inReach(scope, actor.grants),
    ...withStatus(filter.status ?? 'ACTIVE'),
    ...(filter.search === undefined ? [] : matching(filter.search)),
    ...(filter.role === undefined ? [] : [holding(scope, sql`role_id = ${filter.role}`)]),
    ...(filter.place === undefined ? [] : [await workingAt(scope, filter.place)]),
    ...(filter.alsoAt === undefined ? [] : [holding(scope, heldOn(await placesAround(scope, filter.alsoAt)))]),
    ...(filter.job === undefined ? [] : [await doing(scope, actor, { ...filter, job: filter.job })]),
    ...(filter.ids === undefined ? [] : [sql<boolean>`users.id = ${anyOf(filter.ids.split(','))}`]),
    ...(filter.certifications === undefined ? [] : [await withDue(scope, actor, filter.certifications)]),
    ...(filter.invalid === undefined ? [] : [sql<boolean>`(${hasBadPosId(scope)} OR ${hasBadPhone})`]),
  ];
}

/** People are seen from the places that the actor administers; the whole company sees everybody. */
export function inReach(scope: CompanyScope, actor: readonly Grant[]): RawBuilder<boolean>[] {
  if (mayOnCompany(actor, ['USER_ADMIN'])) return [];
  return [holding(scope, sql`object_type <> 'GLOBAL' AND object_id IN (${administeredPlaces(scope, actor)})`)];
}

/** EE-07: a POS id of the wrong form, or one that two active people have. */
function hasBadPosId(scope: CompanyScope): RawBuilder<boolean> {
  return sql<boolean>`(users.pos_id !~ ${POS_ID_PATTERN} OR users.pos_id IN (
    SELECT pos_id FROM users WHERE company_id = ${scope.companyId} AND deactivated_at IS NULL AND pos_id IS NOT NULL
    GROUP BY pos_id HAVING count(*) > 1))`;
}

/** EE-07; `isPhone` of the domain says the same. */
const hasBadPhone = sql<boolean>`(users.phone !~ ${PHONE_PATTERN} OR
  length(regexp_replace(users.phone, '[^0-9]', '', 'g')) NOT BETWEEN ${PHONE_DIGITS.least}::int AND ${PHONE_DIGITS.most}::int)`;

function withStatus(status: 'ACTIVE' | 'DEACTIVATED' | 'ALL'): RawBuilder<boolean>[] {
  if (status === 'ALL') return [];
  return [
    status === 'ACTIVE' ? sql<boolean>`users.deactivated_at IS NULL` : sql<boolean>`users.deactivated_at IS NOT NULL`,
  ];
}

/** Every word occurs in the name, email address, POS id or phone of a person; digits find a phone however it is written. */
function matching(search: string): RawBuilder<boolean>[] {
  return search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => {
      const part = `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      const digits = word.replaceAll(/[^0-9]/g, '');
      const inPhone =
        digits.length < 3
          ? sql<boolean>`false`
          : sql<boolean>`regexp_replace(coalesce(users.phone, ''), '[^0-9]', '', 'g') LIKE ${`%${digits}%`}`;
      return sql<boolean>`(lower(users.display_name) LIKE ${part} OR lower(users.email) LIKE ${part} OR users.pos_id LIKE ${part} OR ${inPhone})`;
    });
}

function holding(scope: CompanyScope, grant: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`users.id IN (SELECT user_id FROM grants WHERE company_id = ${scope.companyId} AND ${grant})`;
}

/** People who hold a role at a place, around it, or on the whole company, whose roles name no place. */
export async function workingAt(scope: CompanyScope, place: string): Promise<RawBuilder<boolean>> {
  return holding(scope, heldOn(['', ...(await placesAround(scope, place))]));
}

function heldOn(places: readonly string[]): RawBuilder<unknown> {
  return sql`object_id = ${anyOf(places)}`;
}

async function doing(
  scope: CompanyScope,
  actor: PeopleReader,
  { job, place }: { readonly job: string; readonly place?: string | undefined },
): Promise<RawBuilder<boolean>> {
  const places = place === undefined ? undefined : await placesAround(scope, place);
  return withJob(scope, actor, { jobTypeId: job, places });
}

/** The staff of a location are the people with a role on it or on its group; of a group also those with one on its locations. */
export async function placesAround(scope: CompanyScope, place: string): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where((either) => either.or([either('id', '=', place), either('group_id', '=', place)]))
    .execute();
  const above = rows.find(({ id }) => id === place)?.group_id;
  return [place, ...rows.map(({ id }) => id), ...(above ? [above] : [])];
}
