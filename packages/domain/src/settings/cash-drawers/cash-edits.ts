import type { Notice } from '../../configuration/configuration-kind.ts';
import { cleanAssignments, cleanTransfers, MAIN_SAFE, type StationDrawers } from './cash-drawers.ts';
import type { CashManagement } from './cash-management.ts';

/** Takes away a drawer or a safe with all that named it, as the clean-up would on the next load. */
export function removeCashPlace(cash: CashManagement, id: string): CashManagement {
  const availableDrawers = cash.availableDrawers.filter((drawer) => drawer.id !== id);
  const safes = cash.detailedCashManagement.safes.filter((safe) => safe.id !== id);
  const unread: Notice[] = [];
  const places = [...availableDrawers, ...safes, { id: MAIN_SAFE }];
  return {
    ...cash,
    availableDrawers,
    detailedCashManagement: { ...cash.detailedCashManagement, safes },
    cashTransfers: cleanTransfers(cash.cashTransfers, places, unread),
    stationsAssignment: cleanAssignments(
      cash.stationsAssignment,
      { drawers: availableDrawers, stations: undefined },
      unread,
    ),
  };
}

/** Lets a station open a drawer, or no longer; the first drawer of a station is the one that it begins with. */
export function assignDrawer(
  assignments: readonly StationDrawers[],
  { station, drawer }: { readonly station: string; readonly drawer: string },
  isOn: boolean,
): StationDrawers[] {
  const before = assignments.find(({ id }) => id === station) ?? { id: station, drawers: [], defaultDrawer: null };
  const others = before.drawers.filter((id) => id !== drawer);
  const drawers = isOn ? [...others, drawer] : others;
  const isFirstThere = before.defaultDrawer !== null && drawers.includes(before.defaultDrawer);
  const after = { ...before, drawers, defaultDrawer: isFirstThere ? before.defaultDrawer : (drawers[0] ?? null) };
  const isNew = assignments.every(({ id }) => id !== station);
  if (isNew) return [...assignments, after];
  return assignments.flatMap((one) => {
    if (one.id !== station) return [one];
    return drawers.length === 0 ? [] : [after];
  });
}
