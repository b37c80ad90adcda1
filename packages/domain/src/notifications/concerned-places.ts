import { type Grant, type GrantObject, type GrantTarget, mayAnywhere, mayOnCompany } from '../access/grants.ts';
import type { Permission } from '../access/permissions.ts';
import { audienceRights, type RightsAudience } from './notification-kinds.ts';

/** The person whose rights are asked; those for staff data apart. */
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
 * Whether a person belongs to an audience at one of the places of an event. An edit for a group changes the menus of its
 * stores: a person who edits those belongs to it too, where the places hold them. The cost grows with the reach of the person's
 * grants, not with the places.
 * @param stores ids of the locations that the person wants to be told of; null: all
 */
export function isConcernedAt(
  person: NotifiedPerson,
  audience: RightsAudience,
  { places, stores }: { readonly places: PlaceIndex; readonly stores: readonly string[] | null },
): boolean {
  const lists = grantedFor(person, audience).filter((objects) => !isOnCompany(objects));
  const [first] = lists;
  if (stores !== null) {
    const chosen = stores.flatMap((id) => places.byId.get(id) ?? []);
    const groups = chosen.flatMap(({ groupId }) => (groupId === null ? [] : (places.byId.get(groupId) ?? [])));
    return [...chosen, ...groups].some(coveredByAll(lists));
  }
  return first === undefined || someCovered(first, places, coveredByAll(lists));
}

function someCovered(objects: readonly GrantObject[], { byId, byGroup }: PlaceIndex, isFound: PlaceTest): boolean {
  return objects.some(({ id }) => {
    if (id === null) return false;
    const place = byId.get(id);
    return (place !== undefined && isFound(place)) || (byGroup.get(id) ?? []).some(isFound);
  });
}

type PlaceTest = (place: GrantTarget) => boolean;

function coveredByAll(lists: readonly (readonly GrantObject[])[]): PlaceTest {
  const tests = lists.map(coverOf);
  return (place) => tests.every((covers) => covers(place));
}

export function isOnCompany(objects: readonly GrantObject[]): boolean {
  return objects.some(({ type }) => type === 'GLOBAL');
}

/** Whether an event that is about the whole company concerns a person. */
export function concernsCompanyWide(person: NotifiedPerson, audience: RightsAudience): boolean {
  const may = audience === 'EDITS_MENUS' ? mayAnywhere : mayOnCompany;
  return rightsOf(audience).every((anyOf) => may(heldFor(person, audience), anyOf));
}

/** Where a person holds the rights of an audience: of each right of its list, the company, groups and locations. */
export function grantedFor(person: NotifiedPerson, audience: RightsAudience): readonly (readonly GrantObject[])[] {
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

function coverOf(objects: readonly GrantObject[]): (place: GrantTarget) => boolean {
  const ids = new Set(objects.flatMap(({ id }) => id ?? []));
  return ({ id, groupId }) => ids.has(id) || (groupId !== null && ids.has(groupId));
}
