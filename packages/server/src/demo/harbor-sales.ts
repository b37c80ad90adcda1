import { harborDeliveries, harborMenu, harborSales, harborServers, type SellingStore } from '@servery/demo';
import type { Ticket } from '@servery/domain';
import { sql } from 'kysely';
import { readReport } from '../features/tickets/reported-tickets.ts';
import { takeTickets } from '../features/tickets/take-tickets.ts';
import type { Database } from '../platform/database/database.ts';
import { createMonthParts } from '../platform/database/schema/month-parts.ts';
import { dateAt, pastDates, readDemoStores, readPublishedMenu } from './demo-stores.ts';

/** So many days of a store go in at once. */
const daysAtOnce = 7;

interface DemoSales {
  readonly companyId: string;
  readonly weeks: number;
  /** Ends it where it can be taken up again. */
  readonly signal?: AbortSignal;
}

/**
 * The sales of the stores of the demo in the weeks before today, taken as if their terminals had reported them: the newest week of every
 * store first. Days between the first and the last that a store has reported are not written again.
 * @returns how many tickets
 */
export async function writeHarborSales(
  database: Database,
  { companyId, weeks, signal }: DemoSales,
  now = Date.now(),
): Promise<number> {
  const reported = await readReportedDays(database, companyId);
  const stores = (await readStores(database, companyId)).map((store) => {
    const dates = pastDates(now, weeks, store.timezone);
    const days = dates.filter((date) => reported.has(`${store.locationId} ${date}`));
    const [last = '', first = last] = [days[0], days.at(-1)];
    // The last may have been reported in part.
    return { store, dates: dates.filter((date) => last === '' || date < first || date >= last) };
  });
  await createMonthParts()(
    database.owner,
    stores.flatMap(({ dates }) => dates.map((date) => date.slice(0, 7))),
  );
  let written = 0;
  for (let from = 0; from < weeks * daysAtOnce; from += daysAtOnce)
    for (const { store, dates } of stores) {
      if (signal?.aborted) return written;
      const today = dateAt(now, 0, store.timezone);
      const sold = dates.slice(from, from + daysAtOnce).flatMap((date) => harborSales(store, { date, today }));
      written += await report(database, companyId, { store, tickets: sold, now });
    }
  return written;
}

/**
 * The sales of stores of the demo since this morning.
 * @param isKnown whether a ticket needs no report any more
 * @returns the ids that were reported
 */
export async function sellToday(
  database: Database,
  { companyId, locationIds }: { readonly companyId: string; readonly locationIds: readonly string[] },
  isKnown: (id: string) => boolean,
): Promise<readonly string[]> {
  const now = Date.now();
  const ids: string[] = [];
  for (const store of await readStores(database, companyId, locationIds)) {
    const today = dateAt(now, 0, store.timezone);
    const sold = harborSales(store, { date: today, today }).filter(
      ({ id, closed }) => Date.parse(closed ?? '') <= now && !isKnown(id),
    );
    await createMonthParts()(database.owner, [today.slice(0, 7)]);
    await report(database, companyId, { store, tickets: sold, now });
    ids.push(...sold.map(({ id }) => id));
  }
  return ids;
}

interface Sold {
  readonly store: SellingStore;
  readonly tickets: readonly Ticket[];
  readonly now: number;
}

async function report(
  database: Database,
  companyId: string,
  { store: { locationId }, tickets, now }: Sold,
): Promise<number> {
  if (tickets.length === 0) return 0;
  const read = readReport(tickets, locationId, now);
  const { taken } = await database.inCompany(companyId, (scope) =>
    takeTickets(scope, locationId, { tickets: read.tickets, hash: undefined }),
  );
  return taken;
}

/** The days that stores reported sales of, as `pier-39 2026-11-28`. */
async function readReportedDays(database: Database, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await database.inCompany(companyId, ({ db }) =>
    db
      .selectFrom('ticket_days')
      .select(['location_id', sql<string>`business_date::text`.as('date')])
      .where('company_id', '=', companyId)
      .execute(),
  );
  return new Set(rows.map(({ location_id, date }) => `${location_id} ${date}`));
}

/** With the documents published to them; a store that has nothing sells from the menu as the demo begins with it. */
async function readStores(
  database: Database,
  companyId: string,
  only?: readonly string[],
): Promise<readonly SellingStore[]> {
  const stores: SellingStore[] = [];
  for (const { id, timezone } of await readDemoStores(database, companyId)) {
    if (only?.includes(id) === false) continue;
    const published = (await readPublishedMenu(database, companyId, id)) ?? { menu: harborMenu(), menuHash: null };
    const people = { servers: serversOf(id), delivery: harborDeliveries(id) };
    stores.push({ locationId: id, timezone, ...published, outOfStock: [], ...people });
  }
  return stores;
}

/** Where nobody serves, those of all stores do. */
function serversOf(store: string) {
  const own = harborServers(store);
  return own.length > 0 ? own : harborServers();
}
