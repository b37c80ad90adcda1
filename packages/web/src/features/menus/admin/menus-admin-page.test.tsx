import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import type { Session } from '../../../session/session-schema.ts';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { unpackedBody } from '../../../testing/contract-check.ts';
import { pressSwitch } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { lunchMenu, mainMenu, menuAnswers, noLayers } from '../../../testing/servers/menu-server.ts';

const routes = [...menuRoutes, ...menuItemsRoutes];

const openAdmin = (answers: FakeAnswers = {}) => openAdminAs({ answers, session: buildSession() });

type OpenOptions = { readonly answers: FakeAnswers; readonly session: Session };

async function openAdminAs({ answers, session }: OpenOptions) {
  const opened = await renderApp({ path: '/menu/admin', routes, session, answers: { ...menuAnswers(), ...answers } });
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

  test('RT-79 its versions open over the items of the menu, for the whole company', async () => {
    const { router } = await openAdmin();
    await act('Main Menu', 'Versions');
    await expect.element(page.getByRole('dialog', { name: 'History of the menu' })).toBeVisible();
    expect(router.state.location.search).toMatchObject({ menuId: 'm1', history: '1' });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => router.state.location.search).not.toHaveProperty('history');
  });

  test.each(['light', 'dark'] as const)('is accessible in the %s theme', async (theme) => {
    chooseTheme(theme);
    await openAdmin();
    await expect.element(page.getByRole('row', { name: /Lunch Menu/ })).toBeVisible();
    await expectAccessible();
  });
});

const starter = { ...lunchMenu, id: 't1', name: 'Starter', template: true };
const withTemplate = { 'GET /api/menus/company/2': { body: [mainMenu, lunchMenu, starter] } };

describe('templates', () => {
  test('MN-21 are listed apart from the menus, and the address keeps which are shown', async () => {
    const { router } = await openAdmin(withTemplate);
    await expect.element(page.getByRole('row', { name: /Main Menu/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Starter/ })).not.toBeInTheDocument();
    await page.getByText('Templates', { exact: true }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ show: 'templates' });
    await expect.element(page.getByRole('row', { name: /Starter/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Main Menu/ })).not.toBeInTheDocument();
    await page.getByRole('row', { name: /Starter/ }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ menuId: 't1', locationId: '0' });
  });

  test('a menu is saved as one, under a name that is checked as one types', async () => {
    const { calls, router } = await openAdmin({
      ...withTemplate,
      'POST /api/menus/company/2/m1/template': { body: { ...noLayers, id: 't2', ver: 1 } },
    });
    await act('Main Menu', 'Save as template');
    await page.getByLabelText('Name', { exact: true }).fill('starter');
    await expect.element(page.getByText('There is already a menu named "Starter".')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await page.getByLabelText('Name', { exact: true }).fill('Main start');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText('The template Main start has been saved.')).toBeVisible();
    const sent = calls.find(({ path }) => path.endsWith('/m1/template'));
    expect(sent?.body).toEqual({ name: 'Main start', desc: 'All stores' });
    await expect.poll(() => router.state.location.search).toMatchObject({ show: 'templates' });
  });

  test('MN-16 a menu begins from one, and is shown among the menus', async () => {
    const { router } = await openAdmin({
      ...withTemplate,
      'GET /api/menus/templates': { body: [{ id: 't1', name: 'Starter', desc: '' }] },
      'POST /api/menus/company/2': { body: { ...noLayers, id: 'm3', ver: 1 } },
    });
    await page.getByText('Templates', { exact: true }).click();
    await act('Starter', 'Add a menu from this template');
    await expect.element(page.getByRole('radio', { name: 'A template' })).toBeChecked();
    await page.getByLabelText('Name', { exact: true }).fill('Brunch');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect.element(page.getByText('The menu Brunch has been created.')).toBeVisible();
    await expect.poll(() => 'show' in router.state.location.search).toBe(false);
  });

  test('one is deleted once its name was typed', async () => {
    const { calls } = await openAdmin({ ...withTemplate, 'POST /api/menus/company/2/t1/delete': { body: {} } });
    await page.getByText('Templates', { exact: true }).click();
    await act('Starter', 'Delete');
    await expect.element(page.getByText(/Menus created from it stay/)).toBeVisible();
    await page.getByRole('dialog').getByRole('textbox').fill('Starter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('The template Starter has been deleted.')).toBeVisible();
    expect(calls.some(({ path }) => path.endsWith('/t1/delete'))).toBe(true);
  });

  test('PM-57 who may not manage templates begins menus from them, and no more', async () => {
    const opened = { session: buildSession({ enabledFeatures: ['manageMenus'] }), answers: withTemplate };
    await openAdminAs(opened);
    await page.getByRole('button', { name: 'Actions of Main Menu' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Make a copy' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Save as template' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await page.getByText('Templates', { exact: true }).click();
    await page.getByRole('button', { name: 'Actions of Starter' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Add a menu from this template' })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  });

  test('where there are none, it says how one is made; accessible', async () => {
    await openAdmin();
    await page.getByText('Templates', { exact: true }).click();
    await expect.element(page.getByText('There are no templates yet')).toBeVisible();
    await expectAccessible();
  });
});

describe('what can be done with a menu', () => {
  test('MN-16 a new menu has a name of its own', async () => {
    const { calls } = await openAdmin({ 'POST /api/menus/company/2': { body: { ...noLayers, id: 'm3', ver: 1 } } });
    await page.getByRole('button', { name: 'Add Menu' }).click();
    await page.getByLabelText('Name', { exact: true }).fill('main menu');
    await expect.element(page.getByText('There is already a menu named "Main Menu".')).toBeVisible();
    await page.getByLabelText('Name', { exact: true }).fill('Dinner');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect.element(page.getByText('The menu Dinner has been created.')).toBeVisible();
    expect(calls.some(({ method, body }) => method === 'POST' && body instanceof Blob)).toBe(true);
  });

  test('PM-18 PM-57 who only overrides menus at a store opens menus, and is offered nothing that is refused', async () => {
    const grantedOn = { type: 'LOCATION' as const, id: '101' };
    await openAdminAs({
      session: buildSession({ enabledFeatures: ['overrideMenus'], grantedRoles: [{ grantedOn }] }),
      answers: {},
    });
    await expect.element(page.getByRole('row', { name: /Main Menu/ })).toBeVisible();
    for (const name of ['Add Menu', 'Actions of Main Menu']) {
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    }
    await expect.element(page.getByRole('link', { name: 'Import' })).not.toBeInTheDocument();
  });

  test('PM-57 who manages menus of one store assigns them there, and leaves them as they are', async () => {
    const grantedOn = { type: 'LOCATION' as const, id: '101' };
    await openAdminAs({
      session: buildSession({ enabledFeatures: ['manageMenus'], grantedRoles: [{ grantedOn }] }),
      answers: {},
    });
    await page.getByRole('button', { name: 'Actions of Main Menu' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Versions' })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(2);
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

  test('MN-05 VR-02 one is made for one location, and says what that means where several have it', async () => {
    const { calls } = await openAdmin({
      'GET /api/menus/company/2/m2': { body: { ...noLayers, ...lunchMenu, menuBlob: '{}' } },
    });
    await act('Main Menu', 'Edit details');
    await expect
      .element(page.getByText('It is assigned to 2 locations, so a change made at one of them reaches all of them.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await act('Lunch Menu', 'Edit details');
    const single = page.getByRole('switch', { name: 'Created for one location' });
    await expect
      .element(page.getByText('Changes made at its location are saved in the menu itself too.'))
      .toBeVisible();
    await pressSwitch('Created for one location');
    await expect.element(single).toBeChecked();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText('The menu has been saved as Lunch Menu.')).toBeVisible();
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(await unpackedBody(sent?.body)).toMatchObject({ id: 'm2', name: 'Lunch Menu', desc: '', singleUse: true });
  });

  test('ER-21 KE-12 a menu that somebody saved in between is not overwritten', async () => {
    await openAdmin({ 'PUT /api/menus/company/2': { status: 409, body: { error: 'CONFLICTING EDIT' } } });
    await act('Main Menu', 'Edit details');
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
