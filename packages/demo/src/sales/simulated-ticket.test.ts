import { marksOf, ticketSchema } from '@servery/domain';
import { buildMenu } from '@servery/domain/testing/build-menu';
import { expect, test } from 'vitest';
import { harborMenu } from '../menu/harbor-menu.ts';
import { randomOf } from './random-of.ts';
import { type SellingStore, simulatedTicket } from './simulated-ticket.ts';

const store: SellingStore = {
  locationId: 'pier-39',
  timezone: 'America/Chicago',
  menu: buildMenu(),
  menuHash: 'a'.repeat(64),
  outOfStock: [],
};
test('a simulated ticket is one that the server takes, and its sums hold', () => {
  const random = randomOf('7');
  for (let number = 1; number <= 200; number += 1) {
    const ticket = simulatedTicket({ store, number, opened: Date.parse('2026-11-28T06:30:00Z'), random });
    expect(ticketSchema.parse(ticket)).toEqual(ticket);
    expect(marksOf(ticket)).toEqual([]);
    expect(ticket.lines.length).toBeGreaterThan(0);
  }
});

test('what is out of stock is not sold until it is back', () => {
  const soldOf = (until: number) => {
    const entry = { kind: 'ITEM', id: 'supreme', itemId: null, name: 'Supreme', left: 0 } as const;
    const out = { ...store, outOfStock: [{ ...entry, until: new Date(until).toISOString() }] };
    const random = randomOf('11');
    const tickets = Array.from({ length: 50 }, (_, number) =>
      simulatedTicket({ store: out, number, opened: Date.parse('2026-11-28T06:30:00Z'), random }),
    );
    return tickets.flatMap(({ lines }) => lines.map(({ item }) => item.id));
  };
  expect(soldOf(Date.now() - 1)).toContain('supreme');
  expect(soldOf(Date.now() + 60_000)).not.toContain('supreme');
});

test('a modifier that is out of stock is added to no line', () => {
  const menu = harborMenu();
  const entry = { kind: 'MODIFIER', id: 'mod-item-mushroom', itemId: null, name: 'Mushroom', left: 0 } as const;
  const addedUntil = (until: number) => {
    const out = { ...store, menu, outOfStock: [{ ...entry, until: new Date(until).toISOString() }] };
    const random = randomOf('13');
    const tickets = Array.from({ length: 200 }, (_, number) =>
      simulatedTicket({ store: out, number, opened: Date.parse('2026-11-28T06:30:00Z'), random }),
    );
    const modifiers = tickets.flatMap(({ lines }) => lines.flatMap((line) => line.modifiers));
    return modifiers.filter(({ amount }) => amount !== 'NONE').map(({ id }) => id);
  };
  expect(addedUntil(Date.now() - 1)).toContain(entry.id);
  expect(addedUntil(Date.now() + 60_000)).not.toContain(entry.id);
});

test('half past midnight belongs to the day before', () => {
  const ticketAt = (opened: string) =>
    simulatedTicket({ store, number: 1, opened: Date.parse(opened), random: randomOf('3') }).businessDate;
  expect([ticketAt('2026-11-28T06:30:00Z'), ticketAt('2026-11-28T18:30:00Z')]).toEqual(['2026-11-27', '2026-11-28']);
});
