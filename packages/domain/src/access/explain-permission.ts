import { type Reach, reachesAll } from './granting.ts';
import type { Grant } from './grants.ts';
import type { Permission } from './permissions.ts';

/** Why a person may do something somewhere, or why not. */
export interface PermissionExplanation {
  readonly isAllowed: boolean;
  /** The grants that give the permission there. */
  readonly because: readonly Grant[];
  /** Grants that carry the permission but do not reach there. */
  readonly elsewhere: readonly Grant[];
  /** Grants that reach there but do not carry the permission. */
  readonly without: readonly Grant[];
}

/** Sorts a person's grants by their effect on one permission in one place. */
export function explainPermission(
  grants: readonly Grant[],
  permission: Permission,
  reach: Reach,
): PermissionExplanation {
  const carries = (grant: Grant) =>
    grant.permissions.includes(permission) ||
    (permission === 'MAX_DISCOUNT_PERCENTAGE' && (grant.maxDiscountPct ?? 0) > 0);
  const because = grants.filter((grant) => carries(grant) && reachesAll(grant, reach));
  return {
    isAllowed: because.length > 0,
    because,
    elsewhere: grants.filter((grant) => carries(grant) && !reachesAll(grant, reach)),
    without: grants.filter((grant) => !carries(grant) && reachesAll(grant, reach)),
  };
}
