import { ORDER_CHANNELS, TICKET_MARKS, TICKET_STATES } from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActiveLevel, wholeCompany } from '../../session/level/active-level.ts';
import { centsOf, readAmount } from '../../ui/fields/amount.ts';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import type { TicketQuery } from './ticket-calls.ts';

/** As the address has it: tickets with whatever mark. */
export const anyMark = '1';

export type TicketFilters = ReturnType<typeof useTicketFilters>;

/** Takes all of them out of an address. */
export const noFilters = {
  q: undefined,
  number: undefined,
  place: undefined,
  channel: undefined,
  type: undefined,
  server: undefined,
  customer: undefined,
  item: undefined,
  tax: undefined,
  card: undefined,
  from: undefined,
  to: undefined,
  least: undefined,
  most: undefined,
  state: undefined,
  marked: undefined,
};

/** The search and the filters, kept in the address; `query` holds the parameters of the request. */
export function useTicketFilters() {
  const keep = useKeepInAddress();
  const level = useActiveLevel();
  const here = level.id;
  const search = useSearch({ strict: false });
  const { q, number, server, customer, item, tax, card, from, to, least, most, state, marked, channel, type } = search;
  const place = search.place ?? here ?? wholeCompany;
  const query = useMemo(
    (): TicketQuery => ({
      text: textOf(q),
      number: textOf(number),
      server: textOf(server),
      customer: textOf(customer),
      item: textOf(item),
      tax: textOf(tax),
      cardLastFour: isLastFour(card) ? card : undefined,
      from: isDay(from) ? from : undefined,
      to: isDay(to) ? to : undefined,
      places: place === wholeCompany ? undefined : place,
      channel: ORDER_CHANNELS.find((one) => one === channel),
      orderType: /^\d{1,3}$/.test(type ?? '') ? Number(type) : undefined,
      least: centsIn(least),
      most: centsIn(most),
      state: TICKET_STATES.find((one) => one === state),
      isMarked: marked === anyMark ? 'true' : undefined,
      mark: TICKET_MARKS.find((one) => one === marked),
    }),
    [q, number, server, customer, item, tax, card, from, to, place, least, most, state, marked, channel, type],
  );
  const { text, ...facets } = query;
  const everywhere = here === null ? undefined : wholeCompany;
  return {
    search: { q, number, server, customer, item, tax, card, from, to, least, most },
    query,
    /** How many filters are on beside the search. */
    count: Object.values(facets).filter((value) => value !== undefined).length,
    isAny: Object.values(query).some((value) => value !== undefined),
    keep,
    /** The tickets of every location, also while one of them is the level that is worked at. */
    keepPlace: (id: string | null) => keep({ place: id ?? everywhere }),
    clear: () => keep({ ...noFilters, place: everywhere }),
  };
}

/** The part of a text that the server takes. */
function textOf(text: string | undefined): string | undefined {
  return text?.trim().slice(0, 200) || undefined;
}

export function isLastFour(text: string | undefined): boolean {
  return /^\d{4}$/.test(text ?? '');
}

function isDay(text: string | undefined): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));
}

/** `40.00` of the address in cents. */
function centsIn(text: string | undefined): number | undefined {
  const read = readAmount(text ?? '', { isSigned: true });
  return 'value' in read && read.value !== null ? centsOf(read.value) : undefined;
}
