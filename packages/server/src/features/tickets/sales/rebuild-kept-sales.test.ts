import { daysAfter } from '@servery/domain';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reportingTerminal } from '../../../testing/reporting-terminal.ts';
import { testCompany } from '../../../testing/test-server.ts';
import { rebuildSales } from './rebuild-sales.ts';

const { server, company, admin } = await testCompany();
const { one } = company.locations;
const today = new Date().toISOString().slice(0, 10);

test('sums that are made again begin where tickets are kept: those of deleted ones stay', async () => {
  const report = await reportingTerminal(server, company, one);
  const first = daysAfter(today, -40);
  for (const businessDate of [daysAfter(first, -1), first])
    await report(
      buildTicket({
        id: businessDate,
        locationId: one,
        businessDate,
        opened: `${businessDate}T19:02:00.000Z`,
        closed: `${businessDate}T19:41:00.000Z`,
      }),
    );
  const hours = async () =>
    (await admin('GET', `/api/sales/hours?by=date&from=${daysAfter(today, -60)}&to=${today}`)).json().rows;
  const before = await hours();
  expect(before).toHaveLength(2);
  await server.database.inCompany(company.id, async ({ db }) => {
    await sql`INSERT INTO retention (company_id, ticket_months, tickets_from) VALUES (${company.id}, 3, ${first}::date)`.execute(
      db,
    );
    await sql`DELETE FROM tickets WHERE company_id = ${company.id} AND business_date < ${first}::date`.execute(db);
  });
  expect(await server.database.inCompany(company.id, (scope) => rebuildSales(scope, one))).toBe(1);
  expect(await hours()).toEqual(before);
});
