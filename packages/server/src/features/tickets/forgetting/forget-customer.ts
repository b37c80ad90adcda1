import {
  type CustomerKeys,
  customerKeys,
  searchWords,
  type Ticket,
  type TicketMark,
  withoutCustomer,
} from '@servery/domain';
import { sql } from 'kysely';
import { type AuditActor, writeAudit } from '../../../platform/audit.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf, rowsOf } from '../../../platform/database/lists.ts';
import { Fault } from '../../../platform/fault.ts';
import { customerLexeme, ticketLexemes } from '../ticket-lexemes.ts';
import { type CustomerHash, customerHashes } from './customer-hash.ts';

/** So many tickets are in memory at once. */
const ticketsAtOnce = 500;
/** More than one customer has; all of them are found. */
const mostTickets = 1_000_000;

export interface ForgettingTools {
  readonly hash: CustomerHash;
  /** As phones of guests are kept under. */
  readonly emailHash: (email: string) => string;
}

interface TicketPlace {
  readonly location_id: string;
  readonly id: string;
  readonly day: string;
}

interface CustomerTicket extends TicketPlace {
  readonly customer: Ticket['customer'];
}

/** The keys that the tickets of the customer of a ticket are found by. */
export function keysOf({ customer }: Ticket): readonly (keyof CustomerKeys)[] {
  if (customer === null) return [];
  const { phone, email, place } = customerKeys(customer);
  return (['phone', 'email', 'place'] as const).filter((name) => ({ phone, email, place })[name] !== null);
}

/**
 * The tickets of the company that share phone or email with the customer of one, or else name and address. A customer with none of
 * these has this one ticket.
 */
export async function ticketsOfCustomer(scope: CompanyScope, ticket: Ticket): Promise<readonly CustomerTicket[]> {
  const { customer } = ticket;
  if (customer === null) return [];
  const keys = customerKeys(customer);
  const own = { location_id: ticket.locationId, id: ticket.id, day: ticket.businessDate, customer };
  const asked = askedWords(scope.companyId, keys);
  if (asked === '') return [own];
  const { rows } = await sql<CustomerTicket>`
    SELECT location_id, id, to_char(business_date, 'YYYY-MM-DD') AS day, ticket -> 'customer' AS customer
    FROM tickets_with_words(${asked}::tsquery, NULL, NULL, NULL, ${mostTickets}) AS hit
      JOIN tickets USING (location_id, id, business_date)
    WHERE company_id = ${scope.companyId}`.execute(scope.db);
  const isOwn = ({ location_id, id }: TicketPlace): boolean => location_id === own.location_id && id === own.id;
  return [
    own,
    ...rows.filter((row) => !isOwn(row) && row.customer !== null && shareKey(keys, customerKeys(row.customer))),
  ];
}

function shareKey(keys: CustomerKeys, others: CustomerKeys): boolean {
  return (['phone', 'email', 'place'] as const).some((name) => keys[name] !== null && keys[name] === others[name]);
}

/** Tickets that may be the customer’s: those with the digits, or with all words of the email, or of name and address. */
function askedWords(companyId: string, { phone, email, place }: CustomerKeys): string {
  const all = (words: readonly string[]): string[] =>
    words.length === 0 ? [] : [`(${words.map((word) => customerLexeme(companyId, word)).join(' & ')})`];
  return [
    ...(phone === null ? [] : [...all([phone]), ...all([`1${phone}`])]),
    ...all(searchWords(email ?? '')),
    ...all(searchWords(place ?? '')),
  ].join(' | ');
}

interface Forgetting {
  readonly ticket: Ticket;
  /** How many tickets the actor was told that it is. */
  readonly confirmed: number;
  readonly tools: ForgettingTools;
}

/**
 * Removes the customer of a ticket from all tickets of the company and the phones of guests, and keeps keyed hashes by which late
 * reports are stripped. Sums do not name customers. It cannot be undone. The caller has waited for reports and holds their lock exclusively.
 * @throws Fault 409 where the tickets are not as many as were confirmed
 */
export async function forgetCustomer(
  scope: CompanyScope,
  actor: AuditActor,
  { ticket, confirmed, tools }: Forgetting,
): Promise<{ tickets: number; devices: number }> {
  const { db, companyId } = scope;
  const found = await ticketsOfCustomer(scope, ticket);
  if (found.length !== confirmed) throw new Fault(409, 'CONFLICT', { extra: { tickets: found.length } });
  if (found.length === 0) return { tickets: 0, devices: 0 };
  await noteForgotten(scope, customerHashes(tools.hash, companyId, ticket));
  for (let from = 0; from < found.length; from += ticketsAtOnce)
    await strip(scope, found.slice(from, from + ticketsAtOnce), tools.hash);
  const emails = found.flatMap(({ customer }) => customer?.email ?? []);
  const gone = await db
    .deleteFrom('push_devices')
    .where('company_id', '=', companyId)
    .where('email_hash', '=', anyOf(emails.map(tools.emailHash)))
    .executeTakeFirst();
  const counts = { tickets: found.length, devices: Number(gone.numDeletedRows) };
  await writeAudit(scope, actor, { action: 'FORGET_CUSTOMER', subject: `company:${companyId}`, details: counts });
  return counts;
}

async function noteForgotten(scope: CompanyScope, hashes: readonly string[]): Promise<void> {
  const rows = hashes.map((hash) => ({ company_id: scope.companyId, hash, forgotten_at: new Date().toISOString() }));
  await sql`INSERT INTO forgotten_customers SELECT * FROM ${rowsOf('forgotten_customers', rows)}
    ON CONFLICT (company_id, hash) DO UPDATE SET forgotten_at = excluded.forgotten_at`.execute(scope.db);
}

interface KeptRow extends TicketPlace {
  readonly hash: string;
  readonly marks: readonly TicketMark[];
  readonly ticket: Ticket;
}

async function strip(scope: CompanyScope, places: readonly TicketPlace[], hash: CustomerHash): Promise<void> {
  const { db, companyId } = scope;
  const asked = JSON.stringify(places.map(({ location_id, id, day }) => ({ location_id, id, day })));
  const { rows } = await sql<KeptRow>`
    SELECT location_id, id, day::text AS day, hash, marks, ticket
    FROM jsonb_to_recordset(${asked}::jsonb) AS asked(location_id text, id text, day date)
      JOIN tickets USING (location_id, id)
    WHERE company_id = ${companyId} AND business_date = day`.execute(db);
  const stripped = rows.map((row) => {
    const ticket = withoutCustomer(row.ticket);
    const words = ticketLexemes(companyId, { ticket, marks: row.marks });
    return { ...row, ticket, words, hash: hash(companyId, row.hash) };
  });
  await sql`
    UPDATE tickets SET ticket = row.ticket, words = array_to_tsvector(row.words), hash = row.hash, is_forgotten = true
    FROM jsonb_to_recordset(${JSON.stringify(stripped)}::jsonb)
      AS row(location_id text, id text, day date, hash text, words text[], ticket jsonb)
    WHERE company_id = ${companyId} AND tickets.location_id = row.location_id AND tickets.id = row.id
      AND business_date = row.day AND NOT is_forgotten`.execute(db);
}
