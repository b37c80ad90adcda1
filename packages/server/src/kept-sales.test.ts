import { setTimeout as sleep } from 'node:timers/promises';
import { daysAfter, keptFrom } from '@servery/domain';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import { expect, test } from 'vitest';
import { dropDetails } from './features/retention/drop-details.ts';
import { rebuildSales } from './features/tickets/sales/rebuild-sales.ts';
import { reportingTerminal } from './testing/reporting-terminal.ts';
import { testCompany } from './testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { one } = company.locations;
const today = new Date().toISOString().slice(0, 10);

test('while sums of a store are made again, nothing that they are made of is deleted', async () => {
  const report = await reportingTerminal(server, company, one);
  const first = keptFrom(3, today);
  for (const businessDate of [daysAfter(first, -1), first]) {
    const opened = `${businessDate}T19:02:00.000Z`;
    await report(buildTicket({ id: businessDate, locationId: one, businessDate, opened, closed: opened }));
  }
  const hours = async () =>
    (await admin('GET', `/api/sales/hours?by=date&from=${daysAfter(first, -9)}&to=${today}`)).json().rows;
  const before = await hours();
  expect(before).toHaveLength(2);
  await server.database.inCompany(company.id, ({ db }) =>
    db.insertInto('retention').values({ company_id: company.id, ticket_months: 3, punch_months: null }).execute(),
  );
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const summed = server.database.inCompany(company.id, async (scope) => {
    await rebuildSales(scope, one);
    begun.resolve();
    await sleep(300);
    order.push('summed');
  });
  await begun.promise;
  const dropped = dropDetails(server.database, new AbortController().signal).then(() => order.push('dropped'));
  await Promise.all([summed, dropped]);
  expect(order).toEqual(['summed', 'dropped']);
  expect(await hours()).toEqual(before);
  expect((await admin('GET', '/api/tickets/index-info')).json()).toMatchObject({ tickets: 1, oldest: first });
});
