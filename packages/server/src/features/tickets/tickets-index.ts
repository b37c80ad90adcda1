import type { Operations, QueryOf, ResponseOf } from '@servery/contract';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';

type Info = Omit<ResponseOf<Operations['ticketsIndexInfo']>, 'secondsBehind'>;

/** @param reach ids of locations; undefined for all of the company */
export async function readIndexInfo(
  { db, companyId }: CompanyScope,
  reach: readonly string[] | undefined,
  { offset, limit }: QueryOf<Operations['ticketsIndexInfo']>,
): Promise<Info> {
  const inReach = reach === undefined ? sql`true` : sql`location_id = ANY(${reach}::text[])`;
  const { rows } = await sql<{ info: Info }>`
    WITH by_location AS MATERIALIZED (
      SELECT location_id, sum(tickets)::int AS tickets, sum(marked)::int AS marked,
        min(business_date) FILTER (WHERE tickets > 0) AS oldest, max(business_date) FILTER (WHERE tickets > 0) AS newest,
        max(reported_at) AS reported_at
      FROM ticket_days WHERE company_id = ${companyId} AND ${inReach} GROUP BY location_id HAVING sum(tickets) > 0),
    by_mark AS (
      SELECT kind, sum(tickets)::int AS tickets FROM ticket_day_marks
      WHERE company_id = ${companyId} AND ${inReach} GROUP BY kind HAVING sum(tickets) > 0 ORDER BY kind),
    page AS (SELECT * FROM by_location ORDER BY reported_at, location_id LIMIT ${limit} OFFSET ${offset})
    SELECT jsonb_build_object('marks', (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'tickets', tickets)), '[]') FROM by_mark),
      'tickets', coalesce(sum(tickets), 0), 'marked', coalesce(sum(marked), 0), 'oldest', min(oldest),
      'newest', max(newest), 'lastReported', ${utc(sql`max(reported_at)`)}, 'locationCount', count(*),
      'locations', (SELECT coalesce(jsonb_agg(jsonb_build_object('locationId', location_id, 'tickets', tickets, 'marked', marked,
        'oldest', oldest, 'newest', newest, 'lastReported', ${utc(sql`reported_at`)}) ORDER BY reported_at, location_id), '[]')
        FROM page)) AS info
    FROM by_location`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate answers one row');
  return found.info;
}

function utc(instant: ReturnType<typeof sql>) {
  return sql`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
