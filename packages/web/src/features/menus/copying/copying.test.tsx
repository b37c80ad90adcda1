import { type MenuBlob, newCategory, newDepartment, newMenuBlob, newPricingScheme } from '@servery/domain';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { undo } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { buildMenuBlob, lunchMenu, menuAnswers, noLayers } from '../../../testing/servers/menu-server.ts';

const lunch: MenuBlob = newMenuBlob({
  pricingSchemes: [newPricingScheme({ id: 'house', name: 'Dine in', isDefault: true })],
  departments: [newDepartment({ id: 'pies', name: 'Pies', categories: ['daily'] })],
  categories: [newCategory({ id: 'daily', department: 'pies', name: 'Daily' })],
});

async function open(path: string) {
  closeEditors();
  const { changedBy: _, changedAt: __, assignedTo: ___, ...about } = lunchMenu;
  return renderApp({
    path: `/menu/menuItems${path}?menuId=m1`,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: ['manageMenus'] }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: {
      ...menuAnswers(buildMenuBlob()),
      'GET /api/menus/company/2/m2': { body: { ...noLayers, ...about, menuBlob: JSON.stringify(lunch) } },
    },
  });
}

async function copy() {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy to paste elsewhere' }).click();
}

const add = () => page.getByRole('button', { name: 'Add something else' });
const pasteEntry = (name: string | RegExp) => page.getByRole('menuitem', { name });

describe('copying into another menu', () => {
  test('a department is pasted with what belongs to it; what the other menu lacks is named; undo takes it out', async () => {
    const { router } = await open('');
    await add().click();
    await expect.element(pasteEntry('Add department')).toBeVisible();
    await expect.element(pasteEntry(/^Paste/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('treeitem', { name: /^Pizza/ }).click();
    await copy();
    await router.navigate({ href: '/menu/menuItems?menuId=m2' });
    await expect.element(page.getByRole('treeitem', { name: /^Pies/ })).toBeVisible();
    await add().click();
    await expectAccessible();
    await pasteEntry('Paste Pizza').click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/menu/menuItems/departments/pizza/edit'));
    await expect.element(page.getByRole('treeitem', { name: /^Pizza/ })).toBeVisible();
    const notice = page.getByText(/These have no match by name in this menu/);
    await expect.element(notice).toMatchTextContent('prices of Delivery');
    await expect.element(notice).toMatchTextContent('modifier Pepperoni');
    await undo();
    await expect.element(page.getByRole('treeitem', { name: /^Pizza/ })).not.toBeInTheDocument();
  });

  test('an item says where it can be pasted, and opens there under a number of its own', async () => {
    const { router } = await open('/pizza/item/supreme');
    await copy();
    await router.navigate({ href: '/menu/menuItems?menuId=m2' });
    await add().click();
    await expect.element(pasteEntry(/^Paste Harbor Supreme/)).toBeDisabled();
    await expect.element(page.getByText('Choose a category first.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await router.navigate({ href: '/menu/menuItems/pies/category/daily?menuId=m2' });
    await add().click();
    await pasteEntry('Paste Harbor Supreme into Daily').click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/menu/menuItems/pies/item/supreme'));
    await expect.element(page.getByRole('heading', { name: 'Harbor Supreme', level: 1 })).toBeVisible();
  });
});
