import { thousandthsOf } from '../formats/exact.ts';
import { type LocalTime, localTimeIn } from '../formats/local-time.ts';
import type { MenuBlob } from '../menus/menu-blob.ts';
import type { PriceProblem } from '../menus/pricing/selection.ts';
import { createLinePricer, type SoldLine } from '../menus/replay/replay.ts';

import type { Ticket, TicketLine } from './ticket.ts';

/** A line of a ticket as menus price it. */
export function soldLine({ channel, orderType }: Ticket, line: TicketLine, at: LocalTime): SoldLine {
  return {
    itemId: line.item.id,
    optionIds: line.options.map(({ id }) => id),
    modifiers: line.modifiers.map(({ id, amount, portion }) => ({ modifierId: id, amount, portion })),
    schemeId: line.schemeId,
    channel,
    orderType,
    at,
    thousandths: thousandthsOf(line.quantity),
  };
}

export interface ComputedPrice {
  /** Of the whole line with its modifiers, in cents, before discounts and tax; null where the menu does not sell it. */
  readonly cents: number | null;
  readonly problem: PriceProblem | null;
}

/**
 * The price of each line of a ticket by a menu, in the order of the lines, at the moment when the ticket was opened.
 * @param timezone IANA, of the store
 */
export function computedPrices(menu: MenuBlob, ticket: Ticket, timezone: string): readonly ComputedPrice[] {
  const price = createLinePricer(menu);
  const at = localTimeIn(Date.parse(ticket.opened), timezone);
  return ticket.lines.map((line) => price(soldLine(ticket, line, at)));
}
