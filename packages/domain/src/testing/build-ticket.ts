import type { Ticket, TicketLine } from '../tickets/ticket.ts';

export function buildTicketLine(given: Partial<TicketLine> = {}): TicketLine {
  return {
    id: '1',
    item: { id: 'item_calamari', name: 'Crispy Calamari' },
    options: [],
    quantity: 1,
    modifiers: [],
    schemeId: null,
    price: 1_400,
    discounts: [],
    voided: null,
    ...given,
  };
}

/** A closed ticket whose sums hold, whatever its lines are. */
export function buildTicket(given: Partial<Ticket> = {}): Ticket {
  const lines = given.lines ?? [buildTicketLine()];
  const sold = lines.filter(({ voided }) => voided === null);
  const subtotal = sold.reduce((sum, { price }) => sum + price, 0);
  const discounts = [...sold.flatMap((line) => line.discounts), ...(given.discounts ?? [])].reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  const tax = Math.round(((subtotal - discounts) * 10) / 100);
  const total = subtotal - discounts + tax;
  return {
    id: 't1',
    revision: 1,
    locationId: 'pier-39',
    number: '128',
    state: 'CLOSED',
    businessDate: '2026-11-27',
    opened: '2026-11-27T19:02:00.000Z',
    closed: '2026-11-27T19:41:00.000Z',
    orderType: 1,
    channel: 'POS',
    station: 'Front',
    server: { id: 'usr_nora', name: 'Nora Quist' },
    table: '12',
    guests: 2,
    customer: null,
    lines,
    charges: [],
    discounts: [],
    taxes: [{ name: 'Sales tax', amount: tax }],
    payments: [{ tender: 'Card', amount: total, tip: 250, card: { brand: 'Visa', lastFour: '4242' } }],
    totals: { subtotal, discounts, charges: 0, tax, total, tips: 250 },
    delivery: null,
    menuHash: null,
    settingsHash: null,
    ...given,
  };
}
