import type { Operations, QueryOf, ResponseOf } from '@servery/contract';
import { searchWords } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';
import { foundTicket, type TicketRow } from './found-ticket.ts';
import { askedLexemes, placeLexemes } from './ticket-lexemes.ts';

type Search = QueryOf<Operations['searchTickets']>;
/** All but which page of it is read. */
type Conditions = QueryOf<Operations['countTickets']>;

/** So many of the newest tickets are looked at for words before the index of words is asked. */
const looked = 4_000;
/**
 * Words are rare that fewer of those have than the root of so many times the size of the page: 13 for a page of 50. A walk takes longer
 * the larger the page and the rarer the words, the index the more tickets have them; there both take about the same.
 */
const rarity = 3.3;
/** So many of the newest tickets with rare words come from the index. */
const mostHits = 10_000;

/** @param reach ids of locations; undefined for all of the company */
export async function findTickets(
  scope: CompanyScope,
  reach: readonly string[] | undefined,
  search: Search,
): Promise<ResponseOf<Operations['searchTickets']>> {
  const rows = await readPage(scope, reach, search);
  const asked = searchWords([search.text, search.item].join(' '));
  const shown = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? shown.at(-1) : undefined;
  return {
    tickets: shown.map((row) => foundTicket(row, asked)),
    next: last === undefined ? null : [last.day, last.opened, last.location_id, last.id].join(' '),
  };
}

/** One ticket more than the page holds, where there are more. */
async function readPage(
  scope: CompanyScope,
  reach: readonly string[] | undefined,
  search: Search,
): Promise<readonly TicketRow[]> {
  const places = [...placesOf(scope, reach, search), ...given(readMark(search), isAfter)];
  const others = othersOf(search);
  const words = askedLexemes(scope.companyId, search);
  if (words === undefined) return walk(scope, [...places, ...others], search);
  const all = [...places, ...others, hasWords(words)];
  const oldest = await oldestLooked(scope, places);
  if (oldest === undefined) return walk(scope, all, search);
  const newest = [...places, isFrom(oldest)];
  const found = await walk(scope, [...newest, ...others, hasWords(words)], search);
  if (found.length > search.limit) return found;
  const count = others.length === 0 ? found.length : await countUpTo(scope, [...newest, hasWords(words)], search.limit);
  const isRare = count ** 2 < rarity * search.limit;
  const rare = isRare ? await askIndex(scope, { words, reach, search, conditions: [...places, ...others] }) : undefined;
  return rare ?? walk(scope, all, search);
}

function hasWords(words: string): RawBuilder<boolean> {
  return sql<boolean>`words @@ ${words}::tsquery`;
}

async function countUpTo(
  { db }: CompanyScope,
  conditions: readonly RawBuilder<boolean>[],
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM tickets WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${newestFirst} LIMIT ${most}) AS counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** From the newest on, ticket by ticket, until the page is full. */
async function walk(
  { db }: CompanyScope,
  conditions: readonly RawBuilder<boolean>[],
  { limit }: Search,
): Promise<readonly TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    SELECT ${shownColumns} FROM tickets WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${newestFirst} LIMIT ${limit + 1}`.execute(db);
  return rows;
}

/** When the last of the tickets that are looked at was opened; undefined where there are no more than those. */
async function oldestLooked({ db }: CompanyScope, places: readonly RawBuilder<boolean>[]): Promise<Moment | undefined> {
  const { rows } = await sql<Moment>`
    SELECT ${day} AS day, ${opened} AS opened FROM tickets WHERE ${sql.join(places, sql` AND `)}
    ORDER BY ${newestFirst} OFFSET ${looked} LIMIT 1`.execute(db);
  return rows[0];
}

interface IndexSearch {
  readonly words: string;
  readonly reach: readonly string[] | undefined;
  readonly search: Search;
  /** All but the words. */
  readonly conditions: readonly RawBuilder<boolean>[];
}

/** The page from the index of words; undefined where it takes more hits than were asked for to fill it. */
async function askIndex(
  scope: CompanyScope,
  { words, reach, search, conditions }: IndexSearch,
): Promise<readonly TicketRow[] | undefined> {
  const { from = null, locationId, limit } = search;
  const within = locationId === undefined ? reach : [locationId];
  const asked = [words, ...placeLexemes(scope.companyId, within)].join(' & ');
  const { rows } = await sql<{ hits: number; found: TicketRow | null }>`
    WITH hits AS MATERIALIZED (
      SELECT * FROM tickets_with_words(${asked}::tsquery, ${within ?? null}::text[], ${from}::date, ${lastDay(search)}::date, ${mostHits}))
    SELECT (SELECT count(*)::int FROM hits) AS hits, to_jsonb(page) AS found FROM (SELECT) AS one LEFT JOIN LATERAL (
      SELECT ${shownColumns} FROM (SELECT * FROM hits ORDER BY ${newestFirst}) AS hit
        JOIN tickets USING (location_id, id, business_date, opened_at)
      WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${newestFirst} LIMIT ${limit + 1}) AS page ON true`.execute(scope.db);
  const found = rows.flatMap((row) => (row.found === null ? [] : [row.found]));
  return found.length <= limit && rows[0]?.hits === mostHits ? undefined : found;
}

const day = sql<string>`to_char(business_date, 'YYYY-MM-DD')`;
const opened = sql<string>`to_char(opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const shownColumns = sql`location_id, id, ${day} AS day, ${opened} AS opened, jsonb_array_length(marks) AS marks, ticket`;
/** By business date first, as the parts of the table are. */
const newestFirst = sql`business_date DESC, opened_at DESC, location_id, id`;

/** Place and time: the conditions that the indexes by time are asked for. */
export function placesOf(
  { companyId }: CompanyScope,
  reach: readonly string[] | undefined,
  { from, to, locationId }: Conditions,
): RawBuilder<boolean>[] {
  return [
    sql<boolean>`company_id = ${companyId}`,
    ...given(reach, (ids) => sql<boolean>`location_id = ANY(${ids}::text[])`),
    ...given(locationId, (id) => sql<boolean>`location_id = ${id}`),
    ...given(from, (day) => sql<boolean>`business_date >= ${day}`),
    ...given(to, (day) => sql<boolean>`business_date <= ${day}`),
  ];
}

/** The conditions on a ticket that concern neither place, time nor words. */
export function othersOf(search: Conditions): RawBuilder<boolean>[] {
  const { least, most, tax } = search;
  return [
    ...given(least, (cents) => sql<boolean>`total_cents >= ${cents}`),
    ...given(most, (cents) => sql<boolean>`total_cents <= ${cents}`),
    ...given(partsOf(search), (parts) => sql<boolean>`ticket @> ${parts}::jsonb`),
    ...given(tax, hasTax),
  ];
}

/** The parts that a ticket has to contain, as JSON. */
function partsOf(search: Conditions): string | undefined {
  const { channel, orderType, itemId, serverId } = search;
  const parts = {
    channel,
    orderType,
    lines: itemId === undefined ? undefined : [{ item: { id: itemId } }],
    server: serverId === undefined ? undefined : { id: serverId },
    delivery: deliveryParts(search),
  };
  const written = JSON.stringify(parts);
  return written === '{}' ? undefined : written;
}

/** Under its id, or else under its name; without either, those with a total and no taxes. */
function hasTax(tax: string): RawBuilder<boolean> {
  const has = (part: object) => sql`ticket @> ${JSON.stringify({ taxes: [part] })}::jsonb`;
  const isUnnamed = sql`(ticket -> 'taxes' = '[]'::jsonb AND ticket #>> '{totals,tax}' <> '0')`;
  return sql<boolean>`(${has({ taxId: tax })} OR ${has({ name: tax })} ${tax === '' ? sql`OR ${isUnnamed}` : sql``})`;
}

/** An empty object is contained in every delivery, and in no ticket without one. */
function deliveryParts({ zone, driverId, partner, isDelivery }: Conditions) {
  if (isDelivery === undefined && [zone, driverId, partner].every((one) => one === undefined)) return undefined;
  return { zone, driver: driverId === undefined ? undefined : { id: driverId }, partner };
}

function given<Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  return value === undefined ? [] : [condition(value)];
}

/** A business date and when a ticket of it was opened. */
interface Moment {
  readonly day: string;
  readonly opened: string;
}

interface Mark extends Moment {
  readonly locationId: string;
  readonly id: string;
}

/** The last ticket of the page before. */
function readMark({ after }: Search): Mark | undefined {
  if (after === undefined) return undefined;
  const [date = '', moment = '', locationId, id] = after.split(' ');
  const isMark = z.iso.date().safeParse(date).success && !Number.isNaN(Date.parse(moment));
  if (!isMark || locationId === undefined || id === undefined)
    throw invalid('PAGE', 'Pass the next of a page as it was answered.', 'querystring.after');
  return { day: date, opened: moment, locationId, id };
}

/** Everything after it in the order of the list. The date is compared separately too: PostgreSQL leaves parts out by that. */
function isAfter({ day: date, opened: moment, locationId, id }: Mark): RawBuilder<boolean> {
  const last = sql`(${date}::date, ${moment}::timestamptz)`;
  return sql<boolean>`(business_date <= ${date}::date AND (business_date, opened_at) <= ${last}
    AND ((business_date, opened_at) < ${last} OR (location_id, id) > (${locationId}, ${id})))`;
}

function isFrom({ day: date, opened: moment }: Moment): RawBuilder<boolean> {
  return sql<boolean>`(business_date >= ${date}::date AND (business_date, opened_at) >= (${date}::date, ${moment}::timestamptz))`;
}

function lastDay(search: Search): string | null {
  const days = [search.to, readMark(search)?.day].filter((date) => date !== undefined);
  return days.toSorted()[0] ?? null;
}
