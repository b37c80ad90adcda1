import { randomOf, type SellingStore, simulatedTicket } from '@servery/demo';
import { marksOf, type Ticket } from '@servery/domain';
import { buildMenu } from '@servery/domain/testing/build-menu';
import { expect, test } from 'vitest';
import { openMemoryTickets } from './memory-tickets.ts';
import { sellTickets, whileOpen } from './simulated-sales.ts';

const store: SellingStore = {
  locationId: 'pier-39',
  timezone: 'America/Chicago',
  menu: buildMenu(),
  menuHash: 'a'.repeat(64),
  outOfStock: [],
};
test('a ticket that is not paid yet adds up too', () => {
  const ticket = simulatedTicket({
    store,
    number: 1,
    opened: Date.parse('2026-11-28T06:30:00Z'),
    random: randomOf('7'),
  });
  expect(whileOpen(ticket)).toMatchObject({ state: 'OPEN', payments: [] });
  expect(marksOf(whileOpen(ticket))).toEqual([]);
});

test('a store sells what its menu has once it has one, and stops when it is told to', async () => {
  const stop = new AbortController();
  const tickets = openMemoryTickets();
  const sold: Ticket[] = [];
  const put = (ticket: Ticket): void => {
    sold.push(ticket);
    if (ticket.number === '20') stop.abort();
  };
  let asked = 0;
  // The first time it has no menu yet.
  const storeNow = async () => (asked++ === 0 ? undefined : store);
  await sellTickets({
    store: storeNow,
    perHour: 3_600_000,
    tickets: { ...tickets, put },
    signal: stop.signal,
    random: randomOf('5'),
  });
  expect(sold[0]?.number).toBe('2');
  for (const { closed } of sold) expect(Date.parse(closed ?? '')).not.toBeGreaterThan(Date.now());
  const opened = sold.filter(({ state }) => state === 'OPEN');
  expect(opened.length).toBeGreaterThan(0);
  for (const { id } of opened)
    expect(sold).toContainEqual(expect.objectContaining({ id, revision: 2, state: 'CLOSED' }));
});
