import { createHash } from 'node:crypto';
import type { Operations, QueryOf } from '@servery/contract';
import { searchWords, type Ticket, type TicketMark, type TicketWords, ticketWords } from '@servery/domain';

/**
 * A word in the index is `3fa9c1` + `c` + `anna`: its company, its subject, and the word. So a company reads its own part of the
 * index, however many tickets others have, and the beginning of a word finds the words of one facet.
 */
const facets = {
  number: 'n',
  staff: 's',
  customer: 'c',
  cards: 'd',
  payments: 'p',
  items: 'i',
} satisfies Record<keyof TicketWords, string>;
/** The shortest lists first: words beyond the limit are dropped from the items. */
const kept = ['number', 'staff', 'customer', 'cards', 'payments', 'items'] as const satisfies (keyof TicketWords)[];
/** The facets that a text without a facet is searched in. */
const anyFacet = [facets.number, facets.staff, facets.customer, facets.payments, facets.items];

/** States are searched as words are: few tickets are open. */
const stateFacet = 't';
/** On tickets with marks, and with each kind of mark behind it. */
const markedFacet = 'm';
const locationFacet = 'l';
/** So few locations are looked up in the index; of more each ticket found is asked. */
const mostPlaces = 20;

/** PostgreSQL keeps no more than a megabyte of words with a ticket. */
const mostBytes = 900_000;

export function ticketLexemes(companyId: string, { ticket, marks }: MarkedTicket): readonly string[] {
  const start = startOf(companyId);
  const words = ticketWords(ticket);
  const lexemes = [
    start + stateFacet + ticket.state,
    start + locationFacet + ticket.locationId,
    ...(marks.length > 0 ? ['', ...new Set(marks.map(({ kind }) => kind))] : []).map(
      (kind) => start + markedFacet + kind,
    ),
  ];
  let bytes = 0;
  for (const name of kept) {
    for (const word of words[name]) {
      const lexeme = start + facets[name] + word;
      bytes += Buffer.byteLength(lexeme);
      if (bytes > mostBytes) return lexemes;
      lexemes.push(lexeme);
    }
  }
  return lexemes;
}

interface MarkedTicket {
  readonly ticket: Ticket;
  readonly marks: readonly TicketMark[];
}

/** A search in PostgreSQL's language: each word is the beginning of one on the ticket, where a facet has it; undefined without any. */
export function askedLexemes(companyId: string, search: QueryOf<Operations['countTickets']>): string | undefined {
  const { text, number, server, customer, item, cardLastFour, state, isMarked, mark } = search;
  const start = startOf(companyId);
  const beginnings = (asked: string | undefined, ...within: readonly string[]): readonly string[] =>
    searchWords(asked ?? '').map((word) => `(${within.map((facet) => `'${start}${facet}${word}':*`).join(' | ')})`);
  const conditions = [
    ...beginnings(text, ...anyFacet),
    ...beginnings(number, facets.number),
    ...beginnings(server, facets.staff),
    ...beginnings(customer, facets.customer),
    ...beginnings(item, facets.items),
    ...(cardLastFour === undefined ? [] : [`'${start}${facets.cards}${cardLastFour}'`]),
    ...(state === undefined ? [] : [`'${start}${stateFacet}${state}'`]),
    ...(isMarked === undefined ? [] : [`'${start}${markedFacet}'`]),
    ...(mark === undefined ? [] : [`'${start}${markedFacet}${mark}'`]),
  ];
  return conditions.length === 0 ? undefined : conditions.join(' & ');
}

/** For a search of the index in few locations, beside its words. */
export function placeLexemes(companyId: string, places: readonly string[] | undefined): readonly string[] {
  if (places === undefined || places.length === 0 || places.length > mostPlaces) return [];
  return [`(${places.map((id) => `'${startOf(companyId)}${locationFacet}${id}'`).join(' | ')})`];
}

/** A whole word of a customer. */
export function customerLexeme(companyId: string, word: string): string {
  return `'${startOf(companyId)}${facets.customer}${word}'`;
}

/** Two companies with the same one read each other's part of the index, and see nothing of it. */
function startOf(companyId: string): string {
  return createHash('sha256').update(companyId).digest('hex').slice(0, 6);
}
