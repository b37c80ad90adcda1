import { describe, expect, test } from 'vitest';
import { buildTicket, buildTicketLine } from '../testing/build-ticket.ts';
import { customerKeys, withoutCustomer } from './customers.ts';
import { ticketSchema } from './ticket.ts';
import { marksOf } from './ticket-marks.ts';

const ana = { name: 'Ana Ruiz', phone: '+1 (415) 555-0142', email: ' Ana@Guests.example ', address: '1 Pier' };

describe('what tickets of one customer share', () => {
  test('is the phone and the email, however they are written', () => {
    expect(customerKeys(ana)).toEqual({ phone: '4155550142', email: 'ana@guests.example', place: null });
    expect(customerKeys({ ...ana, phone: '415.555.0142', email: null }).phone).toBe('4155550142');
    expect(customerKeys({ ...ana, phone: '12', email: '' })).toEqual({
      phone: null,
      email: null,
      place: 'ana ruiz, 1 pier',
    });
  });

  test('is name and address where neither is given, and nothing for a name without an address', () => {
    const named = { name: 'Ána  RUIZ', phone: null, email: null, address: '1, Pier' };
    expect(customerKeys(named).place).toBe('ana ruiz, 1 pier');
    expect(customerKeys({ ...named, address: null })).toEqual({ phone: null, email: null, place: null });
  });
});

test('a ticket without its customer names the person nowhere, and its sums are the same', () => {
  const ticket = buildTicket({
    customer: ana,
    note: 'Call Ana',
    table: 'Ruiz party',
    station: 'Front',
    lines: [buildTicketLine({ note: 'for Ana' }), buildTicketLine({ id: '2' })],
  });
  const left = withoutCustomer(ticket);
  expect(JSON.stringify({ ...left, locationId: '' })).not.toMatch(/\bana\b|ruiz|415|pier|note/i);
  expect(ticketSchema.parse(left)).toEqual(left);
  expect([left.totals, left.payments, left.station, marksOf(left)]).toEqual([
    ticket.totals,
    ticket.payments,
    'Front',
    [],
  ]);
});
