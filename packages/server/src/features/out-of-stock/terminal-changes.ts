import type { TerminalStockChange } from '@servery/contract';
import type { StockMoment } from '@servery/domain';
import { sql } from 'kysely';
import type { TerminalActor } from '../../access/actor.ts';
import { stockEntriesOf, type TerminalStock, terminalStock } from '../../configuration/out-of-stock/terminal-stock.ts';
import { readStores, type Store } from '../../configuration/stores/admitted-stores.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { endEntries } from './ending.ts';
import { auditStock } from './stock-audit.ts';
import { type StockChange, waitForStock } from './stock-change.ts';
import { momentsAt } from './stock-hours.ts';
import { takeOut } from './taking-out.ts';

interface TerminalReport {
  readonly terminal: TerminalActor;
  readonly address: string;
  readonly changes: readonly TerminalStockChange[];
}

/** Records the changes that are not known yet, in their order. @returns how many */
export async function recordChanges(
  scope: CompanyScope,
  { terminal, address, changes }: TerminalReport,
): Promise<number> {
  await waitForStock(scope);
  const { locationId } = terminal;
  const [place] = await readStores(scope, [{ id: locationId }]);
  if (place === undefined) return 0;
  const idOf = ({ id }: TerminalStockChange) => `pos_${locationId}_${id}`;
  const known = await knownAmong(scope, locationId, changes.map(idOf));
  let recorded = 0;
  for (const change of changes) {
    const id = idOf(change);
    if (known.has(id)) continue;
    known.add(id);
    const at = new Date(Math.min(Date.parse(change.at), Date.now()));
    const by = { userId: change.by.id, name: change.by.name, originalUserId: null, address };
    await record(scope, { id, by, way: 'POS', at }, { place, change });
    recorded += 1;
  }
  return recorded;
}

interface ReportedChange {
  readonly place: Store;
  readonly change: TerminalStockChange;
}

async function record(scope: CompanyScope, stock: StockChange, { place, change }: ReportedChange): Promise<void> {
  const { thing, name, length } = change;
  if (length === null) {
    const ended = await endEntries(scope, stock, { thing, locationIds: [place.id] });
    const locationIds = ended.map(({ location_id }) => location_id);
    await auditStock(scope, stock, { action: 'PUT_BACK', thing, name, locationIds });
    return;
  }
  const moments: ReadonlyMap<string, StockMoment> = await momentsAt(scope, [place], stock.at.getTime());
  await takeOut(scope, stock, { thing, length, names: new Map([[place.id, name]]), moments });
}

/** Those that took something out or put it back; one that put back a thing that was back already may come again. */
async function knownAmong(
  { db, companyId }: CompanyScope,
  locationId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('out_of_stock')
    .select(['begun_in', 'ended_in'])
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where((either) => either.or([either('begun_in', '=', anyOf(ids)), either('ended_in', '=', anyOf(ids))]))
    .execute();
  return new Set(rows.flatMap(({ begun_in, ended_in }) => [begun_in, ...(ended_in === null ? [] : [ended_in])]));
}

/** The things that are out at a location after the changes of a transaction. */
export async function stockAt({ db, companyId }: CompanyScope, locationId: string): Promise<TerminalStock> {
  const { rows } = await sql<{ entries: TerminalStock['entries'] }>`
    SELECT ${stockEntriesOf(companyId, locationId)} AS entries`.execute(db);
  return terminalStock(rows[0]?.entries ?? []);
}
