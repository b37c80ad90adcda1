import type { FoundTicket } from '@servery/contract';
import { searchWords, type Ticket } from '@servery/domain';

export interface TicketRow {
  readonly location_id: string;
  readonly id: string;
  readonly day: string;
  readonly opened: string;
  readonly marks: number;
  readonly ticket: Ticket;
}

/** Items of a ticket that a list shows. */
const shownItems = 4;

/** @param asked beginnings of words that a search names: items that have one come first */
export function foundTicket({ location_id, id, marks, ticket }: TicketRow, asked: readonly string[]): FoundTicket {
  const { number, state, businessDate, opened, orderType, channel, server, customer, lines, totals, payments } = ticket;
  const items = lines.map(({ item }) => item.name);
  const first = items.filter((name) => hasOne(name, asked));
  return {
    id: `${location_id}.${id}`,
    locationId: location_id,
    number,
    state,
    businessDate,
    opened,
    orderType,
    channel,
    serverName: server?.name ?? null,
    customerName: customer?.name ?? null,
    items: [...first, ...items.filter((name) => !first.includes(name))].slice(0, shownItems),
    matched: detailsOf(ticket).find((text) => hasOne(text, asked)) ?? null,
    total: totals.total,
    tips: totals.tips,
    payments: payments.map(({ tender, card }) => (card === null ? tender : `${card.brand} ${card.lastFour}`)),
    marks,
  };
}

/** The texts that the items field of a search looks at, beside the names of items. */
function detailsOf({ lines, discounts, note, delivery }: Ticket): readonly string[] {
  const texts = [
    ...lines.flatMap((line) => [
      ...[...line.modifiers, ...line.options, ...line.discounts].map(({ name }) => name),
      line.note,
      line.voided?.reason,
    ]),
    ...discounts.map(({ name }) => name),
    note,
    delivery?.zone,
    delivery?.partner,
  ];
  return texts.filter((text) => typeof text === 'string');
}

function hasOne(text: string, asked: readonly string[]): boolean {
  return asked.length > 0 && searchWords(text).some((word) => asked.some((beginning) => word.startsWith(beginning)));
}
