import type { Ticket } from './ticket.ts';

/** Words that a ticket is found by, by their subject; each once. */
export interface TicketWords {
  /** Number, table and station. */
  readonly number: readonly string[];
  /** The people who served, drove or voided. */
  readonly staff: readonly string[];
  readonly customer: readonly string[];
  /** Items, modifiers, discounts and notes. */
  readonly items: readonly string[];
  /** Tenders, brands of cards and last four digits. */
  readonly payments: readonly string[];
  /** The last four digits of cards. */
  readonly cards: readonly string[];
}

export function ticketWords(ticket: Ticket): TicketWords {
  const { customer, delivery, lines, server, payments } = ticket;
  return {
    number: wordsOf([ticket.number, ticket.table, ticket.station]),
    staff: wordsOf([server?.name, delivery?.driver?.name, ...lines.map(({ voided }) => voided?.by.name)]),
    customer: wordsOf([
      customer?.name,
      customer?.phone,
      customer?.phone?.replaceAll(/\D/g, ''),
      customer?.email,
      customer?.address,
    ]),
    items: wordsOf([
      ...lines.flatMap(({ item, options, modifiers, discounts, note, voided }) => [
        item.name,
        ...[...options, ...modifiers, ...discounts].map(({ name }) => name),
        note,
        voided?.reason,
      ]),
      ...ticket.discounts.map(({ name }) => name),
      delivery?.zone,
      delivery?.partner,
      ticket.note,
    ]),
    payments: wordsOf(payments.flatMap(({ tender, card }) => [tender, card?.brand, card?.lastFour])),
    cards: wordsOf(payments.map(({ card }) => card?.lastFour)),
  };
}

/** More than any kitchen puts on a ticket. */
const mostWords = 5_000;

/** Each word once: an item that was ordered ten times is not ten times in the index. */
function wordsOf(texts: readonly (string | null | undefined)[]): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of searchWords(text ?? '')) words.add(word);
    if (words.size > mostWords) break;
  }
  return [...words].slice(0, mostWords);
}

/**
 * Words of letters and digits, in lower case and without accents, of tickets and searches alike. A text longer than the longest
 * word is split into several.
 */
export function searchWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{1,64}/gu) ?? []
  );
}
