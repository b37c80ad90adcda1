import type { Ticket } from './ticket.ts';
import { searchWords } from './ticket-words.ts';

type Customer = NonNullable<Ticket['customer']>;

/** The keys that show that two tickets are of the same customer. */
export interface CustomerKeys {
  /** Digits, without the country code of North America. */
  readonly phone: string | null;
  /** In lower case. */
  readonly email: string | null;
  /** Words of the name and the address, of a customer who gave neither phone nor email. */
  readonly place: string | null;
}

/** Fewer digits are an extension or a number that somebody made up. */
const leastPhoneDigits = 7;

export function customerKeys({ name, phone, email, address }: Customer): CustomerKeys {
  const digits = (phone ?? '').replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const known = {
    phone: digits.length < leastPhoneDigits ? null : digits,
    email: email?.trim().toLowerCase() || null,
  };
  const words = [name, address ?? ''].map((text) => searchWords(text).join(' '));
  const isPlace = known.phone === null && known.email === null && words.every((text) => text !== '');
  return { ...known, place: isPlace ? words.join(', ') : null };
}

/**
 * A ticket without its customer. Notes may name anybody and are removed too, as is the name of a table or station that equals
 * the customer's; sold lines and payments stay.
 */
export function withoutCustomer(ticket: Ticket): Ticket {
  const { note: _note, customer, lines, table, station, ...rest } = ticket;
  const names = new Set(searchWords(customer?.name ?? ''));
  const unnamed = (text: string | null) =>
    text !== null && searchWords(text).some((word) => names.has(word)) ? null : text;
  return {
    ...rest,
    table: unnamed(table),
    station: unnamed(station),
    customer: null,
    lines: lines.map(({ note: _lineNote, voided, ...line }) => ({
      ...line,
      voided: voided && { ...voided, reason: unnamed(voided.reason) ?? '' },
    })),
  };
}
