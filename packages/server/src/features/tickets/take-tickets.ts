import type { TicketRefusal } from '@servery/contract';
import { sql } from 'kysely';
import { countDown, waitForTickets } from '../../configuration/out-of-stock/counting-down.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { ReportedTicket } from './reported-tickets.ts';
import { countSales, storeHour } from './sales/count-sales.ts';
import { ticketLexemes } from './ticket-lexemes.ts';

export interface TakenReport {
  readonly taken: number;
  readonly unchanged: number;
  readonly refused: readonly TicketRefusal[];
}

interface KnownTicket {
  readonly id: string;
  readonly revision: number;
  readonly hash: string;
  readonly business_date: string;
  readonly marked: number;
  readonly hour: number | null;
}

/**
 * Keeps the highest revision of each ticket, the counts of the days that it was and is on, and the sums of sales. Reports of one
 * location wait for each other, so that all of them are exact whatever order they come in.
 */
export async function takeTickets(
  scope: CompanyScope,
  locationId: string,
  reported: readonly ReportedTicket[],
): Promise<TakenReport> {
  await waitForTickets(scope, locationId);
  const known = await readKnown(scope, locationId, reported);
  const newest = new Map<string, ReportedTicket>();
  const refused: TicketRefusal[] = [];
  for (const one of reported) {
    const { id, revision } = one.ticket;
    const before = newest.get(id) ?? heldAs(known.get(id));
    if (before !== undefined && before.ticket.revision === revision && before.hash !== one.hash)
      refused.push(otherContent(one));
    else if (before === undefined || before.ticket.revision < revision) newest.set(id, one);
  }
  const taken = [...newest.values()];
  if (taken.length > 0) {
    const zone = await readZone(scope, locationId);
    const before = await readBefore(scope, locationId, { taken, known });
    await countDown(scope, locationId, {
      before: before.map(({ ticket }) => ticket),
      now: taken.map(({ ticket }) => ticket),
    });
    await write(scope, locationId, { taken, known, zone });
    await countDays(scope, locationId, { taken, known });
    const now = taken.map(({ ticket }) => ({ ticket, hour: storeHour(ticket.opened, zone), times: 1 as const }));
    const counted = before.flatMap(({ ticket, hour }) => (hour === null ? [] : [{ ticket, hour, times: -1 as const }]));
    await countSales(scope, locationId, [...counted, ...now]);
  }
  return { taken: taken.length, unchanged: reported.length - taken.length - refused.length, refused };
}

/** IANA name; a location that is gone counts in UTC. */
export async function readZone({ db, companyId }: CompanyScope, locationId: string): Promise<string> {
  const row = await db
    .selectFrom('tenants')
    .select('timezone')
    .where('company_id', '=', companyId)
    .where('id', '=', locationId)
    .executeTakeFirst();
  return row?.timezone || 'UTC';
}

/** The revisions that are known of them; without an hour: their sales are not summed yet. */
async function readBefore({ db, companyId }: CompanyScope, locationId: string, { taken, known }: Taken) {
  const ids = taken.map(({ ticket }) => ticket.id).filter((id) => known.has(id));
  if (ids.length === 0) return [];
  return db
    .selectFrom('tickets')
    .select(['ticket', 'hour'])
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('id', '=', anyOf(ids))
    .execute();
}

function heldAs(known: KnownTicket | undefined) {
  return known && { ticket: { revision: known.revision }, hash: known.hash };
}

function otherContent({ index, ticket }: ReportedTicket): TicketRefusal {
  const message = 'This revision was reported with other content. A change has a higher revision.';
  return { index, id: ticket.id, code: 'OTHER_CONTENT', path: 'revision', message };
}

async function readKnown(scope: CompanyScope, locationId: string, reported: readonly ReportedTicket[]) {
  const rows = await scope.db
    .selectFrom('tickets')
    .select([
      'id',
      'revision',
      'hash',
      sql<string>`business_date::text`.as('business_date'),
      sql<number>`(marks <> '[]')::int`.as('marked'),
      'hour',
    ])
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .where('id', '=', anyOf(reported.map(({ ticket }) => ticket.id)))
    .execute();
  return new Map<string, KnownTicket>(rows.map((row) => [row.id, row]));
}

interface Taken {
  readonly taken: readonly ReportedTicket[];
  readonly known: ReadonlyMap<string, KnownTicket>;
}

async function write(
  scope: CompanyScope,
  locationId: string,
  { taken, known, zone }: Taken & { readonly zone: string },
): Promise<void> {
  const { companyId, db } = scope;
  const moved = taken.filter(
    ({ ticket }) => (known.get(ticket.id)?.business_date ?? ticket.businessDate) !== ticket.businessDate,
  );
  if (moved.length > 0)
    await db
      .deleteFrom('tickets')
      .where('company_id', '=', companyId)
      .where('location_id', '=', locationId)
      .where('id', '=', anyOf(moved.map(({ ticket }) => ticket.id)))
      .execute();
  const rows = JSON.stringify(taken.map((one) => rowOf(companyId, one, zone)));
  await sql`
    INSERT INTO tickets (company_id, location_id, id, business_date, revision, hash, state, opened_at, hour, total_cents, words,
      marks, ticket, reported_at)
    SELECT ${companyId}, ${locationId}, id, business_date, revision, hash, state, opened_at, hour, total_cents,
      array_to_tsvector(words), marks, ticket, now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS row(id text, business_date date, revision int, hash text, state text,
      opened_at timestamptz, hour smallint, total_cents bigint, words text[], marks jsonb, ticket jsonb)
    ON CONFLICT (company_id, location_id, id, business_date) DO UPDATE SET revision = excluded.revision, hash = excluded.hash,
      state = excluded.state, opened_at = excluded.opened_at, hour = excluded.hour, total_cents = excluded.total_cents, words = excluded.words,
      marks = excluded.marks, ticket = excluded.ticket, reported_at = excluded.reported_at`.execute(db);
}

function rowOf(companyId: string, reported: ReportedTicket, zone: string) {
  const { ticket, hash, marks } = reported;
  return {
    id: ticket.id,
    business_date: ticket.businessDate,
    revision: ticket.revision,
    hash,
    state: ticket.state,
    opened_at: ticket.opened,
    hour: storeHour(ticket.opened, zone),
    total_cents: ticket.totals.total,
    words: ticketLexemes(companyId, reported),
    marks,
    ticket,
  };
}

/** What the report adds to each day, and what it takes from the days that the earlier revisions were on. */
async function countDays(scope: CompanyScope, locationId: string, { taken, known }: Taken): Promise<void> {
  const days = new Map<string, { tickets: number; marked: number }>();
  const add = (day: string, tickets: number, marked: number): void => {
    const sum = days.get(day) ?? { tickets: 0, marked: 0 };
    days.set(day, { tickets: sum.tickets + tickets, marked: sum.marked + marked });
  };
  for (const { ticket, marks } of taken) {
    const before = known.get(ticket.id);
    if (before !== undefined) add(before.business_date, -1, -before.marked);
    add(ticket.businessDate, 1, marks.length > 0 ? 1 : 0);
  }
  const rows = JSON.stringify([...days].map(([business_date, counts]) => ({ business_date, ...counts })));
  await sql`
    INSERT INTO ticket_days (company_id, location_id, business_date, tickets, marked, reported_at)
    SELECT ${scope.companyId}, ${locationId}, business_date, tickets, marked, now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS row(business_date date, tickets int, marked int)
    ON CONFLICT (company_id, location_id, business_date) DO UPDATE SET tickets = ticket_days.tickets + excluded.tickets,
      marked = ticket_days.marked + excluded.marked, reported_at = excluded.reported_at`.execute(scope.db);
}
