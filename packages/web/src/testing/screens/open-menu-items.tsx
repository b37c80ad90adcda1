import type { MenuBlob } from '@servery/domain';
import { menuItemsRoutes } from '../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../editing/kinds/editors.ts';
import { buildSession } from '../build-session.ts';
import { buildMenuBlob, menuAnswers } from '../servers/menu-server.ts';
import { renderApp } from './render-app.tsx';

/** Opens a screen of the menu's items, with nothing drafted: `/pizza/item/supreme`. */
export async function openMenuItems(path: string, menu: MenuBlob = buildMenuBlob()) {
  closeEditors();
  return renderApp({
    path: `/menu/menuItems${path}`,
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: menuAnswers(menu),
  });
}
