import { lackingRights, type Reach, type RoleRights, reachesAll } from './granting.ts';
import type { Grant } from './grants.ts';
import type { Permission } from './permissions.ts';

/** A role that somebody holds, with what it allows and where. */
export interface HeldRole extends RoleRights {
  readonly place: Reach;
}

/** Employee rights at the place; for the whole company also the right to grant on it. */
export function mayGrantAt(actor: readonly Grant[], place: Reach): boolean {
  return mayAt(actor, 'USER_ADMIN', place) && (place !== null || mayAt(actor, 'GLOBAL_ROLE_GRANTING', null));
}

/** Whether the actor administers a person: every place where they hold a role, and nothing that the actor lacks. */
export function mayAdminister(actor: readonly Grant[], held: readonly HeldRole[]): boolean {
  if (held.length === 0) return mayAt(actor, 'USER_ADMIN', null);
  return held.every(
    (role) => mayAt(actor, 'USER_ADMIN', role.place) && lackingRights(actor, role, role.place).length === 0,
  );
}

/** PM-37: wages are seen by who may see them at every place where the person works. */
export function mayViewWages(actor: readonly Grant[], held: readonly { readonly place: Reach }[]): boolean {
  if (held.length === 0) return mayAt(actor, 'VIEW_WAGE_DATA', null);
  return held.every(({ place }) => mayAt(actor, 'VIEW_WAGE_DATA', place));
}

/** EE-08, EM-101 to EM-104: employee data, jobs, wages, certifications and driver data are for the provider's staff. */
export function maySeeStaffData(actor: readonly Grant[]): boolean {
  return mayAt(actor, 'PROVIDER_STAFF', null);
}

function mayAt(actor: readonly Grant[], permission: Permission, place: Reach): boolean {
  return actor.some((grant) => reachesAll(grant, place) && grant.permissions.includes(permission));
}
