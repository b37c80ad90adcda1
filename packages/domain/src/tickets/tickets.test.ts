import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTicket, buildTicketLine } from '../testing/build-ticket.ts';
import { holdsCardNumber } from './card-numbers.ts';
import { type Ticket, ticketSchema } from './ticket.ts';
import { marksOf } from './ticket-marks.ts';
import { ticketWords } from './ticket-words.ts';

const ticket = buildTicket();

describe('what a terminal may report', () => {
  test.each([
    ['money as a fraction', { totals: { ...ticket.totals, tax: 12.5 } }],
    ['money as text', { totals: { ...ticket.totals, tax: '140' } }],
    ['a quantity below zero', { lines: [buildTicketLine({ quantity: -1 })] }],
    ['a date that no calendar has', { businessDate: '2026-02-30' }],
    ['an instant without a zone', { opened: '2026-11-27T19:02:00' }],
    ['1,001 lines', { lines: Array.from({ length: 1_001 }, () => buildTicketLine()) }],
    [
      'a card number in place of its last four',
      { payments: [{ ...payment(), card: { brand: 'Visa', lastFour: '4111111111111111' } }] },
    ],
    ['a field that the contract does not have', { cvv: '123' }],
  ])('is not %s', (_name, given) => {
    expect(ticketSchema.safeParse({ ...ticket, ...given }).success).toBe(false);
  });

  test('is a ticket as the tests build it', () => {
    expect(ticketSchema.parse(ticket)).toEqual(ticket);
  });
});

function payment() {
  return { tender: 'Card', amount: 1_540, tip: 0, card: null };
}

describe('card numbers', () => {
  test.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'pays with 378282246310005 please',
    'ref 99 5555555555554444',
    '6304000000000000',
  ])('%j holds one', (note) => {
    expect(holdsCardNumber(buildTicket({ note }))).toBe(true);
  });

  test.each(['4111111111111112', '415-555-0142', '+1 415 555 0142', '2026-11-27 19:02', 'card 4242', ''])(
    '%j holds none',
    (note) => {
      expect(holdsCardNumber(buildTicket({ note }))).toBe(false);
    },
  );

  test('an id is none, whatever its digits are', () => {
    expect(holdsCardNumber(buildTicket({ id: '4111111111111111' }))).toBe(false);
  });

  test('one is found wherever text can be', () => {
    const number = '4111111111111111';
    const places: readonly Partial<Ticket>[] = [
      { customer: { name: number, phone: null, email: null, address: null } },
      { table: number },
      {
        lines: [
          buildTicketLine({ modifiers: [{ id: 'm', name: number, amount: 'REGULAR', portion: 'WHOLE', price: 0 }] }),
        ],
      },
      { payments: [{ ...payment(), tender: number }] },
    ];
    for (const place of places) expect(holdsCardNumber(buildTicket(place))).toBe(true);
  });
});

describe('what does not add up', () => {
  test('is nothing on a ticket whose sums hold', () => {
    const line = fc.record({ price: fc.integer({ min: 0, max: 100_000 }), isVoided: fc.boolean() });
    const voided = { by: { id: 'u', name: 'Ada' }, reason: 'Dropped', at: ticket.opened };
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const built = lines.map(({ price, isVoided }) => buildTicketLine({ price, voided: isVoided ? voided : null }));
        expect(marksOf(buildTicket({ lines: built }))).toEqual([]);
      }),
    );
  });

  test('is named with the sum and what was reported', () => {
    const totals = { ...ticket.totals, subtotal: 1_500, tips: 0 };
    expect(marksOf({ ...ticket, totals })).toEqual([
      { kind: 'SUBTOTAL', expected: 1_400, reported: 1_500 },
      { kind: 'TOTAL', expected: 1_640, reported: 1_540 },
      { kind: 'TIPS', expected: 250, reported: 0 },
    ]);
  });

  test('is not what an open ticket still owes', () => {
    expect(
      marksOf(buildTicket({ state: 'OPEN', closed: null, payments: [], totals: { ...ticket.totals, tips: 0 } })),
    ).toEqual([]);
  });

  test('is a ticket that closes before it opens, or belongs to a day far away', () => {
    const kinds = marksOf({ ...ticket, closed: '2026-11-27T18:00:00Z', businessDate: '2026-11-20' }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['CLOSED_BEFORE_OPENED', 'OTHER_DAY']);
  });
});

describe('what a ticket is found by', () => {
  test('is every word on it by what it is about, with the phone as digits and of a card the last four', () => {
    const customer = { name: 'Ånna O’Brien', phone: '(415) 555-0142', email: 'anna@guests.example', address: '1 Pier' };
    expect(ticketWords(buildTicket({ customer, lines: [buildTicketLine(), buildTicketLine({ id: '2' })] }))).toEqual({
      number: ['128', '12', 'front'],
      staff: ['nora', 'quist'],
      customer: ['anna', 'o', 'brien', '415', '555', '0142', '4155550142', 'guests', 'example', '1', 'pier'],
      items: ['crispy', 'calamari'],
      payments: ['card', 'visa', '4242'],
      cards: ['4242'],
    });
  });

  test('is bounded, however much is on it', () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => {
      const name = Array.from({ length: 20 }, (__, word) => `w${at * 20 + word}`).join(' ');
      return buildTicketLine({ id: String(at), item: { id: 'i', name } });
    });
    expect(ticketWords(buildTicket({ lines })).items).toHaveLength(5_000);
  });
});
