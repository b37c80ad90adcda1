import { harborMenu, harborPeople, harborSales, type SellingStore } from '@servery/demo';
import { readReport } from '../features/tickets/reported-tickets.ts';
import { takeTickets } from '../features/tickets/take-tickets.ts';
import type { Database } from '../platform/database/database.ts';
import { createMonthParts } from '../platform/database/schema/month-parts.ts';

const dayMillis = 86_400_000;
/** So many days of a store go in at once. */
const daysAtOnce = 7;

/** What the stores of the demo sold in the weeks before today, taken as if their terminals had reported it. @returns how many tickets */
export async function writeHarborSales(database: Database, companyId: string, weeks: number): Promise<number> {
  const now = Date.now();
  const dates = Array.from({ length: weeks * 7 }, (_, at) => dateAt(now, weeks * 7 - at));
  await createMonthParts()(
    database.owner,
    dates.map((date) => date.slice(0, 7)),
  );
  let written = 0;
  for (const store of await readStores(database, companyId))
    for (let from = 0; from < dates.length; from += daysAtOnce) {
      const days = dates.slice(from, from + daysAtOnce);
      const sold = days.flatMap((date) => harborSales(store, { date, today: dateAt(now, 0) }));
      const { tickets } = readReport(sold, store.locationId, now);
      const { taken } = await database.inCompany(companyId, (scope) => takeTickets(scope, store.locationId, tickets));
      written += taken;
    }
  return written;
}

function dateAt(now: number, daysAgo: number): string {
  return new Date(now - daysAgo * dayMillis).toISOString().slice(0, 10);
}

async function readStores(database: Database, companyId: string): Promise<readonly SellingStore[]> {
  const rows = await database.inCompany(companyId, ({ db }) =>
    db
      .selectFrom('tenants')
      .select(['id', 'timezone'])
      .where('company_id', '=', companyId)
      .where('type', '=', 'LOCATION')
      .orderBy('id')
      .execute(),
  );
  const menu = harborMenu();
  return rows.map(({ id, timezone }) => ({
    locationId: id,
    timezone,
    menu,
    menuHash: null,
    outOfStock: [],
    servers: serversOf(id),
  }));
}

/** The people of the store who serve; where nobody does, those of all stores. */
function serversOf(store: string) {
  const serving = harborPeople.filter(({ role }) => role === 'server' || role === 'shift-lead');
  const own = serving.filter((person) => person.store === store || person.alsoAt === store);
  return (own.length > 0 ? own : serving).map(({ name, posId }) => ({ id: `pos-${posId}`, name }));
}
