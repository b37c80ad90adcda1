import { lackingRights, type Reach, type RoleRights, reachesAll } from './granting.ts';
import type { Grant } from './grants.ts';
import type { Permission } from './permissions.ts';

/** A role that somebody holds, with its permissions and places. */
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

function mayAt(actor: readonly Grant[], permission: Permission, place: Reach): boolean {
  return actor.some((grant) => reachesAll(grant, place) && grant.permissions.includes(permission));
}
