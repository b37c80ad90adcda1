import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { buildOfferMenu } from '../../../testing/offer-menu.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { mainMenu, menuAnswers } from '../../../testing/servers/menu-server.ts';
import { publishRoutes } from '../publish-routes.ts';
import { menuItemsRoutes } from './menu-items-routes.ts';
import { menuListRoutes } from './menu-list-routes.ts';
import { menuRoutes } from './menu-routes.ts';
import { modifierRoutes } from './modifier-routes.ts';
import { offerRoutes } from './offer-routes.ts';

const noWorkflows = {
  'GET /api/sync-locations/running/2': { body: [] },
  'GET /api/sync-employment/running/2': { body: [] },
};
const refusal = 'You are not authorized to perform the requested action.';

function open(path: string, enabledFeatures: readonly string[] = [], answers: FakeAnswers = {}) {
  closeEditors();
  return renderApp({
    path,
    routes: [...menuRoutes, ...menuItemsRoutes, ...menuListRoutes, ...modifierRoutes, ...offerRoutes, ...publishRoutes],
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...enabledFeatures] }),
    answers: { ...menuAnswers(buildOfferMenu()), ...noWorkflows, ...answers },
  });
}

const menuScreens = [
  ['KR-22 RT-49', '/menu/admin', 'Menus Admin'],
  ['KR-45 RT-72', '/menu/menuItems', 'Menu items'],
  ['KR-46 RT-73', '/menu/menuItems/departments/add', 'New department'],
  ['KR-47 RT-74', '/menu/menuItems/departments/pizza/edit', 'Pizza'],
  ['KR-48 RT-75', '/menu/menuItems/pizza/category/add', 'New category in Pizza'],
  ['KR-49 RT-76', '/menu/menuItems/pizza/category/signature', 'Signature'],
  ['KR-50 RT-77', '/menu/menuItems/pizza/signature/item/add', 'New item in Signature'],
  ['KR-51 RT-78', '/menu/menuItems/pizza/item/supreme', 'Harbor Supreme'],
  ['KR-40 RT-67 RT-123', '/menu/modifiers', 'Modifiers'],
  ['KR-41 RT-68', '/menu/modifiers/addCategory', 'New modifier category'],
  ['KR-42 RT-69', '/menu/modifiers/meat/edit', 'Meat toppings'],
  ['KR-43 RT-70', '/menu/modifiers/meat/item/add', 'New modifier in Meat toppings'],
  ['KR-44 RT-71', '/menu/modifiers/items/pepperoni', 'Pepperoni'],
  ['KR-34 RT-61 RT-126', '/menu/offers', 'Offers'],
  ['KR-35 RT-62', '/menu/offers/add', 'New offer'],
  ['KR-36 RT-63', '/menu/offers/tuesday', 'Two-topping Tuesday'],
  ['KR-25 RT-52', '/menu/taxStructures', 'Tax structures'],
  ['KR-26 RT-53', '/menu/printers', 'Menu printers'],
  ['KR-27 RT-54', '/menu/kps', 'Kitchen production stations'],
  ['KR-28 RT-55', '/menu/pricingSchemes', 'Pricing schemes'],
  ['KR-29 RT-56 RT-124', '/menu/messages', 'Messages'],
  ['KR-30 RT-57 RT-125', '/menu/requirements', 'Requirements'],
  ['KR-37 RT-64', '/menu/layout', 'Menu layout'],
  ['KR-38 RT-65', '/menu/layout/generate', 'Create a layout from the menu'],
  ['KR-21 RT-104', '/kiosk/menu', 'Kiosk menu'],
  ['KR-33 RT-60', '/menu/onlineCategories', 'Online categories'],
  ['KR-32 RT-59', '/menu/requirements/check-id/edit', 'Check ID'],
] as const;

describe('the screens of menus', () => {
  test.each(menuScreens)('%s %s opens its screen', async (_rules, path, heading) => {
    const { router } = await open(path, ['manageMenus']);
    await expect.element(page.getByRole('heading', { name: heading, exact: true }).last()).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  });

  test.each(menuScreens)('%s %s informs a person who may not manage menus, and goes home', async (_rules, path) => {
    const forbidden = { status: 403, body: { error: 'FORBIDDEN' } };
    const { router } = await open(path, ['dashboard'], { 'GET /api/menus/company/2': forbidden });
    await expect.element(page.getByText(refusal).first()).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });
});

test('KR-31 RT-58 /menu/requirements/add adds a requirement, once, and opens it at its own address', async () => {
  const { router } = await open('/menu/requirements/add', ['manageMenus']);
  await expect.element(page.getByRole('heading', { name: 'New requirement', exact: true })).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/menu\/requirements\/.+\/edit$/);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(page.getByRole('button', { name: /^Edit New requirement/ }).elements()).toHaveLength(1);
});

test('RT-58 who may not manage menus adds nothing', async () => {
  const forbidden = { status: 403, body: { error: 'FORBIDDEN' } };
  const { router } = await open('/menu/requirements/add', ['dashboard'], { 'GET /api/menus/company/2': forbidden });
  await expect.element(page.getByText(refusal).first()).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/home');
});

const ownScreens = [
  [
    'KR-23 RT-50',
    '/menu/import',
    'Import a menu or company settings from a file. You see every change before anything is saved.',
  ],
  ['KR-24 RT-51', '/menu/publish', 'Menu and location settings, sent to stores in waves.'],
  ['KR-18 RT-97', '/employment/publish', 'Employment, sent to stores in waves. It cannot be reverted.'],
] as const;

describe('importing and publishing', () => {
  test.each(ownScreens)('%s %s opens its screen', async (_rules, path, words) => {
    await open(path, ['manageMenus', 'accessConfigurationOptions']);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test.each(ownScreens)('%s %s refuses users who may not manage menus, offers nothing', async (_rules, path, words) => {
    await open(path, ['dashboard']);
    await expect.element(page.getByText(refusal)).toBeVisible();
    expect(page.getByText(words).elements()).toHaveLength(0);
    expect(page.getByRole('button', { name: /Choose a file|Publish/ }).elements()).toHaveLength(0);
  });
});

describe('/changeMenu', () => {
  test('KR-60 RT-79 takes the menu and the location of its query and opens the items of that menu', async () => {
    const { router } = await open('/changeMenu?menuId=m1&locationId=101');
    await expect.poll(() => router.state.location.pathname).toBe('/menu/menuItems');
    expect(router.state.location.search).toMatchObject({ menuId: 'm1', locationId: '101', companyId: '2' });
    await expect.element(page.getByRole('treeitem', { name: /Pizza/ })).toBeVisible();
  });

  test('KR-60 RT-79 refuses a foreign location in words', async () => {
    const { router } = await open('/changeMenu?menuId=m1&locationId=999');
    await expect.element(page.getByText(refusal)).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });
});

describe('the menu selector', () => {
  const selector = page.getByRole('button', { name: 'Menu: Main Menu', exact: true });

  function openWith(names: readonly string[], path = '/menu/menuItems') {
    const menus = [mainMenu, ...names.map((name) => ({ ...mainMenu, id: name, name }))];
    return open(path, [], { 'GET /api/menus/company/2': { body: menus } });
  }

  test('SH-16 is shown above the menu items where there is a choice', async () => {
    await openWith(['Lunch']);
    await selector.click();
    await expect.element(page.getByRole('option', { name: 'Lunch' })).toBeVisible();
  });

  test('SH-16 a company with one menu has none', async () => {
    await openWith([]);
    await expect.element(page.getByRole('heading', { name: 'Menu items', exact: true }).last()).toBeVisible();
    expect(selector.query()).toBeNull();
  });

  test('SH-18 only while no location is active', async () => {
    await openWith(['Lunch'], '/menu/menuItems?locationId=101');
    await expect.element(page.getByText(/Pier 39 \(override\)/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Menu items', exact: true }).last()).toBeVisible();
    expect(selector.query()).toBeNull();
  });

  test('TN-02 the banner counts the stores that the menu is assigned to, not those of the level', async () => {
    const answers = { 'GET /api/menus/company/2': { body: [{ ...mainMenu, assignedTo: ['101'] }] } };
    await open('/menu/menuItems', [], answers);
    await expect.element(page.getByText(/reaches 1 store$/)).toBeVisible();
  });

  test('SH-17 BC-15 six menus can be searched', async () => {
    await openWith(['Dinner', 'Brunch', 'Bar', 'Catering', 'Kids']);
    await selector.click();
    await page.getByRole('textbox', { name: 'Search menus' }).fill('cat');
    await expect.element(page.getByRole('option', { name: 'Catering' })).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'Dinner' })).not.toBeInTheDocument();
  });

  test('SH-17 BC-15 five cannot', async () => {
    await openWith(['Dinner', 'Brunch', 'Bar', 'Catering']);
    await selector.click();
    await expect.element(page.getByRole('option', { name: 'Catering' })).toBeVisible();
    expect(page.getByRole('textbox', { name: 'Search menus' }).query()).toBeNull();
  });
});
