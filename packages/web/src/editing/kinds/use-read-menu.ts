import type { JsonObject, MenuBlob } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { activeMenu } from '../../menus/active-menu.ts';
import { menuListQuery } from '../../menus/menu-list.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { useLastMenu } from '../../session/level/active-menu.ts';
import { mayOpenMenuItems } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { useReadDocument } from '../document/use-read-document.ts';
import { menuDocument } from './menu-document.ts';
import { menuOf } from './menu-of.ts';

/** The id of the active menu, for those who may open menus. */
export function useWorkedOnMenuId(isWanted: boolean): string | undefined {
  const session = useSession();
  const level = useActiveLevel();
  const last = useLastMenu(session);
  const { menuId } = useSearch({ strict: false });
  const isAllowed = mayOpenMenuItems(session, level.id);
  const { data } = useQuery({ ...menuListQuery(session.userCompanyId), enabled: isWanted && isAllowed });
  if (!data || !isAllowed) return undefined;
  const active = activeMenu(data, { level, menuId: menuId ?? last });
  return active.state === 'ready' ? active.menu.id : undefined;
}

/** The active menu as it is saved, as a plain document; undefined while it is read, and for a person who may not read it. */
export function useReadMenuDocument(menuId: string | undefined, isWanted: boolean): JsonObject | undefined {
  return useReadDocument(menuDocument(menuId ?? ''), isWanted && menuId !== undefined);
}

/** The active menu as it is saved, for a preview on a screen of other things. */
export function useReadMenu(): MenuBlob | undefined {
  const menu = useReadMenuDocument(useWorkedOnMenuId(true), true);
  return menu && menuOf(menu);
}
