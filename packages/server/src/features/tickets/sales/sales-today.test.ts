import type { Operations, ResponseOf } from '@servery/contract';
import { daysAfter, instantAt, localTimeIn, newDayHours, newSpecialHours, type Ticket } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { beforeEach, describe, expect, test } from 'vitest';
import { reportingTerminal } from '../../../testing/reporting-terminal.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../../testing/test-server.ts';
import { readSalesSincePublish } from './sales-since-publish.ts';
import { readSalesToday } from './sales-today.ts';

const { server } = await testCompany();
let company = await buildCompany(server);
let report: Record<'one' | 'two' | 'three', Awaited<ReturnType<typeof reportingTerminal>>>;
let ids = 0;

// Each case counts the sales of a company of its own.
beforeEach(async () => {
  company = await buildCompany(server);
  const { one, two, three } = company.locations;
  report = {
    one: await reportingTerminal(server, company, one),
    two: await reportingTerminal(server, company, two),
    three: await reportingTerminal(server, company, three),
  };
  await server.database.owner
    .updateTable('tenants')
    .set({ timezone: zone })
    .where('company_id', '=', company.id)
    .execute();
});

const zone = 'America/Chicago';
/** A day that is over: the compared figures do not depend on the hour of the test. */
const today = daysAfter(localTimeIn(Date.now(), zone).date, -3);
const weekAgo = daysAfter(today, -7);
/** 2:40 PM: the hour that began at 1 PM has been over for 40 minutes. */
const now = instantAt(today, 14 * 3_600 + 2_400, zone);

interface Rung extends Partial<Ticket> {
  readonly date: string;
  /** Of the store's clock. */
  readonly hour: number;
  readonly count?: number;
  /** Cents of each. */
  readonly price?: number;
}

/** Reports so many tickets of a store in an hour. */
async function ring(
  store: keyof typeof report,
  { date, hour, count = 1, price = 3_000, ...given }: Rung,
): Promise<void> {
  const opened = new Date(instantAt(date, hour * 3_600 + 300, zone)).toISOString();
  const tickets = Array.from({ length: count }, () =>
    buildTicket({
      id: `t${++ids}`,
      number: String(ids),
      locationId: company.locations[store],
      businessDate: date,
      opened,
      closed: opened,
      lines: [buildTicketLine({ price })],
      ...given,
    }),
  );
  expect(await report[store](...tickets)).toMatchObject({ taken: count, refused: [] });
}

function salesToday(locations?: readonly string[], at = now) {
  return server.database.inCompany(company.id, (scope) => readSalesToday(scope, locations, at));
}

/** The settings of the company say that its stores are open from 11 AM to 10 PM, on one date perhaps not at all. */
async function openFrom11To10(closedOn?: string): Promise<void> {
  const admin = await company.as('admin');
  const path = `/api/blobs/settings/company/${company.id}`;
  const { id, ver, blob } = (await admin('GET', path)).json();
  const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) =>
    newDayHours({ id: `day_${dayOfWeek}`, dayOfWeek, startTime: 39_600, endOffset: 39_600 }),
  );
  const special = closedOn && newSpecialHours({ id: 'closed', dateString: closedOn, closed: true });
  const inStore = { ...blob.hours.inStore, days, specialHours: special ? [special] : [] };
  const saved = await admin('PUT', path, { id, ver, blob: { ...blob, hours: { ...blob.hours, inStore } } });
  expect(saved.statusCode, saved.body).toBe(200);
}

describe('sales of today', () => {
  test('are compared until the last hour that is over, store by store with itself', async () => {
    await ring('one', { date: today, hour: 12, count: 4 });
    await ring('one', { date: today, hour: 14, count: 2 });
    await ring('one', { date: weekAgo, hour: 12, count: 5 });
    await ring('one', { date: weekAgo, hour: 19, count: 9 });
    await ring('two', { date: weekAgo, hour: 12, count: 7 });
    await ring('three', { date: today, hour: 13, price: 500 });
    const { one, two, three } = company.locations;
    expect(await salesToday()).toEqual({
      soFar: { tickets: 7, net: 18_500 },
      selling: 2,
      stores: 3,
      compared: { stores: 1, now: { tickets: 4, net: 12_000 }, before: { tickets: 5, net: 15_000 }, until: 14 },
      date: today,
      hours: [
        { hour: 12, now: 12_000, before: 36_000 },
        { hour: 13, now: 500, before: 0 },
        { hour: 14, now: 6_000, before: 0 },
        { hour: 19, now: 0, before: 27_000 },
      ],
      byStore: [
        {
          locationId: one,
          date: today,
          soFar: { tickets: 6, net: 18_000 },
          now: { tickets: 4, net: 12_000 },
          before: { tickets: 5, net: 15_000 },
        },
        {
          locationId: three,
          date: today,
          soFar: { tickets: 1, net: 500 },
          now: { tickets: 1, net: 500 },
          before: { tickets: 0, net: 0 },
        },
      ],
      silent: [{ locationId: two, date: today, lastHour: null, usualTickets: 7 }],
    });
    expect(await salesToday([three])).toMatchObject({ soFar: { net: 500 }, stores: 1, compared: null });
    expect(await salesToday([])).toMatchObject({ soFar: { net: 0 }, stores: 0, byStore: [] });
  });

  test('an hour counts half an hour after it is over', async () => {
    await ring('one', { date: today, hour: 13, count: 3 });
    await ring('one', { date: weekAgo, hour: 13, count: 3 });
    await ring('one', { date: today, hour: 12 });
    await ring('one', { date: weekAgo, hour: 12 });
    expect(await salesToday()).toMatchObject({ compared: { now: { tickets: 4 }, until: 14 } });
    expect(await salesToday(undefined, now - 15 * 60_000)).toMatchObject({
      compared: { now: { tickets: 1 }, before: { tickets: 1 }, until: 13 },
    });
  });

  test('after midnight they are still those of the day that the store closes', async () => {
    await ring('one', { date: today, hour: 20, count: 2 });
    await ring('one', { date: weekAgo, hour: 20, count: 2 });
    const oneAtNight = instantAt(daysAfter(today, 1), 3_600, zone);
    expect(await salesToday(undefined, oneAtNight)).toMatchObject({
      date: today,
      soFar: { tickets: 2 },
      compared: { until: 0 },
    });
  });

  test('clocks that differ have no hour in common', async () => {
    const { two } = company.locations;
    await server.database.owner
      .updateTable('tenants')
      .set({ timezone: 'America/Los_Angeles' })
      .where('id', '=', two)
      .execute();
    for (const store of ['one', 'two'] as const)
      for (const date of [today, weekAgo]) await ring(store, { date, hour: 11, count: 2 });
    expect(await salesToday()).toMatchObject({ compared: { stores: 2, until: null } });
    const sixAtHome = instantAt(daysAfter(today, 1), 6 * 3_600, zone);
    await ring('one', { date: daysAfter(today, 1), hour: 5 });
    const { byStore, soFar } = await salesToday(undefined, sixAtHome);
    expect(soFar.tickets).toBe(3);
    expect(Object.fromEntries(byStore.map(({ locationId, date }) => [locationId, date]))).toEqual({
      [company.locations.one]: daysAfter(today, 1),
      [two]: today,
    });
  });

  test('name the stores that are furthest from themselves first', async () => {
    for (const [store, count] of [
      ['one', 9],
      ['two', 4],
      ['three', 10],
    ] as const) {
      await ring(store, { date: today, hour: 12, count });
      await ring(store, { date: weekAgo, hour: 12, count: 10 });
    }
    const { one, two, three } = company.locations;
    expect((await salesToday()).byStore.map(({ locationId }) => locationId)).toEqual([two, one, three]);
  });
});

describe('a store without a ticket in its last two hours', () => {
  beforeEach(async () => {
    await ring('two', { date: today, hour: 11 });
    for (const hour of [11, 12, 13]) await ring('two', { date: weekAgo, hour, count: 4 });
  });

  test('is named while it is open, with its last hour', async () => {
    const { two } = company.locations;
    await openFrom11To10();
    expect(await salesToday()).toMatchObject({ silent: [{ locationId: two, lastHour: 11, usualTickets: 8 }] });
  });

  test('is not on a special day', async () => {
    await openFrom11To10(today);
    expect(await salesToday()).toMatchObject({ silent: [] });
  });

  test('is not while a ticket is open there', async () => {
    await ring('two', { date: today, hour: 13, state: 'OPEN', closed: null });
    expect(await salesToday()).toMatchObject({ silent: [] });
  });
});

/** Publishes a menu to a store at an instant, and notes the menu that its terminals run. */
async function publishAt(locationId: string, since: number, { hash = 'a', running = 'a' } = {}): Promise<void> {
  await server.database.inCompany(company.id, async ({ db }) => {
    const key = { company_id: company.id, location_id: locationId, kind: 'menu' } as const;
    await db
      .insertInto('snapshots')
      .values({ company_id: company.id, hash, bytes: Buffer.from('x'), size: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('published')
      .values({
        ...key,
        hash,
        versions: JSON.stringify({ base: null, override: null, groupOverride: null }),
        sequence: 1,
        publication_id: `pub_${locationId}`,
        published_at: new Date(since),
      })
      .execute();
    await db
      .insertInto('acknowledgements')
      .values({ ...key, hash: running, at: new Date(since) })
      .execute();
  });
}

function sincePublish(locations?: readonly string[], at = now) {
  return server.database.inCompany(company.id, (scope) => readSalesSincePublish(scope, locations, at));
}

describe('sales since the last publish', () => {
  const since = instantAt(today, 11 * 3_600, zone);

  /** Forty tickets at noon in each of the four weeks before. */
  async function ringFourWeeks(): Promise<void> {
    for (const week of [1, 2, 3, 4]) await ring('one', { date: daysAfter(today, -7 * week), hour: 12, count: 40 });
  }

  test('look unusual where the same hours of the weeks before say so', async () => {
    const { one, two, three } = company.locations;
    await ringFourWeeks();
    await ring('one', { date: today, hour: 12, count: 25, price: 149_900 });
    // Before the publish: they are not judged.
    await ring('one', { date: today, hour: 10, count: 200 });
    for (const store of [one, two]) await publishAt(store, since);
    await publishAt(three, since, { running: 'other' });
    expect(await sincePublish()).toEqual({
      unusual: [
        {
          locationId: one,
          publicationId: `pub_${one}`,
          liveSince: new Date(since).toISOString(),
          hours: 3,
          from: today,
          to: today,
          signals: [{ signal: 'value', now: 149_900, usual: 3_000 }],
        },
      ],
      counts: { unusual: 1, usual: 0, tooLittle: 1 },
    });
    expect(await sincePublish([two])).toMatchObject({ unusual: [], counts: { unusual: 0, tooLittle: 1 } });
  });

  test('fewer tickets are unusual unless the store is closed then', async () => {
    await ringFourWeeks();
    await ring('one', { date: today, hour: 12, count: 3 });
    await publishAt(company.locations.one, since);
    await openFrom11To10();
    expect(await sincePublish()).toMatchObject({ unusual: [{ signals: [{ signal: 'tickets', now: 3, usual: 40 }] }] });
    await openFrom11To10(today);
    expect(await sincePublish()).toMatchObject({ unusual: [], counts: { tooLittle: 1 } });
  });

  test('lines for nothing are counted, and what was published more than a week ago is not judged', async () => {
    await ringFourWeeks();
    await ring('one', { date: today, hour: 12, count: 40, price: 0 });
    await publishAt(company.locations.one, since);
    const { unusual } = await sincePublish();
    expect(unusual[0]?.signals).toEqual([
      { signal: 'value', now: 0, usual: 3_000 },
      { signal: 'free', now: 1, usual: 0 },
    ]);
    const later = now + 8 * 86_400_000;
    expect((await sincePublish(undefined, later)).counts).toEqual({ unusual: 0, usual: 0, tooLittle: 0 });
  });
});

describe.each(['/api/sales-today', '/api/sales-since-publish'])('%s', (path) => {
  test('answers of the stores that the grants cover, to people with the right, of their own company', async () => {
    const { one, two } = company.locations;
    for (const store of [one, two]) await publishAt(store, Date.now());
    const storesOf = async (client: Client, query = '') => {
      const answer = await client('GET', `${path}${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const body: ResponseOf<Operations['readSalesToday']> | ResponseOf<Operations['readSalesSincePublish']> =
        answer.json();
      return 'stores' in body ? body.stores : body.counts.tooLittle;
    };
    const whole = path === '/api/sales-today' ? 3 : 2;
    expect(await storesOf(await company.as('reader'))).toBe(whole);
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on: { type: 'LOCATION', id: two } });
    expect(await storesOf(person)).toBe(1);
    expect(await storesOf(person, `?places=${one}`)).toBe(0);
    expect((await (await company.as('manager'))('GET', path)).statusCode).toBe(403);
    const other = await (await buildCompany(server)).as('admin');
    expect((await other('GET', `${path}?companyId=${company.id}`)).statusCode).toBe(404);
    const answer = await other('GET', `${path}?places=${'x,'.repeat(201)}`);
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'querystring.places']);
  });
});
