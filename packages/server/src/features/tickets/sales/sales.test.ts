import type { Operations, ResponseOf } from '@servery/contract';
import { placeOfTag, SALES_ROLLUPS, type SalesRollup, salesOf, salesRollups, type Ticket } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { reportingTerminal } from '../../../testing/reporting-terminal.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../../testing/test-server.ts';
import { storeHour } from './count-sales.ts';
import { rebuildSales } from './rebuild-sales.ts';
import { settleDays } from './settled-days.ts';

type Sales = ResponseOf<Operations['readSales']>;

const { server } = await testCompany();
let company = await buildCompany(server);
let admin: Client = await company.as('admin');
let report = await reportingTerminal(server, company, company.locations.one);

// Each case counts the sales of a company of its own.
beforeEach(async () => {
  company = await buildCompany(server);
  admin = await company.as('admin');
  report = await reportingTerminal(server, company, company.locations.one);
});

/** Days from today. */
function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

const yesterday = day(-1);

function ticketOf(given: Partial<Ticket> = {}): Ticket {
  const businessDate = given.businessDate ?? yesterday;
  return buildTicket({
    locationId: company.locations.one,
    businessDate,
    opened: `${businessDate}T19:02:00.000Z`,
    closed: `${businessDate}T19:41:00.000Z`,
    ...given,
  });
}

async function sales(rollup: SalesRollup, query = '', client: Client = admin): Promise<Sales> {
  const dates = query.includes('from=') ? '' : `from=${day(-400)}&to=${day(1)}&`;
  const answer = await client('GET', `/api/sales/${rollup}?${dates}${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json();
}

/** The sums of each row by its key. */
async function tableOf(rollup: SalesRollup, query?: string, client?: Client): Promise<Record<string, object>> {
  const { sums, rows } = await sales(rollup, query, client);
  return Object.fromEntries(
    rows.map((row) => [row.key.join(' '), Object.fromEntries(sums.map((name, at) => [name, row.sums[at]]))]),
  );
}

/** Everything that is kept, without zeros. */
async function kept(): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {};
  for (const rollup of SALES_ROLLUPS)
    tables[rollup] = await server.database.inCompany(company.id, async ({ db }) => {
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
        const sums = await kept();
        await server.database.inCompany(company.id, (scope) => rebuildSales(scope, company.locations.one));
        expect(await kept()).toEqual(sums);
      }),
      { numRuns: 25 },
    );
  });

  test('are exact where two registers report at once', async () => {
    const other = await reportingTerminal(server, company, company.locations.one);
    const tickets = Array.from({ length: 30 }, (_, at) => ticketOf({ id: `t${at}` }));
    await Promise.all([report(...tickets), other(...tickets.toReversed()), report(...tickets.slice(10))]);
    expect(await tableOf('items', 'by=item')).toEqual({
      item_calamari: { quantity: 30_000, tickets: 30, gross: 42_000, discounts: 0, voids: 0 },
    });
  });

  test('count a ticket in the hour of its store, also after the store moved to another zone', async () => {
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
    await report(ticketOf({ id: 'old' }), ticketOf({ id: 'new' }));
    const whole = await kept();
    await server.database.inCompany(company.id, async ({ db }) => {
      await db.updateTable('tickets').set({ hour: null }).where('id', '=', 'old').execute();
      for (const rollup of SALES_ROLLUPS) await db.deleteFrom(`sales_${rollup}`).execute();
    });
    const rebuilt = server.database.inCompany(company.id, (scope) => rebuildSales(scope, company.locations.one));
    expect(await rebuilt).toBe(2);
    expect(await kept()).toEqual(whole);
  });
});

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
  const answers = () => Promise.all(questions.map(([rollup, query]) => tableOf(rollup, query)));
  const settled = async () => {
    await settleDays(server.database, new AbortController().signal);
    const days = await server.database.inCompany(company.id, ({ db }) =>
      db
        .selectFrom('sales_days')
        .select(sql<string>`business_date::text`.as('day'))
        .where('settled_at', 'is not', null)
        .execute(),
    );
    return days.map((one) => one.day);
  };

  test('are summed for all stores together, with the same answers, until a late ticket comes', async () => {
    const { two } = company.locations;
    const reportTwo = await reportingTerminal(server, company, two);
    await report(ticketOf({ id: 'a', businessDate: old }), ticketOf({ id: 'b', lines }));
    await reportTwo(ticketOf({ id: 'c', locationId: two, businessDate: old, lines, channel: 'ONLINE', orderType: 9 }));
    const before = await answers();
    expect(await settled()).toEqual([old]);
    expect(await answers()).toEqual(before);
    // The figure that is read of a settled day is the row of all stores.
    await server.database.inCompany(company.id, ({ db }) =>
      sql`UPDATE sales_hours SET gross = 7 WHERE location_id = '' AND channel = 'POS'`.execute(db),
    );
    expect(await tableOf('hours', `from=${old}&to=${old}`)).toMatchObject({ '': { gross: 2_300 + 7 } });
    await reportTwo(ticketOf({ id: 'd', locationId: two, businessDate: old }));
    expect(await tableOf('hours', `from=${old}&to=${old}`)).toMatchObject({ '': { gross: 2_300 + 2 * 1_400 } });
    expect(await settled()).toEqual([old]);
    expect(await tableOf('hours', `from=${old}&to=${old}`)).toMatchObject({
      '': { gross: 2_300 + 2 * 1_400, tickets: 3 },
    });
  });

  test('are exact while tickets come and days are settled at once', async () => {
    const { two } = company.locations;
    const reportTwo = await reportingTerminal(server, company, two);
    const ticketsAt = (locationId: string) =>
      Array.from({ length: 10 }, (_, at) => ticketOf({ id: `t${at}`, locationId, businessDate: old, lines }));
    await Promise.all([
      ...ticketsAt(company.locations.one).map((ticket) => report(ticket)),
      ...ticketsAt(two).map((ticket) => reportTwo(ticket)),
      ...Array.from({ length: 5 }, settled),
    ]);
    const stores = await tableOf('items', 'by=item,location');
    const sumOf = (item: string) => [company.locations.one, two].map((id) => stores[`${item} ${id}`]);
    expect(sumOf('pizza')).toEqual(Array.from({ length: 2 }, () => expect.objectContaining({ gross: 20_000 })));
    for (let round = 0; round < 2; round += 1) {
      expect(await tableOf('items', 'by=item')).toMatchObject({ pizza: { gross: 40_000 }, cola: { gross: 6_000 } });
      await settled();
    }
  });

  test('of a person with one store are those of the store', async () => {
    const { two } = company.locations;
    const reportTwo = await reportingTerminal(server, company, two);
    await report(ticketOf({ id: 'a', businessDate: old }));
    await reportTwo(ticketOf({ id: 'b', locationId: two, businessDate: old, lines }));
    await settled();
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on: { type: 'LOCATION', id: two } });
    expect(await tableOf('hours', 'by=date', person)).toMatchObject({ [old]: { gross: 2_300 } });
    expect(await sales('hours', 'places=,', person)).toMatchObject({ rows: [expect.anything()] });
    expect(await tableOf('hours', 'places=,', person)).toMatchObject({ '': { gross: 2_300 } });
  });
});

describe('sales are asked for', () => {
  const lines = [
    buildTicketLine({ id: '1', item: { id: 'pizza', name: 'Pizza' }, price: 2_000 }),
    buildTicketLine({ id: '2', item: { id: 'cola', name: 'Cola' }, price: 300 }),
  ];

  test('by what they are kept by, beside the days compared with', async () => {
    await report(
      ticketOf({ id: 'a', lines }),
      ticketOf({ id: 'b', lines, channel: 'ONLINE', orderType: 9 }),
      ticketOf({ id: 'c', lines: lines.slice(0, 1), businessDate: day(-8) }),
      ticketOf({ id: 'd', businessDate: day(-8) }),
    );
    const compared = `from=${day(-7)}&to=${day(0)}&comparedFrom=${day(-15)}&comparedTo=${day(-8)}`;
    const { sums, rows, names } = await sales('items', `${compared}&by=item`);
    const at = sums.indexOf('gross');
    expect(rows.map(({ key, sums: now, before }) => [...key, now[at], before?.[at]]).toSorted()).toEqual([
      ['cola', 600, 0],
      ['item_calamari', 0, 1_400],
      ['pizza', 4_000, 2_000],
    ]);
    expect(names).toEqual({ cola: 'Cola', item_calamari: 'Crispy Calamari', pizza: 'Pizza' });
    expect(await tableOf('hours', 'by=channel,orderType')).toMatchObject({
      'ONLINE 9': { gross: 2_300 },
      'POS 1': { gross: 5_700 },
    });
    expect(await tableOf('hours', 'channel=ONLINE&orderType=9')).toMatchObject({ '': { gross: 2_300 } });
    expect(await tableOf('items', 'by=date&item=pizza')).toMatchObject({ [day(-8)]: { gross: 2_000 } });
    const isoDay = new Date(`${yesterday}T00:00:00Z`).getUTCDay() || 7;
    expect(await tableOf('hours', `from=${yesterday}&to=${yesterday}&by=weekday`)).toMatchObject({
      [isoDay]: { gross: 4_600 },
    });
  });

  test('of chosen stores, groups and tags', async () => {
    const { one, two } = company.locations;
    const reportTwo = await reportingTerminal(server, company, two);
    await report(ticketOf({ id: 'a' }));
    await reportTwo(ticketOf({ id: 'b', locationId: two, lines }));
    expect(await tableOf('hours', `places=${two}`)).toMatchObject({ '': { gross: 2_300 } });
    expect(await tableOf('hours', `places=${one},${two}&by=location`)).toMatchObject({
      [one]: { gross: 1_400 },
      [two]: { gross: 2_300 },
    });
    const { group_id } = await server.database.owner
      .selectFrom('tenants')
      .select('group_id')
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    expect(await tableOf('hours', `places=${group_id}&by=location`)).toHaveProperty(one);
    await server.database.owner
      .updateTable('tenants')
      .set({ tags: JSON.stringify(['open late, by the sea']) })
      .where('id', '=', two)
      .execute();
    const byTag = (tag: string) => `places=${encodeURIComponent(placeOfTag(tag))}&by=location`;
    expect(Object.keys(await tableOf('hours', byTag('open late, by the sea')))).toEqual([two]);
    const both = await tableOf(
      'hours',
      `by=location&places=${one},${encodeURIComponent(placeOfTag('open late, by the sea'))}`,
    );
    expect(Object.keys(both).toSorted()).toEqual([one, two].toSorted());
    expect(await sales('hours', byTag('nowhere'))).toMatchObject({ rows: [] });
    expect(await sales('hours', 'places=loc_absent')).toMatchObject({ rows: [] });
  });

  test.each([
    ['hours', 'by=item', 'querystring.by'],
    ['hours', 'by=nothing', 'querystring.by.0'],
    ['hours', 'by=date,hour,channel', 'querystring.by'],
    ['hours', 'item=pizza', 'querystring.item'],
    ['hours', 'to=2026-02-30', 'querystring.to'],
    ['hours', 'to=2020-01-01', 'querystring.to'],
    ['hours', 'comparedFrom=2026-01-01', 'querystring.comparedTo'],
    ['hours', 'channel=SMOKE', 'querystring.channel'],
    ['hours', `places=${'x,'.repeat(201)}`, 'querystring.places'],
    ['hours', 'places=tag:', 'querystring.places.0'],
    ['hours', 'places=tag:open late', 'querystring.places.0'],
  ])('of %s with %j are refused by name of the field', async (rollup, query, path) => {
    const dates = query.startsWith('to=') ? 'from=2026-01-01' : 'from=2026-01-01&to=2026-01-31';
    const answer = await admin('GET', `/api/sales/${rollup}?${dates}&${query}`);
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('sales are seen', () => {
  test('of the stores that the grants cover, by people with the right, of their own company', async () => {
    const { one, two } = company.locations;
    const reportTwo = await reportingTerminal(server, company, two);
    await report(ticketOf({ id: 'a' }));
    await reportTwo(ticketOf({ id: 'b', locationId: two, lines: [buildTicketLine({ price: 99 })] }));
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on: { type: 'LOCATION', id: two } });
    expect(await tableOf('hours', 'by=location', person)).toMatchObject({ [two]: { gross: 99 } });
    expect(Object.keys(await tableOf('hours', 'by=location', person))).toEqual([two]);
    expect(await sales('hours', `places=${one}`, person)).toMatchObject({ rows: [] });
    const { group_id } = await server.database.owner
      .selectFrom('tenants')
      .select('group_id')
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    expect(await sales('hours', `places=${group_id}&by=location`, person)).not.toHaveProperty(one);
    const manager = await company.as('manager');
    expect((await manager('GET', `/api/sales/hours?from=${yesterday}&to=${yesterday}`)).statusCode).toBe(403);
    const other = await (await buildCompany(server)).as('admin');
    expect(await sales('hours', '', other)).toMatchObject({ rows: [] });
    expect(
      (await other('GET', `/api/sales/hours?from=${yesterday}&to=${yesterday}&companyId=${company.id}`)).statusCode,
    ).toBe(404);
  });
});

test('each cell of a ticket has the key of its rollup', () => {
  for (const { rollup, key, sums } of salesOf(buildTicket(), 12)) {
    expect(key).toHaveLength(salesRollups[rollup].by.length);
    for (const name of Object.keys(sums)) expect(salesRollups[rollup].sums).toContain(name);
  }
});
