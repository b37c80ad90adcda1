import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTicket, buildTicketLine } from '../testing/build-ticket.ts';
import type { Ticket, TicketLine } from '../tickets/ticket.ts';
import type { SalesCell, SalesRollup } from './rollups.ts';
import { salesNamesOf, salesOf } from './ticket-sales.ts';

const hour = 19;
const anchovy = { id: 'mod_anchovy', name: 'Anchovy', amount: 'REGULAR', portion: 'WHOLE', price: 150 } as const;
const void_ = { by: { id: 'u', name: 'Nora' }, reason: 'Dropped', at: '2026-11-27T19:20:00.000Z' };

function added(cells: readonly SalesCell[], rollup: SalesRollup): Record<string, Record<string, number>> {
  const sums: Record<string, Record<string, number>> = {};
  for (const cell of cells) {
    if (cell.rollup !== rollup) continue;
    const into = sums[cell.key.join(' ')] ?? {};
    sums[cell.key.join(' ')] = into;
    for (const [name, value] of Object.entries(cell.sums)) into[name] = (into[name] ?? 0) + value;
  }
  return sums;
}

describe('what a ticket adds to sales', () => {
  const ticket = buildTicket({
    guests: 3,
    lines: [
      buildTicketLine({
        id: '1',
        item: { id: 'pizza', name: 'Pizza' },
        quantity: 2,
        price: 4_000,
        modifiers: [anchovy],
      }),
      buildTicketLine({
        id: '2',
        item: { id: 'pizza', name: 'Pizza' },
        price: 2_000,
        discounts: [{ offerId: 'deal', name: 'Deal', amount: 500 }],
      }),
      buildTicketLine({ id: '3', item: { id: 'cola', name: 'Cola' }, quantity: 0.5, price: 300 }),
      buildTicketLine({ id: '4', item: { id: 'cola', name: 'Cola' }, price: 600, voided: void_ }),
    ],
    discounts: [
      { offerId: 'deal', name: 'Deal', amount: 100 },
      { offerId: null, name: 'Manager', amount: 1_000 },
    ],
    charges: [{ name: 'Delivery', amount: 399 }],
  });
  const cells = salesOf(ticket, hour);

  test('is counted once as a whole, in the hour of the store', () => {
    expect(added(cells, 'hours')).toEqual({
      '19 POS 1': {
        tickets: 1,
        guests: 3,
        gross: 6_300,
        discounts: 1_600,
        charges: 399,
        tax: 470,
        tips: 250,
        voids: 600,
        minutes: 39,
        lines: 3,
        free: 0,
      },
    });
    expect(added(cells, 'servers')).toEqual({
      'usr_nora POS 1': { tickets: 1, guests: 3, gross: 6_300, discounts: 1_600, tips: 250, voids: 600, minutes: 39 },
    });
  });

  test('is spread over its items, discounts of the whole by what each line is charged', () => {
    expect(added(cells, 'items')).toEqual({
      'pizza POS 1': { quantity: 3_000, tickets: 1, gross: 6_000, discounts: 500 + 1_043 },
      'cola POS 1': { quantity: 500, tickets: 1, gross: 300, discounts: 57, voids: 600 },
    });
    expect(added(cells, 'modifiers')).toEqual({ 'pizza mod_anchovy POS 1': { quantity: 2_000, gross: 300 } });
  });

  test('counts each size and style of its items once a line, with the whole line', () => {
    const large = { id: 'large', name: 'Large' };
    const sized = {
      ...ticket,
      lines: [
        buildTicketLine({ id: '1', item: { id: 'pizza', name: 'Pizza' }, quantity: 2, price: 4_000, options: [large] }),
        buildTicketLine({
          id: '2',
          item: { id: 'pizza', name: 'Pizza' },
          price: 2_000,
          options: [large, large, { id: 'thin', name: 'Thin' }],
        }),
        buildTicketLine({ id: '3', item: { id: 'pizza', name: 'Pizza' }, price: 900, options: [large], voided: void_ }),
        buildTicketLine({ id: '4', item: { id: 'cola', name: 'Cola' }, price: 300, options: [] }),
      ],
    };
    expect(added(salesOf(sized, hour), 'options')).toEqual({
      'pizza large POS 1': { quantity: 3_000, gross: 6_000 },
      'pizza thin POS 1': { quantity: 1_000, gross: 2_000 },
    });
    expect(salesNamesOf(sized)).toContainEqual({ kind: 'option', id: 'thin', name: 'Thin' });
  });

  test('names each offer once, with all that it gave away', () => {
    expect(added(cells, 'offers')).toEqual({
      'deal POS 1': { tickets: 1, discounts: 600 },
      ' POS 1': { tickets: 1, discounts: 1_000 },
    });
    expect(salesNamesOf(ticket)).toContainEqual({ kind: 'modifier', id: 'mod_anchovy', name: 'Anchovy' });
    expect(salesNamesOf(ticket)).toContainEqual({ kind: 'server', id: 'usr_nora', name: 'Nora Quist' });
  });

  test('names each tax once, under its id or else its name, with what it is on', () => {
    const taxed = salesOf(
      {
        ...ticket,
        taxes: [
          { taxId: 'food', name: 'Prepared food', amount: 290, taxable: 3_500 },
          { taxId: 'food', name: 'Prepared food', amount: 99, taxable: 1_200 },
          { taxId: 'bag', name: 'Bags', amount: 0, taxable: 50 },
          { name: 'Liquor', amount: 40 },
          { name: 'Liquor', amount: 41, taxable: 500 },
        ],
      },
      hour,
    );
    expect(added(taxed, 'taxes')).toEqual({
      'food POS 1': { tickets: 1, tax: 389, taxable: 4_700, stated: 389 },
      'bag POS 1': { tickets: 1, tax: 0, taxable: 50, stated: 0 },
      'Liquor POS 1': { tickets: 1, tax: 81, taxable: 500, stated: 41 },
    });
    expect(added(taxed, 'hours')).toMatchObject({ '19 POS 1': { tax: 470 } });
    const named = salesNamesOf({ ...ticket, taxes: [{ taxId: 'food', name: 'Prepared food', amount: 470 }] });
    expect(named).toContainEqual({ kind: 'tax', id: 'food', name: 'Prepared food' });
    expect(salesNamesOf(ticket).filter(({ kind }) => kind === 'tax')).toEqual([]);
  });

  test('has a tax without a name where it says a total only, and none where there is none', () => {
    const total = { ...ticket, taxes: [] };
    expect(added(salesOf(total, hour), 'taxes')).toEqual({
      ' POS 1': { tickets: 1, tax: 470, taxable: 0, stated: 0 },
    });
    expect(added(salesOf(total, hour), 'hours')).toMatchObject({ '19 POS 1': { tax: 470 } });
    const untaxed = { ...total, totals: { ...total.totals, tax: 0 } };
    expect(added(salesOf(untaxed, hour), 'taxes')).toEqual({});
  });

  test('is nothing while it is open, and only what was voided once it is voided', () => {
    expect(salesOf({ ...ticket, state: 'OPEN', closed: null }, hour)).toEqual([
      { rollup: 'hours', key: [19, 'POS', 1], sums: { open: 1 } },
    ]);
    const voided = salesOf({ ...ticket, state: 'VOIDED' }, hour);
    expect(added(voided, 'hours')).toEqual({ '19 POS 1': { voids: 6_900, voided: 1 } });
    expect(added(voided, 'items')).toEqual({ 'pizza POS 1': { voids: 6_000 }, 'cola POS 1': { voids: 900 } });
    expect(added(voided, 'offers')).toEqual({});
    expect(added(voided, 'taxes')).toEqual({});
  });

  test('of a discount on nothing is a discount without an item', () => {
    const free = buildTicket({ lines: [], discounts: [{ offerId: null, name: 'Sorry', amount: 700 }] });
    expect(added(salesOf(free, hour), 'items')).toEqual({ ' POS 1': { discounts: 700 } });
  });
});

test('items add up to the hours to the cent, whatever the ticket is', () => {
  const cents = fc.integer({ min: -50_000, max: 500_000 });
  const off = fc.record({
    offerId: fc.constantFrom(null, 'a', 'b'),
    name: fc.constant('x'),
    amount: fc.integer({ min: 0, max: 900_000 }),
  });
  const line = fc
    .record({
      item: fc.constantFrom({ id: 'a', name: 'A' }, { id: 'b', name: 'B' }),
      price: cents,
      discounts: fc.array(off, { maxLength: 2 }),
      voided: fc.option(fc.constant(void_)),
    })
    .map((given): TicketLine => buildTicketLine(given));
  const tax = fc.record(
    {
      taxId: fc.constantFrom('food', 'liquor'),
      name: fc.constantFrom('Food', 'Liquor', ''),
      amount: cents,
      taxable: cents,
    },
    { requiredKeys: ['name', 'amount'] },
  );
  const tickets = fc
    .record({
      taxes: fc.array(tax, { maxLength: 4 }),
      lines: fc.array(line, { maxLength: 6 }),
      discounts: fc.array(off, { maxLength: 2 }),
      state: fc.constantFrom('CLOSED' as const, 'VOIDED' as const, 'OPEN' as const),
    })
    .map((given): Ticket => buildTicket(given));
  fc.assert(
    fc.property(tickets, (ticket) => {
      const cells = salesOf(ticket, hour);
      const sumOf = (rollup: SalesRollup, name: string) =>
        Object.values(added(cells, rollup)).reduce((sum, sums) => sum + (sums[name] ?? 0), 0);
      for (const name of ['gross', 'discounts', 'voids'])
        expect([name, sumOf('items', name)]).toEqual([name, sumOf('hours', name)]);
      expect(sumOf('servers', 'gross')).toBe(sumOf('hours', 'gross'));
      expect(sumOf('offers', 'discounts')).toBe(sumOf('hours', 'discounts'));
      expect(sumOf('taxes', 'tax')).toBe(sumOf('hours', 'tax'));
    }),
    { numRuns: 2_000 },
  );
});
