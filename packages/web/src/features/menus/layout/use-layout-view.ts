import {
  type LayoutGrid,
  type LayoutTab,
  placesOf,
  type Terminal,
  terminalsOf,
  type WeekMoment,
} from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { useWeekMoment } from '../../../tenants/store-clock.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';

import { useStoreZone } from '../offers/list/use-store-zone.ts';
import { useSettingsNames } from '../use-settings-names.ts';

const searchSchema = z.object({ tab: z.optional(z.string()) });

/** The part of the layout that is looked at: the tab, kept in the address, and the cells that are selected in it. */
export function useLayoutView() {
  const { tab: wanted } = searchSchema.parse(useSearch({ strict: false }));
  const keep = useKeepInAddress();
  const openTab = useCallback(
    (id: string | undefined) => {
      keep({ tab: id }).catch((error: unknown) => console.error(error));
    },
    [keep],
  );
  const { columns, rows, tabs } = useMenu((menu) => menu.layout);
  const ordered = useMemo(() => inOrder(tabs), [tabs]);
  const tab = ordered.find(({ id }) => id === wanted) ?? ordered[0];
  const [cells, setCells] = useState<Selected>({ tabId: null, active: 0, places: new Set() });
  const [inches, setInches] = useState<Terminal['inches']>(15);
  const [moment, setMoment] = useState<WeekMoment | null>(null);
  const now = useWeekMoment(useStoreZone(), useSettingsNames()?.openHours);
  const grid: LayoutGrid = { columns, rows };
  const isHere = cells.tabId === tab?.id;
  const places = placesOf(tab?.buttons ?? {});
  return {
    grid,
    /** The terminal that the tab is drawn on. */
    terminal: terminalsOf(grid).find((one) => one.inches === inches) ?? { inches, ...grid },
    showOn: setInches,
    /** The moment of the store's week that the layout is shown at: now, unless one is chosen. */
    moment: moment ?? now,
    isNow: moment === null,
    showAt: setMoment,
    tabs: ordered,
    tab,
    /** A place as people count rows and columns. */
    cellAt: (at: number) => ({ row: Math.floor(at / columns) + 1, column: (at % columns) + 1 }),
    active: isHere ? cells.active : 0,
    /** Of the selected buttons, from the first cell on. */
    selected: isHere ? places.filter((place) => cells.places.has(place)) : [],
    openTab,
    /** Opens a tab with one of its buttons selected. */
    openButton: (tabId: string, at: number) => {
      openTab(tabId);
      setCells({ tabId, active: at, places: new Set([at]) });
    },
    select: (active: number, chosen: readonly number[] = [active]) =>
      setCells({ tabId: tab?.id ?? null, active, places: new Set(chosen) }),
  };
}

export type LayoutView = ReturnType<typeof useLayoutView>;

interface Selected {
  readonly tabId: string | null;
  readonly active: number;
  readonly places: ReadonlySet<number>;
}

/** By their order; those without one, as new ones are, come last. */
export function inOrder(tabs: readonly LayoutTab[]): readonly LayoutTab[] {
  const placeOf = ({ order }: LayoutTab) => (order < 0 ? Number.MAX_SAFE_INTEGER : order);
  return tabs.toSorted((one, other) => placeOf(one) - placeOf(other));
}
