import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildSession, type SessionOverrides } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { menuAnswers } from '../../testing/servers/menu-server.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { menuItemsRoutes } from '../routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../routes/menus/menu-routes.ts';

const field = page.getByRole('textbox', { name: 'Go to a screen, location, item, employee or setting' });

async function openShell() {
  const opened = await renderApp({ screens: ['/locations', '/locationSettings/hours'] });
  await expect.element(opened.screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  return opened;
}

afterEach(async () => {
  vi.restoreAllMocks();
  if (field.query() === null) return;
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});

describe('the command palette', () => {
  test('Ctrl-K goes to any screen the user has', async () => {
    const { screen } = await openShell();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('hou');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Screen /locationSettings/hours' })).toBeVisible();
  });

  test.each([
    ['add employee', 'Add employee', '/employees/add'],
    ['publish status', 'Publish status', '/publishStatus'],
    ['import settings', 'Import settings', '/menu/import'],
    ['import employment', 'Import employment', '/employment/import'],
    ['password', 'Change Password', '/employees/changePassword'],
  ])('does things: %s', async (words, name, path) => {
    const { screen, router } = await renderApp({
      screens: ['/employees/add', '/publishStatus', '/menu/import', '/employment/import'],
    });
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill(words);
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(path);
  });

  test.each([
    ['coupon', 'Offers', '/menu/offers'],
    ['86', 'Out of Stock', '/menu/outOfStock'],
    ['sold out', 'Out of Stock', '/menu/outOfStock'],
    ['sales', 'Store Summary', '/storeSummary'],
    ['best sellers', 'Product Mix', '/productMix'],
    ['staff', 'Employees', '/employees'],
    ['kds', 'KPS', '/menu/kps'],
    ['new offer', 'Add an offer', '/menu/offers/add'],
    ['add item', 'Add menu item', '/menu/menuItems/item/add'],
  ])('knows the words of a manager: %s', async (words, name, path) => {
    const screens = [
      '/menu/offers',
      '/menu/menuItems',
      '/employees',
      '/menu/kps',
      '/menu/offers/add',
      '/menu/outOfStock',
      '/ticket-finder/search',
      '/storeSummary',
      '/productMix',
    ];
    const { screen, router } = await renderApp({ screens: [...screens, '/menu/menuItems/item/add'] });
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill(words);
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(path);
  });

  test.each(['pier 39 hours', 'hours pier 39'])(
    'finds a screen of a store that is typed with it: %s',
    async (words) => {
      const { screen, router } = await openShell();
      await userEvent.keyboard('{Control>}k{/Control}');
      await field.fill(words);
      await expect.element(screen.getByRole('button', { name: /^Hours ?Pier 39/ })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => router.state.location.pathname).toBe('/locationSettings/hours');
      expect(router.state.location.search).toMatchObject({ locationId: '101' });
    },
  );

  test('after it closed, the focus is on the page that it led to, or back where it was', async () => {
    const { screen } = await openShell();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('hou');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Screen /locationSettings/hours' })).toBeVisible();
    await expect.element(screen.getByRole('main')).toHaveFocus();
    const bell = screen.getByRole('button', { name: 'Keyboard shortcuts' });
    bell.element().focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(bell).toHaveFocus();
  });

  test('opens empty also while it still fades from closing', async () => {
    const match = window.matchMedia.bind(window);
    const moving = vi.spyOn(window, 'matchMedia');
    moving.mockImplementation((query) => match(query.replace('motion: reduce', 'motion: no-preference')));
    await openShell();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('hou');
    await expect.poll(() => document.querySelector('[data-action][data-selected]')).not.toBeNull();
    await userEvent.keyboard('{Escape}{Control>}k{/Control}');
    await expect.element(field).toHaveValue('');
    expect(document.querySelector('[data-action][data-selected]')).toBeNull();
    await userEvent.keyboard('loc');
    await expect.element(field).toHaveValue('loc');
  });

  test('a question is answered first: Ctrl-K does not open over it', async () => {
    const { screen } = await openShell();
    const answer = confirm({ message: 'Publish to 6 locations?' });
    const question = screen.getByRole('dialog', { name: 'Are You Sure?' });
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}hou');
    await expect.element(question).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe('cancel');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field).toHaveValue('');
  });

  test('finds Log out by its usual names', async () => {
    const { screen } = await openShell();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('sign out');
    await expect.element(screen.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
  });
});

describe('the command palette imports delivery zones', () => {
  const delivery = '/locationSettings/deliverySettings';
  const found = page.getByRole('button', { name: 'Import delivery zones', exact: true });

  async function search(session: SessionOverrides = {}) {
    const opened = await renderApp({ screens: [delivery], session: buildSession(session) });
    await expect.element(opened.screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('import delivery');
    return opened;
  }

  test('into the active level, with the dialog open', async () => {
    const { router } = await search({ enabledFeatures: ['locationSettings'] });
    await expect.element(found).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location).toMatchObject({ pathname: delivery, search: { import: 'zones' } });
  });

  test.each([
    ['who may not change delivery settings', { enabledFeatures: ['accessConfigurationOptions'] }],
    ['who only looks on', { enabledFeatures: ['locationSettings'], isReadOnly: true }],
  ])('NG-66 not for %s', async (_who, session) => {
    await search(session);
    await expect.element(page.getByText('Nothing found')).toBeVisible();
  });
});

test('finds a modifier by its name', async () => {
  const { screen, router } = await renderApp({
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    screens: ['/menu/modifiers/items/pepperoni'],
    answers: menuAnswers(),
  });
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('pepperoni');
  await expect.element(screen.getByRole('button', { name: /^Pepperoni/ }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/menu/modifiers/items/pepperoni');
});

describe('the command palette adds an item to the menu', () => {
  const found = page.getByRole('button', { name: 'Add menu item', exact: true });

  async function search(path: string, rights: SessionOverrides = {}) {
    const userId = crypto.randomUUID();
    const session = buildSession({ userId, ...rights });
    const opened = await renderApp({
      path,
      session,
      routes: [...menuRoutes, ...menuItemsRoutes],
      answers: menuAnswers(),
    });
    await expect.element(opened.screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('add menu item');
    return opened;
  }

  test.each([
    ['to a category that is chosen there', '/home', 'New item'],
    ['to the category that is open', '/menu/menuItems/drinks/category/soft', 'New item in Soft drinks'],
  ])('RT-77 %s', async (_where, path, title) => {
    await search(path);
    await expect.element(found).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });

  test('PM-19 not to the company for who does not manage its menus', async () => {
    await search('/home?locationId=0', { enabledFeatures: ['dashboard', 'overrideMenus'] });
    await expect.element(page.getByText('Nothing found')).toBeVisible();
  });

  test('PM-19 not to a store for who has no items of its own', async () => {
    await search('/home?locationId=101', { enabledFeatures: ['manageMenus', 'overrideMenus'] });
    await field.fill('supreme');
    await expect.element(page.getByRole('button', { name: /^Harbor Supreme/ })).toBeVisible();
    await field.fill('add menu item');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
  });

  test('PM-19 at a store for who has items of its own', async () => {
    await search('/home?locationId=101', { enabledFeatures: ['overrideMenus', 'manageLocalItems'] });
    await expect.element(found).toBeVisible();
  });
});
