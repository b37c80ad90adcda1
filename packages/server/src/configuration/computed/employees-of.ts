import { employeeAt, employeeOf, type GrantTarget, type JsonObject, type StaffMember } from '@servery/domain';
import { sql } from 'kysely';
import { heldRolesWithPlaces, reachOf } from '../../access/held-roles.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { parseDocument } from '../stored-json.ts';

/** EE-06: the people of this moment who work at a location or group, or in the company, by name, as employment lists them. */
export async function employeesOf(scope: CompanyScope, at: GrantTarget | 'company'): Promise<readonly JsonObject[]> {
  const staff = await readStaff(scope, at);
  return staff.flatMap((person) => {
    const employee = at === 'company' ? employeeOf(person) : employeeAt(person, at);
    return employee === undefined ? [] : [parseDocument(JSON.stringify(employee))];
  });
}

/** Every active person with a role that reaches there. */
async function readStaff(scope: CompanyScope, at: GrantTarget | 'company'): Promise<StaffMember[]> {
  const rows = await heldRolesWithPlaces(scope)
    .innerJoin('users', (join) =>
      join.onRef('users.company_id', '=', 'grants.company_id').onRef('users.id', '=', 'grants.user_id'),
    )
    .select(['users.id', 'users.display_name', 'users.pos_id', 'users.external_id'])
    .select(['users.jobs', 'users.certifications'])
    .select(['roles.id as role_id', 'roles.name as role_name', 'grants.object_type', 'grants.object_id'])
    .select('tenants.group_id')
    .$if(at !== 'company', (query) => query.where('grants.object_id', '=', anyOf(objectsOf(at))))
    .where('users.deactivated_at', 'is', null)
    .orderBy(sql`lower(users.display_name)`)
    .orderBy('users.id')
    .orderBy('roles.id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(staffMember);
}

/** The grants that reach a place: on the company, its group, itself. */
function objectsOf(at: GrantTarget | 'company'): string[] {
  return at === 'company' ? [] : ['', at.id, ...(at.groupId === null ? [] : [at.groupId])];
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

function staffMember(held: readonly StaffRow[]): StaffMember[] {
  const [row] = held;
  if (row === undefined) return [];
  const grantedRoles = held.map((one) => ({ id: one.role_id, name: one.role_name, place: reachOf(one) }));
  const { id, display_name: name, pos_id: posId, external_id: externalId, jobs, certifications } = row;
  return [{ id, name, posId, externalId, jobs, certifications, grantedRoles }];
}
