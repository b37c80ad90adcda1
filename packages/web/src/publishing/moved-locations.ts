import type { ContactGroup, MovedSync, TenantSync } from '@servery/contract';

/** A contact of the same minute that is newer by less is the same on the screen: its row stays the same object. */
const leastMillis = 30_000;

/** The list with the moved entries in their places, and the contacts of the others; undefined when that does not determine the order. */
export function withMoved(list: readonly TenantSync[], { moved, gone, contacts }: MovedSync): TenantSync[] | undefined {
  const byId = new Map(moved.map((location) => [location.id, location]));
  const left = new Set(gone);
  const kept = withContacts(list, contacts).filter(({ id }) => !left.has(id));
  const next = kept.map((location) => byId.get(location.id) ?? location);
  const known = new Set(kept.map((location) => location.id));
  const isSorted =
    moved.every((location) => known.has(location.id)) && next.every(({ name }, at) => name === kept[at]?.name);
  return isSorted ? next : undefined;
}

/** The locations with the contacts that an answer names by groups. */
function withContacts(locations: readonly TenantSync[], groups: readonly ContactGroup[]): readonly TenantSync[] {
  if (groups.length === 0) return locations;
  const others = groups.find(({ ids }) => ids === null);
  const byId = new Map(groups.flatMap((group) => (group.ids ?? []).map((id) => [id, group] as const)));
  return locations.map((location) => {
    const group = byId.get(location.id) ?? others;
    return group === undefined || isShown(location, group)
      ? location
      : { ...location, lastPing: group.at, softwareVersion: group.softwareVersion };
  });
}

function isShown({ lastPing, softwareVersion }: TenantSync, { at, softwareVersion: version }: ContactGroup): boolean {
  if (at === null) return true;
  if (lastPing === null || softwareVersion !== version) return false;
  const [held, told] = [Date.parse(lastPing), Date.parse(at)];
  return minuteOf(held) === minuteOf(told) && Math.abs(held - told) < leastMillis;
}

function minuteOf(millis: number): number {
  return Math.floor(millis / 60_000);
}
