import { newOnlineCategory } from '@servery/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuListRoutes } from '../../../app/routes/menus/menu-list-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession, buildTenant, type SessionOverrides } from '../../../testing/build-session.ts';
import { openRow, pressSwitch, rowOf, undo } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

const onlineCategories = [
  newOnlineCategory({ id: 'web', name: 'Our pizzas', categoryIds: ['signature'] }),
  newOnlineCategory({ id: 'thirst', name: 'Thirsty?', categoryIds: ['soft'] }),
];
const base = buildMenuBlob({ onlineCategories });
const withOwn = {
  ...base,
  kioskCategories: [newOnlineCategory({ id: 'own', name: 'Pizza', categoryIds: ['signature'] })],
};

async function open(document: typeof base = base, at = '', given: SessionOverrides = {}) {
  closeEditors();
  return renderApp({
    path: `/kiosk/menu?show=categories${at}`,
    session: buildSession({
      userId: crypto.randomUUID(),
      enabledFeatures: ['manageMenus', 'overrideMenus'],
      accessibleTenants: [buildTenant({ id: '101', name: 'Pier 39', kioskActive: true })],
      ...given,
    }),
    routes: [...menuListRoutes, ...menuItemsRoutes],
    answers: menuAnswers(document),
  });
}

beforeEach(() => page.viewport(1440, 900));

const kiosk = () => page.getByRole('group', { name: 'The kiosk with this menu' });
const giveOwn = () => page.getByRole('button', { name: 'Give the kiosk its own categories' });

test('a kiosk that shows the online categories is given its own, which leaves those of the shop as they are', async () => {
  const { router } = await open();
  await expect.element(page.getByText('The kiosk shows the categories of the online shop')).toBeVisible();
  await giveOwn().click();
  await openRow('Our pizzas');
  await page.getByRole('textbox', { name: 'Name shown to guests' }).fill('Hot and fresh');
  await expect.element(kiosk().getByText('Hot and fresh')).toBeVisible();
  await pressSwitch('Show on the kiosk');
  await expect.element(rowOf('Hot and fresh').getByText('Hidden')).toBeVisible();
  await router.navigate({ to: '/menu/onlineCategories' });
  await expect.element(rowOf('Our pizzas')).toBeVisible();
});

test('KR-21 a category or a tile that is pressed on the drawn kiosk opens its category for editing', async () => {
  await open({
    ...withOwn,
    kioskCategories: [
      ...withOwn.kioskCategories,
      newOnlineCategory({ id: 'cold', name: 'Cold', categoryIds: ['soft'] }),
    ],
  });
  await kiosk().getByRole('button', { name: 'Cold' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name shown to guests' })).toHaveValue('Cold');
  await kiosk().getByRole('button', { name: 'Pizza' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name shown to guests' })).toHaveValue('Pizza');
  await kiosk()
    .getByRole('button', { name: /^Harbor Supreme/ })
    .click();
  await expect.element(kiosk().getByRole('button', { name: /^Harbor Supreme/, pressed: true })).toBeVisible();
});

test('the online categories are shown again after a question, in one step', async () => {
  await open(withOwn);
  await expect.element(rowOf('Pizza')).toBeVisible();
  await page.getByRole('button', { name: 'Show the online categories again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show the online categories again' }).click();
  await expect.element(giveOwn()).toBeVisible();
  await undo();
  await expect.element(rowOf('Pizza')).toBeVisible();
});

test('an item that the kiosk sells but shows nowhere is named, and repaired only on the kiosk', async () => {
  await open(withOwn);
  const lost = page.getByRole('list', { name: 'Guests cannot find these' });
  await lost.getByRole('button', { name: 'Make a category' }).click();
  await expect.element(rowOf('Soft drinks')).toBeVisible();
  await expect.element(lost).not.toBeInTheDocument();
});

test('a change is reviewed by its name, under the kiosk', async () => {
  await open(withOwn);
  await openRow('Pizza');
  await pressSwitch('Show on the kiosk');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.poll(() => page.getByRole('main').element().textContent).toContain('Show on the kiosk: Yes to No');
  await expect.element(page.getByText('Kiosk categories')).toBeVisible();
});

test('a store has categories of its own, and follows the company again', async () => {
  await open(base, '&locationId=101');
  await giveOwn().click();
  await expect.element(rowOf('Thirsty?')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Revert all to inherited' }).click();
  await expect.element(giveOwn()).toBeVisible();
});

test('T5 who may not override menus there gives the kiosk nothing', async () => {
  await open(base, '&locationId=101', { grantedRoles: [], enabledFeatures: ['manageMenus'] });
  await expect.element(page.getByText('The kiosk shows the categories of the online shop')).toBeVisible();
  await expect.element(giveOwn()).not.toBeInTheDocument();
});

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('is accessible in the %s theme at %d pixels', async (theme, width) => {
  await page.viewport(width, 900);
  chooseTheme(theme);
  await open(withOwn);
  await expect.element(rowOf('Pizza')).toBeVisible();
  await expectAccessible();
});
