import type { Permission } from '@servery/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { offerRoutes } from '../../../app/routes/menus/offer-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { buildOfferMenu } from '../../../testing/offer-menu.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { menuAnswers } from '../../../testing/servers/menu-server.ts';

async function openAtStore(permissions: readonly Permission[]) {
  closeEditors();
  await renderApp({
    path: '/menu/offers/five?locationId=101&tab=validity',
    session: buildSession({
      userId: crypto.randomUUID(),
      enabledFeatures: ['overrideMenus'],
      grantedRoles: [{ grantedOn: { type: 'LOCATION', id: '101' }, permissions: [...permissions] }],
    }),
    routes: [...menuItemsRoutes, ...offerRoutes],
    answers: menuAnswers(buildOfferMenu()),
  });
}

const minimum = page.getByRole('textbox', { name: 'At least' });
const onlineName = page.getByRole('textbox', { name: 'Online name' });
const deactivate = page.getByRole('button', { name: /Make inactive/ });

test('PM-34 a manager of a store without the right to prices changes the words of an offer only', async () => {
  await openAtStore(['OVERRIDE_MENUS']);
  await expect.element(minimum).toBeDisabled();
  await expect.element(deactivate).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Info' }).click();
  await expect.element(onlineName).toBeEnabled();
});

test('PM-34 with the right to prices, what an offer asks for is changed at the store', async () => {
  await openAtStore(['OVERRIDE_MENUS', 'OVERRIDE_PRICE_AND_TAX']);
  await expect.element(minimum).toBeEnabled();
  await expect.element(deactivate).toBeVisible();
});
