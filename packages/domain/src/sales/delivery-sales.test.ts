import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTicket } from '../testing/build-ticket.ts';
import type { Ticket } from '../tickets/ticket.ts';
import { deliveryCells } from './delivery-sales.ts';
import { salesNamesOf, salesOf } from './ticket-sales.ts';

const opened = '2026-11-27T19:00:00.000Z';
const minuteAt = (minutes: number) => new Date(Date.parse(opened) + minutes * 60_000).toISOString();
const nadia = { id: 'pos-1015', name: 'Nadia Haddad' };
const usual = {
  zone: 'Wharf',
  driver: nadia,
  promised: minuteAt(40),
  made: minuteAt(12),
  out: minuteAt(20),
  delivered: minuteAt(33),
};
type Delivery = Partial<NonNullable<Ticket['delivery']>>;

const ticketOf = (delivery: Delivery, given: Partial<Ticket> = {}) =>
  buildTicket({ opened, orderType: 7, delivery: { ...usual, ...delivery }, ...given });
const sumsOf = (ticket: Ticket) => deliveryCells(ticket, 19).find(({ rollup }) => rollup === 'deliveries')?.sums;
const timesOf = (ticket: Ticket) =>
  Object.fromEntries(
    deliveryCells(ticket, 19)
      .filter(({ rollup }) => rollup === 'times')
      .map(({ key }) => [key[0], key[1]]),
  );

describe('what a delivery adds to sales', () => {
  test('is counted by zone, driver and hour, with the minutes of each of its times', () => {
    const [whole, ...times] = deliveryCells(ticketOf({}), 19);
    expect(whole).toEqual({
      rollup: 'deliveries',
      key: ['Wharf', 'pos-1015', '', 19, 'POS', 7],
      sums: { deliveries: 1, promised: 1, late: 0, unclear: 0, driven: 1, tipped: 250 },
    });
    expect(times.map(({ key, sums }) => [...key, sums])).toEqual(
      [
        ['make', 12],
        ['wait', 8],
        ['drive', 13],
        ['door', 33],
        ['promise', 40],
      ].map((time) => [...time, 'Wharf', 'pos-1015', '', 19, 'POS', 7, { deliveries: 1 }]),
    );
    expect(salesNamesOf(ticketOf({}))).toContainEqual({ kind: 'driver', ...nadia });
  });

  test('is late from the first moment after the promise', () => {
    expect(sumsOf(ticketOf({ delivered: minuteAt(40) }))).toMatchObject({ promised: 1, late: 0 });
    expect(sumsOf(ticketOf({ delivered: new Date(Date.parse(minuteAt(40)) + 1).toISOString() }))).toMatchObject({
      late: 1,
    });
  });

  test('of a service has no driver and no tips, and a driver of the store comes before it', () => {
    const partner = deliveryCells(ticketOf({ driver: null, partner: 'DoorDash' }), 19)[0];
    expect([partner?.key.slice(0, 3), partner?.sums]).toEqual([
      ['Wharf', '', 'DoorDash'],
      { deliveries: 1, promised: 1, late: 0, unclear: 0, driven: 0, tipped: 0 },
    ]);
    expect(deliveryCells(ticketOf({ partner: 'DoorDash' }), 19)[0]?.key.slice(1, 3)).toEqual(['pos-1015', '']);
  });

  test('without a promise, or on its way, is judged by nobody', () => {
    expect(sumsOf(ticketOf({ promised: null }))).toMatchObject({ deliveries: 1, promised: 0, late: 0, unclear: 0 });
    expect(timesOf(ticketOf({ promised: null }))).toEqual({ make: 12, wait: 8, drive: 13, door: 33 });
    expect(sumsOf(ticketOf({ delivered: null }))).toMatchObject({ deliveries: 1, promised: 0, unclear: 0 });
    expect(timesOf(ticketOf({ delivered: null }))).toEqual({ make: 12, wait: 8, promise: 40 });
  });

  test('whose kitchen said nothing has neither make nor wait', () => {
    const { made: _, ...delivery } = usual;
    const ticket = buildTicket({ opened, delivery });
    expect(timesOf(ticket)).toEqual({ drive: 13, door: 33, promise: 40 });
    expect(sumsOf(ticket)).toMatchObject({ promised: 1, unclear: 0 });
  });

  test.each<[string, Delivery]>([
    ['at the door before it left', { out: minuteAt(30), delivered: minuteAt(20) }],
    ['at the door before it was ordered', { made: null, out: null, delivered: minuteAt(-5) }],
    ['of the year 1900', { made: null, out: '1900-01-01T00:00:00.000Z' }],
    ['promised in the year 1900', { promised: '1900-01-01T00:00:00.000Z' }],
    ['at the door a day later', { delivered: minuteAt(1_440) }],
  ])('%s is a delivery whose times are unclear', (_, delivery) => {
    const ticket = ticketOf(delivery);
    expect(sumsOf(ticket)).toMatchObject({ deliveries: 1, unclear: 1, promised: 0, late: 0, driven: 1 });
    expect(timesOf(ticket)).toEqual({});
  });

  test('takes as long as it took where the clock goes back', () => {
    // 2026-11-01 at 1:50 AM in Los Angeles, and again at 1:10 AM.
    const ticket = buildTicket({
      opened: '2026-11-01T08:50:00.000Z',
      delivery: { ...usual, made: null, out: null, promised: null, delivered: '2026-11-01T09:10:00.000Z' },
    });
    expect(timesOf(ticket)).toEqual({ door: 20 });
  });

  test('is nothing while the ticket is open, voided, or was not delivered', () => {
    const rollupsOf = (ticket: Ticket) => new Set(salesOf(ticket, 19).map(({ rollup }) => rollup));
    expect(rollupsOf(ticketOf({})).has('deliveries')).toBe(true);
    for (const ticket of [
      ticketOf({}, { state: 'OPEN', closed: null }),
      ticketOf({}, { state: 'VOIDED' }),
      buildTicket({ delivery: null }),
    ])
      expect([...rollupsOf(ticket)].filter((rollup) => rollup === 'deliveries' || rollup === 'times')).toEqual([]);
  });

  test('adds up whatever its instants are: what is judged is not unclear, and no time is out of range', () => {
    const instant = fc.option(fc.integer({ min: -2_000, max: 2_000 }).map(minuteAt));
    const delivery = fc.record({
      promised: instant,
      made: instant,
      out: instant,
      delivered: instant,
      driver: fc.constantFrom(null, nadia),
      partner: fc.constantFrom(null, 'DoorDash'),
    });
    fc.assert(
      fc.property(delivery, (given) => {
        const ticket = ticketOf(given);
        const { promised = 0, late = 0, unclear = 0, deliveries } = sumsOf(ticket) ?? {};
        expect([deliveries, late <= promised, promised + unclear <= 1]).toEqual([1, true, true]);
        for (const minutes of Object.values(timesOf(ticket)))
          expect([Number(minutes) >= 0, Number(minutes) <= 720]).toEqual([true, true]);
      }),
      { numRuns: 2_000 },
    );
  });
});
