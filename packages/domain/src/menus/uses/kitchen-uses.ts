import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { categoriesById, departmentsById } from '../menu-index.ts';

/** Where an item is made known to the kitchen: on displays, on paper, on labels. */
export const KITCHEN_CHANNELS = ['displays', 'kitchenPrinters', 'labelPrinters'] as const;
export type KitchenChannel = (typeof KITCHEN_CHANNELS)[number];

export interface KitchenDevice {
  readonly channel: KitchenChannel;
  readonly id: string;
}

/** The devices that get an item, and whose list says so; an empty list follows the one above it. */
export interface KitchenUse {
  readonly ids: readonly string[];
  readonly decidedBy: 'ITEM' | 'CATEGORY' | 'DEPARTMENT' | 'NOTHING';
}

/** Displays come from the item, else from its category, else from its department; printers come from the item only. */
export function kitchenUse(menu: MenuBlob, item: MenuItem, channel: KitchenChannel): KitchenUse {
  if (channel !== 'displays') {
    const ids = item.printing[channel].map(({ id }) => id);
    return { ids, decidedBy: ids.length > 0 ? 'ITEM' : 'NOTHING' };
  }
  const lists = [
    ['ITEM', item.kps],
    ['CATEGORY', categoriesById(menu.categories).get(item.category)?.kps],
    ['DEPARTMENT', departmentsById(menu.departments).get(item.department)?.kps],
  ] as const;
  for (const [decidedBy, kps] of lists) {
    if (kps && kps.displays.length > 0) return { ids: kps.displays, decidedBy };
  }
  return { ids: [], decidedBy: 'NOTHING' };
}

/** An item of a menu that goes to a device, or no longer does; the same item when nothing changes. */
export function withDevice(
  menu: MenuBlob,
  item: MenuItem,
  { channel, id, isOn }: KitchenDevice & { isOn: boolean },
): MenuItem {
  const { ids } = kitchenUse(menu, item, channel);
  if (ids.includes(id) === isOn) return item;
  if (channel === 'displays') {
    const displays = isOn ? [...ids, id] : ids.filter((one) => one !== id);
    return { ...item, kps: { ...item.kps, displays } };
  }
  const printers = item.printing[channel];
  const next = isOn ? [...printers, { id, excludedSizes: [] }] : printers.filter((one) => one.id !== id);
  return { ...item, printing: { ...item.printing, [channel]: next } };
}
