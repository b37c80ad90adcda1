import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { expectTidy } from '../../testing/expect-tidy.ts';
import { menuWaits } from '../../testing/locations.ts';
import { hoursAgo, location, locations, openHome } from './testing/open-home.ts';

const addScreens = ['/menu/menuItems/item/add', '/menu/offers/add'];

describe('the header', () => {
  test('HM-04 welcomes the user by name', async () => {
    const { screen } = await openHome();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Dana Whitfield');
  });

  test('once the store summary is built, View Store Summary opens it', async () => {
    const { screen, router } = await openHome({}, { screens: ['/storeSummary'] });
    await screen.getByRole('button', { name: 'View Store Summary' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/storeSummary');
  });

  test('who overrides menus at one store goes from home to its menu items', async () => {
    const permissions = ['OVERRIDE_MENUS'];
    const grantedRoles = [{ grantedOn: { type: 'LOCATION', id: '101' } as const, permissions }];
    const session = buildSession({ enabledFeatures: ['overrideMenus'], grantedRoles });
    const { screen, router } = await openHome(
      {},
      { session, screens: ['/menu/menuItems'], path: '/home?locationId=101' },
    );
    await screen.getByRole('main').getByRole('link', { name: 'Menu Items' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/menuItems');
  });

  test('who may do nothing with menus finds no way to them on home', async () => {
    const session = buildSession({ enabledFeatures: ['accessConfigurationOptions'] });
    const { screen } = await openHome({}, { session, screens: ['/menu/menuItems'] });
    expect(screen.getByRole('link', { name: 'Menu Items' }).elements()).toEqual([]);
  });

  test.each([
    ['HM-06', 'Add a Menu Item'],
    ['HM-07', 'Add a Coupon'],
  ])('%s %s is off for those who may not add, and says Coming Soon', async (_rule, name) => {
    const grantedRoles = [{ grantedOn: { type: 'LOCATION', id: '101' } as const, permissions: ['OVERRIDE_MENUS'] }];
    const session = buildSession({ enabledFeatures: ['overrideMenus'], grantedRoles });
    const { screen } = await openHome({}, { session, screens: addScreens, path: '/home?locationId=101' });
    const button = screen.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription('Coming Soon');
    await button.hover();
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Coming Soon');
  });

  test.each([
    ['HM-06', 'Add a Menu Item', addScreens[0]],
    ['HM-07', 'Add a Coupon', addScreens[1]],
  ])('%s %s leads those who may add to its form', async (_rule, name, path) => {
    const grantedRoles = [{ grantedOn: { type: 'GLOBAL', id: null } as const, permissions: ['MANAGE_MENUS'] }];
    const session = buildSession({ enabledFeatures: ['manageMenus'], grantedRoles });
    const { screen, router } = await openHome({}, { session, screens: addScreens });
    await screen.getByRole('link', { name }).click();
    await expect.poll(() => router.state.location.pathname).toBe(path);
  });

  test('HM-03 a status that cannot be refreshed is said so', async () => {
    let asked = 0;
    const status = () => (++asked === 1 ? { body: buildSession() } : { status: 500 });
    const { screen } = await openHome({ 'GET /api/session/status': status }, { path: '/home?getStatus=1' });
    await expect.element(screen.getByText('Unable to retrieve User')).toBeVisible();
  });
});

test('no part of home lies over another or has to be scrolled to the side, from a phone to a desk', async () => {
  const session = buildSession({ enabledFeatures: ['manageMenus', 'accessConfigurationOptions', 'dashboard'] });
  const published = { menus: { hash: 'm2', at: hoursAgo(0) } };
  const waiting = location('Jack London Square', hoursAgo(0), { ...menuWaits, published, running: { menus: 'm1' } });
  const answers = { 'GET /api/tenants/sync-status/2': { body: [...locations, waiting] } };
  const { screen } = await openHome(answers, { session, screens: ['/menu/publish'] });
  const table = screen.getByRole('table', { name: 'Publish status' });
  await expect.element(table).toBeVisible();
  await expectTidy();
  for (const width of [390, 768, 1024, 1100, 1152]) {
    await page.viewport(width, 900);
    const frame = table.element().parentElement;
    expect([width, frame?.scrollWidth]).toEqual([width, frame?.clientWidth]);
  }
});

test.each(['light', 'dark'] as const)('home has no accessibility violation in the %s theme', async (theme) => {
  chooseTheme(theme);
  const { screen } = await openHome();
  await expect.element(screen.getByText('1 store in contact')).toBeVisible();
  await expectAccessible();
});
