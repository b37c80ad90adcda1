import { employeeAt, employeeOf, type GrantTarget, type JsonObject, type StaffMember } from '@servery/domain';
import { sql } from 'kysely';
import { heldRolesWithPlaces, reachOf } from '../../access/held-roles.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { parseDocument } from '../stored-json.ts';

/** EE-06: the people of this moment who work at a location or group, or in the company, by name, as employment lists them. */
export async function employeesOf(scope: CompanyScope, at: GrantTarget | 'company'): Promise<readonly JsonObject[]> {
  if (at !== 'company') return (await employeesOfMany(scope, [at])).get(at.id) ?? [];
  return listed(staffOf(await readGrants(scope, undefined)).map(employeeOf));
}

/** The same of many groups and locations in one query, by their ids. */
export async function employeesOfMany(
  scope: CompanyScope,
  targets: readonly GrantTarget[],
): Promise<ReadonlyMap<string, readonly JsonObject[]>> {
  const rows = await readGrants(scope, targets.flatMap(objectsOf));
  const byObject = Map.groupBy(rows.entries(), ([, row]) => row.object_id);
  return new Map(
    targets.map((at) => {
      const reaching = objectsOf(at).flatMap((id) => byObject.get(id) ?? []);
      const inOrder = reaching.toSorted(([one], [other]) => one - other).map(([, row]) => row);
      return [at.id, listed(staffOf(inOrder).map((person) => employeeAt(person, at)))];
    }),
  );
}

function listed(employees: readonly ReturnType<typeof employeeAt>[]): readonly JsonObject[] {
  return employees.flatMap((employee) => (employee === undefined ? [] : [parseDocument(JSON.stringify(employee))]));
}

/** Every role of an active person that is held there, or anywhere. */
function readGrants(scope: CompanyScope, objectIds: readonly string[] | undefined): Promise<StaffRow[]> {
  return heldRolesWithPlaces(scope)
    .innerJoin('users', (join) =>
      join.onRef('users.company_id', '=', 'grants.company_id').onRef('users.id', '=', 'grants.user_id'),
    )
    .select(['users.id', 'users.display_name', 'users.pos_id', 'users.external_id'])
    .select(['users.jobs', 'users.certifications'])
    .select(['roles.id as role_id', 'roles.name as role_name', 'grants.object_type', 'grants.object_id'])
    .select('tenants.group_id')
    .$if(objectIds !== undefined, (query) => query.where('grants.object_id', '=', anyOf(objectIds ?? [])))
    .where('users.deactivated_at', 'is', null)
    .orderBy(sql`lower(users.display_name)`)
    .orderBy('users.id')
    .orderBy('roles.id')
    .execute();
}

/** The grants that reach a place: on the company, its group, itself. */
function objectsOf({ id, groupId }: GrantTarget): string[] {
  return ['', id, ...(groupId === null ? [] : [groupId])];
}

interface StaffRow {
  readonly id: string;
  readonly display_name: string;
  readonly pos_id: string | null;
  readonly external_id: string | null;
  readonly jobs: StaffMember['jobs'];
  readonly certifications: StaffMember['certifications'];
  readonly role_id: string;
  readonly role_name: string;
  readonly object_type: 'GLOBAL' | 'GROUP' | 'LOCATION';
  readonly object_id: string;
  readonly group_id: string | null;
}

/** Every active person with a role that reaches there, in the order of the rows. */
function staffOf(rows: readonly StaffRow[]): StaffMember[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(staffMember);
}

function staffMember(held: readonly StaffRow[]): StaffMember[] {
  const [row] = held;
  if (row === undefined) return [];
  const grantedRoles = held.map((one) => ({ id: one.role_id, name: one.role_name, place: reachOf(one) }));
  const { id, display_name: name, pos_id: posId, external_id: externalId, jobs, certifications } = row;
  return [{ id, name, posId, externalId, jobs, certifications, grantedRoles }];
}
