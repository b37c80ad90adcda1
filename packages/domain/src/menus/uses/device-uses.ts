import type { MenuBlob } from '../menu-blob.ts';
import { whereUsed } from './where-used.ts';

/** How many entities of a menu name a printer or a display. */
export interface DeviceUses {
  readonly departments: number;
  readonly categories: number;
  readonly items: number;
}

/** CL-70: the departments, categories and items that name a display in their KPS lists, or a printer. */
export function usesOfDevice(menu: MenuBlob, kind: 'display' | 'printer', id: string): DeviceUses {
  const owners = new Set(whereUsed(menu, kind, id).map(({ path: [list, entity] }) => JSON.stringify([list, entity])));
  const count = (list: string) => [...owners].filter((owner) => owner.startsWith(`["${list}"`)).length;
  return { departments: count('departments'), categories: count('categories'), items: count('items') };
}
