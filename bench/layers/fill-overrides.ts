import { setTimeout } from 'node:timers/promises';
import type { Client } from '@servery/contract';
import type { Change, Path } from '@servery/domain';
import { z } from 'zod';

/** The documents of a company, and a place in each that its stores keep their own value of. */
export interface Layered {
  readonly settings: string;
  readonly menu: string;
  readonly item: string;
}

export const tips = ['tipsSettings', 'allowTipsPOS'];
export const twoOrders = ['driverManagement', 'latenessMinutes', 'twoOrders'];
export const threeOrders = ['driverManagement', 'latenessMinutes', 'threeOrders'];
export const itemName = (item: string): Path => ['items', { id: item }, 'info', 'name'];

/** One store in so many keeps its own value of the rarer field, and has saved twice. */
export const rarely = 10;
const perGroup = 50;

/**
 * Every location keeps two settings and the name of an item, one in ten a third setting that it saved later, and every second
 * group one of them: saved one by one over HTTP, as people would.
 */
export async function fillOverrides(client: Client, company: string, locations: number): Promise<Layered> {
  const layered = await documentsOf(client, company);
  const { item, menu } = layered;
  for (let store = 1; store <= locations; store += 1) {
    const target = `store-${store}`;
    const changes = [changed(tips, false), changed(threeOrders, 100 + (store % 7))];
    await keepSettings(client, target, { overrideVer: 0, changes });
    if (store % rarely === 0)
      await keepSettings(client, target, {
        overrideVer: 1,
        changes: [...changes, changed(twoOrders, 60 + (store % 5))],
      });
    const name = changed(itemName(item), `House special ${store % 90}`);
    await keepItemName(client, { locationId: target, menuId: menu }, name);
  }
  for (let group = 1; group <= locations / perGroup; group += 2)
    await keepSettings(client, `group-${group}`, { overrideVer: 0, changes: [changed(threeOrders, 90)] });
  return layered;
}

/** Every location keeps the name of one of the menu's items, by turns. */
export async function fillItemNames(client: Client, company: string, locations: number): Promise<ItemNames> {
  const { menu, items } = await menuOf(client, company);
  for (let store = 1; store <= locations; store += 1) {
    const item = items[store % items.length]?.id ?? '';
    const name = changed(itemName(item), `House special ${store % 90}`);
    await keepItemName(client, { locationId: `store-${store}`, menuId: menu }, name);
  }
  return { menu, items: Math.min(items.length, locations) };
}

export interface ItemNames {
  readonly menu: string;
  /** Items whose name some location keeps. */
  readonly items: number;
}

export function changed(path: Path, to: string | number | boolean): Change {
  return { kind: 'SIMPLE_FIELD_CHANGED', path, to };
}

interface KeptOverride {
  readonly overrideVer: number;
  readonly changes: readonly Change[];
}

function keepSettings(client: Client, locationId: string, { overrideVer, changes }: KeptOverride) {
  return paced(client.call('putSettingsOverride', { params: { locationId }, body: { overrideVer, changes } }));
}

type MenuPlace = { readonly locationId: string; readonly menuId: string };

export function keepItemName(client: Client, params: MenuPlace, name: Change) {
  return paced(client.call('putMenuOverride', { params, query: { overrideVer: 0 }, body: { changes: [name] } }));
}

/** A server takes 3,000 requests a minute from one address; the measuring needs some of them. */
const PAUSE_MS = 25;

async function paced(save: Promise<unknown>): Promise<void> {
  await Promise.all([save, setTimeout(PAUSE_MS)]);
}

const blobSchema = z.object({ items: z.array(z.object({ id: z.string() })).min(1) });

async function documentsOf(client: Client, companyId: string): Promise<Layered> {
  const settings = await client.call('getCompanySettings', { params: { companyId } });
  const { menu, items } = await menuOf(client, companyId);
  return { settings: settings.id, menu, item: items[0]?.id ?? '' };
}

export async function menuOf(client: Client, companyId: string) {
  const [menu] = await client.call('listMenus', { params: { companyId } });
  const menuId = menu?.id ?? '';
  const { menuBlob } = await client.call('getMenu', { params: { companyId, menuId } });
  return { menu: menuId, items: blobSchema.parse(JSON.parse(menuBlob)).items };
}
