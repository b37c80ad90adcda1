import type { Replay } from '@servery/contract';
import { daysAfter, type JsonObject, type MenuBlob, menuBlobSchema, type Ticket } from '@servery/domain';
import { sql } from 'kysely';
import { reportRights } from '../../../access/access-table.ts';
import type { Actor } from '../../../access/actor.ts';
import { reachByRight } from '../../../access/reach-by-right.ts';
import type { NamedDocument } from '../../../configuration/versions/named-versions.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { turns } from '../../../platform/work/turns.ts';
import { completeAt } from '../artifacts.ts';
import { type PlannedLocation, planLocations, readLocations } from '../publication-plan.ts';
import { createStoreReplay, emptySums, type ReplaySums } from './replay-store.ts';

/** So many tickets are in memory at once. */
const ticketsAtOnce = 1_000;
const days = 7;

/**
 * Prices the tickets of the seven days before today by the menu that runs at each store and by the one that would be published.
 * A store that runs no menu, or would get none, is left out.
 */
export async function replayPublish(
  scope: CompanyScope,
  actor: Pick<Actor, 'grants'>,
  { locationIds, now }: { readonly locationIds: readonly string[]; readonly now: number },
): Promise<Replay> {
  const reach = await reachByRight(scope, actor.grants, reportRights);
  const locations = await readLocations(scope, locationIds);
  const seen = locations.filter(({ target }) => reach?.includes(target.id) ?? true);
  const today = new Date(now).toISOString().slice(0, 10);
  const period = { from: daysAfter(today, -days), to: daysAfter(today, -1) };
  const sums = emptySums();
  const menus = await menusOf(scope, seen);
  const stores = [];
  for (const location of seen) {
    const both = await menus(location);
    if (both !== undefined) stores.push(await replayStore(scope, { location, menus: both, period, sums }));
  }
  return {
    ...period,
    stores,
    items: [...sums.items.values()].toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference)),
    hours: sums.hours,
    lost: sums.lost,
    offers: [...sums.offers.values()],
    taxes: [...sums.taxes.values()],
    rates: [...sums.rates.values()].toSorted((one, other) => other.thousandths - one.thousandths),
    requirements: [...sums.requirements.values()],
    withheld: locations.length - seen.length,
  };
}

interface StoreReplay {
  readonly location: PlannedLocation;
  readonly menus: { readonly before: MenuBlob; readonly after: MenuBlob };
  readonly period: { readonly from: string; readonly to: string };
  readonly sums: ReplaySums;
}

async function replayStore(scope: CompanyScope, { location, menus, period, sums }: StoreReplay) {
  const locationId = location.target.id;
  const { store, addTicket } = createStoreReplay(menus, { locationId, timezone: location.timezone }, sums);
  const turn = turns();
  for (let after = { date: period.from, id: '' }; ; ) {
    const page = await readPage(scope, locationId, { after, to: period.to });
    for (const ticket of page) {
      addTicket(ticket);
      await turn();
    }
    const last = page.at(-1);
    if (last === undefined || page.length < ticketsAtOnce) return store;
    after = { date: last.businessDate, id: last.id };
  }
}

interface Page {
  readonly after: { readonly date: string; readonly id: string };
  readonly to: string;
}

async function readPage(
  { db, companyId }: CompanyScope,
  locationId: string,
  { after, to }: Page,
): Promise<readonly Ticket[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('ticket')
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where(sql<boolean>`business_date BETWEEN ${after.date}::date AND ${to}::date`)
    .where(sql<boolean>`(business_date, id) > (${after.date}::date, ${after.id})`)
    .orderBy('business_date')
    .orderBy('id')
    .limit(ticketsAtOnce)
    .execute();
  return rows.map(({ ticket }) => ticket);
}

/** The menu that runs at each location and the one that it would get; those with the same versions share them. */
async function menusOf(scope: CompanyScope, locations: readonly PlannedLocation[]) {
  const plans = await planLocations(scope, 'locations', locations);
  const rows = await scope.db
    .selectFrom('published')
    .select(['location_id', 'versions'])
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', anyOf(locations.map(({ target }) => target.id)))
    .where('kind', '=', 'menu')
    .execute();
  const published = new Map(rows.map((row) => [row.location_id, row.versions]));
  const known = new Map<string, MenuBlob | undefined>();
  const read = async (named: NamedDocument): Promise<MenuBlob | undefined> => {
    const key = JSON.stringify(named.versions);
    if (!known.has(key)) known.set(key, parsed(await completeAt(scope, named)));
    return known.get(key);
  };
  return async ({ target }: PlannedLocation) => {
    const [runs, comes] = [published.get(target.id), plans.get(target.id)?.menu];
    if (runs === undefined || comes === undefined || comes.base === null) return undefined;
    const before = await read({ kind: 'menu', target, versions: runs });
    const after = await read({ kind: 'menu', target, versions: comes });
    return before && after && { before, after };
  };
}

/** Undefined for a menu that is not valid: pre-flight says why. */
function parsed(document: JsonObject | undefined): MenuBlob | undefined {
  const read = menuBlobSchema.safeParse(document);
  return read.success ? read.data : undefined;
}
