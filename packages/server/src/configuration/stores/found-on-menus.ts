import type { JsonObject } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { readHead } from '../documents-store.ts';
import { readDocument } from '../kept-documents.ts';
import { effectiveOf, type Override } from '../layers.ts';
import { readLayersOfMany } from '../layers-of-many.ts';
import type { Store } from './admitted-stores.ts';

interface Sought<Found> {
  /** Of an entity of the menu. */
  readonly id: string;
  /** Reads it out of a menu; undefined where it is not there. */
  readonly read: (menu: JsonObject) => Found | undefined;
}

/** The data of an entity on the menu of each store, by the id of the store; each menu is read once, and again only where a group or store changes the entity. */
export async function foundOnMenus<Found>(
  scope: CompanyScope,
  stores: readonly Store[],
  { id, read }: Sought<Found>,
): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  for (const [menuId, sharing] of Map.groupBy(stores, (store) => store.menuId)) {
    if (menuId === null) continue;
    const head = await readHead(scope, { kind: 'menu', documentId: menuId, tenantId: '' });
    if (head === undefined || head.version === 0) continue;
    const shared = read(await readDocument(scope, head, head.version));
    const targets = sharing.map((store) => ({ id: store.id, type: 'LOCATION', groupId: store.groupId }) as const);
    const layers = await readLayersOfMany(scope, { kind: 'menu', documentId: menuId }, targets);
    for (const store of sharing) {
      const own = layers?.get(store.id);
      const changes = own !== undefined && [own.groupOverride, own.override].some((one) => mentions(one, id));
      const here = own !== undefined && changes ? read(effectiveOf(own).document) : shared;
      if (here !== undefined) found.set(store.id, here);
    }
  }
  return found;
}

function mentions(override: Override | null, id: string): boolean {
  return override !== null && JSON.stringify(override.changes).includes(id);
}
