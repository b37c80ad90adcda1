import { type Grant, type GrantObject, type GrantTarget, mayAnywhere, mayOnCompany } from '../access/grants.ts';
import type { Permission } from '../access/permissions.ts';
import { audienceRights, type RightsAudience } from './notification-kinds.ts';

/** Whose rights are asked; those for staff data apart. */
export interface NotifiedPerson {
  readonly grants: readonly Grant[];
  readonly staffGrants: readonly Grant[];
}

/** The groups and locations that are looked at, found by their ids and groups. */
export interface PlaceIndex {
  readonly all: readonly GrantTarget[];
  readonly byId: ReadonlyMap<string, GrantTarget>;
  readonly byGroup: ReadonlyMap<string | null, readonly GrantTarget[]>;
}

export function indexPlaces(all: readonly GrantTarget[]): PlaceIndex {
  return {
    all,
    byId: new Map(all.map((place) => [place.id, place])),
    byGroup: Map.groupBy(all, ({ groupId }) => groupId),
  };
}

/**
 * At which of the places a person belongs to an audience. The cost grows with what the person's grants cover, not with the places.
 * @returns `all` for a person who does so on the whole company, else ids of groups and locations. What is edited for a group
 * changes the menus of its stores: a person who edits those belongs to it too
 */
export function concernedPlaces(
  person: NotifiedPerson,
  audience: RightsAudience,
  places: PlaceIndex,
): 'all' | ReadonlySet<string> {
  const lists = grantsOf(person, audience);
  const [first, ...others] = lists.filter((objects) => !objects.some(({ type }) => type === 'GLOBAL'));
  if (first === undefined) return 'all';
  const covers = others.map(coverOf);
  const found = coveredBy(first, places).filter((place) => covers.every((covering) => covering(place)));
  const touched = audience === 'EDITS_MENUS' ? found.flatMap(({ groupId }) => groupId ?? []) : [];
  return new Set([...found.map(({ id }) => id), ...touched]);
}

/** Whether an event that is about the whole company concerns a person. */
export function concernsCompanyWide(person: NotifiedPerson, audience: RightsAudience): boolean {
  const may = audience === 'EDITS_MENUS' ? mayAnywhere : mayOnCompany;
  return rightsOf(audience).every((anyOf) => may(heldFor(person, audience), anyOf));
}

function grantsOf(person: NotifiedPerson, audience: RightsAudience): readonly (readonly GrantObject[])[] {
  return rightsOf(audience).map((anyOf) =>
    heldFor(person, audience)
      .filter(({ permissions }) => anyOf.some((code) => permissions.includes(code)))
      .map(({ grantedOn }) => grantedOn),
  );
}

function rightsOf(audience: RightsAudience): readonly (readonly Permission[])[] {
  return audienceRights[audience];
}

function heldFor({ grants, staffGrants }: NotifiedPerson, audience: RightsAudience): readonly Grant[] {
  return audience === 'LOOKS_AFTER_STAFF' ? staffGrants : grants;
}

function coveredBy(objects: readonly GrantObject[], { byId, byGroup }: PlaceIndex): readonly GrantTarget[] {
  const ids = new Set(objects.flatMap(({ id }) => id ?? []));
  return [...ids]
    .flatMap((id) => [...(byId.has(id) ? [byId.get(id)] : []), ...(byGroup.get(id) ?? [])])
    .filter(isPlace);
}

function isPlace(place: GrantTarget | undefined): place is GrantTarget {
  return place !== undefined;
}

function coverOf(objects: readonly GrantObject[]): (place: GrantTarget) => boolean {
  const ids = new Set(objects.flatMap(({ id }) => id ?? []));
  return ({ id, groupId }) => ids.has(id) || (groupId !== null && ids.has(groupId));
}
