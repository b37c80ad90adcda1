import { buildTicketLine } from '@servery/domain/testing/build-ticket';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { day, sellingCompany } from '../../../testing/sales/selling-company.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { type TestCompany, testCompany } from '../../../testing/test-server.ts';
import { settleDays } from './settled-days.ts';

type Selling = Awaited<ReturnType<typeof sellingCompany>>;

const { server } = await testCompany();

describe('days that are over', () => {
  const lines = [
    buildTicketLine({
      id: '1',
      item: { id: 'pizza', name: 'Pizza' },
      price: 2_000,
      options: [{ id: 'large', name: 'Large' }],
    }),
    buildTicketLine({ id: '2', item: { id: 'cola', name: 'Cola' }, price: 300 }),
  ];
  const old = day(-5);
  const questions = [
    ['hours', ''],
    ['hours', 'by=date'],
    ['hours', 'by=weekday,hour'],
    ['items', 'by=item'],
    ['items', 'by=item&channel=ONLINE'],
    ['options', 'by=item,option'],
    ['servers', 'by=server'],
    ['taxes', 'by=tax'],
    ['hours', 'by=location'],
  ] as const;
  const answersOf = (tableOf: Selling['tableOf']) =>
    Promise.all(questions.map(([rollup, query]) => tableOf(rollup, query)));
  const settledOf = async ({ id }: TestCompany) => {
    await settleDays(server.database, new AbortController().signal);
    const days = await server.database.inCompany(id, ({ db }) =>
      db
        .selectFrom('sales_days')
        .select(sql<string>`business_date::text`.as('day'))
        .where('settled_at', 'is not', null)
        .execute(),
    );
    return days.map((one) => one.day);
  };

  test('are summed for all stores together, with the same answers, until a late ticket comes', async () => {
    const { company, report, reporting, ticketOf, tableOf } = await sellingCompany(server);
    const { two } = company.locations;
    const reportTwo = await reporting(two);
    await report(ticketOf({ id: 'a', businessDate: old }), ticketOf({ id: 'b', lines }));
    await reportTwo(ticketOf({ id: 'c', locationId: two, businessDate: old, lines, channel: 'ONLINE', orderType: 9 }));
    const before = await answersOf(tableOf);
    expect(await settledOf(company)).toEqual([old]);
    expect(await answersOf(tableOf)).toEqual(before);
    // The figure that is read of a settled day is the row of all stores.
    await server.database.inCompany(company.id, ({ db }) =>
      sql`UPDATE sales_hours SET gross = 7 WHERE location_id = '' AND channel = 'POS'`.execute(db),
    );
    expect(await tableOf('hours', `from=${old}&to=${old}`)).toMatchObject({ '': { gross: 2_300 + 7 } });
    await reportTwo(ticketOf({ id: 'd', locationId: two, businessDate: old }));
    expect(await tableOf('hours', `from=${old}&to=${old}`)).toMatchObject({ '': { gross: 2_300 + 2 * 1_400 } });
    expect(await settledOf(company)).toEqual([old]);
    expect(await tableOf('hours', `from=${old}&to=${old}`)).toMatchObject({
      '': { gross: 2_300 + 2 * 1_400, tickets: 3 },
    });
  });

  test('are exact while tickets come and days are settled at once', async () => {
    const { company, report, reporting, ticketOf, tableOf } = await sellingCompany(server);
    const { two } = company.locations;
    const reportTwo = await reporting(two);
    const ticketsAt = (locationId: string) =>
      Array.from({ length: 10 }, (_, at) => ticketOf({ id: `t${at}`, locationId, businessDate: old, lines }));
    await Promise.all([
      ...ticketsAt(company.locations.one).map((ticket) => report(ticket)),
      ...ticketsAt(two).map((ticket) => reportTwo(ticket)),
      ...Array.from({ length: 5 }, () => settledOf(company)),
    ]);
    const stores = await tableOf('items', 'by=item,location');
    const sumOf = (item: string) => [company.locations.one, two].map((id) => stores[`${item} ${id}`]);
    expect(sumOf('pizza')).toEqual(Array.from({ length: 2 }, () => expect.objectContaining({ gross: 20_000 })));
    for (let round = 0; round < 2; round += 1) {
      expect(await tableOf('items', 'by=item')).toMatchObject({ pizza: { gross: 40_000 }, cola: { gross: 6_000 } });
      await settledOf(company);
    }
  });

  test('of a person with one store are those of the store', async () => {
    const { company, report, reporting, ticketOf, sales, tableOf } = await sellingCompany(server);
    const { two } = company.locations;
    const reportTwo = await reporting(two);
    await report(ticketOf({ id: 'a', businessDate: old }));
    await reportTwo(ticketOf({ id: 'b', locationId: two, businessDate: old, lines }));
    await settledOf(company);
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on: { type: 'LOCATION', id: two } });
    expect(await tableOf('hours', 'by=date', person)).toMatchObject({ [old]: { gross: 2_300 } });
    expect(await sales('hours', 'places=,', person)).toMatchObject({ rows: [expect.anything()] });
    expect(await tableOf('hours', 'places=,', person)).toMatchObject({ '': { gross: 2_300 } });
  });
});
