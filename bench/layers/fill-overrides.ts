import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Client } from '../durability/server-process.ts';

/** The documents of a company, and a place in each that its stores keep their own value of. */
export interface Layered {
  readonly settings: string;
  readonly menu: string;
  readonly item: string;
}

export const tips = ['tipsSettings', 'allowTipsPOS'];
export const twoOrders = ['driverManagement', 'latenessMinutes', 'twoOrders'];
export const threeOrders = ['driverManagement', 'latenessMinutes', 'threeOrders'];
export const itemName = (item: string) => ['items', { id: item }, 'info', 'name'];

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
    await keepSettings(client, target, 0, changes);
    if (store % rarely === 0) await keepSettings(client, target, 1, [...changes, changed(twoOrders, 60 + (store % 5))]);
    const name = changed(itemName(item), `House special ${store % 90}`);
    await save(client, 'POST', `/api/menus/location/${target}/${menu}?overrideVer=0`, { changes: [name] });
  }
  for (let group = 1; group <= locations / perGroup; group += 2)
    await keepSettings(client, `group-${group}`, 0, [changed(threeOrders, 90)]);
  return layered;
}

function changed(path: readonly unknown[], to: string | number | boolean) {
  return { kind: 'SIMPLE_FIELD_CHANGED', path, to };
}

function keepSettings(client: Client, target: string, overrideVer: number, changes: readonly object[]) {
  return save(client, 'PUT', `/api/blobs/settings/overrides/location/${target}`, { overrideVer, changes });
}

/** A server takes 3,000 requests a minute from one address; the measuring needs some of them. */
const PAUSE_MS = 25;

async function save(client: Client, method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  const [{ status, body: answer }] = await Promise.all([client.send(method, path, body), setTimeout(PAUSE_MS)]);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer).slice(0, 500)}`);
}

const menusSchema = z.array(z.object({ id: z.string() })).min(1);
const menuSchema = z.object({ menuBlob: z.string() });
const blobSchema = z.object({ items: z.array(z.object({ id: z.string() })).min(1) });

async function documentsOf(client: Client, company: string): Promise<Layered> {
  const settings = await client.get(`/api/blobs/settings/company/${company}`);
  const [menu] = menusSchema.parse((await client.get(`/api/menus/company/${company}`)).body);
  const { menuBlob } = menuSchema.parse((await client.get(`/api/menus/company/${company}/${menu?.id}`)).body);
  const [item] = blobSchema.parse(JSON.parse(menuBlob)).items;
  return {
    settings: z.object({ id: z.string() }).parse(settings.body).id,
    menu: menu?.id ?? '',
    item: item?.id ?? '',
  };
}
