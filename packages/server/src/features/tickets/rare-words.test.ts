import { type FoundTicket, ticketsAtOnce } from '@servery/contract';
import type { Ticket } from '@servery/domain';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportingTerminal } from '../../testing/reporting-terminal.ts';
import { personWith } from '../../testing/test-employees.ts';
import { type Client, testCompany } from '../../testing/test-server.ts';

/** More than are looked at one by one before the index of words is asked. */
const others = 4_200;
const { server, company, admin } = await testCompany();
const { one, two } = company.locations;

function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

function ticketOf(id: string, given: Partial<Ticket>): Ticket {
  const businessDate = given.businessDate ?? day(-40);
  const opened = `${businessDate}T19:02:00.000Z`;
  return buildTicket({ id, number: id, locationId: one, opened, closed: opened, server: null, ...given, businessDate });
}

beforeAll(async () => {
  const report = await reportingTerminal(server, company, one);
  const reportTwo = await reportingTerminal(server, company, two);
  await report(
    ticketOf('101', { note: 'Zanzibar', businessDate: day(-60) }),
    ticketOf('102', { note: 'Zanzibar', table: 'Patio' }),
    ticketOf('103', { note: 'Zanzibar', state: 'OPEN', closed: null }),
    ticketOf('104', { totals: { subtotal: 1, discounts: 0, charges: 0, tax: 0, total: 1, tips: 250 } }),
    ...Array.from({ length: 20 }, (_, at) =>
      ticketOf(String(200 + at), { note: 'Madagascar', businessDate: day(-50) }),
    ),
  );
  await reportTwo(ticketOf('105', { note: 'Zanzibar', locationId: two }));
  for (let from = 0; from < others; from += ticketsAtOnce)
    await report(
      ...Array.from({ length: ticketsAtOnce }, (_, at) =>
        ticketOf(`c${from + at}`, { note: 'Common', businessDate: day(-1) }),
      ),
    );
});

async function numbersOf(query: string, client: Client = admin): Promise<string[]> {
  const { tickets } = (await client('GET', `/api/tickets/search?${query}`)).json();
  return tickets.map(({ number }: FoundTicket) => number);
}

describe('a word that few of many tickets have', () => {
  test('TF-02 is found by whatever else is asked', async () => {
    for (const [query, numbers] of [
      ['text=zanz', ['102', '103', '105', '101']],
      ['text=zanzibar+patio', ['102']],
      ['text=zanzibar+madagascar', []],
      ['text=absent', []],
      ['number=102', ['102']],
      [`text=zanzibar&from=${day(-70)}&to=${day(-50)}`, ['101']],
      [`text=zanzibar&to=${day(-61)}`, []],
      [`text=zanzibar&locationId=${two}`, ['105']],
      ['text=zanzibar&least=100000', []],
      ['state=OPEN', ['103']],
      ['isMarked=true', ['104']],
      ['mark=SUBTOTAL', ['104']],
      ['mark=TAX', ['104']],
      ['mark=TIPS', []],
    ] as const)
      expect([query, await numbersOf(query)]).toEqual([query, numbers]);
  });

  test('is found page by page', async () => {
    const pages: string[] = [];
    for (let after = ''; ; ) {
      const { tickets, next } = (await admin('GET', `/api/tickets/search?text=madagascar&limit=7${after}`)).json();
      pages.push(...tickets.map(({ number }: FoundTicket) => number));
      if (next === null) break;
      after = `&after=${encodeURIComponent(next)}`;
    }
    expect(pages).toEqual(Array.from({ length: 20 }, (_, at) => String(200 + at)));
  });

  test('is found only at the stores of a person', async () => {
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on: { type: 'LOCATION', id: two } });
    expect(await numbersOf('text=zanzibar', person)).toEqual(['105']);
  });
});
