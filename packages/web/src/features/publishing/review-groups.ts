import type { LocationPreview, PendingKind } from './publish-calls.ts';

/** Locations at which the very same would change. */
export type ReviewGroup = {
  readonly id: string;
  readonly locationIds: readonly string[];
  readonly kinds: readonly PendingKind[];
};

/** Three hundred locations with one price change read as one: the largest group first, locations without changes last. */
export function reviewGroups(previews: readonly LocationPreview[]): readonly ReviewGroup[] {
  const groups = Map.groupBy(previews, ({ kinds }) => JSON.stringify(kinds.map(signature)));
  return [...groups.values()]
    .flatMap((members) => {
      const [first] = members;
      if (!first) return [];
      return [{ id: first.locationId, locationIds: members.map(({ locationId }) => locationId), kinds: first.kinds }];
    })
    .toSorted((one, other) => rank(other) - rank(one));
}

function rank({ kinds, locationIds }: ReviewGroup): number {
  return kinds.length === 0 ? -1 : locationIds.length;
}

function signature({ kind, fromVersion, toVersion, firstPublication, changeCount, groups, withheld }: PendingKind) {
  return [kind, fromVersion, toVersion, firstPublication, changeCount, groups, withheld];
}

/** Changes of sections that this person may not read. */
export function withheldCount({ withheld }: PendingKind): number {
  return withheld.reduce((sum, { changes }) => sum + changes, 0);
}
