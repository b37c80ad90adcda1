import type { Tenant } from './session-schema.ts';

/** The group of a location, as this person may know it; null where it has one that is not theirs to see. */
export function groupNameOf(tenants: readonly Tenant[], groupId: string | null, none: string): string | null {
  if (groupId === null) return none;
  return tenants.find(({ id }) => id === groupId)?.name ?? null;
}
