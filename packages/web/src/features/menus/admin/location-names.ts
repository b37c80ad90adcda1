import type { Tenant } from '../../../session/session-schema.ts';

/** Names of locations by their ids; one that this user may not see is left out. */
export function locationNames(ids: readonly string[], locations: readonly Tenant[]): string[] {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}
