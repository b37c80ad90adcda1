import { thousandthsOf } from '../formats/exact.ts';
import type { Ticket, TicketLine } from '../tickets/ticket.ts';
import type { StockThing } from './stock-thing.ts';

/**
 * How much of a thing a ticket sells, in thousandths, so that sums and differences are exact. A voided ticket and voided lines sell
 * nothing; a modifier and an option count once for each piece of the line.
 */
export function soldThousandths(thing: StockThing, { state, lines }: Ticket): number {
  if (state === 'VOIDED') return 0;
  return lines
    .filter((line) => line.voided === null && hasThing(thing, line))
    .reduce((sum, { quantity }) => sum + thousandthsOf(quantity), 0);
}

function hasThing({ kind, id, itemId }: StockThing, { item, options, modifiers }: TicketLine): boolean {
  switch (kind) {
    case 'ITEM':
      return item.id === id;
    case 'MODIFIER':
      return modifiers.some((modifier) => modifier.id === id && modifier.amount !== 'NONE');
    case 'OPTION':
      return (itemId === null || itemId === item.id) && options.some((option) => option.id === id);
  }
}
