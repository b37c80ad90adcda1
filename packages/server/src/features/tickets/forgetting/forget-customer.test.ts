import type { Ticket } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { terminalOf } from '../../../testing/reporting-terminal.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, type Client, roleSets, testCompany } from '../../../testing/test-server.ts';

const { server } = await testCompany();
const company = await buildCompany(server);
const permissions = [...roleSets.admin, 'COMPANY_ADMIN'] as const;
const admin = await personWith(server, company, { permissions });
const { one, two } = company.locations;
const terminal = await terminalOf(server, company, one);
const terminalTwo = await terminalOf(server, company, two);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
let made = 0;

type Customer = NonNullable<Ticket['customer']>;

function customerOf(name: string, given: Partial<Customer> = {}): Customer {
  return { name, phone: null, email: null, address: null, ...given };
}

function ticketOf(customer: Customer | null, given: Partial<Ticket> = {}): Ticket {
  made += 1;
  const opened = `${yesterday}T19:02:00.000Z`;
  return buildTicket({
    id: `f${made}`,
    number: String(made),
    locationId: one,
    businessDate: yesterday,
    opened,
    closed: opened,
    server: null,
    customer,
    ...given,
  });
}

const idOf = ({ locationId, id }: Ticket) => `${locationId}.${id}`;
const stored = async (ticket: Ticket) => (await admin('GET', `/api/tickets/${idOf(ticket)}`)).json();
const counted = (ticket: Ticket, client: Client = admin) => client('GET', `/api/tickets/${idOf(ticket)}/customer`);
const count = async (ticket: Ticket, client: Client = admin) => (await counted(ticket, client)).json();
const forget = async (ticket: Ticket, client: Client = admin) => {
  const found = await counted(ticket, client);
  if (found.statusCode !== 200) return found;
  const { tickets } = found.json();
  return client('POST', `/api/tickets/${idOf(ticket)}/forget-customer`, { tickets });
};
const foundBy = async (query: string): Promise<string[]> =>
  (await admin('GET', `/api/tickets/search?${query}`)).json().tickets.map(({ id }: { id: string }) => id);
const sums = async () => (await admin('GET', `/api/sales/hours?from=${yesterday}&to=${yesterday}`)).json().rows;

describe('a customer who is forgotten', () => {
  test('is removed from every ticket of the company that has the phone or the email, and sums stay', async () => {
    const ana = customerOf('Ánna Zöller', {
      phone: '+1 (312) 555-0188',
      email: 'Anna@Guests.example',
      address: '7 Quay',
    });
    const first = ticketOf(ana, {
      note: 'Zöller, ring twice',
      table: 'Zoller party',
      lines: [buildTicketLine({ note: 'for Anna' })],
      delivery: {
        zone: 'North',
        driver: { id: 'd', name: 'Sam Okoye' },
        promised: null,
        out: null,
        delivered: null,
      },
    });
    const byPhone = ticketOf(customerOf('A. Z.', { phone: '312.555.0188' }));
    const byEmail = ticketOf(customerOf('Anna', { email: 'anna@guests.example' }), { locationId: two });
    const others = [
      ticketOf(customerOf('Ánna Zöller', { phone: '+1 312 555 0189' })),
      ticketOf(customerOf('Anna', { email: 'anna.guests@example.example' })),
      ticketOf(null, { note: 'Zöller' }),
    ];
    await terminal.report(first, byPhone, ...others);
    await terminalTwo.report(byEmail);
    const before = await sums();
    expect(await count(first)).toEqual({ tickets: 3, by: ['phone', 'email'] });
    expect(await count(byPhone)).toEqual({ tickets: 2, by: ['phone'] });
    const answer = await forget(first);
    expect([answer.statusCode, answer.json()]).toEqual([200, { tickets: 3, devices: 0 }]);
    for (const ticket of [first, byPhone, byEmail]) {
      const { ticket: left, isForgotten } = await stored(ticket);
      expect([left.customer, isForgotten]).toEqual([null, true]);
      expect(JSON.stringify(left)).not.toMatch(/zoller|zöller|0188|quay|guests\.example|anna/i);
      expect(left.totals).toEqual(ticket.totals);
    }
    expect((await stored(first)).ticket.delivery).toEqual(first.delivery);
    for (const other of others) expect((await stored(other)).ticket).toEqual(other);
    expect(await foundBy('customer=3125550188')).toEqual([]);
    expect(await foundBy('text=quay')).toEqual([]);
    expect(await foundBy('text=ring+twice')).toEqual([]);
    expect(await sums()).toEqual(before);
    const { entries } = (await admin('GET', `/api/audit/${company.id}?action=FORGET_CUSTOMER`)).json();
    expect(entries).toMatchObject([{ details: { tickets: 3, devices: 0 } }]);
    expect(JSON.stringify(entries)).not.toMatch(/zöller|0188|guests/i);
    expect((await forget(first)).json()).toEqual({ tickets: 0, devices: 0 });
  });

  test('does not come back with a repeated, a higher or a late report, and a new order is a new one', async () => {
    const bob = customerOf('Bob Vance', { phone: '570 555 0111', email: 'bob@guests.example' });
    const known = ticketOf(bob, { note: 'Bob' });
    await terminal.report(known);
    await forget(known);
    expect(await terminal.report(known)).toMatchObject({ taken: 0, unchanged: 1, refused: [] });
    expect(await terminal.report({ ...known, number: '9' })).toMatchObject({ refused: [{ code: 'OTHER_CONTENT' }] });
    // Whatever the revision says of the customer.
    const revised = { ...known, revision: 2, customer: customerOf('Robert', { phone: '570 555 0199' }), number: '77' };
    expect(await terminal.report(revised)).toMatchObject({ taken: 1 });
    expect(await terminal.report(revised)).toMatchObject({ taken: 0, unchanged: 1 });
    expect(await stored(known)).toMatchObject({ isForgotten: true, ticket: { customer: null, number: '77' } });
    const late = ticketOf(customerOf('B.', { email: 'BOB@guests.example' }), { note: 'Vance' });
    expect(await terminal.report(late)).toMatchObject({ taken: 1 });
    expect(await terminal.report(late)).toMatchObject({ taken: 0, unchanged: 1 });
    expect((await stored(late)).ticket).not.toHaveProperty('note');
    expect((await stored(late)).ticket.customer).toBe(null);
    expect(await foundBy('customer=bob')).toEqual([]);
    const opened = new Date(Date.now() + 60_000).toISOString();
    const again = ticketOf(bob, { opened, closed: opened });
    await terminal.report(again);
    expect((await stored(again)).ticket.customer).toEqual(bob);
  });

  test('stays as long as the number of tickets is not the one that was confirmed', async () => {
    const ivy = customerOf('Ivy Lane', { phone: '603 555 0144' });
    const [first, later] = [ticketOf(ivy), ticketOf(ivy)];
    await terminal.report(first);
    const { tickets } = await count(first);
    await terminal.report(later);
    const url = `/api/tickets/${idOf(first)}/forget-customer`;
    const answer = await admin('POST', url, { tickets });
    expect([answer.statusCode, answer.json()]).toEqual([409, { error: 'CONFLICT', tickets: 2 }]);
    for (const ticket of [first, later]) expect((await stored(ticket)).ticket.customer).toEqual(ivy);
    const unsaid = await admin('POST', url, {});
    expect([unsaid.statusCode, unsaid.json().errors[0].path]).toEqual([400, 'body.tickets']);
    expect((await forget(first)).json()).toEqual({ tickets: 2, devices: 0 });
  });

  test('is kept as keyed hashes, and nothing of the person is left in the tables', async () => {
    const eve = customerOf('Eve Quillfeather', { phone: '202 555 0177', email: 'eve@quillfeather.example' });
    const ticket = ticketOf(eve);
    await terminal.report(ticket);
    const plain = await server.database.owner
      .selectFrom('tickets')
      .select('hash')
      .where('id', '=', ticket.id)
      .execute();
    await forget(ticket);
    const { rows } = await sql<{ text: string }>`
      SELECT to_json(t)::text AS text FROM tickets AS t WHERE company_id = ${company.id}
      UNION ALL SELECT to_json(f)::text FROM forgotten_customers AS f WHERE company_id = ${company.id}`.execute(
      server.database.owner,
    );
    const all = rows.map(({ text }) => text).join('\n');
    expect(all).not.toMatch(/quillfeather|2025550177|202 555 0177/i);
    expect(all).not.toContain(plain[0]?.hash);
  });

  test('with a name only has one ticket; with name and address those of both', async () => {
    const named = ticketOf(customerOf('Mia Stone'));
    const same = ticketOf(customerOf('Mia Stone'));
    const housed = ticketOf(customerOf('Mia Stone', { address: '1 Pier' }));
    const near = ticketOf(customerOf('MIA  stone', { address: '1, pier' }));
    await terminal.report(named, same, housed, near);
    expect(await count(named)).toEqual({ tickets: 1, by: [] });
    expect(await count(housed)).toEqual({ tickets: 2, by: ['place'] });
    await forget(named);
    expect((await stored(same)).ticket.customer).toEqual(same.customer);
    expect((await forget(housed)).json().tickets).toBe(2);
    expect((await stored(near)).ticket.customer).toBe(null);
  });

  test('loses the phone with the ordering app', async () => {
    const kim = customerOf('Kim Song', { email: 'kim@guests.example' });
    const device = (token: string, email: string) => ({
      token,
      customer: { firstName: 'Kim', email },
      channel: 'ONLINE',
      platform: 'IOS',
      optedIn: true,
      lastOrderAt: null,
    });
    const tokens = ['k', 'l'].map((letter) => letter.repeat(100));
    const reported = await terminal.reportDevices([
      device(tokens[0] ?? '', 'Kim@Guests.example'),
      device(tokens[1] ?? '', 'lee@guests.example'),
    ]);
    expect(reported.statusCode, reported.body).toBe(200);
    const ticket = ticketOf(kim);
    await terminal.report(ticket);
    expect((await forget(ticket)).json()).toEqual({ tickets: 1, devices: 1 });
    const left = await server.database.owner
      .selectFrom('push_devices')
      .select('token')
      .where('company_id', '=', company.id)
      .execute();
    expect(left).toEqual([{ token: tokens[1] }]);
  });

  test('is forgotten by who administers the whole company and reads its tickets, and by nobody else', async () => {
    const ticket = ticketOf(customerOf('Una Last', { phone: '808 555 0100' }));
    await terminal.report(ticket);
    const on = { type: 'LOCATION', id: one } as const;
    const people = [
      await personWith(server, company, { permissions: ['DASHBOARD'] }),
      await personWith(server, company, { permissions: ['COMPANY_ADMIN'] }),
      await personWith(server, company, { permissions: ['COMPANY_ADMIN', 'DASHBOARD'], on }),
    ];
    for (const client of people) {
      expect((await forget(ticket, client)).statusCode).toBe(403);
      expect((await client('GET', `/api/tickets/${idOf(ticket)}/customer`)).statusCode).toBe(403);
    }
    const foreign = await personWith(server, await buildCompany(server), { permissions });
    expect((await forget(ticket, foreign)).statusCode).toBe(404);
    expect((await stored(ticket)).ticket.customer).toEqual(ticket.customer);
    expect((await admin('POST', `/api/tickets/${one}.none/forget-customer`, { tickets: 1 })).statusCode).toBe(404);
    const right = await personWith(server, company, { permissions: ['COMPANY_ADMIN', 'DASHBOARD'] });
    expect((await forget(ticket, right)).statusCode).toBe(200);
  });

  test('is not brought back by a report that is under way', async () => {
    const rae = customerOf('Rae Moss', { phone: '907 555 0101' });
    const first = ticketOf(rae);
    await terminal.report(first);
    const others = Array.from({ length: 40 }, () => ticketOf(rae));
    // Their number is counted again as long as it grows, and as long as the database is busy.
    const forgotten = async (): Promise<number> => {
      const { statusCode } = await forget(first);
      return statusCode === 409 || statusCode === 503 ? forgotten() : statusCode;
    };
    const [status] = await Promise.all([forgotten(), ...others.map((ticket) => terminal.report(ticket))]);
    expect(status).toBe(200);
    for (const ticket of [first, ...others]) expect((await stored(ticket)).ticket.customer).toBe(null);
  });
});
