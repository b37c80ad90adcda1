import { SALES_ROLLUPS, salesOf, salesRollups } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { day, sellingCompany, yesterday } from '../../../testing/sales/selling-company.ts';
import { type TestCompany, testCompany } from '../../../testing/test-server.ts';
import { storeHour } from './count-sales.ts';
import { rebuildSales } from './rebuild-sales.ts';

const { server } = await testCompany();

/** Everything that is kept, without zeros. */
async function keptOf({ id }: TestCompany): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {};
  for (const rollup of SALES_ROLLUPS)
    tables[rollup] = await server.database.inCompany(id, async ({ db }) => {
      const any = sql.join(
        salesRollups[rollup].sums.map((name) => sql`${sql.ref(name)} <> 0`),
        sql` OR `,
      );
      return (
        await sql`SELECT * FROM ${sql.table(`sales_${rollup}`)} AS sums WHERE (${any}) AND location_id <> '' ORDER BY sums::text`.execute(
          db,
        )
      ).rows;
    });
  return tables;
}

describe('the sums of sales', () => {
  test('are those of the highest revisions, whatever is reported again, late or on another day', async () => {
    const { report, ticketOf, tableOf } = await sellingCompany(server);
    const first = ticketOf({
      id: 'a',
      lines: [buildTicketLine({ price: 1_000 }), buildTicketLine({ id: '2', price: 500 })],
    });
    const revised = { ...first, revision: 2, lines: [buildTicketLine({ price: 1_000 })] };
    const moved = { ...revised, revision: 3, businessDate: day(-30), guests: 5 };
    await report(first, ticketOf({ id: 'b' }));
    expect(await tableOf('hours')).toMatchObject({ '': { tickets: 2, gross: 2_900, guests: 4 } });
    await report(revised, first);
    expect(await tableOf('hours')).toMatchObject({ '': { tickets: 2, gross: 2_400 } });
    await report(moved, revised, moved);
    expect(await tableOf('hours', 'by=date')).toMatchObject({
      [day(-30)]: { tickets: 1, gross: 1_000, guests: 5 },
      [yesterday]: { tickets: 1, gross: 1_400, guests: 2 },
    });
    await report({ ...moved, revision: 4, state: 'VOIDED' });
    expect(await tableOf('hours', 'by=date')).toMatchObject({
      [day(-30)]: { tickets: 0, gross: 0, voids: 1_000, voided: 1 },
    });
    expect(Object.keys(await tableOf('items', `from=${day(-30)}&to=${day(-30)}`))).toEqual(['']);
  });

  test('are equal to those that are summed again, after any order, repetition and revision', async () => {
    const { company, report, ticketOf } = await sellingCompany(server);
    const item = fc.constantFrom({ id: 'pizza', name: 'Pizza' }, { id: 'cola', name: 'Cola' });
    const line = fc.record({ item, price: fc.integer({ min: 0, max: 9_000 }), quantity: fc.constantFrom(1, 2, 0.25) });
    const instant = fc.option(fc.integer({ min: 10, max: 59 }).map((minute) => `${yesterday}T19:${minute}:00.000Z`));
    const deliveries = fc.record({
      zone: fc.constantFrom(null, 'Wharf', 'Marina'),
      driver: fc.constantFrom(null, { id: 'nadia', name: 'Nadia Haddad' }),
      partner: fc.constantFrom(null, 'DoorDash'),
      promised: instant,
      made: instant,
      out: instant,
      delivered: instant,
    });
    const tax = fc.record(
      {
        taxId: fc.constantFrom('food', 'liquor'),
        name: fc.constantFrom('Food', 'Liquor'),
        amount: fc.integer({ min: -500, max: 900 }),
        taxable: fc.integer({ min: 0, max: 9_000 }),
      },
      { requiredKeys: ['name', 'amount'] },
    );
    const ticket = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      revision: fc.integer({ min: 1, max: 5 }),
      businessDate: fc.constantFrom(day(-1), day(-2), day(-40)),
      state: fc.constantFrom('CLOSED' as const, 'OPEN' as const, 'VOIDED' as const),
      channel: fc.constantFrom('POS' as const, 'ONLINE' as const),
      lines: fc.array(line, { maxLength: 3 }),
      discount: fc.integer({ min: 0, max: 2_000 }),
      delivery: fc.option(deliveries),
      taxes: fc.array(tax, { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(ticket, { maxLength: 5 }), { maxLength: 4 }), async (reports) => {
        for (const given of reports)
          await report(
            ...given.map(({ lines, discount, ...rest }) =>
              ticketOf({
                ...rest,
                lines: lines.map((one, at) => buildTicketLine({ ...one, id: String(at) })),
                discounts: [{ offerId: 'deal', name: 'Deal', amount: discount }],
              }),
            ),
          );
        const sums = await keptOf(company);
        await server.database.inCompany(company.id, (scope) => rebuildSales(scope, company.locations.one));
        expect(await keptOf(company)).toEqual(sums);
      }),
      { numRuns: 25 },
    );
  });

  test('are exact where two registers report at once', async () => {
    const { company, report, reporting, ticketOf, tableOf } = await sellingCompany(server);
    const other = await reporting(company.locations.one);
    const tickets = Array.from({ length: 30 }, (_, at) => ticketOf({ id: `t${at}` }));
    await Promise.all([report(...tickets), other(...tickets.toReversed()), report(...tickets.slice(10))]);
    expect(await tableOf('items', 'by=item')).toEqual({
      item_calamari: { quantity: 30_000, tickets: 30, gross: 42_000, discounts: 0, voids: 0 },
    });
  });

  test('count a ticket in the hour of its store, also after the store moved to another zone', async () => {
    const { company, report, ticketOf, tableOf } = await sellingCompany(server);
    const { one } = company.locations;
    await server.database.owner
      .updateTable('tenants')
      .set({ timezone: 'America/Los_Angeles' })
      .where('id', '=', one)
      .execute();
    await report(ticketOf({ id: 'a' }));
    const hour = storeHour(`${yesterday}T19:02:00.000Z`, 'America/Los_Angeles');
    expect(Object.keys(await tableOf('hours', 'by=hour'))).toEqual([String(hour)]);
    await server.database.owner.updateTable('tenants').set({ timezone: 'Asia/Tokyo' }).where('id', '=', one).execute();
    await report({ ...ticketOf({ id: 'a' }), revision: 2, guests: 9 });
    const tokyo = storeHour(`${yesterday}T19:02:00.000Z`, 'Asia/Tokyo');
    expect(await tableOf('hours', 'by=hour')).toMatchObject({ [tokyo]: { tickets: 1, guests: 9 } });
    expect(Object.keys(await tableOf('hours', 'by=hour'))).toEqual([String(tokyo)]);
  });

  test('of tickets that were taken before sales were summed begin with the rebuild', async () => {
    const { company, report, ticketOf } = await sellingCompany(server);
    await report(ticketOf({ id: 'old' }), ticketOf({ id: 'new' }));
    const whole = await keptOf(company);
    await server.database.inCompany(company.id, async ({ db }) => {
      await db.updateTable('tickets').set({ hour: null }).where('id', '=', 'old').execute();
      for (const rollup of SALES_ROLLUPS) await db.deleteFrom(`sales_${rollup}`).execute();
    });
    const rebuilt = server.database.inCompany(company.id, (scope) => rebuildSales(scope, company.locations.one));
    expect(await rebuilt).toBe(2);
    expect(await keptOf(company)).toEqual(whole);
  });
});

test('each cell of a ticket has the key of its rollup', () => {
  for (const { rollup, key, sums } of salesOf(buildTicket(), 12)) {
    expect(key).toHaveLength(salesRollups[rollup].by.length);
    for (const name of Object.keys(sums)) expect(salesRollups[rollup].sums).toContain(name);
  }
});
