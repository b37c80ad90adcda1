import { lackingRights, type Reach, reachesAll } from './granting.ts';
import type { Grant, GrantObject } from './grants.ts';
import type { Permission } from './permissions.ts';

/** The group of a location; null for none. */
export type GroupOf = (locationId: string) => string | null;

interface HeldPermission {
  readonly own: readonly Grant[];
  readonly permission: Permission;
}

/** Whether grants with the permission reach all that a person's roles lie on; somebody without roles belongs to the whole company. */
export function reachesPerson(
  { own, permission }: HeldPermission,
  person: readonly Grant[],
  groupOf: GroupOf,
): boolean {
  const reaching = own.filter(({ permissions }) => permissions.includes(permission));
  const objects: GrantObject[] =
    person.length === 0 ? [{ type: 'GLOBAL', id: null }] : person.map(({ grantedOn }) => grantedOn);
  return objects.every((object) => reaching.some((grant) => reachesAll(grant, reachOf(object, groupOf))));
}

/**
 * Whether the other person may nothing anywhere that one may not oneself: nobody acts upwards. As with granting, who
 * administers the company holds every right at the point of sale.
 */
export function holdsAllRightsOf(own: readonly Grant[], other: readonly Grant[], groupOf: GroupOf): boolean {
  return other.every(({ permissions, grantedOn }) => {
    const rights = { permissions, maxDiscountPct: null };
    return lackingRights(own, rights, reachOf(grantedOn, groupOf)).length === 0;
  });
}

function reachOf(object: GrantObject, groupOf: GroupOf): Reach {
  if (object.type === 'GLOBAL') return null;
  return { id: object.id, type: object.type, groupId: object.type === 'LOCATION' ? groupOf(object.id) : null };
}
