import { isAtPlace } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';

export interface PlacesQuery {
  /** Locations and groups by id, locations by a tag. */
  readonly places?: readonly string[] | undefined;
}

/**
 * The locations whose tickets are read: those in reach that are chosen by id, by their group or by a tag.
 * @param reach ids of groups and locations; undefined for all of the company
 * @returns undefined for all of the company
 */
export async function chosenPlaces(
  { db, companyId }: CompanyScope,
  reach: readonly string[] | undefined,
  { places = [] }: PlacesQuery,
): Promise<readonly string[] | undefined> {
  if (places.length === 0) return reach;
  const reached = reach && new Set(reach);
  const locations = await db
    .selectFrom('tenants')
    .select(['id', 'group_id as groupId', 'tags'])
    .where('company_id', '=', companyId)
    .where('type', '=', 'LOCATION')
    .execute();
  return locations
    .filter(({ id }) => reached?.has(id) ?? true)
    .filter((location) => places.some((place) => isAtPlace(location, place)))
    .map(({ id }) => id);
}
