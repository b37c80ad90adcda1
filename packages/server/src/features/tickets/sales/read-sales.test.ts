import { placeOfTag } from '@servery/domain';
import { buildTicketLine } from '@servery/domain/testing/build-ticket';
import { describe, expect, test } from 'vitest';
import { day, sellingCompany, yesterday } from '../../../testing/sales/selling-company.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../../testing/test-server.ts';

const { server, admin } = await testCompany();

describe('sales are asked for', () => {
  const lines = [
    buildTicketLine({ id: '1', item: { id: 'pizza', name: 'Pizza' }, price: 2_000 }),
    buildTicketLine({ id: '2', item: { id: 'cola', name: 'Cola' }, price: 300 }),
  ];

  test('by what they are kept by, beside the days compared with', async () => {
    const { report, ticketOf, sales, tableOf } = await sellingCompany(server);
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
    const { company, report, reporting, ticketOf, sales, tableOf } = await sellingCompany(server);
    const { one, two } = company.locations;
    const reportTwo = await reporting(two);
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
    const { company, report, reporting, ticketOf, sales, tableOf } = await sellingCompany(server);
    const { one, two } = company.locations;
    const reportTwo = await reporting(two);
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
