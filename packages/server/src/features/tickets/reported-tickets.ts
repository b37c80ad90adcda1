import { createHash } from 'node:crypto';
import type { TicketRefusal } from '@servery/contract';
import { holdsCardNumber, marksOf, plainMessage, type Ticket, type TicketMark, ticketSchema } from '@servery/domain';

export interface ReportedTicket {
  /** Place in the report, from 0. */
  readonly index: number;
  readonly ticket: Ticket;
  /** SHA-256 of its content, in hexadecimal. */
  readonly hash: string;
  readonly marks: readonly TicketMark[];
}

export interface ReadReport {
  readonly tickets: readonly ReportedTicket[];
  readonly refused: readonly TicketRefusal[];
}

const dayMillis = 86_400_000;
/** Terminals report late, by a year where one was found in a cellar. */
const mostDaysLate = 731;
/** Where it is tomorrow already, and a clock that is wrong by hours. */
const mostDaysAhead = 2;

/** Each ticket is judged separately; what is wrong with one is said without repeating what it holds. */
export function readReport(reported: readonly unknown[], locationId: string, now: number): ReadReport {
  const tickets: ReportedTicket[] = [];
  const refused: TicketRefusal[] = [];
  for (const [index, given] of reported.entries()) {
    const read = ticketSchema.safeParse(given, { error: plainMessage });
    const wrong = read.success ? wrongWith(read.data, locationId, now) : formOf(read.error.issues[0]);
    if (wrong !== undefined) refused.push({ index, id: idOf(given), ...wrong });
    else if (read.success)
      tickets.push({ index, ticket: read.data, hash: hashOf(read.data), marks: marksOf(read.data) });
  }
  return { tickets, refused };
}

type Wrong = Omit<TicketRefusal, 'index' | 'id'>;

function wrongWith(ticket: Ticket, locationId: string, now: number): Wrong | undefined {
  if (ticket.locationId !== locationId)
    return {
      code: 'OTHER_LOCATION',
      path: 'locationId',
      message: 'A terminal reports the tickets of its own location.',
    };
  if (holdsCardNumber(ticket))
    return { code: 'CARD_NUMBER', path: '', message: 'A text holds a card number. Send the last four digits only.' };
  const days = (Date.parse(ticket.businessDate) - now) / dayMillis;
  if (days > mostDaysAhead || days < -mostDaysLate)
    return {
      code: 'DATE',
      path: 'businessDate',
      message: `Enter a day that is at most ${mostDaysLate} days ago and at most ${mostDaysAhead} days ahead.`,
    };
  return undefined;
}

/** A field that the contract does not have may hold anything, so its name is not repeated. */
function formOf(
  issue: { readonly code?: string; readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): Wrong {
  const isUnknown = issue?.code === 'unrecognized_keys';
  return {
    code: 'INVALID',
    path: issue?.path.join('.') ?? '',
    message: isUnknown ? 'There is a field that tickets do not have.' : (issue?.message ?? 'This is no ticket.'),
  };
}

function idOf(given: unknown): string | null {
  const { id } = ticketSchema.pick({ id: true }).catch({ id: '' }).parse(given);
  return id === '' ? null : id;
}

/** Fields in the order of the schema, so that the order that they were sent in does not count. */
function hashOf(ticket: Ticket): string {
  return createHash('sha256').update(JSON.stringify(ticket)).digest('hex');
}
