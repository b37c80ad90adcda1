import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ActiveLevel, useActiveLevel } from '../session/level/active-level.ts';
import { useLastMenu } from '../session/level/active-menu.ts';
import { useSession } from '../session/session-store.ts';
import { type MenuSummary, menuListQuery, withoutTemplates } from './menu-list.ts';

/** Which menu is worked on, or why none is. */
export type ActiveMenu =
  | { readonly state: 'loading' | 'failed' | 'no-menus' | 'NO_MENU_SET' }
  | { readonly state: 'ready'; readonly menu: MenuSummary };

type Wanted = {
  readonly level: Pick<ActiveLevel, 'kind' | 'locations'>;
  /** Of the address, else the one this user worked on last. */
  readonly menuId: string | null;
};

/** The menu or, for the company, the template of the address, or the last one; at a location the menu that is assigned to it. */
export function useActiveMenu(): ActiveMenu {
  const session = useSession();
  const level = useActiveLevel();
  const last = useLastMenu(session);
  const { menuId } = useSearch({ strict: false, select: menuOf });
  const { data, isError } = useQuery(menuListQuery(session.userCompanyId));
  if (isError) return { state: 'failed' };
  return data ? activeMenu(data, { level, menuId: menuId ?? last }) : { state: 'loading' };
}

export function activeMenu(menus: readonly MenuSummary[], { level, menuId }: Wanted): ActiveMenu {
  const assigned = withoutTemplates(menus).map((menu) => ({ menu, count: locationsWith(menu, level.locations) }));
  if (level.kind === 'here') {
    const own = assigned.find(({ count }) => count > 0);
    return own ? { state: 'ready', menu: own.menu } : { state: 'NO_MENU_SET' };
  }
  const wanted = menus.find(({ id }) => id === menuId);
  if (wanted && (level.kind === 'company' || locationsWith(wanted, level.locations) > 0)) {
    return { state: 'ready', menu: wanted };
  }
  const [first] = assigned.toSorted((one, other) => other.count - one.count);
  if (!first) return { state: 'no-menus' };
  return { state: 'ready', menu: first.menu };
}

function locationsWith({ assignedTo }: MenuSummary, locations: ActiveLevel['locations']): number {
  return locations.filter(({ id }) => assignedTo.includes(id)).length;
}

function menuOf(search: object): { readonly menuId: string | undefined } {
  return { menuId: 'menuId' in search && typeof search.menuId === 'string' ? search.menuId : undefined };
}
