import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession, buildTenant } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { buildMenuBlob, mainMenu, menuAnswers, noLayers } from '../../../testing/servers/menu-server.ts';
import { formatDateTime } from '../../../ui/dates.ts';

const starter = { ...mainMenu, id: 't1', name: 'Starter', template: true, assignedTo: [] };
const answers = {
  ...menuAnswers(),
  'GET /api/menus/company/2': { body: [mainMenu, starter] },
  'GET /api/menus/company/2/t1': { body: { ...noLayers, ...starter, menuBlob: JSON.stringify(buildMenuBlob()) } },
};

const open = (menuId: string, locationId = '0', session = buildSession()) =>
  renderApp({
    path: `/menu/menuItems/pizza/item/supreme?menuId=${menuId}&locationId=${locationId}`,
    routes: menuItemsRoutes,
    answers,
    session,
  });
const nameField = () => page.getByRole('textbox', { name: 'Name', exact: true }).first();

test.each(['0', '101'])(
  'the version of a menu and when it was saved are said once, at level %s',
  async (locationId) => {
    await open('m1', locationId, buildSession({ accessibleTenants: [buildTenant({ id: '101', name: 'Pier 39' })] }));
    await expect
      .poll(() => document.querySelector('[data-slot="crumbs-end"]')?.textContent)
      .toBe(`Main Menu · version 3 · saved ${formatDateTime(noLayers.savedAt)}`);
  },
);

test('a template bears its mark where it is worked on, a menu does not', async () => {
  const { router } = await open('t1');
  await expect.element(page.getByText('Template', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Starter/ }).first()).toBeVisible();
  await expect.element(nameField()).toBeEnabled();
  await expectAccessible();
  await router.navigate({ to: '.', search: (before: object) => ({ ...before, menuId: 'm1' }) });
  await expect.element(page.getByText('Template', { exact: true })).not.toBeInTheDocument();
});

test('PM-57 who may not manage templates looks at one and changes nothing', async () => {
  await open('t1', '0', buildSession({ enabledFeatures: ['manageMenus', 'overrideMenus'] }));
  await expect.element(page.getByText('Template, read-only')).toBeVisible();
  await expect.element(nameField()).toBeDisabled();
});
