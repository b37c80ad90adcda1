import { localTimeIn, SALES_ROLLUPS, type SalesRollup, salesNamesOf, salesOf, type Ticket } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/lists.ts';
import { references, salesColumns, salesTable } from './rollup-tables.ts';
import { unsettle } from './settled-days.ts';

/** A ticket as it begins to count, or ceases to. */
export interface SalesChange {
  readonly ticket: Ticket;
  /** Of the store's clock when it was opened. */
  readonly hour: number;
  readonly times: 1 | -1;
}

const hourSeconds = 3_600;

/** @param opened ISO instant */
export function storeHour(opened: string, zone: string): number {
  return Math.floor(localTimeIn(Date.parse(opened), zone).seconds / hourSeconds);
}

/**
 * Adds tickets of one store to the sums of sales, and takes away the amounts that they added in an earlier revision: the sums are exact at every
 * commit. The caller holds the lock of the store's reports.
 */
export async function countSales(
  scope: CompanyScope,
  locationId: string,
  changes: readonly SalesChange[],
): Promise<void> {
  await unsettle(
    scope,
    changes.map(({ ticket }) => ticket.businessDate),
  );
  const added = differences(changes);
  for (const rollup of SALES_ROLLUPS) await addTo(scope, rollup, { locationId, added: added.get(rollup) ?? [] });
  await noteNames(scope, changes);
}

interface Sums {
  readonly business_date: string;
  readonly key: readonly (string | number)[];
  readonly sums: Record<string, number>;
}

/** The changes in each place of each rollup; places without changes are left out. */
function differences(changes: readonly SalesChange[]): ReadonlyMap<SalesRollup, readonly Sums[]> {
  const places = new Map<SalesRollup, Map<string, Sums>>();
  for (const { ticket, hour, times } of changes) {
    for (const { rollup, key, sums } of salesOf(ticket, hour)) {
      const inRollup = places.get(rollup) ?? new Map<string, Sums>();
      places.set(rollup, inRollup);
      const place = JSON.stringify([ticket.businessDate, ...key]);
      const into = inRollup.get(place) ?? { business_date: ticket.businessDate, key, sums: {} };
      inRollup.set(place, into);
      for (const [name, value] of Object.entries(sums)) into.sums[name] = (into.sums[name] ?? 0) + value * times;
    }
  }
  return new Map(
    [...places].map(([rollup, sums]) => [
      rollup,
      [...sums.values()].filter((place) => Object.values(place.sums).some((value) => value !== 0)),
    ]),
  );
}

interface Added {
  readonly locationId: string;
  readonly added: readonly Sums[];
}

async function addTo(scope: CompanyScope, rollup: SalesRollup, { locationId, added }: Added): Promise<void> {
  if (added.length === 0) return;
  const table = salesTable(rollup);
  const { key, sums } = salesColumns(rollup);
  const rows = added.map((place) => ({
    company_id: scope.companyId,
    location_id: locationId,
    business_date: place.business_date,
    ...Object.fromEntries(key.map((name, at) => [name, place.key[at]])),
    ...Object.fromEntries(sums.map((name) => [name, place.sums[name] ?? 0])),
  }));
  const place = ['company_id', 'business_date', 'location_id', ...key];
  const columns = references([...place, ...sums]);
  const set = sql.join(
    sums.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`),
  );
  await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns} FROM ${rowsOf(table, rows)}
    ON CONFLICT (${references(place)}) DO UPDATE SET ${set}`.execute(scope.db);
}

/** In one order, so that reports of two stores that name the same things do not wait for each other in a circle. */
async function noteNames(scope: CompanyScope, changes: readonly SalesChange[]): Promise<void> {
  const named = new Map<string, object>();
  const counted = changes.filter(({ times }) => times === 1);
  for (const { ticket } of counted.toSorted((a, b) => (a.ticket.businessDate < b.ticket.businessDate ? -1 : 1)))
    for (const { kind, id, name } of salesNamesOf(ticket))
      named.set(`${kind} ${id}`, { company_id: scope.companyId, kind, id, name, seen_on: ticket.businessDate });
  if (named.size === 0) return;
  // Names that are known already are left as they are: a row that is written waits for every store that writes it.
  await sql`
    INSERT INTO sales_names (company_id, kind, id, name, seen_on)
    SELECT given.company_id, given.kind, given.id, given.name, given.seen_on
    FROM ${rowsOf('sales_names', [...named.values()])} AS given
    WHERE NOT EXISTS (SELECT 1 FROM sales_names AS known WHERE known.company_id = given.company_id
      AND known.kind = given.kind AND known.id = given.id AND (known.name = given.name OR known.seen_on > given.seen_on))
    ORDER BY given.kind, given.id
    ON CONFLICT (company_id, kind, id) DO UPDATE SET name = excluded.name, seen_on = excluded.seen_on
    WHERE sales_names.seen_on <= excluded.seen_on`.execute(scope.db);
}
