import type { Operations, ResponseOf } from '@servery/contract';
import { type DueRecord, dueOf, type Grant, maySeeStaffData } from '@servery/domain';
import { sql } from 'kysely';
import { heldRolesWithPlaces } from '../../../access/held-roles.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { notFound } from '../../../platform/fault.ts';
import { inReach, type PeopleReader, placesAround } from '../employees-filter.ts';
import { hashLists, idsOf, type Page } from '../employees-store.ts';
import { readJobsAndRequirements } from '../employment-choices.ts';
import { readDueTerms } from './due-terms.ts';

type Staff = ResponseOf<Operations['locationStaff']>;
type Roles = Staff['staff'][number]['roles'];

interface StaffQuery extends Page {
  readonly locationId: string;
}

/** People who may work at a location, by a role on it, on its group or on the whole company; those in reach by name. */
export async function readLocationStaff(
  scope: CompanyScope,
  { grants: actor, staffGrants }: PeopleReader,
  { locationId, ...page }: StaffQuery,
): Promise<Staff> {
  await requireLocation(scope, locationId);
  const places = await placesAround(scope, locationId);
  await hashLists(scope.db);
  const counts = await countStaff(scope, actor, places);
  const people = counts.total > page.offset ? await readPeople(scope, actor, { places, ...page }) : [];
  const roles = await readRolesAt(scope, { ids: people.map(({ id }) => id), places });
  const more = maySeeStaffData(staffGrants) ? await staffDataAt(scope, places) : () => ({});
  return {
    staff: people.map((person) => ({
      id: person.id,
      name: person.name,
      roles: roles.get(person.id) ?? [],
      ...more(person),
    })),
    total: counts.total,
    beyond: counts.everybody - counts.total,
  };
}

async function requireLocation(scope: CompanyScope, locationId: string): Promise<void> {
  const found = await scope.db
    .selectFrom('tenants')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', locationId)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
}

function staffConditions({ companyId }: CompanyScope, places: readonly string[]) {
  return sql<boolean>`users.company_id = ${companyId} AND users.deactivated_at IS NULL AND users.id IN (
    SELECT user_id FROM grants WHERE company_id = ${companyId} AND object_id = ${anyOf(['', ...places])})`;
}

function allOf(conditions: ReturnType<typeof inReach>) {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

async function countStaff(scope: CompanyScope, actor: readonly Grant[], places: readonly string[]) {
  const { rows } = await sql<{ everybody: number; total: number }>`
    SELECT count(*)::int AS everybody, (count(*) FILTER (WHERE ${allOf(inReach(scope, actor))}))::int AS total
    FROM users WHERE ${staffConditions(scope, places)}`.execute(scope.db);
  return rows[0] ?? { everybody: 0, total: 0 };
}

/** A job without a place holds wherever the person works. */
interface HeldJob {
  readonly jobTypeId: string;
  readonly place?: string | null;
}

interface FoundPerson extends DueRecord {
  readonly id: string;
  readonly name: string;
  readonly jobs: readonly HeldJob[];
}

async function readPeople(
  scope: CompanyScope,
  actor: readonly Grant[],
  { places, offset, limit }: Page & { readonly places: readonly string[] },
): Promise<FoundPerson[]> {
  return scope.db
    .selectFrom('users')
    .select(['id', 'display_name as name', 'certifications', 'employment'])
    .select(sql<HeldJob[]>`users.jobs`.as('jobs'))
    .where(staffConditions(scope, places))
    .where(allOf(inReach(scope, actor)))
    .orderBy(sql`lower(users.display_name)`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

const levels = { GLOBAL: 'COMPANY', GROUP: 'GROUP', LOCATION: 'LOCATION' } as const;

interface HeldGrant {
  readonly ids: readonly string[];
  readonly places: readonly string[];
}

/** The roles of these people that hold at the places, the location's own first. */
async function readRolesAt(scope: CompanyScope, { ids, places }: HeldGrant): Promise<Map<string, Roles>> {
  if (ids.length === 0) return new Map();
  const rows = await heldRolesWithPlaces(scope)
    .select(['grants.user_id', 'grants.object_type', 'roles.name', 'tenants.name as place_name'])
    .where(sql<boolean>`grants.user_id IN (${idsOf(ids)})`)
    .where('grants.object_id', '=', anyOf(['', ...places]))
    .orderBy(sql`array_position(ARRAY['LOCATION', 'GROUP', 'GLOBAL'], grants.object_type)`)
    .orderBy('roles.name')
    .execute();
  const held = Map.groupBy(rows, (row) => row.user_id);
  return new Map(
    [...held].map(([userId, roles]) => [
      userId,
      roles.map(({ name, object_type: type, place_name: placeName }) => ({ name, on: levels[type], placeName })),
    ]),
  );
}

/** EM-101 EM-103: the jobs of a person that hold at the places, and the next due paper. */
async function staffDataAt(scope: CompanyScope, places: readonly string[]) {
  const employment = await readJobsAndRequirements(scope);
  const terms = await readDueTerms(scope, employment);
  const names = new Map(employment.jobTypes.map(({ id, name }) => [id, name]));
  return (person: FoundPerson) => {
    const held = new Set(
      person.jobs.flatMap(({ jobTypeId, place }) => (place == null || places.includes(place) ? [jobTypeId] : [])),
    );
    const jobs = [...held].flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
    return { jobs, due: dueOf(person, terms)[0] ?? null };
  };
}
