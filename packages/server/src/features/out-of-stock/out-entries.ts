import { namedStockLocations, type Operations, type QueryOf, type ResponseOf } from '@servery/contract';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';

type Listed = ResponseOf<Operations['listOutOfStock']>;

/** Things that were back longer ago are not listed. */
const daysBack = 30;

/**
 * A page of the things taken out together, a countdown apart at each location.
 * @param reach ids of locations and groups; undefined for all of the company
 */
export async function listEntries(
  { db, companyId }: CompanyScope,
  reach: readonly string[] | undefined,
  { locationId, kind, text, isBack, offset, limit }: QueryOf<Operations['listOutOfStock']>,
): Promise<Listed> {
  const like = `%${(text ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const isListed =
    isBack === undefined
      ? sql`own.ended_at IS NULL AND own.until > now()`
      : sql`(own.ended_at IS NOT NULL OR own.until <= now()) AND least(own.ended_at, own.until) > now() - make_interval(days => ${daysBack}::int)`;
  const order = isBack === undefined ? sql`until, id` : sql`back_at DESC, id`;
  const { rows } = await sql<Listed>`
    WITH entries AS MATERIALIZED (
      SELECT own.begun_in AS id, own.kind, own.thing_id, own.item_id, own.name, own.length, min(own.until) AS until,
        max(own.until) AS last_until, own.count, min(own.sold_thousandths) AS sold, min(own.ran_out_at) AS ran_out_at,
        array_agg(own.location_id ORDER BY tenants.name, own.location_id) AS locations, min(own.begun_at) AS begun_at,
        min(own.begun_name) AS begun_name, min(own.begun_way) AS begun_way, own.ended_in, min(own.ended_at) AS ended_at,
        min(own.ended_name) AS ended_name, min(own.ended_way) AS ended_way,
        min(least(own.ended_at, own.until)) AS back_at
      FROM out_of_stock AS own
      JOIN tenants ON tenants.company_id = own.company_id AND tenants.id = own.location_id AND tenants.deleted_at IS NULL
      WHERE own.company_id = ${companyId} AND ${isListed}
        AND ${reach === undefined ? sql`true` : sql`own.location_id = ANY(${reach}::text[])`}
        AND ${locationId === undefined ? sql`true` : sql`own.location_id = ${locationId}`}
        AND ${kind === undefined ? sql`true` : sql`own.kind = ${kind}`}
        AND ${text === undefined ? sql`true` : sql`own.name ILIKE ${like}`}
      GROUP BY own.begun_in, own.kind, own.thing_id, own.item_id, own.name, own.length, own.count, own.ended_in,
        CASE WHEN own.count IS NOT NULL THEN own.location_id END),
    page AS (SELECT * FROM entries ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    SELECT (SELECT count(*)::int FROM entries) AS total,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id,
        'thing', jsonb_build_object('kind', kind, 'id', thing_id, 'itemId', item_id), 'name', name, 'length', length,
        'until', ${utc('until')}, 'lastUntil', ${utc('last_until')}, 'count', count, 'left', count - sold / 1000.0,
        'ranOutAt', ${utc('ran_out_at')}, 'locationIds', to_jsonb(locations[1:${namedStockLocations}::int]),
        'locationCount', cardinality(locations), 'begunAt', ${utc('begun_at')}, 'by', begun_name, 'way', begun_way,
        'ended', CASE WHEN ended_at IS NOT NULL THEN jsonb_build_object('at', ${utc('ended_at')}, 'by', ended_name,
          'way', ended_way) END) ORDER BY ${order}), '[]') FROM page) AS entries`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate answers one row');
  return found;
}

function utc(column: string) {
  return sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
