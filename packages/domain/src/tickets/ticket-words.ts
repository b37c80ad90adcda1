import type { Ticket } from './ticket.ts';

/** Texts that a ticket is found by, by what they are about. */
export interface TicketWords {
  /** Number, table and station. */
  readonly number: string;
  /** Who served, drove or voided. */
  readonly staff: string;
  readonly customer: string;
  /** Items, modifiers, discounts and notes. */
  readonly items: string;
  /** Tenders, brands of cards and last four digits. */
  readonly payments: string;
}

export function ticketWords(ticket: Ticket): TicketWords {
  const { customer, delivery, lines, server, payments } = ticket;
  return {
    number: joined([ticket.number, ticket.table, ticket.station]),
    staff: joined([server?.name, delivery?.driver?.name, ...lines.map(({ voided }) => voided?.by.name)]),
    customer: joined([
      customer?.name,
      customer?.phone,
      customer?.phone?.replaceAll(/\D/g, ''),
      customer?.email,
      customer?.address,
    ]),
    items: joined([
      ...lines.flatMap(({ item, options, modifiers, discounts, note, voided }) => [
        item.name,
        ...[...options, ...modifiers, ...discounts].map(({ name }) => name),
        note,
        voided?.reason,
      ]),
      ...ticket.discounts.map(({ name }) => name),
      delivery?.zone,
      ticket.note,
    ]),
    payments: joined(payments.flatMap(({ tender, card }) => [tender, card?.brand, card?.lastFour])),
  };
}

/** More than any kitchen puts on a ticket; an index takes no more than a megabyte. */
const mostWords = 5_000;

/** Each word once: what was ordered ten times is not ten times in the index. */
function joined(texts: readonly (string | null | undefined)[]): string {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of searchWords(text ?? '')) words.add(word);
    if (words.size > mostWords) break;
  }
  return [...words].slice(0, mostWords).join(' ');
}

/** Letters and digits between whatever else there is, in lower case and without accents; as on tickets, so in searches. */
export function searchWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
