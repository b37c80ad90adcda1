import { channelSale } from '../availability/channel-sale.ts';
import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemsById } from '../menu-index.ts';
import { reachedTabs } from './reached-tabs.ts';
import type { LayoutTab } from './tab.ts';

/** The items, buttons and tabs that a cashier would miss on the point of sale, or press in vain. */
export interface LayoutGaps {
  /** Sold on the point of sale, but on no tab that a cashier gets to. */
  readonly withoutButton: readonly MenuItem[];
  /** Buttons whose item is not sold on the point of sale. */
  readonly notSold: readonly { readonly tabId: string; readonly place: string; readonly item: MenuItem }[];
  /** Tabs that are hidden and that no button opens. */
  readonly unreached: readonly LayoutTab[];
}

export function layoutGaps(menu: MenuBlob): LayoutGaps {
  const { tabs } = menu.layout;
  const items = itemsById(menu.items);
  const reached = reachedTabs(tabs);
  const sale = channelSale(menu, 'POS');
  const isSold = ({ id }: MenuItem) => sale.reasonsOf(id).length === 0;
  const shown = new Set<string>();
  const notSold: LayoutGaps['notSold'][number][] = [];
  for (const tab of tabs.filter(({ id }) => reached.has(id))) {
    for (const [place, button] of Object.entries(tab.buttons)) {
      const item = button.type === 'ITEM' ? items.get(button.typeInfo.itemInfo.itemId ?? '') : undefined;
      if (!item) continue;
      shown.add(item.id);
      if (!isSold(item)) notSold.push({ tabId: tab.id, place, item });
    }
  }
  return {
    withoutButton: menu.items.filter((item) => isSold(item) && !shown.has(item.id)),
    notSold,
    unreached: tabs.filter(({ id }) => !reached.has(id)),
  };
}
