import { cleanup } from 'vitest-browser-react';
import { menuItemsRoutes } from '../../app/routes/menus/menu-items-routes.ts';
import { menuListRoutes } from '../../app/routes/menus/menu-list-routes.ts';
import { closeEditors } from '../../editing/kinds/editors.ts';
import { buildSession } from '../build-session.ts';
import type { FakeAnswers } from '../servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../servers/menu-server.ts';
import { renderApp } from './render-app.tsx';

type OpenOptions = {
  readonly enabledFeatures?: readonly string[];
  readonly on?: string;
  readonly answers?: FakeAnswers;
};

/** Opens the pricing schemes of a menu, or another screen beside them. */
export async function openSchemes(
  address = '/menu/pricingSchemes',
  document = buildMenuBlob(),
  { enabledFeatures = ['manageMenus'], on, answers = {} }: OpenOptions = {},
) {
  await cleanup();
  closeEditors();
  return renderApp({
    path: address,
    session: buildSession({
      userId: crypto.randomUUID(),
      enabledFeatures: [...enabledFeatures],
      ...(on !== undefined && { grantedRoles: [{ grantedOn: { type: 'LOCATION', id: on } }] }),
    }),
    routes: [...menuListRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(document), ...answers },
  });
}
