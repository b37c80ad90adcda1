import { buildTicket } from '@servery/domain/testing/build-ticket';
import { expect, test } from 'vitest';
import { readReport } from '../features/tickets/reported-tickets.ts';
import { takeTickets } from '../features/tickets/take-tickets.ts';
import { createMonthParts } from '../platform/database/schema/month-parts.ts';
import { buildCompany, testCompany } from '../testing/test-server.ts';
import { dateAt } from './demo-stores.ts';
import { writeHarborSales } from './harbor-sales.ts';

const { server, company } = await testCompany();

test('the sales of the demo are tickets of the days before today, which reports add up', async () => {
  const written = await writeHarborSales(server.database, { companyId: company.id, weeks: 2 });
  expect(written).toBeGreaterThan(500);
  const reader = await company.as('reader');
  expect((await reader('GET', '/api/tickets/index-info')).json()).toMatchObject({
    tickets: written,
    // The people of the demo are no employees of this company; nothing else is odd.
    marks: [{ kind: 'UNKNOWN_SERVER' }],
  });
  const day = (daysAgo: number) => dateAt(Date.now(), daysAgo, 'America/Los_Angeles');
  const query = `from=${day(14)}&to=${day(1)}&by=date`;
  const { sums, rows } = (await reader('GET', `/api/sales/hours?${query}`)).json();
  expect(rows).toHaveLength(14);
  const total = (name: string) =>
    rows.reduce((sum: number, row: { sums: number[] }) => sum + (row.sums[sums.indexOf(name)] ?? 0), 0);
  expect(total('tickets') + total('voided')).toBe(written);
  for (const name of ['gross', 'discounts', 'voids', 'tips']) expect([name, total(name) > 0]).toEqual([name, true]);
  // Taken once, however often it is written.
  expect(await writeHarborSales(server.database, { companyId: company.id, weeks: 2 })).toBe(0);
});

test('days on which the demo did not run are sold afterwards, though today has begun', async () => {
  const { id, locations } = await buildCompany(server);
  const dayMillis = 86_400_000;
  const daysOf = async () => {
    const rows = await server.database.inCompany(id, ({ db }) =>
      db.selectFrom('ticket_days').select('location_id').where('company_id', '=', id).execute(),
    );
    return rows.filter(({ location_id }) => location_id === locations.one).length;
  };
  await writeHarborSales(server.database, { companyId: id, weeks: 1 }, Date.now() - 3 * dayMillis);
  expect(await daysOf()).toBe(7);
  const today = dateAt(Date.now(), 0, 'America/Los_Angeles');
  const opened = `${today}T20:02:00.000Z`;
  const ticket = buildTicket({ id: 'now', locationId: locations.one, businessDate: today, opened, closed: opened });
  const { tickets } = readReport([ticket], locations.one, Date.parse(opened));
  await createMonthParts()(server.database.owner, [today.slice(0, 7)]);
  await server.database.inCompany(id, (scope) => takeTickets(scope, locations.one, { tickets, hash: undefined }));
  await writeHarborSales(server.database, { companyId: id, weeks: 1 });
  expect(await daysOf()).toBe(11);
});
