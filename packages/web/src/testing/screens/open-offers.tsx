import type { Change, MenuBlob } from '@servery/domain';
import { cleanup } from 'vitest-browser-react';
import { menuItemsRoutes } from '../../app/routes/menus/menu-items-routes.ts';
import { offerRoutes } from '../../app/routes/menus/offer-routes.ts';
import { closeEditors } from '../../editing/kinds/editors.ts';
import { buildSession } from '../build-session.ts';
import { buildOfferMenu } from '../offer-menu.ts';
import type { FakeAnswers } from '../servers/fake-api.ts';
import { menuAnswers } from '../servers/menu-server.ts';
import { renderApp } from './render-app.tsx';

type OpenOffers = {
  readonly menu?: MenuBlob;
  readonly own?: readonly Change[];
  readonly answers?: FakeAnswers;
  readonly enabledFeatures?: readonly string[];
};

/** Opens a screen of offers: `/tuesday?tab=value`. */
export async function openOffers(
  path: string,
  { menu = buildOfferMenu(), own = [], answers = {}, enabledFeatures = ['manageMenus'] }: OpenOffers = {},
) {
  await cleanup();
  closeEditors();
  return renderApp({
    path: `/menu/offers${path}`,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...enabledFeatures] }),
    routes: [...menuItemsRoutes, ...offerRoutes],
    answers: { ...menuAnswers(menu, { own }), ...answers },
  });
}
