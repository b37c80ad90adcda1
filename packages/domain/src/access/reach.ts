import { type Grant, type GrantObject, grantCovers } from './grants.ts';
import type { Permission } from './permissions.ts';

/** The group of a location; null for none. */
export type GroupOf = (locationId: string) => string | null;

/** Whether grants with the permission reach all that a person's roles lie on; somebody without roles belongs to the whole company. */
export function reachesPerson(
  own: readonly Grant[],
  permission: Permission,
  person: readonly Grant[],
  groupOf: GroupOf,
): boolean {
  const reaching = own.filter(({ permissions }) => permissions.includes(permission));
  const objects: GrantObject[] =
    person.length === 0 ? [{ type: 'GLOBAL', id: null }] : person.map(({ grantedOn }) => grantedOn);
  return objects.every((object) => reaching.some((grant) => grantReaches(grant, object, groupOf)));
}

/** Whether the other person may nothing anywhere that one may not oneself: nobody acts upwards. */
export function holdsAllRightsOf(own: readonly Grant[], other: readonly Grant[], groupOf: GroupOf): boolean {
  return other.every(({ permissions, grantedOn }) =>
    permissions.every((permission) =>
      own.some((grant) => grant.permissions.includes(permission) && grantReaches(grant, grantedOn, groupOf)),
    ),
  );
}

/** Whether a grant covers everything that another one lies on. */
function grantReaches(grant: Grant, object: GrantObject, groupOf: GroupOf): boolean {
  if (grant.grantedOn.type === 'GLOBAL') return true;
  if (object.type === 'GLOBAL') return false;
  const groupId = object.type === 'LOCATION' ? groupOf(object.id) : null;
  return grantCovers(grant, { id: object.id, type: object.type, groupId });
}
