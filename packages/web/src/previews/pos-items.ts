import { channelSale, type LayoutTab, type MenuBlob, type MenuItem, placesOf, schemeOfOrder } from '@servery/domain';

export type PosItem = {
  readonly id: string;
  readonly name: string;
  /** Its price at the point of sale before anything is chosen, whatever the order type. */
  readonly cents: number;
};

/** The items that cashiers see first: those of the layout, tab by tab and in their places, then those of the menu; priced and sold on the point of sale. */
export function posItems(menu: MenuBlob, most: number): readonly PosItem[] {
  const sale = channelSale(menu, 'POS');
  const scheme = schemeOfOrder(menu, { orderType: null, channel: 'POS' })?.id ?? '';
  const found: PosItem[] = [];
  for (const item of new Set([...onLayout(menu), ...menu.items])) {
    if (found.length === most) break;
    const cents = sale.reasonsOf(item.id).length > 0 ? undefined : sale.priceOf(item, scheme)?.cents;
    if (cents !== undefined) found.push({ id: item.id, name: item.info.name, cents });
  }
  return found;
}

function onLayout({ layout, items }: MenuBlob): readonly MenuItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const tabs = layout.tabs.filter(({ active, visible }) => active && visible);
  return tabs.toSorted((one, other) => one.order - other.order).flatMap((tab) => itemsOn(tab, byId));
}

function itemsOn({ buttons }: LayoutTab, items: ReadonlyMap<string, MenuItem>): readonly MenuItem[] {
  return placesOf(buttons).flatMap((place) => {
    const button = buttons[place];
    return (button?.type === 'ITEM' && items.get(button.typeInfo.itemInfo.itemId ?? '')) || [];
  });
}
