import type { ReportRefusal } from '@servery/contract';
import { holdsCardNumber, marksOf, type Ticket, type TicketMark, ticketSchema } from '@servery/domain';
import { readReported } from '../../configuration/reported/read-reported.ts';

export interface ReportedTicket {
  /** Place in the report, from 0. */
  readonly index: number;
  readonly ticket: Ticket;
  /** SHA-256 of its content, in hexadecimal. */
  readonly hash: string;
  readonly marks: readonly TicketMark[];
  /** Its customer was forgotten and is left out; the hash is a keyed one of it. */
  readonly isForgotten?: true;
}

export interface ReadReport {
  readonly tickets: readonly ReportedTicket[];
  readonly refused: readonly ReportRefusal[];
}

/** Each ticket is judged separately; the problem of a ticket is named without repeating the content of the ticket. */
export function readReport(reported: readonly unknown[], locationId: string, now: number): ReadReport {
  const { taken, refused } = readReported(reported, { schema: ticketSchema, locationId, now, wrongWith: cardNumber });
  return {
    tickets: taken.map(({ index, thing, hash }) => ({ index, ticket: thing, hash, marks: marksOf(thing) })),
    refused,
  };
}

function cardNumber(ticket: Ticket) {
  if (!holdsCardNumber(ticket)) return undefined;
  const message = 'A text holds a card number. Send the last four digits only.';
  return { code: 'CARD_NUMBER', path: '', message } as const;
}
