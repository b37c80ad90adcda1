import { type Grant, type GrantTarget, mayOn, mayOnCompany } from './grants.ts';
import type { Permission } from './permissions.ts';

/** Where a role is granted, with the group of a location; null: on the whole company. */
export type GrantPlace = GrantTarget | null;

/** A role that somebody holds, with what it allows and where. */
export interface HeldRole {
  readonly permissions: readonly Permission[];
  readonly place: GrantPlace;
}

/** Whether the actor may do this at the place: on the whole company only by a grant on all of it. */
export function mayAt(actor: readonly Grant[], permission: Permission, place: GrantPlace): boolean {
  return place === null ? mayOnCompany(actor, [permission]) : mayOn(actor, [permission], place);
}

/** Whether the actor has everything that the role allows, wherever it is held: otherwise its holder stands above the actor. */
export function holdsRole(actor: readonly Grant[], { permissions, place }: HeldRole): boolean {
  return permissions.every((permission) => mayAt(actor, permission, place));
}

/** Whether the actor administers a person: every place where they hold a role, and nothing that the actor lacks. */
export function mayAdminister(actor: readonly Grant[], held: readonly HeldRole[]): boolean {
  if (held.length === 0) return mayOnCompany(actor, ['USER_ADMIN']);
  return held.every((role) => mayAt(actor, 'USER_ADMIN', role.place) && holdsRole(actor, role));
}

/** PM-37: wages are seen by who may see them at every place where the person works. */
export function mayViewWages(actor: readonly Grant[], held: readonly HeldRole[]): boolean {
  if (held.length === 0) return mayOnCompany(actor, ['VIEW_WAGE_DATA']);
  return held.every(({ place }) => mayAt(actor, 'VIEW_WAGE_DATA', place));
}
