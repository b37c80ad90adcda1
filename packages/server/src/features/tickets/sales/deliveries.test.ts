import type { Operations, ResponseOf } from '@servery/contract';
import { DELIVERY_TIMES, type DeliveryTime, newDeliveryZone, type Ticket } from '@servery/domain';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { reportingTerminal } from '../../../testing/reporting-terminal.ts';
import { day } from '../../../testing/sales/selling-company.ts';
import { settingsCalls } from '../../../testing/settings-calls.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../../testing/test-server.ts';
import { settleDays } from './settled-days.ts';

type Times = ResponseOf<Operations['readDeliveryTimes']>;

const { server } = await testCompany();
let company = await buildCompany(server);
let admin: Client = await company.as('admin');
let report = await reportingTerminal(server, company, company.locations.one);

// Each case counts the deliveries of a company of its own.
beforeEach(async () => {
  company = await buildCompany(server);
  admin = await company.as('admin');
  report = await reportingTerminal(server, company, company.locations.one);
});

const old = day(-5);
const nadia = { id: 'nadia', name: 'Nadia Haddad' };
const leo = { id: 'leo', name: 'Leo Marchetti' };

interface Given {
  readonly zone?: string | null;
  readonly driver?: typeof nadia | null;
  readonly partner?: string;
  readonly promised?: number;
  readonly make?: number;
  readonly wait?: number;
  readonly drive?: number;
}

/** A delivery of so many minutes each, taken at 19:00 in UTC. */
function deliveryOf(id: string, given: Given = {}, ticket: Partial<Ticket> = {}): Ticket {
  const { zone = 'Wharf', driver = nadia, partner = null, promised = 40, make = 10, wait = 5, drive = 15 } = given;
  const businessDate = ticket.businessDate ?? old;
  const opened = `${businessDate}T19:00:00.000Z`;
  const minuteAt = (minutes: number) => new Date(Date.parse(opened) + minutes * 60_000).toISOString();
  const delivery = {
    zone,
    driver,
    partner,
    promised: minuteAt(promised),
    made: minuteAt(make),
    out: minuteAt(make + wait),
    delivered: minuteAt(make + wait + drive),
  };
  const closed = minuteAt(make + wait + drive);
  const locationId = ticket.locationId ?? company.locations.one;
  return buildTicket({ id, locationId, businessDate, opened, closed, orderType: 7, delivery, ...ticket });
}

async function ask(path: string, client: Client = admin) {
  const answer = await client('GET', path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json();
}

const dates = `from=${day(-40)}&to=${day(0)}`;

async function timesOf(query: string, client?: Client): Promise<Record<string, Record<string, number | null>>> {
  const { times, rows }: Times = await ask(`/api/delivery-times?${dates}&${query}`, client);
  return Object.fromEntries(
    rows.map(({ key, medians }) => [
      key.join(' '),
      Object.fromEntries(times.map((time, at) => [time, medians[at] ?? null])),
    ]),
  );
}

async function countsOf(query: string, client?: Client): Promise<Record<string, Record<string, number>>> {
  const { sums, rows } = await ask(`/api/sales/deliveries?${dates}&${query}`, client);
  return Object.fromEntries(
    rows.map(({ key, sums: values }: { key: string[]; sums: number[] }) => [
      key.join(' '),
      Object.fromEntries(sums.map((name: string, at: number) => [name, values[at]])),
    ]),
  );
}

describe('the medians of deliveries', () => {
  test('are the middle one of all, by zone, by driver, by service and by hour', async () => {
    await report(
      deliveryOf('a', { drive: 10 }),
      deliveryOf('b', { drive: 20, driver: leo }),
      deliveryOf('c', { drive: 50, driver: leo }),
      deliveryOf('d', { zone: 'Marina', driver: null, partner: 'DoorDash', make: 20, drive: 30 }),
    );
    expect(await timesOf('')).toEqual({ '': { make: 10, wait: 5, drive: 20, door: 35, promise: 40 } });
    expect(await timesOf('by=zone')).toMatchObject({ Wharf: { drive: 20, door: 35 }, Marina: { make: 20, door: 55 } });
    expect(await timesOf('by=driver,partner')).toMatchObject({
      'nadia ': { drive: 10 },
      'leo ': { drive: 20 },
      ' DoorDash': { drive: 30 },
    });
    expect(await countsOf('by=driver,partner')).toMatchObject({
      'nadia ': { deliveries: 1, late: 0, driven: 1, tipped: 250 },
      'leo ': { deliveries: 2, late: 1, driven: 2, tipped: 500 },
      ' DoorDash': { deliveries: 1, late: 1, driven: 0, tipped: 0 },
    });
    const { names } = await ask(`/api/sales/deliveries?${dates}&by=driver,partner`);
    expect(names).toEqual({ nadia: 'Nadia Haddad', leo: 'Leo Marchetti' });
    expect(await countsOf('by=zone&channel=ONLINE')).toEqual({});
    expect(await timesOf('channel=ONLINE')).toEqual({});
  });

  test('are listed beside those of the days compared with, also for a zone that had none', async () => {
    await report(
      deliveryOf('a', { zone: 'Wharf', drive: 30 }),
      deliveryOf('b', { zone: 'Marina', drive: 12 }, { businessDate: day(-12) }),
      deliveryOf('c', { zone: 'Wharf', drive: 9 }, { businessDate: day(-12) }),
    );
    const days = `from=${day(-7)}&to=${day(-1)}&comparedFrom=${day(-14)}&comparedTo=${day(-8)}`;
    const { rows }: Times = await ask(`/api/delivery-times?${days}&by=zone`);
    const at = DELIVERY_TIMES.indexOf('drive');
    expect(rows.map(({ key, medians, before }) => [key[0], medians[at], before?.[at]]).toSorted()).toEqual([
      ['Marina', null, 12],
      ['Wharf', 30, 9],
    ]);
  });

  test('move with revisions, and are the same where days are settled', async () => {
    const { two } = company.locations;
    const reportTwo = await reportingTerminal(server, company, two);
    await report(deliveryOf('a', { drive: 10 }), deliveryOf('b', { drive: 60 }), deliveryOf('c', { drive: 60 }));
    await report({ ...deliveryOf('b', { drive: 10 }), revision: 2 });
    await reportTwo(deliveryOf('d', { zone: 'Ghent', drive: 12 }, { locationId: two }));
    const questions = ['', 'by=hour', 'by=date', 'by=zone', 'by=location', 'by=driver,partner'];
    const answers = () =>
      Promise.all(questions.map(async (query) => [await timesOf(query), await countsOf(query)] as const));
    const before = await answers();
    expect(before[0]).toEqual([
      { '': expect.objectContaining({ drive: 10, door: 25 }) },
      { '': expect.objectContaining({ deliveries: 4, late: 1 }) },
    ]);
    await settleDays(server.database, new AbortController().signal);
    const settled = await server.database.inCompany(company.id, ({ db }) =>
      db.selectFrom('sales_times').select(['zone', 'driver']).where('location_id', '=', '').distinct().execute(),
    );
    // All stores together are kept without the dimensions that only one of them has.
    expect(settled).toEqual([{ zone: '', driver: '' }]);
    expect(await answers()).toEqual(before);
    await report({ ...deliveryOf('c', { drive: 10 }), revision: 2 });
    expect(await countsOf('')).toMatchObject({ '': { deliveries: 4, late: 0 } });
  });

  test('are those of the deliveries themselves, whatever they took', async () => {
    const minutes = fc.integer({ min: 0, max: 120 });
    const delivery = fc.record({
      zone: fc.constantFrom('Wharf', 'Marina', null),
      make: minutes,
      wait: minutes,
      drive: minutes,
      promised: minutes,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(delivery, { minLength: 1, maxLength: 20 }), async (given) => {
        company = await buildCompany(server);
        admin = await company.as('admin');
        report = await reportingTerminal(server, company, company.locations.one);
        await report(...given.map((one, at) => deliveryOf(`t${at}`, one)));
        const expected = Map.groupBy(given, ({ zone }) => zone ?? '');
        const found = await timesOf('by=zone');
        expect(Object.keys(found).toSorted()).toEqual([...expected.keys()].toSorted());
        for (const [zone, some] of expected) {
          const middle = (time: (one: (typeof given)[number]) => number) =>
            some.map(time).toSorted((one, other) => one - other)[Math.ceil(some.length / 2) - 1];
          expect(found[zone]).toEqual({
            make: middle(({ make }) => make),
            wait: middle(({ wait }) => wait),
            drive: middle(({ drive }) => drive),
            door: middle(({ make, wait, drive }) => make + wait + drive),
            promise: middle(({ promised }) => promised),
          } satisfies Record<DeliveryTime, number | undefined>);
        }
      }),
      { numRuns: 8 },
    );
  });

  test.each([
    ['by=item', 'querystring.by'],
    ['by=zone,driver,hour', 'querystring.by'],
    ['channel=SMOKE', 'querystring.channel'],
  ])('asked for with %j are refused by name of the field', async (query, path) => {
    const answer = await admin('GET', `/api/delivery-times?${dates}&${query}`);
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('deliveries are seen', () => {
  test('of the stores that the grants cover, by people with the right, of their own company', async () => {
    const { one, two } = company.locations;
    const reportTwo = await reportingTerminal(server, company, two);
    await report(deliveryOf('a'));
    await reportTwo(deliveryOf('b', { zone: 'Ghent' }, { locationId: two }));
    const on = { type: 'LOCATION', id: two } as const;
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on });
    expect(Object.keys(await timesOf('by=zone', person))).toEqual(['Ghent']);
    expect(Object.keys(await countsOf('by=zone', person))).toEqual(['Ghent']);
    expect(await timesOf(`places=${one}`, person)).toEqual({});
    await ask(`/api/delivery-zones?locationId=${two}`, person);
    expect((await person('GET', `/api/delivery-zones?locationId=${one}`)).statusCode).toBe(404);
    const manager = await company.as('manager');
    for (const path of [`/api/delivery-times?${dates}`, `/api/delivery-zones?locationId=${one}`])
      expect([path, (await manager('GET', path)).statusCode]).toEqual([path, 403]);
    const other = await (await buildCompany(server)).as('admin');
    expect(await timesOf('', other)).toEqual({});
    expect((await other('GET', `/api/delivery-zones?locationId=${one}`)).statusCode).toBe(404);
  });

  test('by their tickets, of a zone, a driver or a service', async () => {
    await report(
      deliveryOf('a'),
      deliveryOf('b', { zone: 'Marina', driver: leo }),
      deliveryOf('c', { driver: null, partner: 'DoorDash' }),
      buildTicket({ id: 'd', locationId: company.locations.one, businessDate: old, opened: `${old}T19:00:00.000Z` }),
    );
    const idsOf = async (query: string) => {
      const { tickets } = await ask(`/api/tickets/search?${dates}&${query}`);
      return tickets.map(({ id }: { id: string }) => id.split('.')[1]).toSorted();
    };
    expect(await idsOf('zone=Wharf')).toEqual(['a', 'c']);
    expect(await idsOf('driverId=leo')).toEqual(['b']);
    expect(await idsOf('partner=DoorDash&zone=Wharf')).toEqual(['c']);
    expect(await idsOf('isDelivery=true')).toEqual(['a', 'b', 'c']);
  });
});

test('the zones of a location are those that it has drawn, as they are now', async () => {
  const { one } = company.locations;
  await server.database.owner
    .updateTable('tenants')
    .set({ latitude: 37.8, longitude: -122.41 })
    .where('id', '=', one)
    .execute();
  const zones = [
    newDeliveryZone({ id: 'w', name: 'Wharf', type: 'rectangle', bounds: '37.80,-122.42 37.81,-122.40' }),
    newDeliveryZone({ id: 'b', name: 'Boston', type: 'rectangle', bounds: '42.34,-71.06 42.36,-71.02' }),
    newDeliveryZone({ id: 'v', name: 'Ferry crews', type: 'virtual' }),
    newDeliveryZone({
      id: 'g',
      name: 'Gone',
      type: 'rectangle',
      bounds: '37.80,-122.42 37.81,-122.40',
      disabled: true,
    }),
  ];
  const saved = await settingsCalls(company).save(admin, () => ({ deliveryArea: { enforceInPos: true, zones } }));
  expect(saved.statusCode).toBe(200);
  expect(await ask(`/api/delivery-zones?locationId=${one}`)).toMatchObject({
    place: { latitude: 37.8, longitude: -122.41 },
    zones: [
      { id: 'w', name: 'Wharf', isServed: true },
      { id: 'b', name: 'Boston', isServed: false },
      { id: 'g', name: 'Gone', isServed: false },
    ],
  });
  const { zones: drawn } = await ask(`/api/delivery-zones?locationId=${one}`);
  expect(drawn[0].ring).toHaveLength(5);
});
