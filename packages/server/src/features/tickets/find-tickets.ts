import type { FoundTicket, Operations, QueryOf, ResponseOf } from '@servery/contract';
import { searchWords, type Ticket } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';

type Search = QueryOf<Operations['searchTickets']>;

/** Items of a ticket that a list shows. */
const shownItems = 4;

interface TicketRow {
  readonly location_id: string;
  readonly id: string;
  readonly opened: string;
  readonly marks: number;
  readonly ticket: Ticket;
}

/** @param reach ids of locations; undefined for all of the company */
export async function findTickets(
  scope: CompanyScope,
  reach: readonly string[] | undefined,
  search: Search,
): Promise<ResponseOf<Operations['searchTickets']>> {
  const { rows } = await sql<TicketRow>`
    SELECT location_id, id, to_char(opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS opened,
      jsonb_array_length(marks) AS marks, ticket
    FROM tickets WHERE ${sql.join(conditionsOf(scope, reach, search), sql` AND `)}
    ORDER BY opened_at DESC, location_id, id LIMIT ${search.limit + 1}`.execute(scope.db);
  const shown = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? shown.at(-1) : undefined;
  return {
    tickets: shown.map(asFound),
    next: last === undefined ? null : [last.opened, last.location_id, last.id].join(' '),
  };
}

function conditionsOf(
  { companyId }: CompanyScope,
  reach: readonly string[] | undefined,
  search: Search,
): RawBuilder<boolean>[] {
  const { from, to, locationId, least, most, state, isMarked, cardLastFour, after } = search;
  return [
    sql<boolean>`company_id = ${companyId}`,
    ...given(reach, (ids) => sql<boolean>`location_id = ANY(${ids}::text[])`),
    ...given(locationId, (id) => sql<boolean>`location_id = ${id}`),
    ...given(from, (day) => sql<boolean>`business_date >= ${day}`),
    ...given(to, (day) => sql<boolean>`business_date <= ${day}`),
    ...given(least, (cents) => sql<boolean>`total_cents >= ${cents}`),
    ...given(most, (cents) => sql<boolean>`total_cents <= ${cents}`),
    ...given(state, (name) => sql<boolean>`state = ${name}`),
    ...given(isMarked, () => sql<boolean>`marks <> '[]'`),
    ...given(wordsOf(search), (words) => sql<boolean>`words @@ to_tsquery('simple', ${words})`),
    // Found by its digits, then looked at: they may be those of anything on the ticket.
    ...given(
      cardLastFour,
      (digits) =>
        sql<boolean>`words @@ to_tsquery('simple', ${digits}) AND ticket @> ${JSON.stringify({ payments: [{ card: { lastFour: digits } }] })}::jsonb`,
    ),
    ...given(after, (mark) => afterMark(mark)),
  ];
}

function given<Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  return value === undefined ? [] : [condition(value)];
}

/** In PostgreSQL's language of searches: each word is the beginning of one on the ticket, where a facet has it. */
function wordsOf({ text, number, server, customer, item }: Search): string | undefined {
  const words = [
    ...beginnings(text, ''),
    ...beginnings(number, 'A'),
    ...beginnings(server, 'B'),
    ...beginnings(customer, 'C'),
    ...beginnings(item, 'D'),
  ];
  return words.length === 0 ? undefined : words.join(' & ');
}

function beginnings(text: string | undefined, weight: string): readonly string[] {
  return searchWords(text ?? '').map((word) => `'${word}':*${weight}`);
}

/** Everything after the last ticket of a page, in the order of the list. */
function afterMark(mark: string): RawBuilder<boolean> {
  const [opened = '', locationId, id] = mark.split(' ');
  if (Number.isNaN(Date.parse(opened)) || locationId === undefined || id === undefined)
    throw invalid('PAGE', 'Pass the next of a page as it was answered.', 'querystring.after');
  return sql<boolean>`(opened_at < ${opened}::timestamptz
    OR (opened_at = ${opened}::timestamptz AND (location_id, id) > (${locationId}, ${id})))`;
}

function asFound({ location_id, id, marks, ticket }: TicketRow): FoundTicket {
  const { number, state, businessDate, opened, orderType, channel, server, customer, lines, totals, payments } = ticket;
  return {
    id: `${location_id}.${id}`,
    locationId: location_id,
    number,
    state,
    businessDate,
    opened,
    orderType,
    channel,
    serverName: server?.name ?? null,
    customerName: customer?.name ?? null,
    items: lines.slice(0, shownItems).map(({ item }) => item.name),
    total: totals.total,
    tips: totals.tips,
    payments: payments.map(({ tender, card }) => (card === null ? tender : `${card.brand} ${card.lastFour}`)),
    marks,
  };
}
