import { gunzipSync } from 'node:zlib';
import {
  type Employee,
  employeeAt,
  type GrantTarget,
  type JsonObject,
  type Reach,
  type StaffMember,
} from '@servery/domain';
import { sql } from 'kysely';
import { parseDocument } from '../../configuration/stored-json.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

/** EE-06: the people of this moment who work at a location, by name; whatever the document itself says of people. */
export async function withEmployees(
  scope: CompanyScope,
  location: GrantTarget,
  document: JsonObject,
): Promise<JsonObject> {
  const staff = await readStaff(scope, location);
  return { ...document, employees: staff.flatMap((person) => asJson(employeeAt(person, location))) };
}

/** The same document with the people that a snapshot carries: what the location was given before. */
export async function withPublishedEmployees(
  scope: CompanyScope,
  hash: string,
  document: JsonObject,
): Promise<JsonObject> {
  const { bytes } = await scope.db
    .selectFrom('snapshots')
    .select('bytes')
    .where('company_id', '=', scope.companyId)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  const { employees = [] } = parseDocument(gunzipSync(bytes).toString('utf8'));
  return { ...document, employees };
}

function asJson(employee: Employee | undefined): JsonObject[] {
  return employee === undefined ? [] : [parseDocument(JSON.stringify(employee))];
}

/** Every active person with a role that reaches the location. */
async function readStaff(scope: CompanyScope, location: GrantTarget): Promise<StaffMember[]> {
  const objects = ['', location.id, ...(location.groupId === null ? [] : [location.groupId])];
  const rows = await scope.db
    .selectFrom('grants')
    .innerJoin('users', (join) =>
      join.onRef('users.company_id', '=', 'grants.company_id').onRef('users.id', '=', 'grants.user_id'),
    )
    .innerJoin('roles', (join) =>
      join.onRef('roles.company_id', '=', 'grants.company_id').onRef('roles.id', '=', 'grants.role_id'),
    )
    .select(['users.id', 'users.display_name', 'users.pos_id', 'users.external_id'])
    .select(['users.jobs', 'users.certifications'])
    .select(['roles.id as role_id', 'roles.name as role_name', 'grants.object_type', 'grants.object_id'])
    .where('grants.company_id', '=', scope.companyId)
    .where('grants.object_id', 'in', objects)
    .where('users.deactivated_at', 'is', null)
    .orderBy(sql`lower(users.display_name)`)
    .orderBy('users.id')
    .orderBy('roles.id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((held) => staffMember(held, location));
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
}

function staffMember(held: readonly StaffRow[], { groupId }: GrantTarget): StaffMember[] {
  const [row] = held;
  if (row === undefined) return [];
  const grantedRoles = held.map((one) => ({ id: one.role_id, name: one.role_name, place: placeOf(one, groupId) }));
  const { id, display_name: name, pos_id: posId, external_id: externalId, jobs, certifications } = row;
  return [{ id, name, posId, externalId, jobs, certifications, grantedRoles }];
}

function placeOf({ object_type: type, object_id: id }: StaffRow, groupId: string | null): Reach {
  if (type === 'GLOBAL') return null;
  return { id, type, groupId: type === 'LOCATION' ? groupId : null };
}
