import {
  audienceRights,
  concernsCompanyWide,
  type GrantObject,
  grantedFor,
  isOnCompany,
  type NotificationKind,
  type NotificationPreferences,
  type NotifiedPerson,
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

interface Concern {
  readonly reader: Reader;
  readonly kinds: readonly NotificationKind[];
}

/** Rows of `notifications` of these kinds that concern a reader, by the rights of this moment. `isConcernedAt` says the same of one. */
export function concerning({ companyId }: CompanyScope, { reader, kinds }: Concern): RawBuilder<boolean> {
  const ofAudiences = Object.keys(audienceRights)
    .filter(isRightsAudience)
    .map((audience) => sql`(audience = ${audience} AND ${placedIn(companyId, reader, audience)})`);
  return sql<boolean>`(
    notifications.company_id = ${companyId} AND notifications.kind = ${anyOf(kinds)} AND (
      (audience = 'ACTOR' AND actor_id = ${reader.userId})
      OR (audience <> 'ACTOR' AND (kind = 'PUBLISH_FINISHED' OR actor_id IS DISTINCT FROM ${reader.userId})
        AND (${sql.join(ofAudiences, sql` OR `)}))))`;
}

/** Whether a row of `tenants`, by the name it has in the statement, is one of these or belongs to one of these groups. */
export function coveredBy(objects: readonly GrantObject[], table: string): RawBuilder<boolean> {
  if (isOnCompany(objects)) return sql<boolean>`true`;
  const ids = anyOf(objects.flatMap(({ id }) => id ?? []));
  return sql<boolean>`(${sql.ref(`${table}.id`)} = ${ids} OR ${sql.ref(`${table}.group_id`)} = ${ids})`;
}

function placedIn(companyId: string, reader: Reader, audience: RightsAudience): RawBuilder<unknown> {
  const lists = grantedFor(reader, audience);
  const { stores } = reader.preferences;
  if (stores === null && lists.every(isOnCompany)) return sql`true`;
  const isHere = sql.join(
    [
      sql`place.deleted_at IS NULL`,
      ...lists.map((objects) => coveredBy(objects, 'place')),
      ...(stores === null ? [] : [isChosen(companyId, stores)]),
    ],
    sql` AND `,
  );
  // An edit for a group changes the menus of its stores.
  const orMember = audience === 'EDITS_MENUS' ? sql`OR place.group_id = ANY(notifications.tenant_ids)` : sql``;
  return sql`CASE
    WHEN publication_id IS NOT NULL THEN EXISTS (SELECT FROM publication_locations AS sent
      JOIN tenants AS place ON place.company_id = sent.company_id AND place.id = sent.location_id
      WHERE sent.company_id = ${companyId} AND sent.publication_id = notifications.publication_id AND ${isHere})
    WHEN tenant_ids = '{}' THEN ${concernsCompanyWide(reader, audience)}::boolean
    ELSE EXISTS (SELECT FROM tenants AS place WHERE place.company_id = ${companyId}
      AND (place.id = ANY(notifications.tenant_ids) ${orMember}) AND ${isHere}) END`;
}

/** One of the stores that a person wants to be told of, or a group of one. */
function isChosen(companyId: string, stores: readonly string[]): RawBuilder<unknown> {
  return sql`(place.id = ${anyOf(stores)} OR EXISTS (SELECT FROM tenants AS member
    WHERE member.company_id = ${companyId} AND member.group_id = place.id AND member.id = ${anyOf(stores)}))`;
}
