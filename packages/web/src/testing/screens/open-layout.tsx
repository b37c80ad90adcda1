import type { Change, MenuBlob } from '@servery/domain';
import { cleanup } from 'vitest-browser-react';
import { menuItemsRoutes } from '../../app/routes/menus/menu-items-routes.ts';
import { menuListRoutes } from '../../app/routes/menus/menu-list-routes.ts';
import { closeEditors } from '../../editing/kinds/editors.ts';
import { buildSession, buildTenant } from '../build-session.ts';
import type { FakeAnswers } from '../servers/fake-api.ts';
import { menuAnswers } from '../servers/menu-server.ts';
import { renderApp } from './render-app.tsx';

type OpenLayout = {
  readonly at?: string;
  /** Beside those of a menu manager. */
  readonly features?: readonly 'dashboard'[];
  readonly own?: readonly Change[];
  readonly answers?: FakeAnswers;
};

/** Opens the menu layout of a company with one store, or a screen below it: `?locationId=101`. `own`: the changes of the store. */
export async function openLayout(menu: MenuBlob, { at = '', own = [], answers = {}, features = [] }: OpenLayout = {}) {
  await cleanup();
  closeEditors();
  return renderApp({
    path: `/menu/layout${at}`,
    session: buildSession({
      userId: crypto.randomUUID(),
      enabledFeatures: ['manageMenus', 'overrideMenus', ...features],
      accessibleTenants: [buildTenant({ id: '101', name: 'Pier 39' })],
    }),
    routes: [...menuListRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(menu, { own }), ...answers },
  });
}
