import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ActiveLevel, activeLevel, useActiveLevel } from '../../session/level/active-level.ts';
import { supportsOnline } from '../../session/level/supports-online.ts';
import { hasCompanyRights, isProviderCompany, isProviderStaff, mayAt } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { type EntryId, type GroupId, navigationTable } from './navigation-table.ts';
import { visibleNavigation } from './visible-navigation.ts';

/** A group as this user sees it here. */
export type VisibleGroup = {
  readonly id: GroupId;
  readonly path?: string;
  readonly entries: readonly { readonly id: EntryId; readonly path: string }[];
};

export type NavigationPlace = { readonly group: GroupId; readonly entry: EntryId; readonly path: string };

/** The navigation this user has here, with the screens this build has. */
export function useNavigation(): readonly VisibleGroup[] {
  return useNavigationOf(useActiveLevel());
}

/** The same at one of the locations of the company, wherever this user is; nothing where the user has no such location. */
export function useNavigationAt(locationId: string): readonly VisibleGroup[] {
  const session = useSession();
  const level = useMemo(() => activeLevel(session, locationId), [session, locationId]);
  const groups = useNavigationOf(level);
  return level.kind === 'here' ? groups : nothing;
}

const nothing: readonly VisibleGroup[] = [];

function useNavigationOf(level: ActiveLevel): readonly VisibleGroup[] {
  const session = useSession();
  const routes = useRouter().routesByPath;
  return useMemo(
    () =>
      visibleNavigation(navigationTable, {
        enabledFeatures: session.enabledFeatures,
        hasActiveLocation: level.kind !== 'company',
        overridesMenusHere: mayAt(session, ['OVERRIDE_MENUS'], level.id),
        hasKiosk: level.locations.some((location) => location.kioskActive),
        supportsOnline: supportsOnline(session, level),
        hasCompanyRights: hasCompanyRights(session),
        isProviderStaff: isProviderStaff(session),
        isProviderCompany: isProviderCompany(session),
        isBuilt: (path) => path in routes,
      }),
    [session, level, routes],
  );
}

/** Where in the navigation an address lies: the entry with the longest path that leads there. */
export function placeOf(pathname: string): NavigationPlace | null {
  const candidates = navigationTable.flatMap((group) =>
    group.entries
      .filter((entry) => isBelow(pathname, 'area' in entry ? entry.area : entry.path))
      .map(({ id, path }) => ({ group: group.id, entry: id, path })),
  );
  return candidates.reduce<NavigationPlace | null>(
    (best, candidate) => (best && best.path.length >= candidate.path.length ? best : candidate),
    null,
  );
}

function isBelow(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`);
}

export function useCurrentPlace(): NavigationPlace | null {
  const pathname = useLocation({ select: (location) => location.pathname });
  return useMemo(() => placeOf(pathname), [pathname]);
}
