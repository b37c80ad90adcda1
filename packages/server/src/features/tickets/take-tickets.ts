import type { ReportRefusal } from '@servery/contract';
import { sql } from 'kysely';
import { countDown, waitForTickets } from '../../configuration/out-of-stock/counting-down.ts';
import { ofKeptDays, readKeptFrom } from '../../configuration/reported/kept-from.ts';
import { type KnownRevision, newestRevisions } from '../../configuration/reported/newest-revisions.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { CustomerHash } from './forgetting/customer-hash.ts';
import { waitForForgetting, withoutForgotten } from './forgetting/without-forgotten.ts';
import { withoutMovedFromDeleted } from './moved-from-deleted.ts';
import type { ReportedTicket } from './reported-tickets.ts';
import { countSales, storeHour } from './sales/count-sales.ts';
import { ticketLexemes } from './ticket-lexemes.ts';
import { markerOfUnknown } from './unknown-in-report.ts';

export interface TakenReport {
  readonly taken: number;
  readonly unchanged: number;
  readonly refused: readonly ReportRefusal[];
}

interface GivenTickets {
  readonly tickets: readonly ReportedTicket[];
  /** Of customers; undefined where none was forgotten yet. */
  readonly hash: CustomerHash | undefined;
}

interface KnownTicket extends KnownRevision {
  readonly id: string;
  readonly business_date: string;
  /** Of its marks, each once. */
  readonly kinds: readonly string[];
  readonly hour: number | null;
  readonly is_forgotten: boolean;
}

/**
 * Keeps the highest revision of each ticket, the counts of the days that it was and is on, and the sums of sales. Reports of one
 * location wait for each other, so that all of them are exact whatever order they come in.
 */
export async function takeTickets(
  scope: CompanyScope,
  locationId: string,
  { tickets, hash }: GivenTickets,
): Promise<TakenReport> {
  await waitForTickets(scope, locationId);
  await waitForForgetting(scope);
  const keptFrom = await readKeptFrom(scope, 'tickets');
  const ofDays = ofKeptDays(tickets, keptFrom, ({ index, ticket: { id, businessDate } }) => ({
    index,
    id,
    businessDate,
  }));
  const known = await readKnown(scope, locationId, ofDays.kept);
  const { kept, refused: moved } = withoutMovedFromDeleted(ofDays.kept, { known, keptFrom });
  const stripped = new Set([...known.values()].filter((one) => one.is_forgotten).map(({ id }) => id));
  const reported =
    hash === undefined ? kept : await withoutForgotten(scope, { reported: kept, forgotten: stripped, hash });
  const {
    taken: newest,
    refused,
    unchanged,
  } = newestRevisions(reported, known, ({ ticket: { id, revision }, hash, index }) => ({
    id,
    revision,
    hash,
    index,
  }));
  const taken = await withUnknown(scope, locationId, newest);
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
  return { taken: taken.length, unchanged, refused: [...ofDays.refused, ...moved, ...refused] };
}

/** Adds the marks of things that the console does not know. */
async function withUnknown(
  scope: CompanyScope,
  locationId: string,
  reported: readonly ReportedTicket[],
): Promise<readonly ReportedTicket[]> {
  if (reported.length === 0) return reported;
  const unknownIn = await markerOfUnknown(
    scope,
    locationId,
    reported.map(({ ticket }) => ticket),
  );
  return reported.map((one) => ({ ...one, marks: [...one.marks, ...unknownIn(one.ticket)] }));
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

async function readKnown(scope: CompanyScope, locationId: string, reported: readonly ReportedTicket[]) {
  const rows = await scope.db
    .selectFrom('tickets')
    .select([
      'id',
      'revision',
      'hash',
      sql<string>`business_date::text`.as('business_date'),
      sql<string[]>`ARRAY(SELECT DISTINCT mark ->> 'kind' FROM jsonb_array_elements(marks) AS mark)`.as('kinds'),
      'hour',
      'is_forgotten',
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
      marks, ticket, is_forgotten, reported_at)
    SELECT ${companyId}, ${locationId}, id, business_date, revision, hash, state, opened_at, hour, total_cents,
      array_to_tsvector(words), marks, ticket, is_forgotten, now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS row(id text, business_date date, revision int, hash text, state text,
      opened_at timestamptz, hour smallint, total_cents bigint, words text[], marks jsonb, ticket jsonb,
      is_forgotten boolean)
    ON CONFLICT (company_id, location_id, id, business_date) DO UPDATE SET revision = excluded.revision, hash = excluded.hash,
      state = excluded.state, opened_at = excluded.opened_at, hour = excluded.hour, total_cents = excluded.total_cents, words = excluded.words,
      marks = excluded.marks, ticket = excluded.ticket, is_forgotten = excluded.is_forgotten, reported_at = excluded.reported_at`.execute(
    db,
  );
}

function rowOf(companyId: string, reported: ReportedTicket, zone: string) {
  const { ticket, hash, marks, isForgotten = false } = reported;
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
    is_forgotten: isForgotten,
  };
}

/** The counts that the report adds to each day, and the counts that it takes from the days that the earlier revisions were on. */
async function countDays(scope: CompanyScope, locationId: string, { taken, known }: Taken): Promise<void> {
  await countMarks(scope, locationId, { taken, known });
  const days = new Map<string, { tickets: number; marked: number }>();
  const add = (day: string, tickets: number, marked: number): void => {
    const sum = days.get(day) ?? { tickets: 0, marked: 0 };
    days.set(day, { tickets: sum.tickets + tickets, marked: sum.marked + marked });
  };
  for (const { ticket, marks } of taken) {
    const before = known.get(ticket.id);
    if (before !== undefined) add(before.business_date, -1, before.kinds.length > 0 ? -1 : 0);
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

/** The same of each mark; of most reports nothing. */
async function countMarks(scope: CompanyScope, locationId: string, { taken, known }: Taken): Promise<void> {
  const counts = new Map<string, { business_date: string; kind: string; tickets: number }>();
  const add = (business_date: string, kinds: Iterable<string>, by: 1 | -1): void => {
    for (const kind of kinds) {
      const key = `${business_date} ${kind}`;
      counts.set(key, { business_date, kind, tickets: (counts.get(key)?.tickets ?? 0) + by });
    }
  };
  for (const { ticket, marks } of taken) {
    const before = known.get(ticket.id);
    if (before !== undefined) add(before.business_date, before.kinds, -1);
    add(ticket.businessDate, new Set(marks.map(({ kind }) => kind)), 1);
  }
  const moved = [...counts.values()].filter(({ tickets }) => tickets !== 0);
  if (moved.length === 0) return;
  await sql`
    INSERT INTO ticket_day_marks (company_id, location_id, business_date, kind, tickets)
    SELECT ${scope.companyId}, ${locationId}, business_date, kind, tickets
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS row(business_date date, kind text, tickets int)
    ON CONFLICT (company_id, location_id, business_date, kind) DO UPDATE
      SET tickets = ticket_day_marks.tickets + excluded.tickets`.execute(scope.db);
}
