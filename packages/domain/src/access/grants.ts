import type { Permission } from './permissions.ts';

/** The object that a role is granted on: the whole company, a group with its locations, or one location. */
export type GrantObject =
  | { readonly type: 'GLOBAL'; readonly id: null }
  | { readonly type: 'GROUP'; readonly id: string }
  | { readonly type: 'LOCATION'; readonly id: string };

export interface Grant {
  readonly roleId: string;
  readonly roleName: string;
  readonly permissions: readonly Permission[];
  /** RL-20: whole percent; null or absent: none. */
  readonly maxDiscountPct?: number | null;
  readonly grantedOn: GrantObject;
}

export interface GrantTarget {
  readonly id: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly groupId: string | null;
}

/** RL-29 PM-58: GLOBAL covers the company, a group its locations, a location itself. */
export function grantCovers(grant: Pick<Grant, 'grantedOn'>, target: GrantTarget): boolean {
  const { grantedOn } = grant;
  if (grantedOn.type === 'GLOBAL') return true;
  if (grantedOn.type === 'GROUP') return grantedOn.id === (target.type === 'GROUP' ? target.id : target.groupId);
  return target.type === 'LOCATION' && grantedOn.id === target.id;
}

/** Whether any grant that covers the target carries one of the permissions. */
export function mayOn(grants: readonly Grant[], anyOf: readonly Permission[], target: GrantTarget): boolean {
  return grants.some((grant) => grantCovers(grant, target) && hasAny(grant, anyOf));
}

/** Whether a grant on the whole company carries one of the permissions. */
export function mayOnCompany(grants: readonly Grant[], anyOf: readonly Permission[]): boolean {
  return grants.some((grant) => grant.grantedOn.type === 'GLOBAL' && hasAny(grant, anyOf));
}

/** Whether any grant, wherever it lies, carries one of the permissions. */
export function mayAnywhere(grants: readonly Grant[], anyOf: readonly Permission[]): boolean {
  return grants.some((grant) => hasAny(grant, anyOf));
}

/** Whether any grant reaches the target at all: then the person may see that it exists. */
export function mayAccess(grants: readonly Grant[], target: GrantTarget): boolean {
  return grants.some((grant) => grantCovers(grant, target));
}

function hasAny(grant: Grant, anyOf: readonly Permission[]): boolean {
  return anyOf.some((permission) => grant.permissions.includes(permission));
}
