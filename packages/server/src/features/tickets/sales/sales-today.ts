import type { Operations, ResponseOf } from '@servery/contract';
import {
  DAY_HOURS,
  daysAfter,
  distanceOf,
  isOpenAt,
  placeInDay,
  SALES_SETTLE_MILLIS,
  SILENT_SALES_HOURS,
  type SoldSoFar,
  salesHourAt,
  soldNothingLately,
} from '@servery/domain';
import { sql } from 'kysely';
import { addUpByHash } from '../../../configuration/sales/hours-sold.ts';
import { readSellingStores, type SellingStore } from '../../../configuration/stores/selling-stores.ts';
import { readStoreHours } from '../../../configuration/stores/store-hours.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';

type SalesToday = ResponseOf<Operations['readSalesToday']>;

const mostStores = 8;
/** Of stores without tickets, so many are asked whether they are open. */
const mostSilent = 50;
const weekDays = 7;
const hourMillis = 3_600_000;

/**
 * The sales of stores today, beside the same weekday of last week. A store that has sold nothing yet is left out of both sides.
 * @param locations ids; undefined for all of the company
 * @param now epoch milliseconds
 */
export async function readSalesToday(
  scope: CompanyScope,
  locations: readonly string[] | undefined,
  now: number,
): Promise<SalesToday> {
  const stores = (await readSellingStores(scope, locations)).map((store) => ({ ...store, ...clockOf(store, now) }));
  const { byStore, byHour } = await readSums(scope, stores);
  const sold = stores.flatMap((store) => {
    const sums = byStore.get(store.id);
    return sums === undefined ? [] : [{ ...store, ...sums }];
  });
  const selling = sold.filter(({ soFar }) => soFar.tickets > 0);
  const compared = selling.filter(isCompared);
  const hours = new Set(compared.map(({ until }) => until));
  return {
    soFar: added(sold.map(({ soFar }) => soFar)),
    selling: selling.length,
    stores: stores.length,
    compared:
      compared.length === 0
        ? null
        : {
            stores: compared.length,
            now: added(compared.map((store) => store.now)),
            before: added(compared.map(({ before }) => before)),
            until: hours.size === 1 ? ([...hours][0] ?? null) : null,
          },
    date: mostCommon(stores.map(({ date }) => date)) ?? salesHourAt(now, 'UTC').date,
    hours: DAY_HOURS.flatMap((hour) => byHour.get(hour) ?? []),
    byStore: selling
      .toSorted((one, other) => unusualness(other) - unusualness(one))
      .slice(0, mostStores)
      .map(({ id, date, soFar, now: until, before }) => ({ locationId: id, date, soFar, now: until, before })),
    silent: await silentAmong(scope, sold, now),
  };
}

interface StoreClock {
  /** Its business date now. */
  readonly date: string;
  /** Until which hour of its clock it is compared. */
  readonly until: number;
  /** The hours of the day that are over, and the last two of them. */
  readonly over: readonly number[];
  readonly lastHours: readonly number[];
}

function clockOf({ zone }: SellingStore, now: number): StoreClock {
  const { date } = salesHourAt(now, zone);
  const settled = salesHourAt(now - SALES_SETTLE_MILLIS, zone);
  const over = settled.date === date ? DAY_HOURS.slice(0, placeInDay(settled.hour)) : [];
  return { date, until: settled.hour, over, lastHours: over.slice(-SILENT_SALES_HOURS) };
}

interface StoreSums {
  readonly soFar: SoldSoFar;
  /** Until the hour that is compared, today and a week ago. */
  readonly now: SoldSoFar;
  readonly before: SoldSoFar;
  readonly lately: SoldSoFar;
  readonly latelyBefore: SoldSoFar;
  /** Of the last hour with a ticket today, in the order of the day. */
  readonly lastPlace: number | null;
}

type AskedStore = SellingStore & StoreClock;
/** Of an hour on its date (week 0) or a week before (1), all channels and order types together; money in cents. */
type SoldHour = readonly [week: number, hour: number, tickets: number, taken: number, net: number];

/**
 * One statement for all stores: the sales of each by the hour. Each store is added up apart, in the order of the index; to add up the rows
 * of all together, by hash and then by the compared values, takes three times as long.
 */
async function readSums({ db, companyId }: CompanyScope, stores: readonly AskedStore[]) {
  const given = stores.map(({ id, date }) => ({ location: id, today: date }));
  // Said apart from the rows, so that only their months are planned for.
  const dates = stores.flatMap(({ date }) => [date, daysAfter(date, -weekDays)]).toSorted();
  await addUpByHash(db);
  const { rows } = await sql<{ location: string; sold: readonly SoldHour[] | null }>`
    SELECT given.location, sold.hours AS sold
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given(location text, today date)
    CROSS JOIN LATERAL (
      SELECT array_to_json(array_agg(ARRAY[week, hour, tickets, taken, net])) AS hours FROM (
        SELECT (today - business_date) / ${weekDays}::int AS week, hour, sum(tickets)::bigint AS tickets,
          sum(tickets + open)::bigint AS taken, sum(gross - discounts)::bigint AS net
        FROM sales_hours WHERE company_id = ${companyId} AND location_id = given.location
          AND business_date IN (today, today - ${weekDays}::int) AND business_date BETWEEN ${dates[0]}::date AND ${dates.at(-1)}::date
        GROUP BY business_date, hour) AS by_hour) AS sold`.execute(db);
  const soldBy = new Map(rows.flatMap(({ location, sold }) => (sold === null ? [] : [[location, sold] as const])));
  const byStore = new Map<string, StoreSums>();
  for (const store of stores) {
    const sold = soldBy.get(store.id);
    if (sold !== undefined) byStore.set(store.id, sumsOf(store, sold));
  }
  return { byStore, byHour: hoursOf([...soldBy.values()].flat()) };
}

function sumsOf({ over, lastHours }: StoreClock, sold: readonly SoldHour[]): StoreSums {
  const today = sold.filter(([week]) => week === 0);
  const before = sold.filter(([week]) => week === 1);
  const during = (some: readonly SoldHour[], hours: readonly number[]) =>
    some.filter(([, hour]) => hours.includes(hour));
  const places = today.filter(([, , , taken]) => taken > 0).map(([, hour]) => placeInDay(hour));
  return {
    soFar: soldIn(today),
    now: soldIn(during(today, over)),
    before: soldIn(during(before, over)),
    lately: takenIn(during(today, lastHours)),
    latelyBefore: takenIn(during(before, lastHours)),
    lastPlace: places.length === 0 ? null : Math.max(...places),
  };
}

function soldIn(sold: readonly SoldHour[]): SoldSoFar {
  return added(sold.map(([, , tickets, , net]) => ({ tickets, net })));
}

/** Open tickets too, whose sales are not known. */
function takenIn(sold: readonly SoldHour[]): SoldSoFar {
  return added(sold.map(([, , , taken]) => ({ tickets: taken, net: 0 })));
}

function hoursOf(sold: readonly SoldHour[]): ReadonlyMap<number, SalesToday['hours'][number]> {
  const sums = new Map<number, { hour: number; now: number; before: number }>();
  for (const [week, hour, , , net] of sold) {
    const sum = sums.get(hour) ?? { hour, now: 0, before: 0 };
    sums.set(hour, sum);
    if (week === 0) sum.now += net;
    else sum.before += net;
  }
  return new Map([...sums].filter(([, { now, before }]) => now !== 0 || before !== 0));
}

type SoldStore = AskedStore & StoreSums;

function isCompared({ now, before }: StoreSums): boolean {
  return now.tickets > 0 && before.tickets > 0;
}

/** Stores that cannot be compared come last. */
function unusualness(store: SoldStore): number {
  return isCompared(store) ? distanceOf(store.now, store.before) : -1;
}

/** Stores that took nothing in their last hours though they are open, those first that sold most a week ago. */
async function silentAmong(
  scope: CompanyScope,
  stores: readonly SoldStore[],
  now: number,
): Promise<SalesToday['silent']> {
  const quiet = stores
    .filter(({ lately, latelyBefore }) => soldNothingLately(lately, latelyBefore))
    .toSorted((one, other) => other.latelyBefore.tickets - one.latelyBefore.tickets)
    .slice(0, mostSilent);
  const hoursOf = await readStoreHours(scope, quiet);
  const wasOpen = ({ id, zone }: SoldStore): boolean => {
    const first = now - SALES_SETTLE_MILLIS - SILENT_SALES_HOURS * hourMillis;
    return [first, now].every((instant) => isOpenAt(hoursOf(id), instant, zone));
  };
  return quiet
    .filter(wasOpen)
    .slice(0, mostStores)
    .map(({ id, date, lastPlace, latelyBefore }) => ({
      locationId: id,
      date,
      lastHour: lastPlace === null ? null : (DAY_HOURS[lastPlace] ?? null),
      usualTickets: latelyBefore.tickets,
    }));
}

function added(all: readonly SoldSoFar[]): SoldSoFar {
  return all.reduce(({ tickets, net }, one) => ({ tickets: tickets + one.tickets, net: net + one.net }), {
    tickets: 0,
    net: 0,
  });
}

function mostCommon(dates: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(dates, (date) => date)].toSorted(([, one], [, other]) => other.length - one.length);
  return counts[0]?.[0];
}
