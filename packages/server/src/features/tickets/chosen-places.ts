import type { CompanyScope } from '../../platform/database/database.ts';

interface Chosen {
  /** Locations and groups. */
  readonly places?: readonly string[] | undefined;
  readonly tag?: string | undefined;
}

/**
 * The locations whose tickets are read: those in reach that are chosen by id, by their group or by a tag.
 * @param reach ids of groups and locations; undefined for all of the company
 * @returns undefined for all of the company
 */
export async function chosenPlaces(
  { db, companyId }: CompanyScope,
  reach: readonly string[] | undefined,
  { places, tag }: Chosen,
): Promise<readonly string[] | undefined> {
  if (places === undefined && tag === undefined) return reach;
  const chosen = places === undefined || places.length === 0 ? undefined : new Set(places);
  const reached = reach && new Set(reach);
  const tenants = await db
    .selectFrom('tenants')
    .select(['id', 'group_id', 'tags'])
    .where('company_id', '=', companyId)
    .where('type', '=', 'LOCATION')
    .execute();
  return tenants
    .filter(({ id }) => reached?.has(id) ?? true)
    .filter(({ id, group_id }) => chosen === undefined || chosen.has(id) || (group_id !== null && chosen.has(group_id)))
    .filter(({ tags }) => tag === undefined || tags.includes(tag))
    .map(({ id }) => id);
}
