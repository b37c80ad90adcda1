import { localTimeIn, type MenuBlob, menuBlobSchema } from '@servery/domain';
import { LRUCache } from 'lru-cache';
import { publishedMenuHash, readSnapshot } from '../features/tickets/snapshots.ts';
import type { Database } from '../platform/database/database.ts';

const dayMillis = 86_400_000;
const weekDays = 7;

/** `2026-11-28`: the date of a place, so many days before an instant. */
export function dateAt(now: number, daysAgo: number, timezone: string): string {
  const { date } = localTimeIn(now, timezone);
  return new Date(Date.parse(date) - daysAgo * dayMillis).toISOString().slice(0, 10);
}

/** The days of the weeks before today, the newest first. */
export function pastDates(now: number, weeks: number, timezone: string): readonly string[] {
  return Array.from({ length: weeks * weekDays }, (_, at) => dateAt(now, at + 1, timezone));
}

/** The locations of a company with their zones. */
export function readDemoStores(database: Database, companyId: string) {
  return database.inCompany(companyId, ({ db }) =>
    db
      .selectFrom('tenants')
      .select(['id', 'timezone'])
      .where('company_id', '=', companyId)
      .where('type', '=', 'LOCATION')
      .orderBy('id')
      .execute(),
  );
}

/** Menus as they were published, by their hash: stores sell from them every half a minute. */
const menus = new LRUCache<string, MenuBlob>({ max: 20 });

/** The menu that is published to a location, with its hash; undefined: none is. */
export async function readPublishedMenu(database: Database, companyId: string, locationId: string) {
  return database.inCompany(companyId, async (scope) => {
    const menuHash = await publishedMenuHash(scope, locationId);
    if (menuHash === undefined) return undefined;
    const menu = menus.get(menuHash) ?? menuBlobSchema.parse(await readSnapshot(scope, menuHash));
    menus.set(menuHash, menu);
    return { menu, menuHash };
  });
}
