import {
  audienceRights,
  concernedPlaces,
  concernsCompanyWide,
  indexPlaces,
  type NotificationKind,
  type NotificationPreferences,
  type NotifiedPerson,
  type PlaceIndex,
  type RightsAudience,
} from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

export interface Reader extends NotifiedPerson {
  readonly userId: string;
  readonly preferences: NotificationPreferences;
}

export function isRightsAudience(name: string): name is RightsAudience {
  return Object.hasOwn(audienceRights, name);
}

/** Groups and locations of the company that are not deleted. */
export async function readPlaces({ db, companyId }: CompanyScope): Promise<PlaceIndex> {
  const rows = await db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .execute();
  return indexPlaces(rows.map(({ id, type, group_id }) => ({ id, type, groupId: group_id })));
}

/** At which places a reader is told of what concerns an audience: those of the chosen stores, their groups too. */
export function toldPlaces(reader: Reader, audience: RightsAudience, places: PlaceIndex): 'all' | ReadonlySet<string> {
  const ids = concernedPlaces(reader, audience, places);
  const { stores } = reader.preferences;
  if (stores === null) return ids;
  const chosen = stores.flatMap((id) => places.byId.get(id) ?? []);
  const wanted = chosen.flatMap(({ id, groupId }) => (groupId === null ? [id] : [id, groupId]));
  return new Set(wanted.filter((id) => ids === 'all' || ids.has(id)));
}

interface Concern {
  readonly reader: Reader;
  readonly kinds: readonly NotificationKind[];
  readonly places: PlaceIndex;
}

/** Rows of `notifications` of these kinds that concern a reader, by the rights of this moment. */
export function concerning({ companyId }: CompanyScope, { reader, kinds, places }: Concern): RawBuilder<boolean> {
  const ofAudiences = Object.keys(audienceRights)
    .filter(isRightsAudience)
    .map((audience) => sql`(audience = ${audience} AND ${placedIn(companyId, { audience, reader, places })})`);
  return sql<boolean>`(
    notifications.company_id = ${companyId} AND notifications.kind = ${anyOf(kinds)} AND (
      (audience = 'ACTOR' AND actor_id = ${reader.userId})
      OR (audience <> 'ACTOR' AND (kind = 'PUBLISH_FINISHED' OR actor_id IS DISTINCT FROM ${reader.userId})
        AND (${sql.join(ofAudiences, sql` OR `)}))))`;
}

interface Placed extends Omit<Concern, 'kinds'> {
  readonly audience: RightsAudience;
}

function placedIn(companyId: string, { audience, reader, places }: Placed): RawBuilder<unknown> {
  const ids = toldPlaces(reader, audience, places);
  if (ids === 'all') return sql`true`;
  const wanted = sql`${[...ids]}::text[]`;
  return sql`CASE
    WHEN publication_id IS NOT NULL THEN EXISTS (SELECT FROM publication_locations AS sent
      WHERE sent.company_id = ${companyId} AND sent.publication_id = notifications.publication_id
        AND sent.location_id = ANY(${wanted}))
    WHEN tenant_ids = '{}' THEN ${concernsCompanyWide(reader, audience)}::boolean
    ELSE tenant_ids && ${wanted} END`;
}
