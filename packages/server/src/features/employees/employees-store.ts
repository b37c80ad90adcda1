import { type Grant, isPermission, isPosId } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import { heldRolesWithPlaces, reachOf } from '../../access/held-roles.ts';
import type { CompanyScope, LookupScope } from '../../platform/database/database.ts';
import type { KnownPlace, ListedPerson, NamedRole } from './employee.ts';
import { inReach, type PeopleFilter, type PeopleReader, peopleConditions } from './employees-filter.ts';
import { peopleOrder } from './employees-order.ts';

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A page of the people that the actor may see and the filter lets through, in order, and how many there are. */
export async function listPeople(
  scope: CompanyScope,
  actor: PeopleReader,
  { filter, ...page }: Page & { readonly filter: PeopleFilter },
): Promise<{ people: ListedPerson[]; total: number }> {
  if (filter.role !== undefined || filter.place !== undefined) await hashLists(scope.db);
  const where = sql.join(await peopleConditions(scope, actor, filter), sql` AND `);
  const order = await peopleOrder(scope, actor, filter);
  // Conditions of certifications cost as much as all else: each person is asked once, for the page and for the number.
  const { rows } = await sql<{ id: string; total: number }>`
    SELECT id, (count(*) OVER ())::int AS total FROM users WHERE ${where}
    ORDER BY ${order}, lower(users.display_name), id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(scope.db);
  const [first] = rows;
  if (first === undefined) return { people: [], total: page.offset === 0 ? 0 : await countPeople(scope, where) };
  await expectMany(scope.db, rows.length);
  const people = await peopleQuery(scope)
    .where(sql<boolean>`users.id IN (${idsOf(rows.map(({ id }) => id))})`)
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    people: await withRoles(
      scope,
      rows.flatMap(({ id }) => byId.get(id) ?? []),
    ),
    total: first.total,
  };
}

/** For a page beyond the last one. */
async function countPeople(scope: CompanyScope, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM users WHERE ${where}`.execute(
    scope.db,
  );
  return rows[0]?.total ?? 0;
}

/** The people of these ids that the actor may see. */
export async function findPeople(
  scope: CompanyScope,
  actor: readonly Grant[],
  ids: readonly string[],
): Promise<ListedPerson[]> {
  await expectMany(scope.db, ids.length);
  const conditions = [sql<boolean>`users.id IN (${idsOf(ids)})`, ...inReach(scope, actor)];
  const rows = await peopleQuery(scope)
    .where(sql<boolean>`${sql.join(conditions, sql` AND `)}`)
    .execute();
  return withRoles(scope, rows);
}

/** Ids for `IN (…)`: few ids as one parameter each, which the index looks up; thousands as one JSON array. */
export function idsOf(ids: readonly string[]): RawBuilder<unknown> {
  if (ids.length > 0 && ids.length <= manyIds) return sql.join(ids);
  return sql`SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}

const manyIds = 500;

/**
 * Before lists of thousands of ids are asked for: a table that was filled a moment ago looks tiny to the planner, which
 * would walk the whole list once per row.
 */
export async function expectMany(db: LookupScope, ids: number): Promise<void> {
  if (ids > manyIds) await hashLists(db);
}

/** Before people are looked up by lists that the database makes itself: joined by hash, whatever it thinks of their length. */
export async function hashLists(db: LookupScope): Promise<void> {
  await sql`SET LOCAL enable_nestloop = off`.execute(db);
}

function peopleQuery(scope: CompanyScope) {
  return scope.db.selectFrom('users').selectAll().where('company_id', '=', scope.companyId);
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleQuery>['execute']>>[number];

async function withRoles(scope: CompanyScope, rows: readonly PersonRow[]): Promise<ListedPerson[]> {
  const roles = await readRoles(
    scope,
    rows.map(({ id }) => id),
  );
  const shared = await sharedPosIds(
    scope,
    rows.flatMap((row) => row.pos_id ?? []),
  );
  const jobPlaces = await readPlacesOf(
    scope,
    rows.flatMap(({ jobs }) => jobs.flatMap(({ place }) => place ?? [])),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.display_name,
    email: row.email || null,
    phone: row.phone,
    posId: row.pos_id,
    externalId: row.external_id,
    isActive: row.deactivated_at === null,
    version: row.version,
    createdAt: row.created_at,
    signedInAt: row.signed_in_at,
    employment: row.employment,
    jobs: row.jobs.map(({ place = null, ...job }) => ({ ...job, place })),
    certifications: row.certifications.map(({ issuedOn = null, ...certification }) => ({ ...certification, issuedOn })),
    jobPlaces,
    grantedRoles: roles.get(row.id) ?? [],
    hasBadPosId: row.pos_id !== null && (!isPosId(row.pos_id) || shared.has(row.pos_id)),
  }));
}

/** Those of these POS ids that two active people have. */
async function sharedPosIds(scope: CompanyScope, posIds: readonly string[]): Promise<Set<string | null>> {
  if (posIds.length === 0) return new Set();
  const rows = await scope.db
    .selectFrom('users')
    .select('pos_id')
    .where('company_id', '=', scope.companyId)
    .where('deactivated_at', 'is', null)
    .where(sql<boolean>`pos_id IN (${idsOf(posIds)})`)
    .groupBy('pos_id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
  return new Set(rows.map((row) => row.pos_id));
}

async function readPlacesOf(scope: CompanyScope, ids: readonly string[]): Promise<Map<string, KnownPlace>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'name', 'type', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where(sql<boolean>`id IN (${idsOf(wanted)})`)
    .execute();
  return new Map(rows.map(({ id, name, type, group_id: groupId }) => [id, { id, name, place: { id, type, groupId } }]));
}

/** The roles of each of these people, the whole company first, then by place. */
async function readRoles(scope: CompanyScope, userIds: readonly string[]): Promise<Map<string, NamedRole[]>> {
  const rows = await heldRolesWithPlaces(scope)
    .select([
      'grants.user_id',
      'roles.id',
      'roles.name',
      'roles.permissions',
      'roles.max_discount_pct',
      'grants.object_type',
      'grants.object_id',
    ])
    .select(['tenants.name as place_name', 'tenants.group_id'])
    .where(sql<boolean>`grants.user_id IN (${idsOf(userIds)})`)
    .orderBy(sql`grants.object_type <> 'GLOBAL'`)
    .orderBy('tenants.name')
    .orderBy('roles.name')
    .execute();
  const held = Map.groupBy(rows, (row) => row.user_id);
  return new Map([...held].map(([userId, roles]) => [userId, roles.map(namedRole)]));
}

function namedRole(row: {
  id: string;
  name: string;
  permissions: string[];
  max_discount_pct: number | null;
  object_type: 'GLOBAL' | 'GROUP' | 'LOCATION';
  object_id: string;
  place_name: string | null;
  group_id: string | null;
}): NamedRole {
  const { id, name, object_id: objectId } = row;
  const place = reachOf(row);
  const where = place === null ? {} : { grantObject: objectId, grantObjectName: row.place_name ?? objectId };
  const permissions = row.permissions.filter(isPermission);
  return { id, name, permissions, maxDiscountPct: row.max_discount_pct, place, ...where };
}
