import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menu-routes.ts';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import type { FakeAnswers } from '../../../testing/fake-api.ts';
import { lunchMenu, mainMenu, menuAnswers } from '../../../testing/menu-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const routes = [...menuRoutes, ...menuItemsRoutes];

async function openAdmin(answers: FakeAnswers = {}) {
  const opened = await renderApp({ path: '/menu/admin', routes, answers: { ...menuAnswers(), ...answers } });
  await expect.element(page.getByRole('heading', { name: 'Menus Admin' })).toBeVisible();
  return opened;
}

async function act(menu: string, name: string) {
  await page.getByRole('button', { name: `Actions of ${menu}` }).click();
  await page.getByRole('menuitem', { name }).click();
}

describe('the list of menus', () => {
  test('RT-49 MN-11 shows every menu with version, author and locations', async () => {
    await openAdmin();
    const row = page.getByRole('row', { name: /Main Menu/ });
    await expect.element(row).toMatchTextContent('All stores');
    await expect.element(row).toMatchTextContent('Pier 39, Embarcadero');
    await expect.element(row).toMatchTextContent('Dana Whitfield');
    await expect.element(page.getByRole('row', { name: /Lunch Menu/ })).toMatchTextContent('None');
  });

  test('says what to do while there is none', async () => {
    await openAdmin({ 'GET /api/menus/company/2': { body: [] } });
    await expect.element(page.getByText('There are no menus yet')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add Menu' })).toBeVisible();
  });

  test('ER-20 a failed load says so and can be tried again', async () => {
    let isUp = false;
    await openAdmin({
      'GET /api/menus/company/2': () => (isUp ? { body: [mainMenu] } : { status: 404, body: { error: 'NOT_FOUND' } }),
    });
    isUp = true;
    await expect.element(page.getByText('Unable to retrieve Menu Information')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('row', { name: /Main Menu/ })).toBeVisible();
  });

  test('RT-79 a row opens the items of its menu', async () => {
    const { router } = await openAdmin();
    await page.getByRole('row', { name: /Main Menu/ }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/menuItems');
    expect(router.state.location.search).toMatchObject({ menuId: 'm1' });
  });

  test.each(['light', 'dark'] as const)('is accessible in the %s theme', async (theme) => {
    chooseTheme(theme);
    await openAdmin();
    await expect.element(page.getByRole('row', { name: /Lunch Menu/ })).toBeVisible();
    await expectAccessible();
  });
});

describe('what can be done with a menu', () => {
  test('MN-16 a new menu has a name of its own', async () => {
    const { calls } = await openAdmin({ 'POST /api/menus/company/2': { body: { id: 'm3', ver: 1 } } });
    await page.getByRole('button', { name: 'Add Menu' }).click();
    await page.getByLabelText('Name', { exact: true }).fill('main menu');
    await expect.element(page.getByText('There is already a menu named "Main Menu".')).toBeVisible();
    await page.getByLabelText('Name', { exact: true }).fill('Dinner');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect.element(page.getByText('The menu Dinner has been created.')).toBeVisible();
    expect(calls.some(({ method, body }) => method === 'POST' && body instanceof Blob)).toBe(true);
  });

  test('MN-28 is assigned to a whole group at once', async () => {
    const { calls } = await openAdmin({ 'POST /api/menus/company/2/m2/assign': { body: { assigned: [] } } });
    await act('Lunch Menu', 'Assign to locations');
    await page.getByRole('checkbox', { name: 'Select Bay Area' }).click();
    await page.getByRole('button', { name: 'Assign to 2 locations' }).click();
    await expect.element(page.getByText('Lunch Menu is assigned to 2 locations.')).toBeVisible();
    const sent = calls.find(({ url }) => url.pathname.endsWith('/assign'));
    expect(sent?.body).toEqual({ locationIds: ['101', '102'] });
  });

  test('ER-21 KE-12 a menu that somebody saved meanwhile is not overwritten', async () => {
    await openAdmin({ 'PUT /api/menus/company/2': { status: 409, body: { error: 'CONFLICTING EDIT' } } });
    await act('Main Menu', 'Rename');
    await page.getByRole('textbox', { name: 'Name' }).fill('Other Menu');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const words = 'A more recent menu has been detected. Please refresh the current menu to get latest version';
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Other Menu');
  });

  test('MN-20 one in use says where, and is not deleted', async () => {
    const { calls } = await openAdmin();
    await act('Main Menu', 'Delete');
    await expect.element(page.getByText(/It is assigned to 2 locations: Pier 39, Embarcadero/)).toBeVisible();
    expect(calls.some(({ url }) => url.pathname.endsWith('/delete'))).toBe(false);
  });

  test('MN-20 another is deleted once its name was typed', async () => {
    const { calls } = await openAdmin({ 'POST /api/menus/company/2/m2/delete': { body: {} } });
    await act('Lunch Menu', 'Delete');
    await page.getByLabelText('Type Lunch Menu to confirm').fill(lunchMenu.name);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => calls.some(({ url }) => url.pathname.endsWith('/m2/delete'))).toBe(true);
  });
});
