import { redirect } from '@tanstack/react-router';
import { apiEvents } from '../../api/api-events.ts';
import { chooseMenu } from '../../session/level/active-menu.ts';
import { activate, currentSession } from '../../session/session-store.ts';

type Query = {
  readonly menuId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly history?: string | undefined;
};

/** RT-79: the menu of the query is the one that is worked on, at its location if it names one; its items open, with its history if the query asks. */
export function changeMenu({ menuId, locationId, history }: Query): never {
  const isAllowed = locationId === undefined || activate(locationId === '0' ? null : locationId);
  if (!isAllowed) {
    apiEvents.forbidden(null);
    throw redirect({ href: '/home', replace: true });
  }
  const session = currentSession();
  if (session && menuId !== undefined) chooseMenu(session, menuId);
  const query = new URLSearchParams({
    ...(menuId !== undefined && { menuId }),
    ...(history !== undefined && { history }),
  });
  throw redirect({ href: `/menu/menuItems${query.size > 0 ? `?${query}` : ''}`, replace: true });
}
