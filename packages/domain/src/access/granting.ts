import { type Grant, type GrantObject, type GrantTarget, grantCovers } from './grants.ts';
import { isPointOfSalePermission } from './permission-catalog.ts';
import type { Permission } from './permissions.ts';

/** The rights that a role brings to anyone who holds it. */
export interface RoleRights {
  readonly permissions: readonly Permission[];
  readonly maxDiscountPct: number | null;
}

/** Where rights are asked for: a location or group, or null for the whole company. */
export type Reach = GrantTarget | null;

/**
 * The rights that a person lacks to create, change, grant or revoke a role: nobody hands on a permission, a discount or a reach
 * beyond their own. A person who holds Company Administration there may hand on every right at the point of sale.
 * @returns the codes that are missing; empty when the person may
 */
export function lackingRights(grants: readonly Grant[], role: RoleRights, reach: Reach): readonly Permission[] {
  const own = grants.filter((grant) => reachesAll(grant, reach));
  const held = new Set(own.flatMap((grant) => grant.permissions));
  const isAdministrator = held.has('COMPANY_ADMIN');
  const lacking = role.permissions.filter(
    (code) => !held.has(code) && !(isAdministrator && isPointOfSalePermission(code)),
  );
  const discount = Math.max(0, ...own.map((grant) => grant.maxDiscountPct ?? 0));
  const isBeyond = !isAdministrator && (role.maxDiscountPct ?? 0) > discount;
  return isBeyond ? [...lacking, 'MAX_DISCOUNT_PERCENTAGE'] : lacking;
}

/** Whether a grant reaches all of it: only one on the whole company reaches the whole company. */
export function reachesAll(grant: Pick<Grant, 'grantedOn'>, reach: Reach): boolean {
  return reach === null ? grant.grantedOn.type === 'GLOBAL' : grantCovers(grant, reach);
}

/** A role on an object, as a person is granted it. */
export interface RoleOn {
  readonly roleId: string;
  readonly grantedOn: GrantObject;
}

/**
 * EE-04, EE-05: the first place at which a person has a second role. A place is the id of a group or location, or
 * nothing (null, absent, empty) for the whole company.
 * @returns its index, for the error to name; -1 when each role has a place of its own
 */
export function repeatedPlace(places: readonly (string | null | undefined)[]): number {
  const taken = new Set<string>();
  return places.findIndex((place) => {
    const isTaken = taken.has(place ?? '');
    taken.add(place ?? '');
    return isTaken;
  });
}

/**
 * Leaves out each grant whose role a wider grant of the same person brings there anyway: the same role on the company,
 * or on the location's group. EE-05: different roles on different objects all stay.
 */
export function foldGrants<Granted extends RoleOn>(
  grants: readonly Granted[],
  groupOf: (locationId: string) => string | null,
): readonly Granted[] {
  const isWider = (wide: GrantObject, narrow: GrantObject) =>
    (wide.type === 'GLOBAL' && narrow.type !== 'GLOBAL') ||
    (wide.type === 'GROUP' && narrow.type === 'LOCATION' && groupOf(narrow.id) === wide.id);
  return grants.filter(
    (grant) => !grants.some((other) => other.roleId === grant.roleId && isWider(other.grantedOn, grant.grantedOn)),
  );
}

export function sameObject(one: GrantObject, other: GrantObject): boolean {
  return one.type === other.type && one.id === other.id;
}
