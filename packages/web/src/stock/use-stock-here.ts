import { itemsOut, type MenuBlob, type StockThing, stockKey } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActiveLevel } from '../session/level/active-level.ts';
import { mayTakeOut } from '../session/rights.ts';
import { useSession } from '../session/session-store.ts';
import { byThing, isOutNow } from './out-entries.ts';
import { type OutEntry, stockQuery } from './stock-calls.ts';

const noEntries: readonly OutEntry[] = [];
const most = 500;

/** The things that are out or counted down at a location; without one, anywhere in the company. */
export function useStockAt(locationId: string | undefined): readonly OutEntry[] {
  const session = useSession();
  const isAsked = mayTakeOut(session);
  const query = { limit: most, ...(locationId !== undefined && { locationId }) };
  const { data } = useQuery({ ...stockQuery(session.userCompanyId, query), enabled: isAsked });
  return data?.entries ?? noEntries;
}

/** The entries of each thing at the level that is worked at. */
export function useOutHere(): ReadonlyMap<string, readonly OutEntry[]> {
  const { kind, id, locations } = useActiveLevel();
  const entries = useStockAt(kind === 'here' && id !== null ? id : undefined);
  return useMemo(() => {
    const reached = new Set(locations.map((location) => location.id));
    return byThing(entries.filter(({ locationIds }) => locationIds.some((one) => reached.has(one))));
  }, [entries, locations]);
}

/** Those of one thing. */
export function useStockOf(thing: StockThing): readonly OutEntry[] {
  return useOutHere().get(stockKey(thing)) ?? noEntries;
}

/** The items of a menu that are out at a location, also for want of something else. */
export function useItemsOutAt(menu: MenuBlob, locationId: string | undefined): ReadonlyMap<string, string | null> {
  const entries = useStockAt(locationId);
  return useMemo(() => {
    const out = locationId === undefined ? [] : entries.filter(isOutNow).map(({ thing }) => thing);
    return out.length === 0 ? nothingOut : itemsOut(menu, out);
  }, [menu, entries, locationId]);
}

const nothingOut: ReadonlyMap<string, string | null> = new Map();
