import type { StockThing } from '@servery/domain';
import { sql } from 'kysely';
import { countAgain, waitForTickets } from '../../configuration/out-of-stock/counting-down.ts';
import { nudgeTerminals } from '../../configuration/terminal-topic.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { auditStock } from './stock-audit.ts';
import type { StockChange } from './stock-change.ts';

/** Entries of one thing, or of one change; at some locations, or all of the company. */
type Ended =
  | { readonly thing: StockThing; readonly locationIds: readonly string[] }
  | { readonly begunIn: string; readonly locationIds: readonly string[] | undefined };

interface EndedEntry {
  readonly location_id: string;
  readonly kind: StockThing['kind'];
  readonly thing_id: string;
  readonly name: string;
}

/** Ends the current entries. */
export async function endEntries(scope: CompanyScope, change: StockChange, ended: Ended): Promise<EndedEntry[]> {
  const { db, companyId } = scope;
  const { locationIds } = ended;
  const query = db
    .updateTable('out_of_stock')
    .set({
      ended_at: sql<Date>`greatest(begun_at, ${change.at.toISOString()}::timestamptz)`,
      ended_in: change.id,
      ended_by: change.by.userId,
      ended_name: change.by.name,
      ended_way: change.way,
    })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('until', '>', sql<Date>`now()`)
    .$if(locationIds !== undefined, (one) => one.where('location_id', '=', anyOf(locationIds ?? [])));
  const named =
    'begunIn' in ended
      ? query.where('begun_in', '=', ended.begunIn)
      : query
          .where('kind', '=', ended.thing.kind)
          .where('thing_id', '=', ended.thing.id)
          .where(sql<boolean>`item_id IS NOT DISTINCT FROM ${ended.thing.itemId}`);
  const entries = await named.returning(['location_id', 'kind', 'thing_id', 'name']).execute();
  await nudgeTerminals(scope, locationsOf(entries));
  return entries;
}

/** Puts back the things that a change took out. @param locationIds only there; undefined for all of the company */
export async function putBack(
  scope: CompanyScope,
  change: StockChange,
  ended: Exclude<Ended, { readonly thing: StockThing }>,
): Promise<readonly string[]> {
  const entries = await endEntries(scope, change, ended);
  await auditEntries(scope, change, { action: 'PUT_BACK', entries });
  return locationsOf(entries);
}

function locationsOf(entries: readonly EndedEntry[]): readonly string[] {
  return entries.map(({ location_id }) => location_id);
}

/** Undoes a change: the things that it took out are back, and the entries that it ended go on, unless the thing is back in store time or out again since. */
export async function undo(
  scope: CompanyScope,
  change: StockChange,
  undone: { readonly id: string; readonly locationIds: readonly string[] | undefined },
): Promise<readonly string[]> {
  const counted = await countedIn(scope, undone.id);
  for (const locationId of counted) await waitForTickets(scope, locationId);
  const back = await putBack(scope, change, { begunIn: undone.id, locationIds: undone.locationIds });
  const inReach = undone.locationIds === undefined ? sql`true` : sql`location_id = ${anyOf(undone.locationIds)}`;
  const { rows } = await sql<EndedEntry & { begun_in: string; is_counted: boolean }>`
    UPDATE out_of_stock AS own SET ended_at = NULL, ended_in = NULL, ended_by = NULL, ended_name = NULL, ended_way = NULL
    WHERE company_id = ${scope.companyId} AND ended_in = ${undone.id} AND until > now() AND ${inReach}
      AND NOT EXISTS (SELECT FROM out_of_stock AS other WHERE other.company_id = own.company_id
        AND other.location_id = own.location_id AND other.kind = own.kind AND other.thing_id = own.thing_id
        AND other.item_id IS NOT DISTINCT FROM own.item_id AND other.ended_at IS NULL AND other.until > now())
    RETURNING location_id, kind, thing_id, name, begun_in, count IS NOT NULL AS is_counted`.execute(scope.db);
  await nudgeTerminals(scope, locationsOf(rows));
  for (const { begun_in, location_id, is_counted } of rows)
    if (is_counted) await countAgain(scope, begun_in, [location_id]);
  await auditEntries(scope, change, { action: 'TAKE_OUT', entries: rows });
  return [...new Set([...back, ...locationsOf(rows)])];
}

/** Locations where a change began or ended a countdown, in the order that locks are taken in. */
async function countedIn({ db, companyId }: CompanyScope, changeId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('out_of_stock')
    .select('location_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('count', 'is not', null)
    .where((either) => either.or([either('begun_in', '=', changeId), either('ended_in', '=', changeId)]))
    .orderBy('location_id')
    .execute();
  return rows.map(({ location_id }) => location_id);
}

interface AuditedEntries {
  readonly action: 'TAKE_OUT' | 'PUT_BACK';
  readonly entries: readonly EndedEntry[];
}

/** An entry of the audit for each thing. */
async function auditEntries(
  scope: CompanyScope,
  change: StockChange,
  { action, entries }: AuditedEntries,
): Promise<void> {
  for (const same of Map.groupBy(entries, ({ kind, thing_id }) => `${kind} ${thing_id}`).values()) {
    const [first] = same;
    if (first === undefined) continue;
    const { kind, thing_id: id, name } = first;
    await auditStock(scope, change, {
      action,
      thing: { kind, id },
      name,
      locationIds: same.map((one) => one.location_id),
    });
  }
}
