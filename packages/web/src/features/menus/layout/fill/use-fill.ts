import {
  channelSale,
  type LayoutFill,
  layoutFill,
  layoutGaps,
  type MenuBlob,
  type MenuItem,
  newButtonStyle,
} from '@servery/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { bestFirst, type UnitsSold, useUnitsSold } from '../../../../sales/use-units-sold.ts';
import { useEditTabs } from '../use-edit-tabs.ts';
import type { LayoutView } from '../use-layout-view.ts';

export const FILL_ORDERS = ['menu', 'name', 'sold'] as const;

/** The source that a tab is filled from: the items of a category, or all that are sold and have no button. */
export type FillSource =
  | { readonly kind: 'category'; readonly id: string; readonly order: (typeof FILL_ORDERS)[number] }
  | { readonly kind: 'missing' };

/** Filling the open tab with many buttons at once: which buttons would be placed where, and doing it. */
export function useFill(view: LayoutView) {
  const menu = useDeferredValue(useMenu((draft) => draft));
  const edits = useEditTabs();
  const [source, setSource] = useState<FillSource | null>(null);
  // A category with thousands of items is drawn after its choice has been answered.
  const wanted = useDeferredValue(source);
  const { tab, grid } = view;
  const { columns, rows } = grid;
  const unitsSold = useUnitsSold();
  const items = useMemo(() => (wanted === null ? [] : itemsOf(menu, wanted, unitsSold)), [menu, wanted, unitsSold]);
  const buttons = tab?.buttons;
  const proposed: LayoutFill | null = useMemo(
    () =>
      source === null || wanted === null || buttons === undefined
        ? null
        : layoutFill(buttons, { items, style: newButtonStyle() }, { columns, rows }),
    [source, wanted, buttons, items, columns, rows],
  );
  const place = () => {
    const [first] = proposed?.added ?? [];
    if (!tab || !proposed || first === undefined) return;
    edits.setButtons(tab.id, proposed.buttons);
    view.select(first, proposed.added);
    setSource(null);
  };
  return { source, setSource, proposed, place };
}

export type Fill = ReturnType<typeof useFill>;

function itemsOf(menu: MenuBlob, source: FillSource, unitsSold: UnitsSold): readonly MenuItem[] {
  if (source.kind === 'missing') return layoutGaps(menu).withoutButton;
  const sale = channelSale(menu, 'POS');
  const sold = sale.itemsOf(source.id).filter(({ id }) => sale.reasonsOf(id).length === 0);
  if (source.order === 'menu') return sold;
  const byName = sold.toSorted((one, other) => one.info.name.localeCompare(other.info.name));
  return source.order === 'name' ? byName : bestFirst(byName, unitsSold);
}
