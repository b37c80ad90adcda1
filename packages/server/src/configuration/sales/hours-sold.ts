import { daysAfter, type HoursSold } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';

/** Some hours of a store on one business date. */
export interface StoreHours {
  readonly locationId: string;
  /** `2026-11-28` */
  readonly date: string;
  /** Of the store's clock, 0 to 23. */
  readonly hours: readonly number[];
}

/** Hours as the bits of one number, as SQL asks for them. */
function hourBits(hours: readonly number[]): number {
  return hours.reduce((bits, hour) => bits | (1 << hour), 0);
}

/**
 * PostgreSQL takes a list of stores for a hundred rows: it would compile the many sums, and sort the rows that it adds up. Both take longer than
 * adding up by hash does. Until the transaction ends.
 */
export async function addUpByHash(db: CompanyScope['db']): Promise<void> {
  await sql`SELECT set_config('jit', 'off', true), set_config('enable_sort', 'off', true), set_config('work_mem', '64MB', true)`.execute(
    db,
  );
}

/** Weeks by how far they lie back: 0 for the hours themselves. */
type SoldByWeek = readonly HoursSold[];

const nothing: HoursSold = { taken: 0, tickets: 0, gross: 0, discounts: 0, voids: 0, lines: 0, free: 0 };

/** The sales of stores in some hours, and in the same hours of each of the weeks before, by the id of the store: one statement, however many. */
export async function readHoursSold(
  { db, companyId }: CompanyScope,
  asked: readonly StoreHours[],
  weeks: number,
): Promise<ReadonlyMap<string, SoldByWeek>> {
  if (asked.length === 0) return new Map();
  const given = asked.map(({ locationId, date, hours }) => ({
    location: locationId,
    day: date,
    bits: hourBits(hours),
  }));
  const back = Array.from({ length: weeks + 1 }, (_, week) => week);
  // Named apart from the rows, so that only their days are read.
  const dates = [...new Set(asked.flatMap(({ date }) => back.map((week) => daysAfter(date, -7 * week))))];
  await addUpByHash(db);
  const { rows } = await sql<{ location: string; week: number; sold: HoursSold }>`
    SELECT given.location, (day - business_date) / 7 AS week, json_build_object('taken', sum(tickets + open),
      'tickets', sum(tickets), 'gross', sum(gross), 'discounts', sum(discounts), 'voids', sum(voids), 'lines', sum(lines),
      'free', sum(free)) AS sold
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given(location text, day date, bits int)
    JOIN sales_hours ON company_id = ${companyId} AND location_id = given.location AND business_date = ANY(${dates}::date[])
      AND (day - business_date) = ANY(${back.map((week) => week * 7)}::int[]) AND (given.bits >> hour) & 1 = 1
    GROUP BY given.location, (day - business_date) / 7`.execute(db);
  const byStore = new Map<string, HoursSold[]>();
  for (const { location } of given)
    if (!byStore.has(location))
      byStore.set(
        location,
        Array.from({ length: weeks + 1 }, () => nothing),
      );
  for (const { location, week, sold } of rows) byStore.get(location)?.splice(week, 1, sold);
  return byStore;
}
