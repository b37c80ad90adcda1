import { mostCountedTickets, type Operations, type QueryOf, type ResponseOf } from '@servery/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { othersOf, placesOf } from './find-tickets.ts';
import { askedLexemes } from './ticket-lexemes.ts';

type Search = QueryOf<Operations['countTickets']>;
type Counts = ResponseOf<Operations['countTickets']>;

/**
 * How many tickets a search finds, and how many it would find with each choice of a filter instead of the one that is chosen. One
 * statement, which reads no ticket where there are too many of the days and places to look at each.
 * @param reach ids of locations; undefined for all of the company
 */
export async function countFound(
  scope: CompanyScope,
  reach: readonly string[] | undefined,
  search: Search,
): Promise<Counts> {
  const { channel, orderType, state, isMarked, mark, ...others } = search;
  const places = placesOf(scope, reach, search);
  const words = askedLexemes(scope.companyId, others);
  const conditions = [
    ...places,
    ...othersOf(others),
    ...(words === undefined ? [] : [sql<boolean>`words @@ ${words}::tsquery`]),
  ];
  const { from = null, to = null, locationId = null } = search;
  const { rows } = await sql<{ readonly counts: Counts['counts'] }>`
    WITH days AS (
      SELECT coalesce(sum(tickets), 0) AS tickets FROM ticket_days WHERE company_id = ${scope.companyId}
        AND (${reach ?? null}::text[] IS NULL OR location_id = ANY(${reach ?? null}::text[]))
        AND (${locationId}::text IS NULL OR location_id = ${locationId})
        AND (${from}::date IS NULL OR business_date >= ${from}::date) AND (${to}::date IS NULL OR business_date <= ${to}::date)),
    found AS MATERIALIZED (
      SELECT location_id, total_cents, ticket->>'channel' AS channel, ticket->>'orderType' AS order_type, ticket->>'state' AS state,
        ARRAY(SELECT DISTINCT mark->>'kind' FROM jsonb_array_elements(marks) AS mark) AS kinds
      FROM tickets WHERE (SELECT tickets FROM days) <= ${mostCountedTickets} AND ${sql.join(conditions, sql` AND `)}),
    chosen AS MATERIALIZED (
      SELECT *, ${isChosen('channel', channel)} AS of_channel, ${isChosen('order_type', orderType)} AS of_type,
        ${isChosen('state', state)} AS of_state,
        (${isMarked === undefined} OR kinds <> '{}') AND (${mark ?? null}::text IS NULL OR ${mark ?? null} = ANY(kinds)) AS of_mark
      FROM found)
    SELECT CASE WHEN (SELECT tickets FROM days) <= ${mostCountedTickets} THEN json_build_object(
      'tickets', (SELECT count(*) FROM chosen WHERE of_channel AND of_type AND of_state AND of_mark),
      'total', (SELECT coalesce(sum(total_cents), 0)::bigint FROM chosen WHERE of_channel AND of_type AND of_state AND of_mark),
      'locations', ${counted(sql`location_id`, sql`of_channel AND of_type AND of_state AND of_mark`)},
      'channels', ${counted(sql`channel`, sql`of_type AND of_state AND of_mark`)},
      'orderTypes', ${counted(sql`order_type`, sql`of_channel AND of_state AND of_mark`)},
      'states', ${counted(sql`state`, sql`of_channel AND of_type AND of_mark`)},
      'marked', (SELECT count(*) FROM chosen WHERE kinds <> '{}' AND of_channel AND of_type AND of_state),
      'marks', (SELECT coalesce(json_object_agg(kind, tickets), '{}') FROM (
        SELECT kind, count(*) AS tickets FROM chosen, unnest(kinds) AS kind WHERE of_channel AND of_type AND of_state GROUP BY kind) AS by_kind)
    ) END AS counts`.execute(scope.db);
  return { counts: rows[0]?.counts ?? null };
}

function isChosen(column: string, value: string | number | undefined): RawBuilder<boolean> {
  return value === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${String(value)}`;
}

function counted(column: RawBuilder<unknown>, others: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT coalesce(json_object_agg(value, tickets), '{}') FROM (
    SELECT ${column} AS value, count(*) AS tickets FROM chosen WHERE ${others} GROUP BY 1) AS by_value)`;
}
