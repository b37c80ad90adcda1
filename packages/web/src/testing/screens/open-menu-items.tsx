import type { OutEntry } from '@servery/contract';
import { type MenuBlob, type NamedHours, newLocationSettings, settingsNamesOf } from '@servery/domain';
import { menuItemsRoutes } from '../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../editing/kinds/editors.ts';
import { buildSession } from '../build-session.ts';
import type { FakeAnswers } from '../servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../servers/menu-server.ts';
import { renderApp } from './render-app.tsx';

export type OpenMenuItems = {
  readonly layers?: Parameters<typeof menuAnswers>[1];
  readonly features?: readonly string[];
  /** The only store that the person's role is for. */
  readonly onlyAt?: string;
  /** Kitchen displays of the settings. */
  readonly displays?: readonly { readonly id: string; readonly name: string }[];
  readonly openHours?: readonly NamedHours[];
  readonly outOfStock?: readonly OutEntry[];
  readonly answers?: FakeAnswers;
  readonly isReadOnly?: boolean;
};

/** Opens a screen of the menu's items, with nothing drafted: `/pizza/item/supreme`, `?list=categories`. */
export async function openMenuItems(
  path: string,
  menu: MenuBlob = buildMenuBlob(),
  {
    layers,
    features,
    onlyAt,
    displays = [],
    openHours = [],
    outOfStock = [],
    answers,
    isReadOnly = false,
  }: OpenMenuItems = {},
) {
  closeEditors();
  const names = { body: { ...settingsNamesOf(newLocationSettings()), displays, openHours } };
  return renderApp({
    path: `/menu/menuItems${path}`,
    session: buildSession({
      userId: crypto.randomUUID(),
      isReadOnly,
      ...(features && { enabledFeatures: [...features] }),
      ...(onlyAt && { grantedRoles: [{ grantedOn: { type: 'LOCATION', id: onlyAt } }] }),
    }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: {
      ...menuAnswers(menu, layers),
      'GET /api/menus/settings-names/company/2': names,
      'GET /api/out-of-stock': { body: { entries: outOfStock, total: outOfStock.length } },
      ...answers,
    },
  });
}
