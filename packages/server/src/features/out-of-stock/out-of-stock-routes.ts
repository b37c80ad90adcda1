import { stockRights } from '../../access/access-table.ts';
import { reachByRight } from '../../access/reach-by-right.ts';
import type { Routes } from '../../access/routes.ts';
import { admitStores } from '../../configuration/stores/admitted-stores.ts';
import type { AuditActor } from '../../platform/audit.ts';
import { invalid } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import { putBack, undo } from './ending.ts';
import { listEntries } from './out-entries.ts';
import { type StockChange, waitForStock } from './stock-change.ts';
import { momentsAt } from './stock-hours.ts';
import { namesAt } from './stock-names.ts';
import { takeOut } from './taking-out.ts';
import { recordChanges, stockAt } from './terminal-changes.ts';

/** The things that people take out of stock and put back. */
export function serveOutOfStock(route: Routes): void {
  route.company('listOutOfStock', async (scope, { actor, query }) =>
    listEntries(scope, await reachByRight(scope, actor.grants, stockRights), query),
  );

  route.company('takeOutOfStock', async (scope, { actor, body: { thing, length, placeIds, way } }) => {
    const places = await admitStores(scope, actor, { placeIds, rights: stockRights });
    await waitForStock(scope);
    const names = await namesAt(scope, places, thing);
    if (names.size === 0) throw invalid('NOT_ON_MENU', 'No menu has it there.', 'body.thing');
    const change = newChange(actor, way);
    const moments = await momentsAt(scope, places, change.at.getTime());
    await takeOut(scope, change, { thing, length, names, moments });
    return { id: change.id, locationCount: names.size };
  });

  route.company('putBackInStock', async (scope, { actor, body: { id, locationIds, way } }) => {
    const reach = await reachByRight(scope, actor.grants, stockRights);
    const asked = locationIds?.filter((one) => reach === undefined || reach.includes(one)) ?? reach;
    await waitForStock(scope);
    const change = newChange(actor, way);
    const back = await putBack(scope, change, { begunIn: id, locationIds: asked });
    return { id: change.id, locationCount: back.length };
  });

  route.company('undoOutOfStock', async (scope, { actor, body: { id, way } }) => {
    const reach = await reachByRight(scope, actor.grants, stockRights);
    await waitForStock(scope);
    const change = newChange(actor, way);
    const changed = await undo(scope, change, { id, locationIds: reach });
    return { id: change.id, locationCount: changed.length };
  });
}

/** The things that terminals take out and put back. */
export function serveTerminalStock(route: Routes): void {
  route('reportOutOfStock', async ({ terminal, body: { changes }, request }) => {
    const { companyId, locationId } = terminal();
    return route.database.inCompany(companyId, async (scope) => {
      const recorded = await recordChanges(scope, {
        terminal: terminal(),
        address: request.from.address,
        changes,
      });
      return { recorded, outOfStock: await stockAt(scope, locationId) };
    });
  });
}

function newChange(by: AuditActor, way: StockChange['way']): StockChange {
  return { id: newId('oos'), by, way, at: new Date() };
}
