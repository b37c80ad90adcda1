import { shareOfCents, thousandthsOf } from '../formats/exact.ts';
import { spread } from '../menus/offers/evaluation/largest-remainder.ts';
import type { Ticket, TicketLine } from '../tickets/ticket.ts';
import { deliveryCells } from './delivery-sales.ts';
import type { NAMED_DIMENSIONS, SalesCell } from './rollups.ts';
import { taxCells, taxOfTicket } from './tax-sales.ts';

/** A ticket of longer is one that nobody closed. */
const mostMinutes = 1_440;
const minuteMillis = 60_000;
/** Where a ticket has a discount and nothing that was sold, and where nobody served it. */
const none = '';

/**
 * The cells that a ticket adds to each rollup, in the same key as often as it has parts. One that is open adds nothing but itself; voided
 * lines add to voids only. Discounts of the whole ticket are spread over its lines, so that items add up to the ticket to the cent.
 * @param hour of the store's clock when it was opened, 0 to 23
 */
export function salesOf(ticket: Ticket, hour: number): readonly SalesCell[] {
  const place = [ticket.channel, ticket.orderType];
  const when = { rollup: 'hours', key: [hour, ...place] } as const;
  if (ticket.state === 'OPEN') return [{ ...when, sums: { open: 1 } }];
  const isVoided = ticket.state === 'VOIDED';
  const sold = isVoided ? [] : ticket.lines.filter(({ voided }) => voided === null);
  const gone = isVoided ? ticket.lines : ticket.lines.filter(({ voided }) => voided !== null);
  const whole = isVoided ? { voids: sumOf(gone), voided: 1 } : wholeOf(ticket, sold, gone);
  return [
    { ...when, sums: whole },
    ...serverCells(ticket, place, whole),
    ...itemCells(ticket, place, { sold, gone }),
    ...modifierCells(sold, place),
    ...optionCells(sold, place),
    ...(isVoided ? [] : offerCells(ticket, sold, place)),
    ...(isVoided ? [] : taxCells(ticket, place)),
    ...(isVoided ? [] : deliveryCells(ticket, hour)),
  ];
}

type Place = readonly (string | number)[];
type Whole = Readonly<
  Partial<Record<'tickets' | 'guests' | 'gross' | 'discounts' | 'tips' | 'voids' | 'minutes', number>>
>;

function wholeOf(ticket: Ticket, sold: readonly TicketLine[], gone: readonly TicketLine[]) {
  return {
    tickets: 1,
    guests: ticket.guests,
    gross: sumOf(sold),
    discounts: total(sold.flatMap((line) => line.discounts)) + total(ticket.discounts),
    charges: total(ticket.charges),
    tax: taxOfTicket(ticket),
    tips: ticket.payments.reduce((sum, { tip }) => sum + tip, 0),
    voids: sumOf(gone),
    minutes: minutesOf(ticket),
    lines: sold.length,
    free: sold.filter(({ price }) => price === 0).length,
  };
}

function serverCells({ server }: Ticket, place: Place, whole: Whole): readonly SalesCell[] {
  const { tickets = 0, guests = 0, gross = 0, discounts = 0, tips = 0, voids = 0, minutes = 0 } = whole;
  const sums = { tickets, guests, gross, discounts, tips, voids, minutes };
  return [{ rollup: 'servers', key: [server?.id ?? none, ...place], sums }];
}

interface Lines {
  readonly sold: readonly TicketLine[];
  readonly gone: readonly TicketLine[];
}

function itemCells(ticket: Ticket, place: Place, { sold, gone }: Lines): readonly SalesCell[] {
  const shares = ticketDiscounts(ticket, sold);
  const seen = new Set<string>();
  const cells = sold.map((line, at): SalesCell => {
    const isFirst = !seen.has(line.item.id);
    seen.add(line.item.id);
    return {
      rollup: 'items',
      key: [line.item.id, ...place],
      sums: {
        quantity: thousandthsOf(line.quantity),
        tickets: isFirst ? 1 : 0,
        gross: line.price,
        discounts: total(line.discounts) + (shares[at] ?? 0),
      },
    };
  });
  const voids = gone.map(
    (line): SalesCell => ({ rollup: 'items', key: [line.item.id, ...place], sums: { voids: line.price } }),
  );
  const left = sold.length === 0 && ticket.state === 'CLOSED' ? total(ticket.discounts) : 0;
  const rest: SalesCell[] = left === 0 ? [] : [{ rollup: 'items', key: [none, ...place], sums: { discounts: left } }];
  return [...cells, ...voids, ...rest];
}

/** By the charge of each line; on the first where nothing is charged. */
function ticketDiscounts(ticket: Ticket, sold: readonly TicketLine[]): readonly number[] {
  const taken = total(ticket.discounts);
  const weights = sold.map((line) => Math.max(0, line.price - total(line.discounts)));
  return weights.some((weight) => weight > 0) ? spread(taken, weights) : weights.map((_, at) => (at === 0 ? taken : 0));
}

function modifierCells(sold: readonly TicketLine[], place: Place): readonly SalesCell[] {
  return sold.flatMap(({ item, quantity, modifiers }) =>
    modifiers.flatMap(({ id, amount, price }): SalesCell[] => {
      if (amount === 'NONE') return [];
      return [
        {
          rollup: 'modifiers',
          key: [item.id, id, ...place],
          sums: { quantity: thousandthsOf(quantity), gross: shareOfCents(price, thousandthsOf(quantity), 1_000) },
        },
      ];
    }),
  );
}

function optionCells(sold: readonly TicketLine[], place: Place): readonly SalesCell[] {
  return sold.flatMap(({ item, options, quantity, price }) =>
    [...new Set(options.map(({ id }) => id))].map(
      (option): SalesCell => ({
        rollup: 'options',
        key: [item.id, option, ...place],
        sums: { quantity: thousandthsOf(quantity), gross: price },
      }),
    ),
  );
}

/** How often each offer was used, and the amount that it gave away; a discount that was taken off by hand has no offer. */
function offerCells(ticket: Ticket, sold: readonly TicketLine[], place: Place): readonly SalesCell[] {
  const taken = new Map<string, number>();
  for (const { offerId, amount } of [...sold.flatMap((line) => line.discounts), ...ticket.discounts])
    taken.set(offerId ?? none, (taken.get(offerId ?? none) ?? 0) + amount);
  return [...taken].map(([offer, discounts]) => ({
    rollup: 'offers',
    key: [offer, ...place],
    sums: { tickets: 1, discounts },
  }));
}

/** The names that a ticket gives to its items with their parts, and to its people. */
export function salesNamesOf(ticket: Ticket): readonly SalesName[] {
  const { lines, server, delivery, taxes } = ticket;
  const driver = delivery?.driver ?? null;
  return [
    ...lines.map(({ item }) => ({ kind: 'item', ...item }) as const),
    ...lines.flatMap(({ modifiers }) => modifiers.map(({ id, name }) => ({ kind: 'modifier', id, name }) as const)),
    ...lines.flatMap(({ options }) => options.map((option) => ({ kind: 'option', ...option }) as const)),
    ...(server === null ? [] : [{ kind: 'server', ...server } as const]),
    ...(driver === null ? [] : [{ kind: 'driver', ...driver } as const]),
    ...[...lines.flatMap((line) => line.discounts), ...ticket.discounts].flatMap(({ offerId, name }) =>
      offerId === null ? [] : [{ kind: 'offer', id: offerId, name } as const],
    ),
    ...taxes.flatMap(({ taxId, name }) => (taxId === undefined ? [] : [{ kind: 'tax', id: taxId, name } as const])),
  ];
}

export interface SalesName {
  readonly kind: (typeof NAMED_DIMENSIONS)[number];
  readonly id: string;
  readonly name: string;
}

function minutesOf({ opened, closed }: Ticket): number {
  if (closed === null) return 0;
  const minutes = Math.round((Date.parse(closed) - Date.parse(opened)) / minuteMillis);
  return Math.min(mostMinutes, Math.max(0, minutes));
}

function sumOf(lines: readonly TicketLine[]): number {
  return lines.reduce((sum, { price }) => sum + price, 0);
}

function total(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}
