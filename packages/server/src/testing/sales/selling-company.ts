import type { Operations, ResponseOf } from '@servery/contract';
import type { SalesRollup, Ticket } from '@servery/domain';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import { expect } from 'vitest';
import { reportingTerminal } from '../reporting-terminal.ts';
import { buildCompany, type Client, type TestServer } from '../test-server.ts';

type Sales = ResponseOf<Operations['readSales']>;

/** Days from today. */
export function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

export const yesterday = day(-1);

/** A new company whose first store reports tickets, and its sums of sales as they are read over HTTP. */
export async function sellingCompany(server: TestServer) {
  const company = await buildCompany(server);
  const admin = await company.as('admin');
  const reporting = (locationId: string) => reportingTerminal(server, company, locationId);

  const ticketOf = (given: Partial<Ticket> = {}): Ticket => {
    const businessDate = given.businessDate ?? yesterday;
    return buildTicket({
      locationId: company.locations.one,
      businessDate,
      opened: `${businessDate}T19:02:00.000Z`,
      closed: `${businessDate}T19:41:00.000Z`,
      ...given,
    });
  };

  const sales = async (rollup: SalesRollup, query = '', client: Client = admin): Promise<Sales> => {
    const dates = query.includes('from=') ? '' : `from=${day(-400)}&to=${day(1)}&`;
    const answer = await client('GET', `/api/sales/${rollup}?${dates}${query}`);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    return answer.json();
  };

  /** The sums of each row by its key. */
  const tableOf = async (rollup: SalesRollup, query?: string, client?: Client): Promise<Record<string, object>> => {
    const { sums, rows } = await sales(rollup, query, client);
    return Object.fromEntries(
      rows.map((row) => [row.key.join(' '), Object.fromEntries(sums.map((name, at) => [name, row.sums[at]]))]),
    );
  };

  return { company, admin, report: await reporting(company.locations.one), reporting, ticketOf, sales, tableOf };
}
